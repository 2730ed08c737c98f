//! Everything that the page can show of a checked payload.

use verify::{Facts, Verification};

use crate::event::{EventReplayCache, EventView};
use crate::overview::Overview;
use crate::pull::{self, PullQuery, PullResponse, VersionRolls, answer};

/// A checked payload, and everything that the page can show of it.
#[derive(Clone, Debug)]
pub struct Explanation {
    /// The first view.
    pub overview: Overview,
    /// The check.
    pub verification: Verification,
    event: EventReplayCache,
}

impl Explanation {
    /// Everything that the page can show of a checked payload.
    pub fn of(verification: Verification) -> Self {
        Self {
            overview: Overview::of(&verification),
            event: match &verification.facts {
                Facts::Event(Some(replay)) => EventReplayCache::of(replay),
                Facts::Event(None) | Facts::Pull(_) => EventReplayCache::default(),
            },
            verification,
        }
    }

    /// A pack event's lists; `None` of a Pack pull, and of an event whose version is unknown.
    pub fn event(&self) -> Option<EventView<'_>> {
        match &self.verification.facts {
            Facts::Event(Some(replay)) => Some(EventView::new(
                &self.verification.document,
                replay,
                &self.event,
            )),
            Facts::Event(None) | Facts::Pull(_) => None,
        }
    }

    /// The answer to a question about a Pack pull; `None` where there is no such thing.
    pub fn pull(&self, query: &PullQuery) -> Option<PullResponse> {
        match &self.verification.facts {
            Facts::Pull(pull) => answer(pull, query),
            Facts::Event(_) => None,
        }
    }

    /// Where the rolls of a Pack pull's draws fell, by version; `None` where no draw was replayed.
    pub fn rolls(&self) -> Option<Vec<VersionRolls>> {
        rolls(&self.verification.facts)
    }
}

/// Where the rolls of a Pack pull's draws fell, by version; `None` where no draw was replayed.
pub fn rolls(facts: &Facts) -> Option<Vec<VersionRolls>> {
    match facts {
        Facts::Pull(pull) if pull.replay.is_some() => Some(pull::rolls(pull)),
        Facts::Pull(_) | Facts::Event(_) => None,
    }
}
