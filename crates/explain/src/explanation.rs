//! Gathers everything that the page can show of a checked payload.

use verify::event::EventReplay;
use verify::hash::Hash32;
use verify::json::Document;
use verify::pull::CheckedProof;
use verify::report::{Kind, Progress};
use verify::{Facts, Verification};

use crate::event::{self, EventReplayCache, EventView};
use crate::overview::{Overview, Subject};
use crate::preimage::Named;
use crate::pull::{self, PullView};

/// A checked payload, and everything that the page can show of it.
#[derive(Clone, Debug)]
pub struct Explanation {
    /// The first view.
    pub overview: Overview,
    /// The check, with its document and facts.
    pub verification: Verification,
    event: EventReplayCache,
}

impl Explanation {
    /// Explains a checked payload.
    pub fn of(verification: Verification) -> Self {
        let document = &verification.document;
        let (subject, event) = match &verification.facts {
            Facts::Event(replay) => of_event(document, replay.as_deref()),
            Facts::Pull(pull) => of_pull(document, pull),
        };
        Self {
            overview: Overview::of(&verification, subject),
            verification,
            event,
        }
    }

    /// Checks a payload of a kind, and reports its progress. A browser compiles the rules of that kind alone.
    pub fn check(kind: Kind, payload: Document, observe: &mut dyn FnMut(Progress)) -> Self {
        match kind {
            Kind::PackEvent => Self::check_event(payload, observe),
            Kind::PackPull => Self::check_pull(payload, observe),
        }
    }

    /// Checks a document as a pack event's report, and reports its progress.
    fn check_event(document: Document, observe: &mut dyn FnMut(Progress)) -> Self {
        let (steps, replay) = verify::event::check(&document, observe);
        let (subject, event) = of_event(&document, replay.as_ref());
        let verification = Verification::of_event(document, steps, replay);
        Self {
            overview: Overview::of(&verification, subject),
            verification,
            event,
        }
    }

    /// Checks a document as a Pack pull's proof, and reports its progress.
    fn check_pull(document: Document, observe: &mut dyn FnMut(Progress)) -> Self {
        let (steps, pull, claims) = verify::pull::check(&document, observe);
        let (subject, event) = of_pull(&document, &pull);
        let verification = Verification::of_pull(document, steps, pull, claims);
        Self {
            overview: Overview::of(&verification, subject),
            verification,
            event,
        }
    }

    /// Returns a pack event's lists; `None` for a Pack pull, and for an event whose version is unknown.
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

    /// Returns a Pack pull's lists; `None` for an event, and for a pull whose draws were not replayed.
    pub fn pull(&self) -> Option<PullView<'_>> {
        match &self.verification.facts {
            Facts::Pull(pull) => PullView::of(pull),
            Facts::Event(_) => None,
        }
    }

    /// Returns the hashes that a reader can recompute, by the specification's names: of an event, or of a Pack pull's draw;
    /// of its target if no other is named.
    pub fn hashes(&self, draw: Option<Hash32>) -> Vec<Named> {
        match &self.verification.facts {
            Facts::Event(Some(replay)) => event::hashes(&self.verification.document, replay),
            Facts::Event(None) => Vec::new(),
            Facts::Pull(pull) => {
                let key = draw.or(pull.payload.target.value());
                key.and_then(|key| pull::of_draw(pull, &key))
                    .unwrap_or_default()
            }
        }
    }
}

fn of_event(document: &Document, replay: Option<&EventReplay>) -> (Subject, EventReplayCache) {
    let subject = event::subject(document, replay);
    let cache = replay.map(EventReplayCache::of).unwrap_or_default();
    (Subject::Event(Box::new(subject)), cache)
}

fn of_pull(document: &Document, pull: &CheckedProof) -> (Subject, EventReplayCache) {
    let subject = pull::subject(document, pull);
    (
        Subject::Pull(Box::new(subject)),
        EventReplayCache::default(),
    )
}
