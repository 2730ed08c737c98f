//! What the chain must say of a pack event: the anchored value, and where the seed came from.

use super::Address;
use crate::verify::fields::Published;
use crate::verify::hash::Hash32;
use crate::verify::report::StepId;

/// The chain steps of a pack event.
pub(super) const STEPS: [StepId; 2] = [StepId::Contract, StepId::SeedOrigin];

/// What a pack event claims of the chain.
#[derive(Clone, Debug)]
pub struct EventClaims {
    /// The consumer contract that the payload names.
    pub contract: Option<Address>,
    /// D4: the id it was anchored under, computed.
    pub event_id: Published<Hash32>,
    /// The anchored value, as published: `deck_hash` for v1, `deck_commitment` for v2.
    pub anchored: Published<Hash32>,
    /// `random_seed`.
    pub seed: Published<Hash32>,
    /// `vrf_request_id`: the createEvent transaction.
    pub request: Option<Hash32>,
}

