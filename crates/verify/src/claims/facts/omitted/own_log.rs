//! The consumer's own logs of words.

use values::order::{OrderedMap, OrderedSet};

use super::class::Class;
use super::search::Omissions;
use crate::answers::{At, Unread};
use crate::claims::evidence::known_logs::KnownLog;
use crate::claims::evidence::ledger::ShownLog;
use crate::claims::evidence::log_index::values;
use crate::claims::limits::MAX_UNKNOWN_VALUES;
use crate::claims::settlement::Settlement;
use crate::step::LogKind;
use values::hash::Hash32;
use values::order;

impl<'a> Omissions<'_, 'a> {
    /// The pull keys whose word is supplied and judged.
    pub(super) fn supplied(&self) -> OrderedSet<Hash32> {
        let judged = self.claims.judged().into_iter();
        let words = judged.filter(|entry| entry.kind == LogKind::Fulfilled);
        order::set(words.map(|word| word.key))
    }

    /// The consumer's own logs of words.
    pub(super) fn own_words(&mut self, case: &mut Settlement<'a>) {
        let all = self.seen.known_logs;
        for ((kind, key), known) in all {
            if *kind != LogKind::Fulfilled || self.supplied.contains(key) {
                continue;
            }
            let inside = |known: &&KnownLog<'a>| self.window.holds(known.shown.log.position);
            if let Some(known) = known.iter().find(inside)
                && let Class::Pack(key) = self.class_of_key(case, *key)
            {
                self.omitted(case, key, &known.shown);
            }
        }
    }

    /// Words that the consumer logged under a signature of their own: a log of a window that holds a
    /// Pack draw's pull key and, beside it, the word that the contract has for it, where state says that
    /// it came in the windows.
    pub(super) fn logged_otherwise(&mut self, case: &mut Settlement<'a>) {
        let index = self.seen.index;
        let inside = index.all().iter().filter(|shown| {
            self.window.holds(shown.log.position) && !self.signatures.is_known(shown.log)
        });
        let inside: Vec<ShownLog<'a>> = inside.copied().collect();
        let Some(all) = values(
            inside.iter().map(|shown| shown.log),
            MAX_UNKNOWN_VALUES,
            case.work,
        ) else {
            return case.unread(Unread::TooMuchWork);
        };
        let words = all.into_iter().filter_map(|value| {
            let state = case.get_pull(value, At::Pinned)?.value;
            let is_omitted = state.fulfilled && !self.supplied.contains(&value);
            is_omitted.then_some((value, state.word))
        });
        let words: OrderedMap<Hash32, Hash32> = words.collect();
        for shown in &inside {
            let pull = shown.log.values().find_map(|value| {
                let word = words.get(&value)?;
                shown.log.index_of(word).map(|_| value)
            });
            // A word whose log is known is judged by its own log: this one says it again.
            if let Some(key) = pull
                && !self
                    .seen
                    .known_logs
                    .contains_key(&(LogKind::Fulfilled, key))
                && matches!(self.class_of_key(case, key), Class::Pack(_))
            {
                match self.is_inside(case, key) {
                    Some(true) => self.omitted(case, key, shown),
                    Some(false) => {}
                    None => case.unread(Unread::UnknownLog(shown.log.position)),
                }
            }
        }
    }
}
