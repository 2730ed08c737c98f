//! The view of one endpoint: what it shows, and of what it does not keep, what the others show.
//!
//! The answers of several endpoints are joined here and nowhere else. A settlement of all together says what the answers
//! come to; a step keeps that result only if the view of each endpoint gives it too (`claims::agreed`).
//! One honest endpoint is then enough: nothing that it denies proves, refutes, excludes, classifies, names or dates
//! anything.

use values::order;
use values::order::{OrderedMap, OrderedSet};

use crate::answers::{
    Answer, AnswerSummary, Answers, At, Fault, Log, Question, Unread, WitnessedAnswer, Witnesses,
};
use crate::claims::proven::ProvenFacts;
use crate::step::{Cause, Check, StepId};
use values::position::Position;

/// How many logs of a range that an endpoint does not show are looked for in its receipts. Past these, it denies them.
const MAX_SOUGHT: usize = 64;

/// A log, who showed it, and who was asked for it and answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownLog<'a> {
    /// The log.
    pub log: &'a Log,
    /// Who showed it.
    pub by: Witnesses,
    /// Who answered a question that it belongs to the answer of.
    pub of: Witnesses,
    /// Who answered without it, with other logs of its block or on both sides of it: they keep this place.
    pub lacking: Witnesses,
}

/// What the endpoints answered, and what is proven of it.
#[derive(Clone, Copy, Debug)]
pub struct Records<'a> {
    /// The answers.
    pub answers: &'a Answers,
    /// What the oracle's proofs show, once that is known.
    pub proven: Option<&'a ProvenFacts>,
}

/// One endpoint's view.
#[derive(Debug)]
pub struct View {
    /// The endpoint.
    pub of: Witnesses,
    /// What must be asked before it is known what the endpoint shows.
    pub open: OrderedSet<Question>,
    /// The first contradiction with other endpoints that each step met.
    pub disputes: Vec<(StepId, Unread)>,
}

/// Whether an endpoint has a log that others show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Presence {
    /// Its receipt has it.
    Shown,
    /// It keeps the place, and does not have it.
    Denied,
    /// It keeps nothing of the place.
    NotKept,
    /// It did not say whether it keeps the place.
    Unknown,
    /// It has not been asked yet.
    Asked(Vec<Question>),
}

impl View {
    /// The view of an endpoint.
    pub const fn of(of: Witnesses) -> Self {
        Self {
            of,
            open: OrderedSet::new(),
            disputes: Vec::new(),
        }
    }

    /// Notes a contradiction that a step met.
    pub fn dispute(&mut self, id: StepId, dispute: &Unread) {
        if !self.disputes.iter().any(|(of, _)| *of == id) {
            self.disputes.push((id, dispute.clone()));
        }
    }
}

impl Question {
    /// The same question of the present state.
    pub fn at_present(&self) -> Self {
        match self {
            Self::Events(id, _) => Self::Events(*id, At::Pinned),
            Self::GetPull(key, _) => Self::GetPull(*key, At::Pinned),
            other => other.clone(),
        }
    }
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

    /// Whether a place is one of them.
    pub fn holds(&self, place: Position) -> bool {
        let is_between = self.first.is_some_and(|first| first < place)
            && self.last.is_some_and(|last| place < last);
        is_between || self.blocks.contains(&place.block)
    }
}

impl ShownLog<'_> {
    /// The contradiction with endpoints that do not have the log.
    pub fn disputed_by(&self, others: Witnesses) -> Unread {
        let position = self.log.position;
        Unread::Disagreement(vec![
            (self.by, AnswerSummary::Log(position)),
            (others, AnswerSummary::NoLog(position)),
        ])
    }
}

