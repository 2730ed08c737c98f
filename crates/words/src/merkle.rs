//! The awarded card's path to its version's fingerprint, in words.

use crate::catalogue::say;
use crate::format::{money_range, odds};
use explain::pull::{BandRow, MerklePath, Side};
use verify::report::{DrawName, Place, Point, Report, StepId};

/// The heading over the path.
pub fn merkle_path() -> &'static str {
    say!(merkle_heading)
}

/// What the path shows.
pub fn merkle_lead(path: &MerklePath) -> String {
    if path.nodes.is_empty() {
        return say!(merkle_lead_only_card).into();
    }
    say!(
        merkle_lead,
        place = path.place.saturating_add(1),
        cards = path.cards
    )
}

/// When there is no path: no card was drawn, or one that the version does not have.
pub fn no_merkle_path(awarded: bool) -> &'static str {
    if awarded {
        say!(merkle_strange_card)
    } else {
        say!(merkle_no_card)
    }
}

/// What opens the path.
pub fn follow_the_card() -> &'static str {
    say!(merkle_follow)
}

/// How to check it elsewhere.
pub fn merkle_elsewhere() -> &'static str {
    say!(merkle_elsewhere)
}

/// The name of the leaf's line.
pub fn the_leaf() -> &'static str {
    say!(merkle_leaf)
}

/// The name of a node's line.
pub fn node_title(level: u64, of: u64, side: Side) -> String {
    match (side, level == of) {
        (Side::Left, false) => say!(merkle_node_left, level = level),
        (Side::Left, true) => say!(merkle_node_left_last, level = level),
        (Side::Right, false) => say!(merkle_node_right, level = level),
        (Side::Right, true) => say!(merkle_node_right_last, level = level),
        (Side::Repeated, false) => say!(merkle_node_repeated, level = level),
        (Side::Repeated, true) => say!(merkle_node_repeated_last, level = level),
    }
}

/// The name of the version's lines.
pub fn version_lines_title(bands: u64) -> String {
    match bands {
        1 => say!(merkle_version_one).into(),
        _ => say!(merkle_version, bands = bands),
    }
}

/// A line of the version, by its place.
pub fn version_line(place: u64) -> String {
    if place == 0 {
        say!(merkle_version_line).into()
    } else {
        say!(merkle_band_line, band = place)
    }
}

/// What a band's line says.
pub fn version_line_says(band: &BandRow) -> String {
    say!(
        merkle_band_line_says,
        range = money_range(band.lo_cents, band.hi_cents),
        odds = odds(band.odds_ppm),
        cards = band.cards
    )
}

/// Beside what copies all lines at once.
pub fn all_lines() -> &'static str {
    say!(merkle_all_lines)
}

/// Beside the line of the card's band.
pub fn band_of_the_card() -> &'static str {
    say!(merkle_own_band)
}

/// The name of the line of the event id.
pub fn the_event_id() -> &'static str {
    say!(merkle_event_id)
}

/// The names of what a line shows.
pub fn hash_of_what() -> &'static str {
    say!(merkle_hash_of)
}
/// The hash itself.
pub fn gives() -> &'static str {
    say!(merkle_gives)
}
/// A line's bytes, for readers who hear the page.
pub fn bytes_of(title: &str) -> String {
    say!(merkle_bytes_of, title = title)
}
/// A line's hash, for readers who hear the page.
pub fn hash_of(title: &str) -> String {
    say!(merkle_hash_of_line, title = title)
}
/// The half of a node that the path comes from.
pub fn from_below() -> &'static str {
    say!(merkle_from_below)
}
/// The other half of a node.
pub fn neighbour() -> &'static str {
    say!(merkle_neighbour)
}
/// The half of a node that is the same once more.
pub fn repeated_half() -> &'static str {
    say!(merkle_repeated)
}

/// Whether the contract holds the fingerprint.
pub fn contract_holds(report: &Report) -> (&'static str, &'static str) {
    let mut steps = report.steps.iter();
    let contract = steps.find(|step| step.id == StepId::Contract);
    let mut findings = contract.into_iter().flat_map(|step| &step.findings);
    let own = findings.find(|finding| {
        finding.point == Point::ContractVersion
            && matches!(finding.place, Place::Draw(DrawName { target: true, .. }))
    });
    match own.map(|finding| finding.agrees()) {
        Some(true) => ("yes", say!(merkle_held)),
        Some(false) => ("no", say!(merkle_not_held)),
        None => ("unread", say!(merkle_held_unread)),
    }
}
