//! Computes how likely a reader's run of pulls is under the committed odds.
//!
//! A streak is all of the reader's own pulls of one version: the draws that the opened proofs are about. A hit is a
//! roll in the version's top band. The roll alone decides it, because the committed odds are odds of rolls: a card of
//! another band may follow if the band has no free card. The order of the pulls plays no part.
//!
//! The likelihood is that of at most this number of hits, or of at least this number if there are more than the odds
//! give on average. It is the tail of a binomial distribution: a fraction of whole numbers, rounded once.

use serde::{Deserialize, Serialize};
use verify::hash::Hash32;
use verify::natural::Natural;
use verify::order::{GrowingMap, GrowingSet};
use verify::report::count;

use super::rolls::VersionRolls;

const MILLION: u32 = 1_000_000;

/// The most pulls whose likelihood is computed.
const MOST_PULLS: u32 = 10_000;

/// The highest number that a likelihood is one in.
const MOST_IN: u32 = 1_000_000_000;

/// The reader's own pulls of a version.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Streak {
    /// The version's `version_root`.
    pub version_root: Hash32,
    /// The version's `version_no`.
    pub version_no: u64,
    /// The version's `tier_price_cents`.
    pub tier_price_cents: u64,
    /// `odds_ppm` of the top band.
    pub odds_ppm: u64,
    /// The number of pulls, at least two.
    pub pulls: u64,
    /// The number of pulls that rolled the top band.
    pub hits: u64,
    /// The side of the average that the number of hits is on.
    pub tail: Tail,
    /// The likelihood of this number of hits or one further from the average; `None` for more than 10,000 pulls.
    pub likelihood: Option<Likelihood>,
}

/// A side of the average.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tail {
    /// This number of hits, or fewer.
    AtMost,
    /// This number of hits, or more.
    AtLeast,
}

/// A probability, rounded once to the nearest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Likelihood {
    /// The probability in millionths.
    pub ppm: u64,
    /// The number that it is one in; `None` if it is rarer than one in a thousand million.
    pub one_in: Option<u64>,
}

/// Returns the streak of each version with at least two of the reader's own pulls, in the order of their first proof. A
/// version whose top band has no odds, or all of them, has none: no roll of it is left to chance.
pub fn streaks(rolls: &[VersionRolls]) -> Vec<Streak> {
    let mut all: Vec<Streak> = Vec::new();
    let mut known: GrowingMap<Hash32, usize> = GrowingMap::new();
    let mut seen: GrowingSet<Hash32> = GrowingSet::new();
    for version in rolls {
        let own = |(key, _): &&(Hash32, u64)| Some(*key) == version.target;
        let Some((key, band)) = version.rolls.iter().find(own) else {
            continue;
        };
        let Some((odds_ppm, ..)) = version.bands.last() else {
            continue;
        };
        let at = known.get_or_insert_with(version.version_root, || all.len());
        if at == all.len() {
            all.push(Streak {
                version_root: version.version_root,
                version_no: version.version_no,
                tier_price_cents: version.tier_price_cents,
                odds_ppm: *odds_ppm,
                pulls: 0,
                hits: 0,
                tail: Tail::AtMost,
                likelihood: None,
            });
        }
        if let Some(streak) = all.get_mut(at)
            && seen.add(*key)
        {
            let is_hit = count(version.bands.len()) == band.saturating_add(1);
            streak.pulls = streak.pulls.saturating_add(1);
            streak.hits = streak.hits.saturating_add(u64::from(is_hit));
        }
    }
    all.retain(|streak| streak.pulls > 1 && (1..u64::from(MILLION)).contains(&streak.odds_ppm));
    for streak in &mut all {
        streak.judge();
    }
    all
}

impl Streak {
    fn judge(&mut self) {
        let on_average = self.pulls.saturating_mul(self.odds_ppm);
        self.tail = match self.hits.saturating_mul(u64::from(MILLION)) > on_average {
            true => Tail::AtLeast,
            false => Tail::AtMost,
        };
        self.likelihood = likelihood(self.hits, self.pulls, self.odds_ppm, self.tail);
    }
}

/// Returns the probability of at most or at least `hits` hits in `of` tries, each with odds of `odds_ppm`. `None` beyond
/// `MOST_PULLS`, and for odds of nothing or of everything.
pub fn likelihood(hits: u64, of: u64, odds_ppm: u64, tail: Tail) -> Option<Likelihood> {
    let of = u32::try_from(of).ok().filter(|of| *of <= MOST_PULLS)?;
    let hits = u32::try_from(hits).ok()?;
    let odds = u32::try_from(odds_ppm).ok()?;
    let others = MILLION.checked_sub(odds).filter(|others| *others > 0)?;
    if odds == 0 {
        return None;
    }
    // At least `hits` hits are at most the other tries as misses.
    let (most, odds, others) = match tail {
        Tail::AtMost => (hits, odds, others),
        Tail::AtLeast => (of.checked_sub(hits)?, others, odds),
    };
    let divisor = gcd(odds, others);
    let (odds, others) = (odds.checked_div(divisor)?, others.checked_div(divisor)?);
    let ways = at_most(most, of, odds, others)?;
    let all = power(odds.checked_add(others)?, of);
    Some(Likelihood {
        ppm: quotient(&ways, &all, MILLION, MILLION).into(),
        one_in: Some(quotient(&all, &ways, 1, MOST_IN.checked_add(1)?))
            .filter(|number| *number <= MOST_IN)
            .map(u64::from),
    })
}

/// Returns the sum of C(`of`, k) `odds`^k `others`^(`of` - k) for k from 0 to `most`.
fn at_most(most: u32, of: u32, odds: u32, others: u32) -> Option<Natural> {
    let mut term = power(others, of);
    let mut sum = term.clone();
    for hit in 1..=most.min(of) {
        // Each division is exact.
        term.multiply(of.checked_sub(hit)?.checked_add(1)?);
        term.divide(hit);
        term.divide(others);
        term.multiply(odds);
        sum.add(&term);
    }
    Some(sum)
}

fn power(base: u32, exponent: u32) -> Natural {
    let mut power = Natural::of(1);
    for _ in 0..exponent {
        power.multiply(base);
    }
    power
}

/// Returns `upper` times `scale` over `lower`, rounded to the nearest, but at most `most`.
fn quotient(upper: &Natural, lower: &Natural, scale: u32, most: u32) -> u32 {
    let (mut doubled, mut divisor) = (upper.clone(), lower.clone());
    doubled.multiply(2);
    doubled.multiply(scale);
    doubled.add(lower);
    divisor.multiply(2);
    doubled.holds(&divisor, most)
}

fn gcd(one: u32, other: u32) -> u32 {
    let (mut one, mut other) = (one, other);
    while let Some(rest) = one.checked_rem(other) {
        (one, other) = (other, rest);
    }
    one
}
