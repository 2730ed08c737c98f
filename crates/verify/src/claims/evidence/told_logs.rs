//! Every log that an answer tells, whoever told it: where a proof may be found. What is found there is tried, and not
//! believed.

use values::order::{self, OrderedMap};

use super::logged::LoggedRequest;
use crate::answers::{Answer, Answers, Log};
use values::position::Position;

/// Every log that the answers tell, each once, in the chain's order.
#[derive(Debug)]
pub struct ToldLogs<'a>(OrderedMap<Position, Vec<&'a Log>>);

impl<'a> ToldLogs<'a> {
    /// The logs of ranges and of receipts.
    pub fn of(answers: &'a Answers) -> Self {
        let given = answers.values().flatten();
        let logs = given.flat_map(|given| match &given.answer {
            Answer::Logs(logs) => logs.as_slice(),
            Answer::Receipt(receipt) if receipt.succeeded => receipt.logs.as_slice(),
            _ => &[],
        });
        let logs = order::set(logs).into_iter();
        Self(order::grouped(logs.map(|log| (log.position, log))))
    }

    /// The oracle's requests among them.
    pub fn requests(&self) -> impl Iterator<Item = (&'a Log, LoggedRequest)> + '_ {
        let logs = self.0.values().flatten().copied();
        logs.filter_map(|log| Some((log, LoggedRequest::read(log)?)))
    }
}
