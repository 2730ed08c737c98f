//! Keeps the results of checking an event, for the page to show.

use super::algo::Algo;
use super::claims::EventClaims;
use super::payload::EventPayload;
use values::hash::Hash32;
use values::json::{Document, Handle};

/// A checked event: its deck, and the replay of its pulls.
#[derive(Clone, Debug)]
pub struct EventReplay {
    /// The event's claims about the chain.
    pub claims: EventClaims,
    /// `fairness_algo_version`: the algorithm version.
    pub algo: Algo,
    /// `random_seed`, if it is published.
    pub random_seed: Option<Hash32>,
    /// `seed_salt`, if it is published; v1 has no salt.
    pub seed_salt: Option<Hash32>,
    /// The entries of `deck_snapshot`, if it is published.
    pub deck: Option<Vec<Handle>>,
    /// True if every entry of `deck_snapshot` and `pulls` has the values that the check reads.
    pub is_whole: bool,
    /// The entries of `pulls` in `sequence_index` order, each with whether the recipe gives its card; `None` if it was
    /// not replayed.
    pub pulls: Vec<(Handle, Option<bool>)>,
    /// True if the pulls were replayed.
    pub is_replayed: bool,
    /// The position in the deck, from 0, that each replayed pull draws.
    pub taken: Vec<usize>,
}

impl EventReplay {
    /// Creates the replay of an event, before its pulls are replayed.
    pub(super) fn new(
        payload: &EventPayload<'_>,
        document: &Document,
        claims: EventClaims,
    ) -> Self {
        let deck = payload.deck.as_ref().value();
        Self {
            claims,
            algo: payload.algo,
            random_seed: payload.random_seed.value().map(|seed| seed.0),
            seed_salt: payload.seed_salt.value().map(|salt| salt.0),
            deck: deck.map(|deck| {
                deck.iter()
                    .map(|entry| document.handle(entry.raw))
                    .collect()
            }),
            is_whole: payload.is_whole,
            pulls: Vec::new(),
            is_replayed: false,
            taken: Vec::new(),
        }
    }
}
