//! Extracts the claims of a pack event about the chain.

use super::algo::Algo;
use super::commitments;
use super::payload::EventPayload;
use crate::fields::{self, Published};
use crate::replies::Address;
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
    /// The anchored value, as published: `deck_hash` for v1, `deck_commitment` for v2. If a running report publishes a seed and
    /// no `deck_hash`, the hash of its deck.
    pub anchored: Published<Hash32>,
    /// The hash of the same deck as `json.dumps` escapes it, if the report withholds the value.
    pub escaped: Option<Hash32>,
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
        let (anchored, escaped) = anchored(payload);
        Self {
            contract: fields::contract(object),
            event_id: payload
                .pack_event_id
                .map(|id| commitments::vrf_event_id(&id)),
            anchored,
            escaped,
            may_be_early: payload.may_be_early(),
            is_running: payload.is_active == Published::Is(true),
            seed: payload.random_seed.map(|seed| seed.0),
            // seed_origin-2
            request: request.as_deref().and_then(Hash32::from_hex),
        }
    }

    /// Returns the anchored value: of a deck with two spellings, the one that the chain holds.
    pub(crate) fn anchored_as(&self, held: Option<Hash32>) -> Published<Hash32> {
        match self.escaped {
            Some(escaped) if held == Some(escaped) => Published::Is(escaped),
            _ => self.anchored,
        }
    }
}

/// Returns the anchored value, and that of the deck's other spelling. A running report that publishes its seed cannot withhold the
/// hash of its deck: the deck has one.
fn anchored(payload: &EventPayload<'_>) -> (Published<Hash32>, Option<Hash32>) {
    let published = match payload.algo {
        Algo::V1 => payload.deck_hash,
        Algo::V2 => return (payload.deck_commitment, None),
    };
    let is_running = payload.is_active == Published::Is(true);
    match (published, &payload.deck) {
        // contract-31
        (Published::Absent, Published::Is(deck)) if is_running && !payload.may_be_early() => {
            let hashed = |spelling| deck::deck_hash(deck.iter().map(|entry| entry.raw), spelling);
            let escaped = hashed(Spelling::Ascii).ok();
            match (hashed(Spelling::Utf8), escaped) {
                (Ok(utf8), escaped) => (Published::Is(utf8), escaped),
                (Err(_), Some(escaped)) => (Published::Is(escaped), None),
                (Err(_), None) => (Published::Malformed, None),
            }
        }
        (published, _) => (published, None),
    }
}
