//! Writes the line of each folded part of a report.

use crate::catalogue::say;
use crate::draw::band_of;
use crate::odds;
use explain::event::FoundPulls;
use explain::pull::PullSubject;

/// Sums up the draw: the roll, and its band.
pub fn draw_in_a_line(pull: &PullSubject) -> String {
    let band = pull.rolled_band.and_then(|number| {
        let band = pull.band(number)?;
        Some(band_of(number, band))
    });
    match (pull.roll, band) {
        (Some(roll), Some(band)) => crate::say!(draw_roll, roll = roll) + say!(joint_dot) + &band,
        (Some(roll), None) => crate::say!(draw_roll, roll = roll),
        (None, _) => bands_in_a_line(pull),
    }
}

/// Sums up the odds: the chance of the drawn card, or the number of bands.
pub fn odds_in_a_line(pull: &PullSubject) -> String {
    let chance = pull.odds.as_ref().and_then(|odds| odds.award);
    chance.map_or_else(|| bands_in_a_line(pull), odds::chance)
}

fn bands_in_a_line(pull: &PullSubject) -> String {
    say!(working_bands, bands = pull.bands.len())
}

/// Says how many moments a pull has.
pub fn moments_in_a_line(pull: &PullSubject) -> String {
    say!(working_moments, moments = pull.timeline.moments.len())
}

/// Says which accounts the reader's search found, or else which pulls.
pub fn own_pulls(found: &FoundPulls) -> String {
    let accounts = found.accounts.len();
    match found.accounts.as_slice() {
        [] if found.of > 0 => crate::say!(mine_matching, pulls = found.of),
        [] => say!(mine_none).into(),
        [account] if !found.is_part => say!(mine_found, pulls = account.of),
        _ if found.has_more => say!(mine_many, accounts = accounts),
        _ => say!(mine_accounts, accounts = accounts),
    }
}
