//! What a version's odds and values come to, and where its rolls fell. Nothing here is judged.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::replay::Replay;
use super::version::{Band, Version};
use super::window::Window;
use super::{Roots, count};
use crate::hash::Hash32;

const MILLION: u64 = 1_000_000;

/// A fraction, reduced; its lower part is above 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ratio {
    /// The upper part.
    pub upper: u128,
    /// The lower part.
    pub lower: u128,
}

/// What a version's odds and values come to for the target.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Odds {
    /// The recomputed `version_root`.
    pub version_root: Hash32,
    /// The recomputed `version_event_id`.
    pub version_event_id: Hash32,
    /// By band, lowest first: the mean value of its cards in cents; `None` for an empty band.
    pub means: Vec<Option<Ratio>>,
    /// The expected value of a pack in cents, by [`expected`].
    pub expected: Option<Ratio>,
    /// The chance of the card that was drawn; `None` where none was.
    pub award: Option<Chance>,
}

/// How likely each free card of a band was: `odds_ppm` / (1,000,000 x `free`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chance {
    /// The odds of every band whose search ends in this one, together.
    pub odds_ppm: u64,
    /// How many of its cards were free.
    pub free: u64,
}

/// The rolls of one version's draws.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VersionRolls {
    /// Its `version_root`.
    pub version_root: Hash32,
    /// Its `version_no`.
    pub version_no: u64,
    /// Its `tier_price_cents`.
    pub tier_price_cents: u64,
    /// By band, lowest first: `odds_ppm`, `lo_cents`, `hi_cents`.
    pub bands: Vec<(u64, u64, u64)>,
    /// Each draw's pull key and the band that its roll fell in, counted from 0.
    pub rolls: Vec<(Hash32, u64)>,
}

/// Stated odds beside where the rolls fell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// The version's `version_root`.
    pub version_root: Hash32,
    /// Its `version_no`.
    pub version_no: u64,
    /// Its `tier_price_cents`.
    pub tier_price_cents: u64,
    /// How many draws there were.
    pub rolls: u64,
    /// By band, lowest first.
    pub bands: Vec<TallyBand>,
}

/// A band of a [`Tally`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TallyBand {
    /// `odds_ppm`: what was stated.
    pub odds_ppm: u64,
    /// `lo_cents`.
    pub lo_cents: u64,
    /// `hi_cents`.
    pub hi_cents: u64,
    /// How many rolls fell in it.
    pub count: u64,
    /// The odds in ppm that so many of so many rolls are still likely under, by [`wilson`].
    pub interval: Option<(u64, u64)>,
}

impl Ratio {
    /// The fraction of two numbers; `None` over 0.
    pub fn new(upper: u128, lower: u128) -> Option<Self> {
        let divisor = gcd(upper, lower);
        Some(Self {
            upper: upper.checked_div(divisor)?,
            lower: lower.checked_div(divisor).filter(|lower| *lower > 0)?,
        })
    }

    /// The whole part, and what is left over of [`Self::lower`].
    pub fn split(self) -> (u128, u128) {
        let whole = self.upper.checked_div(self.lower).unwrap_or(0);
        let rest = self.upper.checked_rem(self.lower).unwrap_or(0);
        (whole, rest)
    }

    /// The sum; `None` where it is too long to be written down.
    pub fn plus(self, other: Self) -> Option<Self> {
        // Whole parts apart: the products of what is left stay small.
        let ((whole, rest), (other_whole, other_rest)) = (self.split(), other.split());
        let by = other.lower.checked_div(gcd(self.lower, other.lower))?;
        let lower = self.lower.checked_mul(by)?;
        let other_by = lower.checked_div(other.lower)?;
        let rest = rest
            .checked_mul(by)?
            .checked_add(other_rest.checked_mul(other_by)?)?;
        let whole = whole.checked_add(other_whole)?.checked_mul(lower)?;
        Self::new(whole.checked_add(rest)?, lower)
    }
}

fn gcd(one: u128, other: u128) -> u128 {
    let (mut one, mut other) = (one, other);
    while let Some(rest) = one.checked_rem(other) {
        (one, other) = (other, rest);
    }
    one
}

/// The mean value of a band's cards, in cents.
pub fn mean(band: &Band) -> Option<Ratio> {
    let values = band.leaves.iter().map(|leaf| u128::from(leaf.value_cents));
    let sum = values.fold(0_u128, u128::saturating_add);
    Ratio::new(sum, u128::from(count(band.leaves.len())))
}

/// The expected value of a pack in cents, as sold and if every card were in stock: over the bands, the
/// share of rolls that fall in it times the mean value of its cards. Exact. `None` where the odds are
/// not a million in all, where a band with odds is empty, or where the fraction is too long.
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

/// What the target's version comes to.
pub(super) fn odds(window: &Window<'_>, replay: &Replay, roots: &Roots) -> Option<Odds> {
    let target = window.draws.first()?;
    let root = roots.get(target)?;
    Some(Odds {
        version_root: root.root,
        version_event_id: root.event_id,
        means: target.version.bands.iter().map(mean).collect(),
        expected: expected(target.version),
        award: chance(window, replay),
    })
}

