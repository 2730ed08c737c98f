//! What the chain must say of a Pack pull: what the contract holds for every draw, and what
//! classified the other words of the windows.

use std::collections::BTreeSet;

use super::Address;
use crate::verify::hash::Hash32;
use crate::verify::order;
use crate::verify::position::Position;
use crate::verify::pull::Entry;
use crate::verify::report::{DrawName, StepId};

/// The chain steps of a Pack pull.
pub(super) const STEPS: [StepId; 3] = [StepId::Contract, StepId::WordOrigin, StepId::ChainLogs];

/// What a Pack pull's proof claims of the chain.
#[derive(Clone, Debug, Default)]
pub struct PullClaims {
    /// The consumer contract that the payload names.
    pub contract: Option<Address>,
    /// The target and its dependents.
    pub draws: Vec<DrawClaim>,
    /// The words in their windows that are no Pack draws.
    pub others: Vec<OtherClaim>,
    /// Every supplied log entry.
    pub entries: Vec<Entry>,
    /// The transactions that the proof names, where logs may be looked for again.
    pub transactions: Vec<Hash32>,
    /// The blocks of the target's own moments, whose times are shown.
    pub moments: BTreeSet<u64>,
}

/// What a draw claims: all recomputed, but for its request and word, which are the supplied ones.
#[derive(Clone, Debug)]
pub struct DrawClaim {
    /// Which draw.
    pub name: DrawName,
    /// The id of its version.
    pub version_event_id: Hash32,
    /// The root of its version.
    pub version_root: Hash32,
    /// The id of its purchase.
    pub purchase_event_id: Hash32,
    /// The commitment of its purchase.
    pub purchase_commitment: Hash32,
    /// Where the unavailable set was taken: the window begins behind it.
    pub as_of: Position,
    /// The supplied anchor of its version.
    pub version_anchor: Option<Entry>,
    /// The supplied anchor of its purchase.
    pub purchase_anchor: Option<Entry>,
    /// The supplied request.
    pub request: Option<Entry>,
    /// The supplied word.
    pub word: Option<Entry>,
}

/// A word that is no Pack draw, and what classified it: its request, and the root under the
/// request's event id.
#[derive(Clone, Copy, Debug)]
pub struct OtherClaim {
    /// The supplied word.
    pub word: Entry,
    /// The supplied request.
    pub request: Entry,
    /// The supplied anchor.
    pub anchor: Entry,
}

impl PullClaims {
    /// The newest block that a judged entry names.
    pub(super) fn newest_block(&self) -> Option<u64> {
        let judged = self.judged().into_iter();
        judged.map(|entry| entry.position.block).max()
    }

    /// The entries that a rule needs, each once: of every draw its anchors, its request and its word,
    /// of every other word of a window the word and what classified it.
    pub(super) fn judged(&self) -> BTreeSet<Entry> {
        let draws = self.draws.iter().flat_map(|draw| {
            let DrawClaim {
                version_anchor,
                purchase_anchor,
                request,
                word,
                ..
            } = draw;
            [*version_anchor, *purchase_anchor, *request, *word]
        });
        let others = self.others.iter().flat_map(|other| {
            let OtherClaim {
                anchor,
                request,
                word,
            } = *other;
            [anchor, request, word]
        });
        order::set(draws.flatten().chain(others))
    }
}
