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
use crate::claims::settlement::Settlement;
use crate::step::{Place, Point};
pub(crate) use search::Omissions;
use values::order;

impl<'a> Omissions<'_, 'a> {
    /// Looks for words that were left out, in logs that these endpoints told.
    pub(crate) fn judge_all(&mut self, case: &mut Settlement<'a>, by: Witnesses) {
        self.supplied = self.supplied();
        self.own_words(case);
        // The ids of the judged draws: another step ties each to its draw's own request.
        let draws = self.claims.draws.iter();
        let states = draws.filter_map(|draw| case.get_pull(draw.name.pull_key, At::Pinned));
        self.answered = states.filter_map(|state| state.value.request()).collect();
        let mut claimants = self.requested(case);
        for other in &self.claims.others {
            if let Some(state) = case.get_pull(other.word.key, At::Pinned)
                && let Some(id) = state.value.request()
            {
                claimants.push((id, other.word.key));
            }
        }
        self.fulfilled(case, &order::grouped(order::set(claimants)));
        self.logged_otherwise(case);
        // The absence of a log rests on the endpoints, however much else is proven.
        if self.found.is_empty() {
            let none = Told { value: 0_u64, by };
            case.run.told(Point::WordsOmitted, &Place::Payload, 0, none);
        }
    }
}
