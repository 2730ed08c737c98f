//! The logs that endpoints show, and whether they agree on one.

use super::case::Settlement;
use super::questions::unread;
use crate::answers::{Answer, Log, LogQuery, Question, Unread, Witnesses};
use crate::claims::evidence::ledger::{Kept, Presence, ShownLog};
use crate::claims::limits::MAX_NUMBERINGS;
use values::order::{OrderedSet, grouped};

/// The agreement of the endpoints that answered on one log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogAgreement {
    /// All show it, by the range or by its transaction's receipt.
    Shared,
    /// These keep nothing of its place, and the others show it.
    NotKeptBy(Witnesses),
    /// These keep its place, and do not have it.
    DeniedBy(Witnesses),
    /// These did not say whether they keep its place.
    UnknownOf(Witnesses),
    /// They have not been asked for the receipt yet.
    Asked,
}

impl<'a> Settlement<'a> {
    /// The logs of a range, in the chain's order: every log that an endpoint shows, or those of one endpoint's view.
    pub fn logs(&mut self, query: &LogQuery) -> Option<Vec<ShownLog<'a>>> {
        let given = self.given(&Question::Logs(query.clone()))?;
        let mut told: Vec<(Witnesses, Kept)> = Vec::new();
        let mut shown = Vec::new();
        for given in given {
            let Answer::Logs(logs) = &given.answer else {
                continue;
            };
            let own: OrderedSet<&Log> = logs.iter().filter(|log| query.wants(log)).collect();
            shown.extend(own.iter().map(|log| (*log, given.by)));
            told.push((given.by, Kept::by(&own)));
        }
        let of = Witnesses::all(told.iter().map(|(by, _)| *by));
        if of.is_empty() {
            self.unread(unread(given));
            return None;
        }
        let shown = grouped(shown);
        if !self.work.spend(shown.len()) {
            self.gives_up();
            return None;
        }
        let shown = shown.into_iter().map(|(log, by)| {
            let by = Witnesses::all(by);
            let without = told.iter().filter(|(teller, _)| !by.include(*teller));
            let lacking = without.filter(|(_, kept)| kept.holds(log.position));
            ShownLog {
                log,
                by,
                of,
                lacking: Witnesses::all(lacking.map(|(teller, _)| *teller)),
            }
        });
        let shown = shown.collect();
        Some(match self.ledger.view {
            Some(view) => self.seen(view, shown),
            None => shown,
        })
    }

    /// Everyone who answered a question with logs.
    pub fn told_logs(&self, query: &LogQuery) -> Witnesses {
        let given = self.ledger.answers.get(&Question::Logs(query.clone()));
        let given = given.into_iter().flatten();
        let logs = given.filter(|given| matches!(given.answer, Answer::Logs(_)));
        Witnesses::all(logs.map(|given| given.by))
    }

    /// Returns whether every endpoint that answered shows a log: those that did not show it are asked for its
    /// transaction's receipt, and for its block's list of transactions.
    pub fn agreement(&mut self, shown: &ShownLog<'_>) -> LogAgreement {
        let [mut denied, mut not_kept, mut unknown] = [Witnesses::NONE; 3];
        let mut is_asked = false;
        for place in shown.of.without(shown.by).indices() {
            let one = Witnesses::of(place);
            match self.ledger.presence(shown, one) {
                Presence::Shown => {}
                Presence::Denied => denied = denied.with(one),
                Presence::NotKept => not_kept = not_kept.with(one),
                Presence::Unknown => unknown = unknown.with(one),
                Presence::Asked(questions) => {
                    for question in questions {
                        self.open.add(question);
                    }
                    is_asked = true;
                }
            }
        }
        if is_asked {
            LogAgreement::Asked
        } else if !denied.is_empty() {
            LogAgreement::DeniedBy(denied)
        } else if !unknown.is_empty() {
            LogAgreement::UnknownOf(unknown)
        } else if !not_kept.is_empty() {
            LogAgreement::NotKeptBy(not_kept)
        } else {
            LogAgreement::Shared
        }
    }

    /// Returns whether a log counts against the proof: only what every endpoint shows does.
    pub fn counts_against(&mut self, shown: &ShownLog<'_>) -> bool {
        match self.agreement(shown) {
            LogAgreement::Shared => self.is_numbered(shown.log.position.block),
            LogAgreement::NotKeptBy(others) => {
                self.is_disputed(shown, LogAgreement::DeniedBy(others))
            }
            other => self.is_disputed(shown, other),
        }
    }

    /// Returns whether a log speaks for the proof: what every endpoint shows that keeps its place does, and what is
    /// proven.
    pub fn counts_for(&mut self, shown: &ShownLog<'_>) -> bool {
        if self.ledger.receipts.hold(shown.log) {
            return true;
        }
        match self.agreement(shown) {
            LogAgreement::Shared | LogAgreement::NotKeptBy(_) => true,
            other => self.is_disputed(shown, other),
        }
    }

    /// Leaves the step without a log that some endpoints do not show. It never counts.
    fn is_disputed(&mut self, shown: &ShownLog<'_>, agreement: LogAgreement) -> bool {
        let position = shown.log.position;
        match agreement {
            LogAgreement::DeniedBy(others) if self.is_numbered(position.block) => {
                self.unread(shown.disputed_by(others));
            }
            LogAgreement::UnknownOf(others) => self.unread(Unread::LogNotShared(position, others)),
            LogAgreement::Asked => self.waits(),
            _ => {}
        }
        false
    }

    /// Returns whether it was asked how the logs of a block are numbered, before one of them counts against the proof or
    /// is in dispute. What an endpoint that numbers them within their transactions shows does not count then, because it
    /// contradicts itself.
    pub(super) fn is_numbered(&mut self, block: u64) -> bool {
        let question = Question::Numbering(block);
        let of_numbering = |asked: &&Question| matches!(asked, Question::Numbering(_));
        let asked = self.ledger.answers.keys().chain(self.open.keys());
        let is_enough = asked.filter(of_numbering).count() >= MAX_NUMBERINGS;
        if is_enough || self.ledger.answers.contains_key(&question) {
            return true;
        }
        self.waits();
        self.open.add(question);
        false
    }
}

#[cfg(test)]
mod tests;
