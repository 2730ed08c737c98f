//! Computes a version's odds and values.

use serde::{Deserialize, Serialize};
use verify::hash::Hash32;
use verify::pull::version::{Band, Version};
use verify::pull::{CheckedProof, Draw, Replay, selection};
use verify::report::count;

use crate::ratio::Ratio;

const MILLION: u64 = 1_000_000;

/// A version's odds and values, computed for the target.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Odds {
    /// The recomputed `version_root`.
    pub version_root: Hash32,
    /// The recomputed `version_event_id`.
    pub version_event_id: Hash32,
    /// The mean value of each band's cards in cents, lowest band first; `None` for an empty band.
    pub means: Vec<Option<Ratio>>,
    /// The expected value of a pack in cents, by [`expected`].
    pub expected: Option<Ratio>,
    /// The chance of the card that was drawn; `None` if no card was drawn.
    pub award: Option<Chance>,
}

/// The chance of each free card of a band: `odds_ppm` / (1,000,000 x `free`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chance {
    /// The sum of the odds of every band whose search ends in this one.
    pub odds_ppm: u64,
    /// The number of the band's cards that were free.
    pub free: u64,
}

/// Returns the mean value of a band's cards, in cents.
pub fn mean(band: &Band) -> Option<Ratio> {
    let values = band.leaves.iter().map(|leaf| u128::from(leaf.value_cents));
    let sum = values.fold(0_u128, u128::saturating_add);
    Ratio::new(sum, u128::from(count(band.leaves.len())))
}

/// Returns the expected value of a pack in cents, as sold and if every card were in stock: over the bands, the share of
/// rolls that fall in it times the mean value of its cards. Exact. `None` if the odds are not a million in all, if a
/// band with odds is empty, or if the fraction is too long.
pub fn expected(version: &Version) -> Option<Ratio> {
    let odds = version.bands.iter().map(|band| u64::from(band.odds_ppm));
    if odds.sum::<u64>() != MILLION {
        return None;
    }
    let with_odds = version.bands.iter().filter(|band| band.odds_ppm > 0);
    let mut total = Ratio::new(0, 1)?;
    for band in with_odds {
        let mean = mean(band)?;
        let upper = mean.upper.checked_mul(u128::from(band.odds_ppm))?;
        let lower = mean.lower.checked_mul(u128::from(MILLION))?;
        total = total.plus(Ratio::new(upper, lower)?)?;
    }
    Some(total)
}

/// Returns the odds and values of the target's version.
pub(super) fn odds(pull: &CheckedProof, replay: &Replay) -> Option<Odds> {
    let target = pull.target()?;
    let root = pull.roots.get(target)?;
    Some(Odds {
        version_root: root.root,
        version_event_id: root.event_id,
        means: target.version.bands.iter().map(mean).collect(),
        expected: expected(&target.version),
        award: chance(target, replay),
    })
}

/// Returns the chance of the target's award, given the cards that were free for it when its word arrived.
fn chance(target: &Draw, replay: &Replay) -> Option<Chance> {
    let (awarded, _) = replay.drawn.first()?.as_ref().ok()?.award?;
    let bands = &target.version.bands;
    let free = |band: &Band| {
        let held = |card| replay.blocked(target, card);
        let free = band.leaves.iter().filter(|leaf| held(&leaf.card).is_none());
        count(free.count())
    };
    let free: Vec<u64> = bands.iter().map(free).collect();
    let has = |number: &usize| free.get(*number).is_some_and(|free| *free > 0);
    let leads_here =
        |rolled: usize| selection::search_order(bands.len(), rolled).find(has) == Some(awarded);
    let here = bands
        .iter()
        .enumerate()
        .filter(|(rolled, _)| leads_here(*rolled));
    Some(Chance {
        odds_ppm: here.map(|(_, band)| u64::from(band.odds_ppm)).sum(),
        free: free.get(awarded).copied()?,
    })
}
