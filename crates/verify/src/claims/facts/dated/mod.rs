//! When: each judged entry's own log is where the entry says, and nowhere else (`docs/protocol.md#dated`).
//!
//! A log of the inferred signature dates an entry to its position. Where no log can be had or its kind
//! cannot be inferred, the contract's state at two blocks dates the entry to its block: the getter
//! says no one block before and yes at it. The coordinator's fulfilment dates a word whose callback
//! failed.

mod dates;
mod log;
mod state;
mod word;

use crate::answers::{At, Unread};
use crate::claims::evidence::known_logs::KnownLog;
use crate::claims::settlement::Settlement;
use crate::pull::Entry;
use crate::step::{LogKind, Place, Point, StepId, StepRun, Value};
pub(crate) use dates::Dates;

impl<'a> Dates<'_, 'a> {
    /// Dates an entry.
    pub(crate) fn entry(&self, case: &mut Settlement<'a>, entry: &Entry) {
        let place = Place::Key(entry.key);
        let of_key = self.seen.known_logs.get(&(entry.kind, entry.key));
        let of_key = of_key.map(Vec::as_slice).unwrap_or_default();
        if !case.work.spend(of_key.len()) {
            return;
        }
        let is_own = |known: &KnownLog<'a>| {
            known.shown.log.position == entry.position && known.value == entry.value
        };
        let own = of_key.iter().find(|known| is_own(known));
        if let Some(own) = own
            && case.counts_for(&own.shown)
        {
            self.confirm_position(case, entry, &own.shown);
        }
        let mut others = of_key.iter().filter(|known| !is_own(known));
        if let Some(other) = others.next() {
            if case.counts_against(&other.shown) {
                let at = other.shown.told();
                if own.is_none() && other.value != entry.value {
                    let point = Point::LogValue(entry.kind);
                    let published = Value::Entry(entry.position, entry.value);
                    let told = at.map(|at| Value::Entry(at, other.value));
                    case.run.contradicts(point, &place, published, told);
                } else {
                    let point = match own {
                        Some(_) => Point::LogTwice(entry.kind),
                        None => Point::LogAt(entry.kind),
                    };
                    case.run.contradicts(point, &place, entry.position, at);
                }
            }
        } else if own.is_none() {
            self.date_unseen(case, entry);
        }
    }

    /// Dates an entry whose log was not recognised where it says, nor elsewhere in what was read.
    fn date_unseen(&self, case: &mut Settlement<'a>, entry: &Entry) {
        // A search that lacks something is no cause as long as another search finds.
        let mut search = StepRun::new(StepId::ChainLogs);
        if entry.kind == LogKind::Fulfilled {
            match case.on(&mut search, |case| case.get_pull(entry.key, At::Pinned)) {
                Some(state) if !state.value.fulfilled => {
                    let id = state.value.request();
                    return self.failed_callback(case, entry, id);
                }
                Some(state) => {
                    if let Some(id) = state.value.request()
                        && self.delivered_elsewhere(case, entry, id)
                    {
                        return;
                    }
                }
                None => return case.waits(),
            }
        }
        let Some(searches) = self.searches.get().checked_sub(1) else {
            return case.unread(Unread::LogNotSeen(entry.position));
        };
        self.searches.set(searches);
        let is_unknown = !self.signatures.knows(entry.kind);
        let holding = self.seen.index.holding(entry);
        let holding = holding.filter(|shown| is_unknown && !self.signatures.is_known(shown.log));
        if let Some(own) = &holding
            && let Some(duplicate) = self.duplicate(entry, own)
            && case.counts_against(&duplicate)
        {
            let (point, place) = (Point::LogTwice(entry.kind), Place::Key(entry.key));
            return case
                .run
                .contradicts(point, &place, entry.position, duplicate.told());
        }
        let found = match holding {
            Some(_) => Vec::new(),
            None => case.on(&mut search, |case| self.search_nearby(case, entry)),
        };
        if !found.is_empty() {
            return self.date_found(case, entry, &found);
        }
        let is_settled = self.date_by_state(case, &mut search, entry);
        case.takes_contradiction(search);
        if is_settled {
            if holding.is_none() {
                self.report_gap(case, entry);
            }
            return;
        }
        if !case.is_settled() {
            return case.waits();
        }
        let position = entry.position;
        let unread = match holding {
            Some(_) => Unread::UnknownLog(position),
            None => Unread::LogNotSeen(position),
        };
        case.lacks(case.work.unless_spent(unread));
    }
}
