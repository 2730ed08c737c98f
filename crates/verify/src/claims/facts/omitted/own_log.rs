//! The consumer's own logs of words.

use values::order::{OrderedMap, OrderedSet};

use super::class::Class;
use super::search::Omissions;
use crate::answers::{At, Unread};
use crate::claims::evidence::log_index::values;
use crate::claims::evidence::lookup::{AnswerLookup, ShownLog};
use crate::claims::evidence::recorded::Recorded;
use crate::step::{Cause, Check, LogKind};
use values::hash::Hash32;
use values::order;

/// How many values in logs of unknown signatures are asked about.
const MAX_UNKNOWN_VALUES: usize = 4_000;

impl<'a> Omissions<'_, 'a> {
    /// The pull keys whose word is supplied and judged.
    pub(super) fn supplied(&self) -> OrderedSet<Hash32> {
        let judged = self.claims.judged().into_iter();
        let words = judged.filter(|entry| entry.kind == LogKind::Fulfilled);
        order::set(words.map(|word| word.key))
    }

    /// The consumer's own logs of words.
    pub(super) fn own_words(
        &mut self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        supplied: &OrderedSet<Hash32>,
    ) {
        let all = self.recorded;
        for ((kind, key), recorded) in all {
            if *kind != LogKind::Fulfilled || supplied.contains(key) {
                continue;
            }
            let inside = |recorded: &&Recorded<'a>| self.window.holds(recorded.shown.log.position);
            if let Some(recorded) = recorded.iter().find(inside)
                && let Class::Pack(key) = self.class_of_key(check, lookup, *key)
            {
                self.omitted(check, lookup, key, &recorded.shown);
            }
        }
    }

    /// Words that the consumer logged under a signature of their own: a log of a window that holds a
    /// Pack draw's pull key and, beside it, the word that the contract has for it, where state says that
    /// it came in the windows.
    pub(super) fn logged_otherwise(
        &mut self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        supplied: &OrderedSet<Hash32>,
    ) {
        let index = self.index;
        let inside = index.all().iter().filter(|shown| {
            self.window.holds(shown.log.position) && !self.signatures.is_known(shown.log)
        });
        let inside: Vec<ShownLog<'a>> = inside.copied().collect();
        let Some(all) = values(inside.iter().map(|shown| shown.log), MAX_UNKNOWN_VALUES) else {
            return check.lacks(Cause::Unread(Unread::TooMuchWork));
        };
        let mut words = OrderedMap::new();
        for value in all {
            if let Some(state) = lookup.get_pull(check, value, At::Pinned)
                && state.value.fulfilled
                && !supplied.contains(&value)
            {
                words.insert(value, state.value.word);
            }
        }
        for shown in &inside {
            let pull = shown.log.values().find_map(|value| {
                let word = words.get(&value)?;
                shown.log.index_of(word).map(|_| value)
            });
            // A word that is recorded is judged by its own log: this one says it again.
            if let Some(key) = pull
                && !self.recorded.contains_key(&(LogKind::Fulfilled, key))
                && matches!(self.class_of_key(check, lookup, key), Class::Pack(_))
            {
                match self.is_inside(check, lookup, key) {
                    Some(true) => self.omitted(check, lookup, key, shown),
                    Some(false) => {}
                    None => check.lacks(Cause::Unread(Unread::UnknownLog(shown.log.position))),
                }
            }
        }
    }
}
