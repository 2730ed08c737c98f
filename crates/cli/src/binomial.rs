//! Tests all bands of a version at once: how likely pulls are that stray as far from the stated odds as the given ones.
//!
//! The number of pulls that roll one band is binomial. Each probability is a sum over the whole distribution, of
//! products and quotients alone: no curve stands in for it, and every machine rounds it alike.

use std::cmp::Ordering;

const MILLION: u64 = 1_000_000;

/// Returns the probability, at most, that some band is as far from its odds as the farthest of these, or farther, if the
/// odds hold: `2k` times the least tail of the `k` bands that are left to chance. A band is its odds in ppm, and the
/// number of `pulls` that rolled it. `None` if no band is left to chance.
pub fn p_value(pulls: u32, bands: impl Iterator<Item = (u64, u32)>) -> Option<f64> {
    let chances = bands.filter_map(|(odds_ppm, realised)| {
        let others = MILLION.checked_sub(odds_ppm)?;
        let (odds_ppm, others) = (u32::try_from(odds_ppm).ok()?, u32::try_from(others).ok()?);
        (odds_ppm > 0 && others > 0).then(|| lesser_tail(pulls, odds_ppm, others, realised))
    });
    let tails: Vec<f64> = chances.collect();
    let tests: f64 = tails.iter().map(|_| 2.0).sum();
    let least = tails.into_iter().reduce(f64::min)?;
    Some((tests * least).min(1.0))
}

/// Returns the lesser of the probabilities of at most and of at least `realised` hits among `pulls`. Begins at the
/// likeliest number of hits, and gives each number its probability in proportion to that one's, down to where a double
/// has no more digits for it.
fn lesser_tail(pulls: u32, odds_ppm: u32, others: u32, realised: u32) -> f64 {
    let all = f64::from(pulls);
    let ratio = f64::from(odds_ppm) / f64::from(others);
    let (mut below, mut here, mut above) = (0.0, 0.0, 0.0);
    let mut add = |hits: u32, weight: f64| match hits.cmp(&realised) {
        Ordering::Less => below += weight,
        Ordering::Equal => here += weight,
        Ordering::Greater => above += weight,
    };
    let likeliest = likeliest(pulls, odds_ppm);
    let mut weight = 1.0;
    for hits in likeliest..=pulls {
        add(hits, weight);
        let hits = f64::from(hits);
        weight *= (all - hits) / (hits + 1.0) * ratio;
        if weight < f64::MIN_POSITIVE {
            break;
        }
    }
    weight = 1.0;
    for fewer in (0..likeliest).rev() {
        let hits = f64::from(fewer) + 1.0;
        weight *= hits / (all - hits + 1.0) / ratio;
        if weight < f64::MIN_POSITIVE {
            break;
        }
        add(fewer, weight);
    }
    f64::min(below + here, here + above) / (below + here + above)
}

/// Returns the likeliest number of hits: the whole part of (`pulls` + 1) times the odds.
fn likeliest(pulls: u32, odds_ppm: u32) -> u32 {
    let tries = u64::from(pulls).saturating_add(1);
    let hits = tries.saturating_mul(odds_ppm.into()) / MILLION;
    u32::try_from(hits).map_or(pulls, |hits| hits.min(pulls))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn p(pulls: u32, bands: &[(u64, u32)]) -> f64 {
        p_value(pulls, bands.iter().copied()).expect("a band left to chance")
    }

    fn is_near(one: f64, other: f64) -> bool {
        (one - other).abs() <= other.abs() * 1e-9
    }

    /// The expected values are exact fractions, computed apart from this code.
    #[test]
    fn the_tails_are_the_exact_ones() {
        for (pulls, bands, exact) in [
            (0, &[(500_000, 0), (500_000, 0)][..], 1.0),
            (1, &[(300_000, 1), (700_000, 0)], 1.0),
            (
                100,
                &[(250_000, 15), (750_000, 85)],
                0.044_333_070_029_840_58,
            ),
            (100, &[(10_000, 5), (990_000, 95)], 0.013_729_286_351_018_06),
            (200, &[(500_000, 100), (500_000, 100)], 1.0),
            (
                300,
                &[
                    (700_000, 180),
                    (205_000, 80),
                    (0, 0),
                    (85_000, 32),
                    (10_000, 8),
                ],
                0.001_141_888_728_007_5,
            ),
            (
                500,
                &[(500_000, 500), (500_000, 0)],
                1.221_974_545_399_842e-150,
            ),
            (1_000, &[(1, 0), (999_999, 1_000)], 1.0),
            (1_000, &[(1, 1), (999_999, 999)], 0.003_998_002_664_502_364),
            (
                3_000_000,
                &[(3, 25), (999_997, 2_999_975)],
                3.461_107_925_731_412e-5,
            ),
            (
                4_000_000_000,
                &[(500_000, 1_999_800_000), (500_000, 2_000_200_000)],
                5.079_777_092_285_226e-10,
            ),
        ] {
            let p = p(pulls, bands);
            assert!(is_near(p, exact), "{pulls} {bands:?}: {p:e}");
        }
    }

    #[test]
    fn every_number_of_hits_has_a_probability() {
        for pulls in [0, 1, 7, 100] {
            for odds_ppm in [1, 333_333, 999_999] {
                for realised in 0..=pulls {
                    let p = p(pulls, &[(odds_ppm, realised)]);
                    assert!(
                        (0.0..=1.0).contains(&p),
                        "{pulls} {odds_ppm} {realised}: {p}"
                    );
                }
            }
        }
        assert_eq!(p(1_000_000, &[(1, 1_000_000)]), 0.0);
        assert_eq!(p(u32::MAX, &[(999_999, 0)]), 0.0);
    }

    #[test]
    fn nothing_is_said_of_what_is_not_left_to_chance() {
        assert_eq!(p_value(100, [(1_000_000, 100), (0, 0)].into_iter()), None);
        assert_eq!(p_value(100, [(u64::MAX, 100)].into_iter()), None);
        assert_eq!(p_value(100, std::iter::empty()), None);
    }
}