/// The chance of the target's award, with what was free for it when its word arrived.
fn chance(window: &Window<'_>, replay: &Replay) -> Option<Chance> {
    let target = window.draws.first()?;
    let (awarded, _) = replay.outcomes.first()?.as_ref().ok()?.award?;
    let bands = &target.version.bands;
    let free = |band: &Band| {
        let held = |card| replay.blocked(target, card);
        let free = band.leaves.iter().filter(|leaf| held(&leaf.card).is_none());
        count(free.count())
    };
    let free: Vec<u64> = bands.iter().map(free).collect();
    let has = |number: &usize| free.get(*number).is_some_and(|free| *free > 0);
    let leads_here = |rolled: usize| {
        super::selection::search_order(bands.len(), rolled).find(has) == Some(awarded)
    };
    let here = bands
        .iter()
        .enumerate()
        .filter(|(rolled, _)| leads_here(*rolled));
    Some(Chance {
        odds_ppm: here.map(|(_, band)| u64::from(band.odds_ppm)).sum(),
        free: free.get(awarded).copied()?,
    })
}

/// Where the rolls fell, by version; the target's version first.
pub(super) fn rolls(window: &Window<'_>, replay: &Replay, roots: &Roots) -> Vec<VersionRolls> {
    let mut all: Vec<VersionRolls> = Vec::new();
    let mut known: BTreeMap<Hash32, usize> = BTreeMap::new();
    for (draw, outcome) in window.draws.iter().zip(&replay.outcomes) {
        let (Ok(outcome), Some(root)) = (outcome, roots.get(draw)) else {
            continue;
        };
        let at = *known.entry(root.root).or_insert(all.len());
        if at == all.len() {
            let bands = draw.version.bands.iter();
            all.push(VersionRolls {
                version_root: root.root,
                version_no: draw.version.version_no,
                tier_price_cents: draw.version.tier_price_cents,
                bands: bands
                    .map(|band| (u64::from(band.odds_ppm), band.lo_cents, band.hi_cents))
                    .collect(),
                rolls: Vec::new(),
            });
        }
        if let Some(version) = all.get_mut(at) {
            let roll = (draw.name.pull_key, count(outcome.rolled_band));
            version.rolls.push(roll);
        }
    }
    all
}

/// The rolls of each version counted, each pull key once; in the order in which they were met.
pub fn together(rolls: &[VersionRolls]) -> Vec<Tally> {
    let mut all: Vec<Tally> = Vec::new();
    let mut known: BTreeMap<Hash32, usize> = BTreeMap::new();
    let mut seen: BTreeSet<Hash32> = BTreeSet::new();
    for version in rolls {
        let at = *known.entry(version.version_root).or_insert(all.len());
        if at == all.len() {
            let band = |(odds_ppm, lo_cents, hi_cents): &(u64, u64, u64)| TallyBand {
                odds_ppm: *odds_ppm,
                lo_cents: *lo_cents,
                hi_cents: *hi_cents,
                count: 0,
                interval: None,
            };
            all.push(Tally {
                version_root: version.version_root,
                version_no: version.version_no,
                tier_price_cents: version.tier_price_cents,
                rolls: 0,
                bands: version.bands.iter().map(band).collect(),
            });
        }
        let Some(tally) = all.get_mut(at) else {
            continue;
        };
        for (key, band) in &version.rolls {
            let band = usize::try_from(*band).ok();
            if let Some(band) = band.and_then(|band| tally.bands.get_mut(band))
                && seen.insert(*key)
            {
                band.count = band.count.saturating_add(1);
                tally.rolls = tally.rolls.saturating_add(1);
            }
        }
    }
    for tally in &mut all {
        for band in &mut tally.bands {
            band.interval = wilson(band.count, tally.rolls);
        }
    }
    all
}

/// Wilson's interval at 95%, in ppm and rounded outwards: the odds under which `hits` of `of` rolls are
/// not out of the ordinary. `None` for no rolls.
///
/// With z = 1.959964, (`hits` + z²/2 ± z √(`hits` (`of` - `hits`) / `of` + z²/4)) / (`of` + z²): in
/// integers, z² and what stands under the root in millionths.
pub fn wilson(hits: u64, of: u64) -> Option<(u64, u64)> {
    const SCALE: u128 = 1_000_000;
    const Z2: u128 = 3_841_459;
    const HALF: u128 = Z2 / 2;
    let misses = u128::from(of.checked_sub(hits)?);
    let (hits, of) = (u128::from(hits), u128::from(of));
    let spread = hits
        .checked_mul(misses)?
        .checked_mul(Z2)?
        .checked_mul(SCALE)?;
    let under_root = spread
        .checked_div(of)?
        .checked_add(HALF.checked_mul(HALF)?)?;
    let root = under_root.isqrt();
    let middle = hits.checked_mul(SCALE)?.checked_add(HALF)?;
    let whole = of.checked_mul(SCALE)?.checked_add(Z2)?;
    let in_ppm = |share: u128| share.checked_mul(u128::from(MILLION));
    let low = in_ppm(middle.saturating_sub(root.saturating_add(1)))?.checked_div(whole)?;
    let high = in_ppm(middle.saturating_add(root.saturating_add(2)))?.div_ceil(whole);
    let ppm = |share: u128| u64::try_from(share).map_or(MILLION, |share| share.min(MILLION));
    Some((ppm(low), ppm(high)))
}
