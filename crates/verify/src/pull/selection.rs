//! Selects the card that a word gives (`docs/protocol.md#selection`).

use core::num::NonZeroU32;

use uuid::Uuid;

use super::packs_v1;
use super::version::{Band, Leaf, Version};
use values::hash::Hash32;

const ONE_MILLION: NonZeroU32 = NonZeroU32::MIN.saturating_add(999_999);

/// Computes the roll: its hash mod 1,000,000 (`docs/protocol.md#selection-2`).
pub fn roll(word: &Hash32) -> u64 {
    packs_v1::roll(word).hash().modulo(ONE_MILLION)
}

/// Returns the first band, lowest first, whose running total of odds is above the roll
/// (`docs/protocol.md#selection-3`). `None` if the odds end at or below it.
pub fn rolled_band(version: &Version, roll: u64) -> Option<usize> {
    let mut total = 0_u64;
    version.bands.iter().position(|band| {
        total = total.saturating_add(u64::from(band.odds_ppm));
        total > roll
    })
}

/// Returns the rolled band, each above it, then each below from the nearest downward (`docs/protocol.md#selection-5`).
pub fn search_order(bands: usize, rolled: usize) -> impl Iterator<Item = usize> {
    (rolled..bands).chain((0..rolled).rev())
}

/// Returns the lowest-ranked card of a band that is not blocked, ties by id16 (`docs/protocol.md#selection-4`).
pub fn lowest<'b>(
    band: &'b Band,
    word: &Hash32,
    blocked: impl Fn(&Uuid) -> bool,
) -> Option<&'b Leaf> {
    let free = band.leaves.iter().filter(|leaf| !blocked(&leaf.card));
    let free: Vec<_> = free.collect();
    let ranks = packs_v1::ranks(word, free.iter().map(|leaf| &leaf.card));
    let ranked = ranks.into_iter().zip(free);
    let lowest = ranked.min_by_key(|(rank, leaf)| (*rank, leaf.card));
    lowest.map(|(_, leaf)| leaf)
}

/// Returns the band and card that the word gives; `None` if the draw is exhausted (`docs/protocol.md#selection-5`).
pub fn select<'v>(
    version: &'v Version,
    word: &Hash32,
    rolled: usize,
    blocked: impl Fn(&Uuid) -> bool,
) -> Option<(usize, &'v Leaf)> {
    search_order(version.bands.len(), rolled).find_map(|number| {
        let band = version.bands.get(number)?;
        lowest(band, word, &blocked).map(|leaf| (number, leaf))
    })
}
