//! The requests to one worker, and which of its responses still count.

use crate::worker::request::{Request, RequestId, Topic};

/// The topic of each request, in their order.
#[derive(Default)]
pub struct RequestLog(Vec<Option<Topic>>);

impl RequestLog {
    /// Names the next request.
    pub fn assign(&mut self, request: &Request) -> RequestId {
        self.0.push(request.topic());
        RequestId(u32::try_from(self.0.len()).unwrap_or(u32::MAX))
    }

    /// Whether the responses to a request still count: no newer request has its topic.
    pub fn is_current(&self, id: RequestId) -> bool {
        let before = usize::try_from(id.0).map_or(usize::MAX, |number| number.saturating_sub(1));
        match self.0.get(before..).and_then(<[_]>::split_first) {
            Some((topic, newer)) => topic.is_none() || !newer.contains(topic),
            None => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worker::request::{ChainRequest, LookUp};
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
            lists: Default::default(),
        }
        .into()
    }

    // A reading that was given up came in after the next one began, and was shown as that one's.
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

        requests.assign(&Request::StopReading);
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
}
