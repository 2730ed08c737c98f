//! Nothing left out: every word of a Pack draw inside the judged windows is supplied
//! (`docs/protocol.md#omitted`).
//!
//! A word is the consumer's log of it, or a listed coordinator's fulfilment of any request of this
//! consumer, whatever the callback did. A request is a Pack draw's when a value in the consumer's logs
//! of its transaction is the pull key that `getPull` gives this request, and the pull's event id is
//! the `version_event_id` of what `events` holds there. Breaks and pack events have words too: their
//! words are no omissions.

mod class;
mod fulfilment;
mod own_log;
mod request;
mod requester;
mod search;
mod word;

use crate::answers::{At, Told, Witnesses};
use crate::claims::evidence::lookup::AnswerLookup;
use crate::step::{Check, Place, Point};
pub use search::Omissions;
use values::order::OrderedSet;

/// Looks for words that were left out.
pub fn omissions<'a>(
    check: &mut Check,
    lookup: &mut AnswerLookup<'a>,
    (search, by): (&mut Omissions<'_, 'a>, Witnesses),
) {
    let supplied = search.supplied();
    search.own_words(check, lookup, &supplied);
    // The ids of the judged draws: another step ties each to its draw's own request.
    let mut answered = OrderedSet::new();
    for draw in &search.claims.draws {
        if let Some(state) = lookup.get_pull(check, draw.name.pull_key, At::Pinned) {
            answered.extend(state.value.request());
        }
    }
    let mut claimants = search.requested(check, lookup, (&supplied, &answered));
    for other in &search.claims.others {
        if let Some(state) = lookup.get_pull(check, other.word.key, At::Pinned)
            && let Some(id) = state.value.request()
        {
            claimants.entry(id).or_default().insert(other.word.key);
        }
    }
    search.fulfilled(check, lookup, (&supplied, &answered), &claimants);
    search.logged_otherwise(check, lookup, &supplied);
    // What endpoints do not show rests on them, however much else is proven.
    if search.found.is_empty() {
        let none = Told { value: 0_u64, by };
        check.told(Point::WordsOmitted, &Place::Payload, 0, none);
    }
}
