//! Works one pull of an event through.

use serde::{Deserialize, Serialize};
use verify::event::{commitments, draws};
use verify::hash::Hash32;
use verify::report::count;

use super::rows::PullRow;
use super::value::{RemainingValue, ValueError};
use super::view::EventView;
use crate::preimage::Preimage;

/// A pull's D5 to D8 with every value on the way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WorkedDraw {
    /// The pull as published.
    pub pull: PullRow,
    /// `random_seed`.
    pub random_seed: Hash32,
    /// `seed_salt`, of a v2 event.
    pub seed_salt: Option<Hash32>,
    /// The slices that are hashed, in order: the effective seed, `sequence_index`, `user_id`, the tag.
    pub message: [Vec<u8>; 4],
    /// SHA-256 of the message: R.
    pub hash: Hash32,
    /// R as a decimal number.
    pub decimal: String,
    /// The number of cards that remained before the pull.
    pub remaining: u64,
    /// R mod remaining: the place among the cards that remained, counted from 0.
    pub idx: u64,
    /// The place of the drawn card in the committed order, counted from 1.
    pub position: u64,
    /// The `pack_card_id` of the drawn card.
    pub card: String,
    /// The value of the cards that remained after the pull, or the reason why it is unknown.
    pub after: Result<RemainingValue, ValueError>,
}

impl WorkedDraw {
    /// The effective seed, and what it is made from, if that is more than the seed itself.
    pub fn seed_preimage(&self) -> Option<Preimage> {
        Preimage::of(&[self.random_seed.as_bytes(), self.seed_salt?.as_bytes()])
    }

    /// R, and what it is made from.
    pub fn preimage(&self) -> Option<Preimage> {
        let [seed, place, buyer, tag] = &self.message;
        Preimage::of(&[seed, place, buyer, tag])
    }
}

impl EventView<'_> {
    /// Returns a pull's draw with every value on the way; `None` if there is no such pull, or it was not replayed.
    pub fn work(&self, sequence_index: u64) -> Option<WorkedDraw> {
        let row = self.row_of(sequence_index)?;
        let pull = self.pull(row)?;
        let position = *self.replay.taken.get(row)?;
        let random_seed = self.replay.random_seed?;
        let seed_salt = self.replay.seed_salt;
        let remaining = u32::try_from(self.cards().checked_sub(row)?).ok()?;
        let seed = commitments::effective_seed(random_seed, seed_salt);
        let tag = self.replay.algo.tag();
        let (message, hash) =
            draws::with_message(&seed, sequence_index, &pull.user_id, tag, |slices| {
                (slices.map(<[u8]>::to_vec), Hash32::of(&slices))
            });
        Some(WorkedDraw {
            random_seed,
            seed_salt,
            message,
            hash,
            decimal: hash.decimal(),
            remaining: u64::from(remaining),
            idx: u64::from(draws::idx(remaining, &hash)?),
            position: count(position).saturating_add(1),
            card: self.deck_row(position)?.pack_card_id,
            after: self.prices().and_then(|prices| {
                let taken = self.replay.taken.get(..=row).unwrap_or_default();
                prices.after(taken)
            }),
            pull,
        })
    }
}
