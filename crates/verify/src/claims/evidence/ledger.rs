//! The ledger: everything that is known of the chain, each record in the best grade that it has.
//!
//! It is built once, from the answers of the endpoints and from the receipts that a prover has verified. A settlement asks it
//! and never a raw answer. With the view of one endpoint it shows that endpoint's records, and of the places that the
//! endpoint does not keep, the records of the others. A settlement of all together says what the answers come to; a step
//! keeps that result only if the view of each endpoint gives it too (`claims::agreed`). One honest endpoint is then enough:
//! nothing that it denies proves, refutes, excludes, classifies, names or dates anything. A proven log counts in favour,
//! whoever lacks it; that a log is absent never counts.

use values::order;
use values::order::OrderedSet;

use crate::answers::{
    Answer, AnswerSummary, Answers, Fault, Log, Question, Told, Unread, Witnesses,
};
use crate::claims::listed::Listed;
use crate::claims::notarised::Receipts;
use values::position::Position;

/// The records that a settlement rests on.
#[derive(Clone, Copy, Debug)]
pub struct Ledger<'a> {
    /// The answers, without the logs of endpoints that contradict themselves.
    pub answers: &'a Answers,
    /// The receipts that the oracle's proofs show.
    pub receipts: &'a Receipts,
    /// The contracts and keys that the oracle's operator and the deployment list.
    pub listed: &'a Listed,
    /// The newest block that the proof names.
    pub needed: u64,
    /// The endpoint whose view is settled; `None` for all together.
    pub view: Option<Witnesses>,
}

/// A log, who showed it, and who was asked for it and answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownLog<'a> {
    /// The log.
    pub log: &'a Log,
    /// The endpoints that showed it.
    pub by: Witnesses,
    /// The endpoints that answered a question to which the log belongs.
    pub of: Witnesses,
    /// The endpoints that answered without it, with other logs of its block or on both sides of it: they keep this place.
    pub lacking: Witnesses,
}

/// The standing of an endpoint towards a log that others show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Presence {
    /// The endpoint's receipt has the log.
    Shown,
    /// The endpoint keeps the place, and does not have the log.
    Denied,
    /// The endpoint keeps nothing of the place.
    NotKept,
    /// The endpoint did not say whether it keeps the place.
    Unknown,
    /// The endpoint has not been asked yet.
    Asked(Vec<Question>),
}

/// The places that an answer shows to be kept: the blocks that it has logs of, and all between its first log and its last.
#[derive(Debug)]
pub struct Kept {
    blocks: OrderedSet<u64>,
    first: Option<Position>,
    last: Option<Position>,
}

impl Kept {
    /// The places of these logs, which are in the chain's order.
    pub fn by(logs: &OrderedSet<&Log>) -> Self {
        Self {
            blocks: order::set(logs.iter().map(|log| log.position.block)),
            first: logs.first().map(|log| log.position),
            last: logs.last().map(|log| log.position),
        }
    }

    /// Returns whether a place is one of them.
    pub fn holds(&self, place: Position) -> bool {
        let is_between = self.first.is_some_and(|first| first < place)
            && self.last.is_some_and(|last| place < last);
        is_between || self.blocks.contains(&place.block)
    }
}

impl ShownLog<'_> {
    /// Returns the log as both answers together show it.
    pub const fn with(self, other: Self) -> Self {
        Self {
            log: self.log,
            by: self.by.with(other.by),
            of: self.of.with(other.of),
            lacking: self.lacking.with(other.lacking),
        }
    }

    /// Returns the log's position, with the endpoints that showed it.
    pub const fn told(&self) -> Told<Position> {
        Told {
            value: self.log.position,
            by: self.by,
        }
    }

    /// The contradiction with endpoints that do not have the log.
    pub fn disputed_by(&self, others: Witnesses) -> Unread {
        let position = self.log.position;
        Unread::Disagreement(vec![
            (self.by, AnswerSummary::Log(position)),
            (others, AnswerSummary::NoLog(position)),
        ])
    }
}

impl<'a> Ledger<'a> {
    /// The newest block of each endpoint that takes part.
    pub fn heads(&self) -> impl Iterator<Item = (Witnesses, u64)> + use<'a> {
        let given = self.answers.get(&Question::Head).into_iter().flatten();
        given.filter_map(|given| match given.answer {
            Answer::Head(head) => Some((given.by, head.newest)),
            _ => None,
        })
    }

    /// Every endpoint that takes part.
    pub fn all_witnesses(&self) -> Witnesses {
        Witnesses::all(self.heads().map(|(by, _)| by))
    }

    /// The answer of one endpoint to a question.
    pub fn answer_of(&self, one: Witnesses, question: &Question) -> Option<&'a Answer> {
        let mut given = self.answers.get(question).into_iter().flatten();
        let own = given.find(|given| given.by.include(one));
        own.map(|given| &given.answer)
    }

    /// The newest block of an endpoint.
    pub fn newest_of(&self, one: Witnesses) -> Option<u64> {
        let mut heads = self.heads();
        heads.find_map(|(by, newest)| by.include(one).then_some(newest))
    }

    /// Returns whether an endpoint that did not show a log has it: by its transaction's receipt, else by what it shows
    /// around it, else by its block's list of transactions.
    pub fn presence(&self, shown: &ShownLog<'_>, one: Witnesses) -> Presence {
        let log = shown.log;
        if self
            .newest_of(one)
            .is_some_and(|newest| newest < log.position.block)
        {
            return Presence::NotKept;
        }
        let receipt = Question::Receipt(log.transaction);
        let listed = Question::InBlock(log.transaction, log.position.block);
        match self.answer_of(one, &receipt) {
            Some(Answer::Receipt(receipt)) if receipt.succeeded && receipt.logs.contains(log) => {
                Presence::Shown
            }
            Some(Answer::Receipt(_)) => Presence::Denied,
            Some(_) if shown.lacking.include(one) => Presence::Denied,
            Some(asked) => match self.answer_of(one, &listed) {
                Some(Answer::InBlock(false)) => Presence::Denied,
                Some(Answer::Unread(Unread::Endpoint { .. })) => Presence::Unknown,
                Some(_) if did_not_say(asked) => Presence::Unknown,
                Some(_) => Presence::NotKept,
                None => Presence::Asked(vec![listed]),
            },
            None if shown.lacking.include(one) => Presence::Asked(vec![receipt]),
            None => Presence::Asked(vec![receipt, listed]),
        }
    }

    /// Returns whether a log is proven that an endpoint lacks: a proof outweighs absence, and no other form of the same
    /// log.
    pub fn is_proven_beside(&self, one: Witnesses, log: &Log) -> bool {
        let is_same = |own: &&Log| {
            (own.position.block, own.address) == (log.position.block, log.address)
                && (&own.topics, &own.data) == (&log.topics, &log.data)
        };
        if !self.receipts.hold(log) {
            return false;
        }
        let own = self.answers.values().flatten();
        let own = own.filter(|given| given.by.include(one));
        let mut own = own.flat_map(|given| match &given.answer {
            Answer::Logs(logs) => logs.as_slice(),
            Answer::Receipt(receipt) => receipt.logs.as_slice(),
            _ => &[],
        });
        own.find(is_same).is_none()
    }
}

/// Returns whether an endpoint was asked, and its answer was lost: a refusal in its own words is an answer.
pub const fn did_not_say(answer: &Answer) -> bool {
    matches!(
        answer,
        Answer::Unread(Unread::Endpoint { fault, .. })
            if !matches!(fault, Fault::Refused(..) | Fault::NotTheContract)
    )
}

#[cfg(test)]
mod tests;
