//! Compares the likelihood of a streak with a plain sum of 128-bit numbers, and counts each pull of a reader once.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]

use explain::pull::{Likelihood, Streak, Tail, VersionRolls, likelihood, streaks};
use verify::hash::Hash32;

/// Sums the tail of a small binomial distribution: its numerator, with the denominator `10^(6 of)` reduced to
/// `whole^of`.
fn plain(hits: u32, of: u32, odds: u128, whole: u128, tail: Tail) -> (u128, u128) {
    let choose =
        |k: u32| (0..u128::from(k)).fold(1, |ways, n| ways * (u128::from(of) - n) / (n + 1));
    let term = |k: u32| choose(k) * odds.pow(k) * (whole - odds).pow(of - k);
    let counted = match tail {
        Tail::AtMost => 0..=hits,
        Tail::AtLeast => hits..=of,
    };
    (counted.map(term).sum(), whole.pow(of))
}

fn nearest((upper, lower): (u128, u128), scale: u128) -> u128 {
    (2 * upper * scale + lower) / (2 * lower)
}

#[test]
fn a_likelihood_is_the_exact_tail_rounded_once() {
    for (odds_ppm, odds, whole) in [
        (50_000, 1, 20),
        (500_000, 1, 2),
        (900_000, 9, 10),
        (125_000, 1, 8),
    ] {
        for of in [1, 2, 7, 16] {
            for hits in 0..=of {
                for tail in [Tail::AtMost, Tail::AtLeast] {
                    let exact = plain(hits, of, odds, whole, tail);
                    let shown =
                        likelihood(hits.into(), of.into(), odds_ppm, tail).expect("a figure");
                    let ways = (exact.1, exact.0);
                    let wanted = Likelihood {
                        ppm: nearest(exact, 1_000_000).try_into().expect("a share"),
                        one_in: u64::try_from(nearest(ways, 1))
                            .ok()
                            .filter(|one_in| *one_in <= 1_000_000_000),
                    };
                    assert_eq!(shown, wanted, "{hits} of {of} at {odds_ppm}, {tail:?}");
                }
            }
        }
    }
}

#[test]
fn a_long_streak_has_its_figure_too() {
    // 0.95^100 is 0.00592053, and one in 168.9.
    let none = likelihood(0, 100, 50_000, Tail::AtMost).expect("a figure");
    assert_eq!(
        none,
        Likelihood {
            ppm: 5_921,
            one_in: Some(169)
        }
    );
    // 0.99^10,000 is 2.2e-44.
    let never = likelihood(0, 10_000, 10_000, Tail::AtMost).expect("a figure");
    assert_eq!(
        never,
        Likelihood {
            ppm: 0,
            one_in: None
        }
    );
    // The binomial distribution of 10,000 tries at one half is symmetric, and C(10000, 5000) / 2^10000 is 0.00797865.
    for tail in [Tail::AtMost, Tail::AtLeast] {
        let half = likelihood(5_000, 10_000, 500_000, tail).expect("a figure");
        assert_eq!(
            half,
            Likelihood {
                ppm: 503_989,
                one_in: Some(2)
            }
        );
    }
    assert_eq!(likelihood(0, 10_001, 500_000, Tail::AtMost), None);
    for odds in [0, 1_000_000, 1_000_001, u64::MAX] {
        assert_eq!(likelihood(0, 2, odds, Tail::AtMost), None, "{odds}");
    }
    assert_eq!(likelihood(3, 2, 500_000, Tail::AtLeast), None);
}

fn proof(version: u8, key: u8, band: u64, others: u8) -> VersionRolls {
    let hash = |byte| Hash32::new([byte; 32]);
    let mut rolls = vec![(hash(key), band)];
    rolls.extend((0..others).map(|other| (hash(200 + other), 2)));
    VersionRolls {
        version_root: hash(version),
        version_no: u64::from(version),
        tier_price_cents: 2_500,
        bands: vec![(700_000, 0, 10), (250_000, 10, 20), (50_000, 20, 30)],
        rolls,
        target: Some(hash(key)),
    }
}

#[test]
fn a_streak_has_the_readers_own_pulls_of_a_version_each_once() {
    let dependents = VersionRolls {
        target: None,
        ..proof(1, 99, 2, 3)
    };
    let rolls = [
        proof(1, 1, 0, 4),
        proof(2, 2, 2, 0),
        proof(1, 3, 1, 0),
        // The same pull in another file.
        proof(1, 3, 1, 2),
        dependents,
        proof(3, 4, 0, 0),
        proof(2, 5, 0, 0),
        proof(2, 6, 2, 0),
    ];
    let streak = |version_no: u8, pulls, hits, tail, likelihood| Streak {
        version_root: Hash32::new([version_no; 32]),
        version_no: version_no.into(),
        tier_price_cents: 2_500,
        odds_ppm: 50_000,
        pulls,
        hits,
        tail,
        likelihood: Some(likelihood),
    };
    // 0.95^2 is 0.9025. Two or three hits of three are 3 x 0.05^2 x 0.95 + 0.05^3, which is 0.00725.
    let common = Likelihood {
        ppm: 902_500,
        one_in: Some(1),
    };
    let rare = Likelihood {
        ppm: 7_250,
        one_in: Some(138),
    };
    assert_eq!(
        streaks(&rolls),
        [
            streak(1, 2, 0, Tail::AtMost, common),
            streak(2, 3, 2, Tail::AtLeast, rare)
        ]
    );
}

#[test]
fn a_band_without_odds_or_with_all_of_them_leaves_nothing_to_chance() {
    for odds in [0, 1_000_000] {
        let sure = |key| {
            let mut proof = proof(1, key, 2, 0);
            proof.bands[2].0 = odds;
            proof
        };
        assert_eq!(streaks(&[sure(1), sure(2)]), []);
    }
}