impl<'a> Records<'a> {
    /// What one endpoint answered to a question.
    fn answer_of(self, one: Witnesses, question: &Question) -> Option<&'a Answer> {
        let mut given = self.answers.get(question).into_iter().flatten();
        let own = given.find(|given| given.by.include(one));
        own.map(|given| &given.answer)
    }

    /// The newest block of an endpoint.
    fn newest_of(self, one: Witnesses) -> Option<u64> {
        match self.answer_of(one, &Question::Head) {
            Some(Answer::Head(head)) => Some(head.newest),
            _ => None,
        }
    }

    /// Whether an endpoint that did not show a log has it: by its transaction's receipt, else by what it shows around it,
    /// else by its block's list of transactions.
    pub fn presence(self, shown: &ShownLog<'_>, one: Witnesses) -> Presence {
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

    /// Whether a log is proven that an endpoint lacks: a proof outweighs absence, and no other form of the same log.
    fn is_proven_beside(self, one: Witnesses, log: &Log) -> bool {
        let is_same = |own: &&Log| {
            (own.position.block, own.address) == (log.position.block, log.address)
                && (&own.topics, &own.data) == (&log.topics, &log.data)
        };
        if !self.proven.is_some_and(|proven| proven.hold(log)) {
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

/// Whether an endpoint was asked, and its answer was lost: a refusal in its own words is an answer.
const fn did_not_say(answer: &Answer) -> bool {
    matches!(
        answer,
        Answer::Unread(Unread::Endpoint { fault, .. })
            if !matches!(fault, Fault::Refused(..) | Fault::OddAnswer(_) | Fault::NotTheContract)
    )
}

impl View {
    /// Whether the view's endpoint, which gave another answer or none, leaves this one standing: a transaction that its
    /// own block does not list is none.
    pub fn is_in_view(
        &mut self,
        records: Records<'_>,
        check: &mut Check,
        question: &Question,
        told: &WitnessedAnswer,
    ) -> bool {
        let one = self.of;
        let (Question::Receipt(hash), Answer::Receipt(receipt)) = (question, &told.answer) else {
            return true;
        };
        let is_proven = |log: &Log| records.is_proven_beside(one, log);
        // The view's endpoint contradicts itself: its receipts count for nothing.
        if let Some(Answer::Unread(Unread::Inconsistent(..))) = records.answer_of(one, question) {
            return true;
        }
        if told.by.include(one) || (!receipt.logs.is_empty() && receipt.logs.iter().all(is_proven))
        {
            return true;
        }
        let head = records.newest_of(one);
        if head.is_some_and(|newest| newest < receipt.block) {
            let reached = Unread::ReachedByFew(told.by, receipt.block);
            check.lacks(Cause::Unread(reached));
            return false;
        }
        let listed = Question::InBlock(*hash, receipt.block);
        match records.answer_of(one, &listed) {
            Some(Answer::InBlock(false)) => {
                let dispute = Unread::Disagreement(vec![
                    (told.by, AnswerSummary::of(&told.answer)),
                    (one, AnswerSummary::NoTransaction),
                ]);
                self.dispute(check.id(), &dispute);
                check.lacks(Cause::Unread(dispute));
                false
            }
            // It knows no such transaction, and did not say whether it keeps the block.
            Some(block)
                if did_not_say(block)
                    && records
                        .answer_of(one, question)
                        .is_some_and(|own| !did_not_say(own)) =>
            {
                check.lacks(Cause::Unread(Unread::ToldByFew(told.by)));
                false
            }
            Some(_) => true,
            None => {
                self.open.insert(listed);
                check.lacks(Cause::ContractNotRead);
                false
            }
        }
    }

    /// The logs that the view's endpoint shows, and those of others at places that it does not keep.
    pub fn seen<'a>(
        &mut self,
        records: Records<'_>,
        check: &Check,
        all: Vec<ShownLog<'a>>,
    ) -> Vec<ShownLog<'a>> {
        let one = self.of;
        if !all.iter().any(|shown| shown.of.include(one)) {
            return all;
        }
        let own = all.iter().filter(|shown| shown.by.include(one));
        let first = own.clone().map(|shown| shown.log.position).min();
        let (lacking, outside): (Vec<_>, Vec<_>) = all
            .iter()
            .copied()
            .filter(|shown| !shown.by.include(one))
            .partition(|shown| shown.lacking.include(one));
        // A node keeps a place if it keeps an older one: the nearest logs are looked for first.
        let (mut older, newer): (Vec<_>, Vec<_>) = outside
            .into_iter()
            .partition(|shown| first.is_none_or(|first| shown.log.position < first));
        older.reverse();
        let mut seen: Vec<ShownLog<'a>> = own.copied().collect();
        let denied = [
            self.look_for(records, lacking, usize::MAX, &mut seen),
            self.look_for(records, older, 1, &mut seen),
            self.look_for(records, newer, 1, &mut seen),
        ];
        if let Some(shown) = denied.into_iter().flatten().next() {
            self.dispute(check.id(), &shown.disputed_by(one));
        }
        let in_order: OrderedMap<&Log, ShownLog<'a>> =
            seen.into_iter().map(|shown| (shown.log, shown)).collect();
        in_order.into_values().collect()
    }

    /// Looks for logs in an endpoint's receipts, at first so many at once. The first place that it does not keep ends the
    /// search: all further ones are not kept either. Returns the first log that it denies.
    fn look_for<'a>(
        &mut self,
        records: Records<'_>,
        logs: Vec<ShownLog<'a>>,
        at_once: usize,
        seen: &mut Vec<ShownLog<'a>>,
    ) -> Option<ShownLog<'a>> {
        let one = self.of;
        let (mut may_ask, mut is_kept, mut denied) = (at_once, true, None);
        let newest = records.newest_of(one);
        for (sought, shown) in logs.into_iter().enumerate() {
            let is_above = newest.is_some_and(|newest| newest < shown.log.position.block);
            let presence = match (is_kept, sought < MAX_SOUGHT && !is_above) {
                (false, _) if !is_above => Presence::NotKept,
                (_, false) => Presence::Denied,
                _ => records.presence(&shown, one),
            };
            match presence {
                Presence::Shown => {
                    seen.push(shown);
                    may_ask = may_ask.saturating_add(2);
                }
                Presence::NotKept => {
                    seen.push(shown);
                    is_kept = false;
                }
                Presence::Unknown => {}
                Presence::Denied if records.is_proven_beside(one, shown.log) => seen.push(shown),
                Presence::Denied => {
                    denied.get_or_insert(shown);
                    may_ask = may_ask.saturating_add(2);
                }
                Presence::Asked(questions) => {
                    if let Some(left) = may_ask.checked_sub(1) {
                        self.open.extend(questions);
                        may_ask = left;
                    }
                }
            }
        }
        denied
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answers::{Address, add_answer};
    use values::hash::Hash32;

    /// Whether an endpoint has a log of another's, if it answers so for the log's transaction and block.
    fn presence(receipt: &Answer, listed: &Answer) -> Presence {
        let log = Log {
            position: Position {
                block: 7,
                log_index: 3,
            },
            address: Address::new([1; 20]),
            topics: Vec::new(),
            data: Vec::new(),
            transaction: Hash32::new([2; 32]),
        };
        let one = Witnesses::of(1);
        let mut answers = Answers::new();
        for (question, answer) in [
            (Question::Receipt(log.transaction), receipt),
            (Question::InBlock(log.transaction, 7), listed),
        ] {
            add_answer(answers.entry(question).or_default(), one, answer.clone());
        }
        let records = Records {
            answers: &answers,
            proven: None,
        };
        let shown = ShownLog {
            log: &log,
            by: Witnesses::of(0),
            of: Witnesses::of(0).with(one),
            lacking: Witnesses::NONE,
        };
        records.presence(&shown, one)
    }

    // An honest endpoint was busy when it was asked for the block of an invented log: it seemed to keep nothing there, and
    // the log stood.
    #[test]
    fn an_endpoint_that_did_not_say_whether_it_keeps_a_place_may_keep_it() {
        let fault = |fault| {
            let host = "node.example".into();
            Answer::Unread(Unread::Endpoint { host, fault })
        };
        let unknown = Answer::Unread(Unread::UnknownTransaction(Hash32::new([2; 32])));
        let lost = [
            Fault::Busy,
            Fault::Unreachable,
            Fault::Status(500),
            Fault::Malformed,
            Fault::WrongIds,
        ];
        for lost in lost {
            assert_eq!(presence(&unknown, &fault(lost.clone())), Presence::Unknown);
            // So it was when it was asked for the receipt.
            let receipt = fault(lost);
            assert_eq!(
                presence(&receipt, &Answer::InBlock(true)),
                Presence::Unknown
            );
            assert_eq!(
                presence(&receipt, &Answer::InBlock(false)),
                Presence::Denied
            );
        }
        // No block, and a refusal to give receipts, are answers.
        assert_eq!(presence(&unknown, &unknown), Presence::NotKept);
        let refused = fault(Fault::Refused(-32_601, "no such method".into()));
        assert_eq!(
            presence(&refused, &Answer::InBlock(true)),
            Presence::NotKept
        );
        assert_eq!(
            presence(&unknown, &Answer::InBlock(false)),
            Presence::Denied
        );
        assert_eq!(
            presence(&unknown, &Answer::InBlock(true)),
            Presence::NotKept
        );
    }
}
