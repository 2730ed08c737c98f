//! Words the limits of a pass, and the top band of a Pack.

use crate::catalogue::say;
use crate::format::{money_range, odds};
use crate::join::sentences;
use crate::odds::one_in;
use answer::{Answer, Limits};
use explain::pull::PullSubject;
use verify::report::Kind;

/// The tenths of a percent in the whole, and the millionths in each.
const TENTHS: u32 = 1_000;
const MILLIONTHS: u64 = 1_000;

/// Says under a pass what it leaves open, and the stated return if the payload has it.
pub fn limits_of_pass(answer: &Answer) -> Option<String> {
    let limits = answer.limits.as_ref()?;
    let stated = stated_return(limits, answer.kind);
    Some(match stated {
        Some(stated) => sentences(say!(limits_pass), &stated),
        None => say!(limits_pass).into(),
    })
}

fn stated_return(limits: &Limits, kind: Kind) -> Option<String> {
    let tenths = limits.stated_return?.rounded(TENTHS)?;
    let share = odds(tenths.checked_mul(MILLIONTHS)?);
    Some(match kind {
        Kind::PackPull => say!(limits_return_pack_pull, share = share),
        Kind::PackEvent => say!(limits_return_pack_event, share = share),
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
    use explain::pull::BandRow;

    #[test]
    fn the_stated_return_is_rounded_once_to_a_tenth_of_a_percent() {
        let said = |upper, kind| {
            let ratio = Ratio::new(upper, 20_000);
            let limits = Limits {
                stated_return: ratio,
            };
            stated_return(&limits, kind)
        };
        let pull = "Stated return: 98.7%.";
        assert_eq!(said(19_749, Kind::PackPull).as_deref(), Some(pull));
        let event = said(24_690, Kind::PackEvent).expect("a figure");
        assert_eq!(event, "Stated return at the start: 123.5%.");
        let none = Limits {
            stated_return: None,
        };
        assert_eq!(stated_return(&none, Kind::PackPull), None);
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
