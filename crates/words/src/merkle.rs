//! Words the awarded card's path to its version's fingerprint.

use crate::catalogue::say;
use crate::format::{money_range, odds};
use explain::pull::{BandRow, MerklePath, Side};
use verify::report::{DrawName, Finding, Place, Point, Report, StepId};

/// Returns the heading above the path.
pub fn merkle_path() -> &'static str {
    say!(merkle_heading)
}

/// Says what the path shows.
pub fn merkle_lead(path: &MerklePath) -> String {
    if path.nodes.is_empty() {
        return say!(merkle_lead_only_card).into();
    }
    say!(
        merkle_lead,
        place = path.index.saturating_add(1),
        cards = path.cards
    )
}

/// Says why there is no path: no card was drawn, or the version does not have the card.
pub fn no_merkle_path(awarded: bool) -> &'static str {
    if awarded {
        say!(merkle_strange_card)
    } else {
        say!(merkle_no_card)
    }
}

/// Captions the button that opens the path.
pub fn follow_the_card() -> &'static str {
    say!(merkle_follow)
}

/// Says how to check the path with another tool.
pub fn merkle_elsewhere() -> &'static str {
    say!(merkle_elsewhere)
}

/// Names the line of the leaf.
pub fn the_leaf() -> &'static str {
    say!(merkle_leaf)
}

/// Names the line of a node.
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

/// Names the lines of the version.
pub fn version_lines_title(bands: u64) -> String {
    match bands {
        1 => say!(merkle_version_one).into(),
        _ => say!(merkle_version, bands = bands),
    }
}

/// Names a line of the version by its index.
pub fn version_line(place: u64) -> String {
    if place == 0 {
        say!(merkle_version_line).into()
    } else {
        say!(merkle_band_line, band = place)
    }
}

/// Explains the line of a band.
pub fn version_line_says(band: &BandRow) -> String {
    say!(
        merkle_band_line_says,
        range = money_range(band.lo_cents, band.hi_cents),
        odds = odds(band.odds_ppm),
        cards = band.cards
    )
}

/// Captions the button that copies all lines at once.
pub fn all_lines() -> &'static str {
    say!(merkle_all_lines)
}

/// Marks the line of the card's band.
pub fn band_of_the_card() -> &'static str {
    say!(merkle_own_band)
}

/// Names the line of the event id.
pub fn the_event_id() -> &'static str {
    say!(merkle_event_id)
}

/// Captions the bytes of a line.
pub fn hash_of_what() -> &'static str {
    say!(merkle_hash_of)
}
/// Captions the hash of a line.
pub fn gives() -> &'static str {
    say!(merkle_gives)
}
/// Names a line's bytes for readers who hear the page.
pub fn bytes_of(title: &str) -> String {
    say!(merkle_bytes_of, title = title)
}
/// Names a line's hash for readers who hear the page.
pub fn hash_of(title: &str) -> String {
    say!(merkle_hash_of_line, title = title)
}
/// Names the half of a node from which the path comes.
pub fn from_below() -> &'static str {
    say!(merkle_from_below)
}
/// Names the other half of a node.
pub fn neighbour() -> &'static str {
    say!(merkle_neighbour)
}
/// Names the half of a node that repeats the other.
pub fn repeated_half() -> &'static str {
    say!(merkle_repeated)
}

/// Says whether the contract holds the fingerprint.
pub fn contract_holds(report: &Report) -> (&'static str, &'static str) {
    let mut steps = report.steps.iter();
    let contract = steps.find(|step| step.id == StepId::Contract);
    let mut findings = contract.into_iter().flat_map(|step| &step.findings);
    let own = findings.find(|finding| {
        finding.point == Point::ContractVersion
            && matches!(finding.place, Place::Draw(DrawName { target: true, .. }))
    });
    match own.map(Finding::agrees) {
        Some(true) => ("yes", say!(merkle_held)),
        Some(false) => ("no", say!(merkle_not_held)),
        None => ("unread", say!(merkle_held_unread)),
    }
}
