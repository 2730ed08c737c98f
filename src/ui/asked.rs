//! The requests to one worker, and which of its responses still count.

use crate::worker::request::{Request, RequestId};

/// How many requests were sent, and the newest of each topic.
#[derive(Default)]
pub struct Asked {
    sent: u32,
    newest: Vec<RequestId>,
}

impl Asked {
    /// Names the next request.
    pub fn name(&mut self, request: &Request) -> RequestId {
        self.sent = self.sent.wrapping_add(1);
        let id = RequestId {
            number: self.sent,
            topic: request.topic(),
        };
        self.newest.retain(|newest| newest.topic != id.topic);
        self.newest.push(id);
        id
    }

    /// Whether the responses to a request still count: no newer request has its topic.
    pub fn counts(&self, id: RequestId) -> bool {
        id.topic.is_none() || self.newest.contains(&id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::find::{List, Sought};

    fn find(list: List) -> Request {
        Request::Find {
            list,
            sought: Sought::Pull(1),
            from: 0,
            back: false,
        }
    }

    fn read() -> Request {
        Request::ReadContract {
            endpoints: Vec::new(),
            coordinators: String::new(),
        }
    }

    // A reading that was given up came in after the next one began, and was shown as that one's.
    #[test]
    fn an_older_question_s_answer_no_longer_counts() {
        let mut asked = Asked::default();
        let [first, pulls, deck] =
            [read(), find(List::Pulls), find(List::Deck)].map(|request| asked.name(&request));
        assert!([first, pulls, deck].iter().all(|id| asked.counts(*id)));

        asked.name(&Request::StopReading);
        assert!(!asked.counts(first));
        let second = asked.name(&read());
        assert!(asked.counts(second) && !asked.counts(first));

        let newer = asked.name(&find(List::Pulls));
        assert!(asked.counts(newer) && !asked.counts(pulls) && asked.counts(deck));
    }

    #[test]
    fn what_is_answered_in_turn_always_counts() {
        let mut asked = Asked::default();
        let rows = |from| Request::Rows { from, count: 10 };
        let ids = [rows(0), rows(10), Request::Course].map(|request| asked.name(&request));
        assert!(ids.iter().all(|id| asked.counts(*id)));
        assert_eq!(ids.map(|id| id.number), [1, 2, 3]);
    }
}
