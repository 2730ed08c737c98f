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

use crate::answers::{At, Told, Unread};
use crate::claims::evidence::lookup::AnswerLookup;
use crate::claims::evidence::recorded::Recorded;
use crate::pull::Entry;
use crate::step::{Cause, Check, LogKind, Place, Point, StepId, Value};
pub use dates::{Dates, MAX_SEARCHES};

impl<'a> Dates<'_, 'a> {
    /// Dates an entry.
    pub fn entry(&self, check: &mut Check, lookup: &mut AnswerLookup<'a>, entry: &Entry) {
        let place = Place::Key(entry.key);
        let of_key = self.recorded.get(&(entry.kind, entry.key));
        let of_key = of_key.map(Vec::as_slice).unwrap_or_default();
        if !lookup.work.spend(of_key.len()) {
            return;
        }
        let is_own = |recorded: &Recorded<'a>| {
            recorded.shown.log.position == entry.position && recorded.value == entry.value
        };
        let own = of_key.iter().find(|recorded| is_own(recorded));
        if let Some(own) = own
            && lookup.counts_for(check, &own.shown)
        {
            self.confirm_position(check, lookup, entry, &own.shown);
        }
        let mut others = of_key.iter().filter(|recorded| !is_own(recorded));
        if let Some(other) = others.next() {
            if lookup.counts_against(check, &other.shown) {
                let (at, by) = (other.shown.log.position, other.shown.by);
                let told = |value| Told { value, by };
                if own.is_none() && other.value != entry.value {
                    let point = Point::LogValue(entry.kind);
                    let published = Value::Entry(entry.position, entry.value);
                    check.contradicts(
                        point,
                        &place,
                        published,
                        told(Value::Entry(at, other.value)),
                    );
                } else {
                    let point = match own {
                        Some(_) => Point::LogTwice(entry.kind),
                        None => Point::LogAt(entry.kind),
                    };
                    check.contradicts(point, &place, entry.position, told(Value::from(at)));
                }
            }
        } else if own.is_none() {
            self.date_unseen(check, lookup, entry);
        }
    }

    /// Dates an entry whose log was not recognised where it says, nor elsewhere in what was read.
    fn date_unseen(&self, check: &mut Check, lookup: &mut AnswerLookup<'a>, entry: &Entry) {
        // What a search lacks is no cause as long as another search finds.
        let mut search = Check::new(StepId::ChainLogs);
        if entry.kind == LogKind::Fulfilled {
            match lookup.get_pull(&mut search, entry.key, At::Pinned) {
                Some(state) if !state.value.fulfilled => {
                    let id = state.value.request();
                    return self.failed_callback(check, lookup, entry, id);
                }
                Some(state) => {
                    if let Some(id) = state.value.request()
                        && self.delivered_elsewhere(check, lookup, entry, id)
                    {
                        return;
                    }
                }
                None => return check.lacks(Cause::ContractNotRead),
            }
        }
        let Some(searches) = self.searches.get().checked_sub(1) else {
            return check.lacks(Cause::Unread(Unread::LogNotSeen(entry.position)));
        };
        self.searches.set(searches);
        let is_unknown = !self.signatures.knows(entry.kind);
        let holding = self.index.holding(entry);
        let holding = holding.filter(|shown| is_unknown && !self.signatures.is_known(shown.log));
        if let Some(own) = &holding
            && let Some(duplicate) = self.duplicate(entry, own)
            && lookup.counts_against(check, &duplicate)
        {
            let told = Told {
                value: Value::from(duplicate.log.position),
                by: duplicate.by,
            };
            let (point, place) = (Point::LogTwice(entry.kind), Place::Key(entry.key));
            return check.contradicts(point, &place, entry.position, told);
        }
        let found = match holding {
            Some(_) => Vec::new(),
            None => self.search_nearby(&mut search, lookup, entry),
        };
        if !found.is_empty() {
            return self.date_found(check, lookup, entry, &found);
        }
        let is_settled = self.date_by_state(check, &mut search, lookup, entry);
        search.pass_contradiction_to(check);
        if is_settled {
            if holding.is_none() {
                self.report_gap(check, entry);
            }
            return;
        }
        if !lookup.is_settled() {
            return check.lacks(Cause::ContractNotRead);
        }
        let position = entry.position;
        let unread = match holding {
            Some(_) => Unread::UnknownLog(position),
            None => Unread::LogNotSeen(position),
        };
        check.lacks(lookup.work.unless_spent(unread));
    }
}
