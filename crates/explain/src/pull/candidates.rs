//! Ranks the cards of a band for the target's word, and explains why one could not be drawn.

use serde::{Deserialize, Serialize};
use uuid::Uuid;
use verify::hash::Hash32;
use verify::order;
use verify::position::Position;
use verify::pull::version::{Band, Leaf};
use verify::pull::{BlockReason, CheckedProof, Draw, Found, Replay, packs_v1};

use crate::preimage::Preimage;

/// The number of candidates after the award, the number if nothing was drawn, and the most. The page asks for the
/// others when the reader opens the list.
const SHOWN_AFTER: usize = 3;
const SHOWN_WITHOUT: usize = 49;
const SHOWN: usize = 500;

/// A card of the awarded band, and its rank for the target's word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Candidate {
    /// The card's inventory id.
    pub card: Uuid,
    /// The `value_cents` of the card.
    pub value_cents: u64,
    /// The card's rank: the smallest free one wins.
    pub rank: Hash32,
    /// The reason why the card could not be drawn; `None` if it was free.
    pub blocked: Option<Blocked>,
}

/// The reasons why a card could not be drawn (docs/protocol.md#selection-6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Blocked {
    /// The card is in the purchase's `committed_unavailable`.
    Unavailable,
    /// The card went to another draw.
    Awarded(BlockedBy),
}

/// The draw that a card went to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BlockedBy {
    /// The draw's pull key.
    pub pull_key: Hash32,
    /// The `username` of the draw's record.
    pub username: Option<String>,
    /// The position at which the draw's word arrived.
    pub at: Position,
}

impl Candidate {
    /// Returns the card's rank with its preimage.
    pub fn preimage(&self, word: &Hash32) -> Option<Preimage> {
        Preimage::of(&[&packs_v1::rank(word, &self.card).0])
    }
}

/// Returns the cards by rank: those that rank above the award, the award, and the next few.
pub(super) fn best(pull: &CheckedProof, band: &Band, replay: &Replay) -> Vec<Candidate> {
    let free = |target: &Draw, card| replay.blocked(target, card).is_none();
    let target = pull.target();
    let all = ranked(pull, band);
    let award = target.and_then(|target| all.iter().position(|(_, leaf)| free(target, &leaf.card)));
    let many = award.map_or(SHOWN_WITHOUT, |award| {
        award.saturating_add(SHOWN_AFTER).saturating_add(1)
    });
    let shown = all.into_iter().take(many.min(SHOWN));
    shown
        .filter_map(|card| candidate(pull, replay, card))
        .collect()
}

/// A card with its rank.
pub(super) type Ranked<'v> = (Hash32, &'v Leaf);

/// Returns all cards of a band of the target's version, by their rank for the target's word.
pub(super) fn ranked<'v>(pull: &CheckedProof, band: &'v Band) -> Vec<Ranked<'v>> {
    let Some(Found::One(word)) = pull.target().map(|target| target.word) else {
        return Vec::new();
    };
    let ranks = packs_v1::ranks(&word.value, band.leaves.iter().map(|leaf| &leaf.card));
    let mut all: Vec<Ranked<'_>> = ranks.into_iter().zip(&band.leaves).collect();
    let by_rank = |(rank, leaf): &Ranked<'_>| (*rank, leaf.card);
    order::sort_by(&mut all, |one, other| by_rank(one).cmp(&by_rank(other)));
    all
}

/// Returns a card of the target's version as a row of the list by rank.
pub(super) fn candidate(
    pull: &CheckedProof,
    replay: &Replay,
    (rank, leaf): Ranked<'_>,
) -> Option<Candidate> {
    Some(Candidate {
        card: leaf.card,
        value_cents: leaf.value_cents,
        rank,
        blocked: blocked(pull, replay, pull.target()?, &leaf.card),
    })
}

/// Returns the reason why a card could not be drawn for the target, and the draw that took it.
pub(super) fn blocked(
    pull: &CheckedProof,
    replay: &Replay,
    target: &Draw,
    card: &Uuid,
) -> Option<Blocked> {
    match replay.blocked(target, card)? {
        BlockReason::Unavailable => Some(Blocked::Unavailable),
        BlockReason::Draw(index) => {
            let draw = pull.window.draws.get(index)?;
            Some(Blocked::Awarded(BlockedBy {
                pull_key: draw.name.pull_key,
                username: draw.record.username.clone(),
                at: draw.word.entry()?.position,
            }))
        }
    }
}
