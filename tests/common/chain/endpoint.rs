//! Endpoints that answer from a chain, honestly or not, and the settlement that asks them.

use packproof::verify::claims::question::{At, Log, LogQuery};
use packproof::verify::claims::unread::{Fault, Unread};
use packproof::verify::claims::{
    Answer, Answers, Claims, Listed, Question, Settled, Witnesses, witness,
};

use super::Chain;

/// What an endpoint answers in its own way, if it does.
type Says<'e> = Box<dyn Fn(&Question) -> Option<Answer> + 'e>;

/// An endpoint: what it answers first, and else its chain does.
pub struct Endpoint<'e> {
    pub chain: Chain,
    says: Vec<Says<'e>>,
}

/// An answer that says that there is none.
pub fn fault(fault: Fault) -> Answer {
    let host = "node.example".to_owned();
    Answer::Unread(Unread::Endpoint { host, fault })
}

impl<'e> Endpoint<'e> {
    pub fn of(chain: &Chain) -> Self {
        Self {
            chain: chain.clone(),
            says: Vec::new(),
        }
    }

    /// Its own view of the chain.
    pub fn seeing(mut self, change: impl FnOnce(&mut Chain)) -> Self {
        change(&mut self.chain);
        self
    }

    /// It answers some questions in its own way.
    pub fn saying(mut self, says: impl Fn(&Question) -> Option<Answer> + 'e) -> Self {
        self.says.push(Box::new(says));
        self
    }

    /// It keeps no earlier state.
    pub fn without_old_state(self) -> Self {
        self.saying(|question| match question {
            Question::Events(_, At::Block(_))
            | Question::GetPull(_, At::Block(_))
            | Question::Subscription(_, _, At::Block(_)) => Some(fault(Fault::Refused(
                -32_000,
                "missing trie node".to_owned(),
            ))),
            _ => None,
        })
    }

    /// It refuses these logs.
    pub fn refusing(self, refused: impl Fn(&LogQuery) -> bool + 'e) -> Self {
        self.saying(move |question| match question {
            Question::Logs(query) if refused(query) => Some(fault(Fault::NoLogs(query.from))),
            _ => None,
        })
    }

    /// Its answers over several blocks lack these logs.
    pub fn forgetting(self, is_forgotten: impl Fn(&Log) -> bool + 'e) -> Self {
        let chain = self.chain.clone();
        self.saying(move |question| match question {
            Question::Logs(query) if query.from != query.to => match chain.answer(question) {
                Answer::Logs(mut logs) => {
                    logs.retain(|log| !is_forgotten(log));
                    Some(Answer::Logs(logs))
                }
                other => Some(other),
            },
            _ => None,
        })
    }

    fn answer(&self, question: &Question) -> Answer {
        let mut own = self.says.iter().filter_map(|says| says(question));
        let own = own.next();
        own.unwrap_or_else(|| self.chain.answer(question))
    }
}

/// Answers every question until none is open.
pub fn settle(claims: &Claims, listed: &Listed, endpoints: &[Endpoint<'_>]) -> Settled {
    let mut answers = Answers::new();
    for _ in 0..24 {
        let settled = claims.settle(listed, &answers);
        if settled.open.is_empty() {
            return settled;
        }
        for question in settled.open {
            let given = answers.entry(question.clone()).or_default();
            for (place, endpoint) in endpoints.iter().enumerate() {
                let by = Witnesses::of(place);
                witness::give(given, by, endpoint.answer(&question));
            }
        }
    }
    panic!("questions never end");
}
