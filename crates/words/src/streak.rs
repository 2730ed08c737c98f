//! Words a reader's own pulls of a version, and how likely they are.

use crate::catalogue::say;
use crate::format::{money, odds};
use explain::pull::{Likelihood, Streak, Tail};

/// The least probability in millionths that is written as a percentage.
const PERCENT: u64 = 10_000;

/// The number that a probability is rarer than one in, if it has no other.
const RARER: u64 = 1_000_000_000;

/// Says how many pulls of a version rolled its top band.
pub fn streak(streak: &Streak) -> String {
    say!(
        streak_pulls,
        version_no = streak.version_no,
        tier_price_cents = money(streak.tier_price_cents),
        hits = streak.hits,
        pulls = streak.pulls,
        odds = odds(streak.odds_ppm)
    )
}

/// Says the probability of at most or at least this number; `None` if there are too many pulls for a figure.
pub fn streak_likelihood(streak: &Streak) -> Option<String> {
    let likelihood = likelihood(streak.likelihood?);
    let (hits, pulls) = (streak.hits, streak.pulls);
    Some(match streak.tail {
        Tail::AtMost => say!(
            streak_at_most,
            hits = hits,
            pulls = pulls,
            likelihood = likelihood
        ),
        Tail::AtLeast => say!(
            streak_at_least,
            hits = hits,
            pulls = pulls,
            likelihood = likelihood
        ),
    })
}

/// Writes a probability: as a percentage, or as one in a number if it is below one percent.
fn likelihood(likelihood: Likelihood) -> String {
    match likelihood.one_in {
        _ if likelihood.ppm >= PERCENT => odds(likelihood.ppm),
        Some(number) => say!(streak_one_in, number = number),
        None => say!(streak_rarer, number = RARER),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use verify::hash::Hash32;

    #[test]
    fn a_streak_is_a_figure() {
        let said = |hits, tail, ppm, one_in| {
            let streak = Streak {
                version_root: Hash32::ZERO,
                version_no: 3,
                tier_price_cents: 2_500,
                odds_ppm: 50_000,
                pulls: 40,
                hits,
                tail,
                likelihood: Some(Likelihood { ppm, one_in }),
            };
            (super::streak(&streak), streak_likelihood(&streak))
        };
        let (pulls, figure) = said(0, Tail::AtMost, 128_512, Some(8));
        assert_eq!(
            pulls,
            "Version 3 at 25.00: 0 of 40 pulls rolled the top band. Its odds are 5%."
        );
        assert_eq!(
            figure.as_deref(),
            Some("The probability of 0 or fewer in 40 is 12.8512%.")
        );
        let (_, figure) = said(9, Tail::AtLeast, 197, Some(5_076));
        assert_eq!(
            figure.as_deref(),
            Some("The probability of 9 or more in 40 is 1 in 5,076.")
        );
        let (_, figure) = said(40, Tail::AtLeast, 0, None);
        assert_eq!(
            figure.as_deref(),
            Some("The probability of 40 or more in 40 is less than 1 in 1,000,000,000.")
        );
    }
}
