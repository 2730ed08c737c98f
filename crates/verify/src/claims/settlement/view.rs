//! The view of one endpoint: what it shows, and of what it does not keep, what the others show.

use super::case::Settlement;
use crate::answers::{Answer, AnswerSummary, Question, Unread, WitnessedAnswer, Witnesses};
use crate::claims::evidence::ledger::{Presence, ShownLog, did_not_say};
use crate::claims::limits::MAX_SOUGHT;
use values::order;

impl<'a> Settlement<'a> {
    /// Notes a contradiction that the step of a view met.
    pub(super) fn dispute(&mut self, dispute: &Unread) {
        let id = self.run.id();
        if !self.disputes.iter().any(|(of, _)| *of == id) {
            self.disputes.push((id, dispute.clone()));
        }
    }

    /// Returns whether the view's endpoint, which gave another answer or none, leaves this one standing: a transaction
    /// that its own block does not list is none.
    pub(super) fn is_in_view(
        &mut self,
        one: Witnesses,
        question: &Question,
        told: &WitnessedAnswer,
    ) -> bool {
        let (Question::Receipt(hash), Answer::Receipt(receipt)) = (question, &told.answer) else {
            return true;
        };
        let ledger = self.ledger;
        let own = ledger.answer_of(one, question);
        // The view's endpoint contradicts itself: its receipts count for nothing.
        if told.by.include(one)
            || matches!(own, Some(Answer::Unread(Unread::Inconsistent(..))))
            || (!receipt.logs.is_empty()
                && receipt
                    .logs
                    .iter()
                    .all(|log| ledger.is_proven_beside(one, log)))
        {
            return true;
        }
        let head = ledger.newest_of(one);
        if head.is_some_and(|newest| newest < receipt.block) {
            self.unread(Unread::ReachedByFew(told.by, receipt.block));
            return false;
        }
        let listed = Question::InBlock(*hash, receipt.block);
        match ledger.answer_of(one, &listed) {
            Some(Answer::InBlock(false)) => {
                let dispute = Unread::Disagreement(vec![
                    (told.by, AnswerSummary::of(&told.answer)),
                    (one, AnswerSummary::NoTransaction),
                ]);
                self.dispute(&dispute);
                self.unread(dispute);
                false
            }
            // It knows no such transaction, and did not say whether it keeps the block.
            Some(block) if did_not_say(block) && own.is_some_and(|own| !did_not_say(own)) => {
                self.unread(Unread::ToldByFew(told.by));
                false
            }
            Some(_) => true,
            None => {
                self.first.add(listed);
                self.waits();
                false
            }
        }
    }

    /// The logs that the view's endpoint shows, and those of others at places that it does not keep.
    pub(super) fn seen(&mut self, one: Witnesses, all: Vec<ShownLog<'a>>) -> Vec<ShownLog<'a>> {
        if !all.iter().any(|shown| shown.of.include(one)) {
            return all;
        }
        let (mut seen, others): (Vec<_>, Vec<_>) =
            all.into_iter().partition(|shown| shown.by.include(one));
        let first = seen.iter().map(|shown| shown.log.position).min();
        let (lacking, outside): (Vec<_>, Vec<_>) = others
            .into_iter()
            .partition(|shown| shown.lacking.include(one));
        // A node keeps a place if it keeps an older one: the nearest logs are looked for first.
        let (mut older, newer): (Vec<_>, Vec<_>) = outside
            .into_iter()
            .partition(|shown| first.is_none_or(|first| shown.log.position < first));
        older.reverse();
        let denied = [
            self.look_for(one, lacking, usize::MAX, &mut seen),
            self.look_for(one, older, 1, &mut seen),
            self.look_for(one, newer, 1, &mut seen),
        ];
        if let Some(shown) = denied.into_iter().flatten().next() {
            self.dispute(&shown.disputed_by(one));
        }
        order::sort_by(&mut seen, |one, other| one.log.cmp(other.log));
        seen
    }

    /// Looks for logs in an endpoint's receipts, at first `at_once` of them together. The first place that it does not
    /// keep ends the search: all further ones are not kept either. Returns the first log that it denies.
    fn look_for(
        &mut self,
        one: Witnesses,
        logs: Vec<ShownLog<'a>>,
        at_once: usize,
        seen: &mut Vec<ShownLog<'a>>,
    ) -> Option<ShownLog<'a>> {
        let ledger = self.ledger;
        let (mut may_ask, mut is_kept, mut denied) = (at_once, true, None);
        let newest = ledger.newest_of(one);
        for (sought, shown) in logs.into_iter().enumerate() {
            let is_above = newest.is_some_and(|newest| newest < shown.log.position.block);
            let presence = match (is_kept, sought < MAX_SOUGHT && !is_above) {
                (false, _) if !is_above => Presence::NotKept,
                (_, false) => Presence::Denied,
                _ => ledger.presence(&shown, one),
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
                Presence::Denied if ledger.is_proven_beside(one, shown.log) => seen.push(shown),
                Presence::Denied => {
                    denied.get_or_insert(shown);
                    may_ask = may_ask.saturating_add(2);
                }
                Presence::Asked(questions) => {
                    if let Some(left) = may_ask.checked_sub(1) {
                        for question in questions {
                            self.first.add(question);
                        }
                        may_ask = left;
                    }
                }
            }
        }
        denied
    }
}

#[cfg(test)]
mod tests;
