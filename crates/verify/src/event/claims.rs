//! Extracts the claims of a pack event about the chain.

use super::algo::Algo;
use super::commitments;
use super::payload::EventPayload;
use crate::answers::Address;
use crate::fields::{self, Published};
use values::deck::{self, Spelling};
use values::hash::Hash32;
use values::json::Object;

/// The claims of a pack event about the chain.
#[derive(Clone, Debug)]
pub struct EventClaims {
    /// The consumer contract that the payload names.
    pub contract: Option<Address>,
    /// The id under which the event was anchored, computed (`docs/protocol.md#event_id`).
    pub event_id: Published<Hash32>,
    /// The anchored value, as published: `deck_hash` for v1, `deck_commitment` for v2. If a report publishes a seed and no
    /// `deck_hash`, the hash of its deck.
    pub anchored: Published<Hash32>,
    /// True if the report may be one of an early event, which the contract does not know.
    pub may_be_early: bool,
    /// True if the event runs by its report.
    pub is_running: bool,
    /// `random_seed`: the seed as published.
    pub seed: Published<Hash32>,
    /// `vrf_request_id`: the createEvent transaction.
    pub request: Option<Hash32>,
}

impl EventClaims {
    /// Returns the claims of a report.
    pub(super) fn of(payload: &EventPayload<'_>, object: &Object<'_>) -> Self {
        let request = object.display("vrf_request_id");
        Self {
            contract: fields::contract(object),
            event_id: payload
                .pack_event_id
                .map(|id| commitments::vrf_event_id(&id)),
            anchored: match payload.algo {
                Algo::V1 => deck_hash(payload),
                Algo::V2 => payload.deck_commitment,
            },
            may_be_early: payload.may_be_early(),
            is_running: payload.is_active == Published::Is(true),
            seed: payload.random_seed.map(|seed| seed.0),
            // seed_origin-2
            request: request.as_deref().and_then(Hash32::from_hex),
        }
    }
}

/// Returns `deck_hash`. A report that publishes its seed cannot withhold it: its deck has one.
fn deck_hash(payload: &EventPayload<'_>) -> Published<Hash32> {
    match (payload.deck_hash, &payload.deck) {
        // contract-31
        (Published::Absent, Published::Is(deck)) if !payload.may_be_early() => {
            let raw = deck.iter().map(|entry| entry.raw);
            deck::deck_hash(raw, Spelling::Utf8).map_or(Published::Malformed, Published::Is)
        }
        (published, _) => published,
    }
}
