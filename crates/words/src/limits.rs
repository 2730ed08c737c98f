//! Words the limits of a pass, the stated return, and the top band of a Pack.

use crate::catalogue::say;
use crate::format::{money_range, odds};
use crate::odds::one_in;
use answer::{Answer, Headline};
use explain::Subject;
use explain::pull::PullSubject;

/// The tenths of a percent in the whole, and the millionths in each.
const TENTHS: u32 = 1_000;
const MILLIONTHS: u64 = 1_000;

/// Says under a pass what it leaves open: the draw kept the rules, whatever the price and the odds are.
pub fn limits_of_pass(answer: &Answer) -> Option<&'static str> {
    match answer.headline {
        Headline::Verified | Headline::InPart | Headline::AddsUp => Some(say!(limits_pass)),
        Headline::NotVerified
        | Headline::Contradicted
        | Headline::OriginUnknown
        | Headline::CannotBeReplayed
        | Headline::NotOverYet => None,
    }
}

/// Says the stated return, if the payload has both of its parts.
pub fn stated_return(subject: &Subject) -> Option<String> {
    let tenths = subject.stated_return()?.rounded(TENTHS)?;
    let share = odds(tenths.checked_mul(MILLIONTHS)?);
    Some(match subject {
        Subject::Pull(_) => say!(limits_return_pack_pull, share = share),
        Subject::Event(_) => say!(limits_return_pack_event, share = share),
    })
}

/// Sums up the top band: its odds, its cards, and how many of them the shop listed as out of stock.
pub fn top_band_in_a_line(pull: &PullSubject) -> Option<String> {
    let (_, band) = pull.top_band()?;
    Some(say!(
        top_line,
        range = money_range(band.lo_cents, band.hi_cents),
        odds = odds(band.odds_ppm),
        cards = band.cards,
        unavailable = band.unavailable
    ))
}

/// Says the odds of the top band, whether the pull's roll fell in it, and the cards that it had.
pub fn top_band(pull: &PullSubject) -> Vec<String> {
    let Some((number, band)) = pull.top_band() else {
        return Vec::new();
    };
    let chance = match one_in(band.odds_ppm, 1) {
        Some(ratio) => say!(top_one_in, ratio = ratio),
        None => say!(top_never).into(),
    };
    let rolled = pull.rolled_band.map(|rolled| match rolled == number {
        true => say!(top_rolled).to_owned(),
        false => say!(top_not_rolled).to_owned(),
    });
    let taken = (band.taken > 0).then(|| say!(top_taken, taken = band.taken));
    let statement = Some(say!(top_statement).to_owned());
    let all = [
        top_band_in_a_line(pull),
        Some(chance),
        rolled,
        taken,
        statement,
    ];
    all.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use explain::Ratio;
    use explain::event::EventSubject;
    use explain::pull::{BandRow, Odds};
    use verify::hash::Hash32;

    #[test]
    fn the_stated_return_is_rounded_once_to_a_tenth_of_a_percent() {
        let mut pull = PullSubject {
            odds: Some(Odds {
                version_root: Hash32::of(&[]),
                version_event_id: Hash32::of(&[]),
                means: Vec::new(),
                expected: Ratio::new(19_749, 2),
                award: None,
            }),
            tier_price_cents: Some(10_000),
            ..PullSubject::default()
        };
        let said = stated_return(&Subject::Pull(Box::new(pull.clone())));
        assert_eq!(said.as_deref(), Some("Stated return: 98.7%."));
        pull.tier_price_cents = None;
        assert_eq!(stated_return(&Subject::Pull(Box::new(pull))), None);
        let event = EventSubject {
            stated_return: Ratio::new(24_690, 20_000),
            ..EventSubject::default()
        };
        let said = stated_return(&Subject::Event(Box::new(event)));
        let start = "Stated return at the start: 123.5%.";
        assert_eq!(said.as_deref(), Some(start));
    }

    #[test]
    fn the_top_band_has_its_odds_its_cards_and_the_shops_list() {
        let band = BandRow {
            odds_ppm: 5_000,
            lo_cents: 20_000,
            hi_cents: 100_000,
            cards: 12,
            unavailable: 3,
            taken: 1,
        };
        let mut pull = PullSubject {
            bands: vec![BandRow::default(), band],
            rolled_band: Some(0),
            ..PullSubject::default()
        };
        let line = "Top band, 200 to 1,000: 0.5% of the rolls. Cards at the sale: 12, of which the shop listed 3 as out of stock.";
        assert_eq!(top_band_in_a_line(&pull).as_deref(), Some(line));
        let said = top_band(&pull);
        assert_eq!(
            said[1],
            "One roll in 200 falls in this band, by the odds that were locked in."
        );
        assert_eq!(said[2], "The roll of this pull fell in another band.");
        assert_eq!(said.len(), 5);
        pull.bands[1].odds_ppm = 0;
        pull.rolled_band = Some(1);
        let said = top_band(&pull);
        assert_eq!(
            said[1],
            "No roll falls in this band, by the odds that were locked in."
        );
        assert_eq!(said[2], "The roll of this pull fell in it.");
        assert!(top_band(&PullSubject::default()).is_empty());
    }
}
