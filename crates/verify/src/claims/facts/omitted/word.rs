//! A Pack draw's word that is not supplied: where it is, and whether that is in the windows.

use super::search::Omissions;
use crate::answers::{At, Log};
use crate::claims::evidence::coordinator::Fulfilment;
use crate::claims::evidence::ledger::ShownLog;
use crate::claims::settlement::Settlement;
use crate::step::{LogKind, Place, Point, Value};
use values::hash::Hash32;
use values::position::Position;

impl<'a> Omissions<'_, 'a> {
    /// A fulfilment of a Pack draw whose word is not supplied.
    pub(super) fn judge(
        &mut self,
        case: &mut Settlement<'a>,
        key: Hash32,
        fulfilment: &Fulfilment<'a>,
    ) {
        let Some(state) = case.get_pull(key, At::Pinned) else {
            return;
        };
        let word = Some(state.value.word).filter(|_| state.value.fulfilled);
        if self
            .window
            .holds(self.place(key, word, fulfilment.shown.log))
        {
            self.omitted(case, key, &fulfilment.shown);
        }
    }

    /// Returns the position of a delivered word: where the consumer logged the word that it holds, else where the
    /// coordinator did. The callback's log is the last one of the two values before the
    /// coordinator's: whoever submits the oracle's proof can write others of them before.
    pub(super) fn place(&self, key: Hash32, word: Option<Hash32>, delivered: &Log) -> Position {
        let known = self.seen.known_logs.get(&(LogKind::Fulfilled, key));
        let mut known = known.into_iter().flatten().map(|own| own.shown.log);
        if let Some(own) = known.find(|own| own.transaction == delivered.transaction) {
            return own.position;
        }
        let own = self.seen.index.of_transaction(&delivered.transaction);
        let own = own.map(|shown| shown.log).filter(|own| {
            own.position < delivered.position
                && own.index_of(&key).is_some()
                && word.is_some_and(|word| own.index_of(&word).is_some())
        });
        let last = own.map(|own| own.position).max();
        last.unwrap_or(delivered.position)
    }

    pub(super) fn omitted(&mut self, case: &mut Settlement<'a>, key: Hash32, shown: &ShownLog<'a>) {
        if case.counts_against(shown) && self.found.add(key) {
            let point = Point::LogOmitted(LogKind::Fulfilled);
            case.run
                .contradicts(point, &Place::Key(key), Value::Nothing, shown.told());
        }
    }
}
