//! Settlements of what a few endpoints answered.

use super::case::Settlement;
use crate::answers::{
    Address, Answer, Answers, Fault, Head, Log, LogQuery, Question, Receipt, Unread, Witnesses,
    add_answer,
};
use crate::claims::evidence::ledger::Ledger;
use crate::claims::listed::Listed;
use crate::claims::notarised::Receipts;
use crate::claims::work::Work;
use crate::step::{Cause, Place, Point};
use values::hash::Hash32;
use values::position::Position;

/// The answers of a few endpoints, each of which is named by its index.
#[derive(Clone, Default)]
pub(super) struct Told(Answers);

impl Told {
    /// Adds an endpoint's answer.
    pub(super) fn by(mut self, index: usize, question: Question, answer: Answer) -> Self {
        add_answer(&mut self.0, question, Witnesses::of(index), answer);
        self
    }

    /// Adds the logs that an endpoint shows, in blocks of these numbers.
    pub(super) fn logs(self, index: usize, blocks: impl IntoIterator<Item = u8>) -> Self {
        let logs = blocks.into_iter().map(log).collect();
        self.by(index, all(), Answer::Logs(logs))
    }

    /// Adds an endpoint's newest block.
    pub(super) fn head(self, index: usize, newest: u64) -> Self {
        self.by(index, Question::Head, Answer::Head(Head::at(newest)))
    }

    /// Runs the function with the settlement for the view of this endpoint, or for all together.
    pub(super) fn settle<T>(
        &self,
        view: Option<usize>,
        run: impl FnOnce(&mut Settlement<'_>) -> T,
    ) -> T {
        let ledger = Ledger {
            answers: &self.0,
            receipts: &Receipts::default(),
            listed: &Listed::default(),
            needed: 0,
            view: view.map(Witnesses::of),
        };
        run(&mut Settlement::new(ledger, &Work::default()))
    }
}

/// The only log of a block.
pub(super) fn log(block: u8) -> Log {
    Log {
        position: position(block),
        address: Address::new([1; 20]),
        topics: Vec::new(),
        data: Vec::new(),
        transaction: Hash32::new([block; 32]),
    }
}

/// The position of the only log of a block.
pub(super) fn position(block: u8) -> Position {
    Position {
        block: block.into(),
        log_index: 3,
    }
}

/// The question for the logs of all blocks.
pub(super) const fn all() -> Question {
    Question::Logs(query())
}

/// The query for the logs of all blocks.
pub(super) const fn query() -> LogQuery {
    LogQuery::all(Address::new([1; 20]), 0, u64::MAX)
}

/// The question for the receipt of a block's transaction.
pub(super) fn receipt(block: u8) -> Question {
    Question::Receipt(log(block).transaction)
}

/// The question whether a block lists its transaction.
pub(super) fn listed(block: u8) -> Question {
    Question::InBlock(log(block).transaction, block.into())
}

/// The receipt of a block's transaction, with these logs.
pub(super) fn with_logs(block: u8, logs: Vec<Log>) -> Answer {
    Answer::Receipt(Receipt {
        block: block.into(),
        succeeded: true,
        logs,
    })
}

/// The answer of an endpoint that does not know a block's transaction.
pub(super) fn unknown(block: u8) -> Answer {
    Answer::Unread(Unread::UnknownTransaction(log(block).transaction))
}

/// The answer of an endpoint that is busy.
pub(super) fn busy() -> Answer {
    Answer::Unread(Unread::Endpoint {
        host: "node.example".into(),
        fault: Fault::Busy,
    })
}

/// Returns the cause for which the step that is settled would be skipped.
pub(super) fn cause(case: &Settlement<'_>) -> Option<Cause> {
    let mut run = case.run.clone();
    run.same(Point::EventId, &Place::Payload, 1_u64, 1);
    run.finish().cause().cloned()
}
