//! Logs the requests to one worker, and decides which of its responses still count.

use std::collections::VecDeque;

use crate::worker::request::{ChainRequest, Request, RequestId, Topic};

/// The most requests that can be sent again.
const KEPT: usize = 16;

/// The topic of each request, in their order, and the newest requests themselves.
#[derive(Default)]
pub struct RequestLog {
    topics: Vec<Option<Topic>>,
    newest: VecDeque<(RequestId, Request)>,
}

impl RequestLog {
    /// Logs the next request and returns its id.
    pub fn assign(&mut self, request: &Request) -> RequestId {
        self.topics.push(request.topic());
        let id = RequestId(u32::try_from(self.topics.len()).unwrap_or(u32::MAX));
        // A kept reading is long, and can be restored from storage at any time.
        let is_kept = matches!(request, Request::Chain(ChainRequest::Restore { .. }));
        if !is_kept && !matches!(request, Request::Check(_)) {
            self.newest.truncate(KEPT.saturating_sub(1));
            self.newest.push_front((id, request.clone()));
        }
        id
    }

    /// Returns a request that a part of the worker failed to handle, to send it again; `None` for a check, a restored
    /// reading, or an old request.
    pub fn sent(&self, id: RequestId) -> Option<Request> {
        let mut newest = self.newest.iter();
        let (_, request) = newest.find(|(sent, _)| *sent == id)?;
        Some(request.clone())
    }

    /// Returns whether the responses to a request still count: no newer request has its topic.
    pub fn is_current(&self, id: RequestId) -> bool {
        let before = usize::try_from(id.0).map_or(usize::MAX, |number| number.saturating_sub(1));
        match self.topics.get(before..).and_then(<[_]>::split_first) {
            Some((topic, newer)) => topic.is_none() || !newer.contains(topic),
            None => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worker::request::{CheckRequest, LookUp};
    use words::find::{List, SearchTerm};

    fn find(list: List) -> Request {
        let term = SearchTerm::Pull(1);
        let (from, back) = (0, false);
        LookUp::Find {
            list,
            term,
            from,
            back,
        }
        .into()
    }

    fn read() -> Request {
        ChainRequest::Read {
            endpoints: Vec::new(),
        }
        .into()
    }

    // Regression: an answer to a cancelled reading arrived after the next one began, and the page took it for the new
    // one's.
    #[test]
    fn an_older_question_s_answer_no_longer_counts() {
        let mut requests = RequestLog::default();
        let [first, pulls, deck] =
            [read(), find(List::Pulls), find(List::Deck)].map(|request| requests.assign(&request));
        assert!(
            [first, pulls, deck]
                .iter()
                .all(|id| requests.is_current(*id))
        );

        requests.assign(&CheckRequest::StopReading.into());
        assert!(!requests.is_current(first));
        let second = requests.assign(&read());
        assert!(requests.is_current(second) && !requests.is_current(first));

        let newer = requests.assign(&find(List::Pulls));
        assert!(
            requests.is_current(newer) && !requests.is_current(pulls) && requests.is_current(deck)
        );
    }

    #[test]
    fn what_is_answered_in_turn_always_counts() {
        let mut requests = RequestLog::default();
        let rows = |from| LookUp::Rows { from, count: 10 };
        let ids = [rows(0), rows(10), LookUp::Drawdown];
        let ids = ids.map(|look_up| requests.assign(&look_up.into()));
        assert!(ids.iter().all(|id| requests.is_current(*id)));
        assert_eq!(ids, [1, 2, 3].map(RequestId));
        assert!(!requests.is_current(RequestId(4)), "nothing asked for it");
    }

    #[test]
    fn the_newest_requests_can_be_sent_again() {
        let mut requests = RequestLog::default();
        let first = requests.assign(&LookUp::Drawdown.into());
        let ids: Vec<_> = (0..16)
            .map(|from| requests.assign(&LookUp::Rows { from, count: 1 }.into()))
            .collect();
        let again = requests.sent(ids[0]);
        assert!(matches!(
            again,
            Some(Request::LookUp(LookUp::Rows { from: 0, .. }))
        ));
        assert!(requests.sent(first).is_none());
        let check = requests.assign(
            &CheckRequest::Summary {
                settings: Vec::new(),
                name: String::new(),
            }
            .into(),
        );
        assert!(requests.sent(check).is_none());
    }
}
