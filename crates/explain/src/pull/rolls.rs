//! Counts the rolls in each band, beside the stated odds.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use verify::hash::Hash32;
use verify::pull::PullReplay;
use verify::report::count;

const MILLION: u64 = 1_000_000;

/// The rolls of one version's draws.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VersionRolls {
    /// The `version_root`.
    pub version_root: Hash32,
    /// The `version_no`.
    pub version_no: u64,
    /// The `tier_price_cents`.
    pub tier_price_cents: u64,
    /// The `odds_ppm`, `lo_cents` and `hi_cents` of each band, lowest first.
    pub bands: Vec<(u64, u64, u64)>,
    /// Each draw's pull key and the band that its roll fell in, counted from 0.
    pub rolls: Vec<(Hash32, u64)>,
    /// The pull key of the proof's own draw, if it is among these.
    pub target: Option<Hash32>,
}

/// The stated odds of a version beside the counted rolls.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// The version's `version_root`.
    pub version_root: Hash32,
    /// The version's `version_no`.
    pub version_no: u64,
    /// The version's `tier_price_cents`.
    pub tier_price_cents: u64,
    /// The number of draws.
    pub rolls: u64,
    /// The bands, lowest first.
    pub bands: Vec<TallyBand>,
}

/// A band of a [`Tally`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TallyBand {
    /// `odds_ppm`: the stated odds.
    pub odds_ppm: u64,
    /// `lo_cents`.
    pub lo_cents: u64,
    /// `hi_cents`.
    pub hi_cents: u64,
    /// The number of rolls that fell in the band.
    pub count: u64,
    /// The 95 % Wilson interval for the odds, in ppm, by [`wilson`].
    pub interval: Option<(u64, u64)>,
}

/// Returns the rolls of all draws, by version; the target's version first.
pub fn rolls(pull: &PullReplay) -> Vec<VersionRolls> {
    let mut all: Vec<VersionRolls> = Vec::new();
    let mut known: BTreeMap<Hash32, usize> = BTreeMap::new();
    let drawn = pull.replay.iter().flat_map(|replay| &replay.drawn);
    for (draw, drawn) in pull.window.draws.iter().zip(drawn) {
        let (Ok(drawn), Some(root)) = (drawn, pull.roots.get(draw)) else {
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
                target: None,
            });
        }
        if let Some(version) = all.get_mut(at) {
            if draw.name.target {
                version.target = Some(draw.name.pull_key);
            }
            let roll = (draw.name.pull_key, count(drawn.rolled_band));
            version.rolls.push(roll);
        }
    }
    all
}

/// Counts the rolls of each version, each pull key once, in the order of their first draw.
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

/// Returns Wilson's interval at 95%, in ppm and rounded outwards: the odds under which `hits` of `of` rolls are not out
/// of the ordinary. `None` for no rolls.
///
/// With z = 1.959964, (`hits` + z²/2 ± z √(`hits` (`of` - `hits`) / `of` + z²/4)) / (`of` + z²): in integers, with z²
/// and the term under the root in millionths.
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
