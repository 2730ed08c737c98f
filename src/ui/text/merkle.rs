//! How the awarded card stands in its version's fingerprint, in words.

use super::{ordinal, thousands};
use crate::verify::Report;
use crate::verify::report::{DrawName, Place, Point, StepId};
use crate::verify::subject::{MerklePath, Side};

/// The heading over the path.
pub const MERKLE_PATH: &str = "From the card to the fingerprint";

/// What the path shows.
pub fn merkle_lead(path: &MerklePath) -> String {
    if path.nodes.is_empty() {
        return "The fingerprint that was anchored holds this card: it is the only one of its band, so its own hash is the band’s. Change the card or its value, and every hash below changes.".into();
    }
    format!(
        "The fingerprint that was anchored holds this card: the {} of the {} in its band. Change the card or its value, and every hash on the way changes.",
        ordinal(path.place.saturating_add(1)),
        thousands(path.cards),
    )
}

/// When there is no path: no card was drawn, or one that the version does not have.
pub const fn no_merkle_path(awarded: bool) -> &'static str {
    if awarded {
        "The card that the proof names is not among the published cards, so no way leads from it to their fingerprint."
    } else {
        "No card was drawn, so there is no card to follow to the fingerprint."
    }
}

/// What opens the path.
pub const FOLLOW_THE_CARD: &str = "Follow the card, hash by hash";

/// How to check it elsewhere.
pub const MERKLE_ELSEWHERE: &str = "To check it elsewhere: copy the bytes of a line into any SHA-256 tool as hex. It must give the hash that stands there, and that hash stands in the next line.";

/// The name of the leaf's line.
pub const THE_LEAF: &str = "The card: its id and its value";

/// The name of a node's line.
pub fn node_title(level: u64, of: u64, side: Side) -> String {
    let with = match side {
        Side::Left => "with its neighbour on the left",
        Side::Right => "with its neighbour on the right",
        Side::Repeated => "with itself: the last of an odd row is repeated",
    };
    if level == of {
        format!("Level {level}, {with}: the band’s root")
    } else {
        format!("Level {level}, {with}")
    }
}

/// The name of the version's lines.
pub fn version_lines_title(bands: u64) -> String {
    match bands {
        1 => "The version: its price, its number and its one band".into(),
        _ => format!(
            "The version: its price, its number and its {} bands",
            thousands(bands)
        ),
    }
}

/// A line of the version, by its place.
pub fn version_line(place: u64) -> String {
    if place == 0 {
        "price and number".into()
    } else {
        format!("{} band", ordinal(place))
    }
}

/// Beside what copies all lines at once.
pub const ALL_LINES: &str = "all lines, one after the other";

/// Beside the line of the card's band.
pub const BAND_OF_THE_CARD: &str = "the card’s band: its root stands in here";

/// The name of the line of the event id.
pub const THE_EVENT_ID: &str = "The id under which the contract holds that fingerprint";

/// The names of what a line shows.
pub const HASH_OF: &str = "SHA-256 of";
/// The hash itself.
pub const GIVES: &str = "gives";
/// A line's bytes, for those who hear it.
pub fn bytes_of(title: &str) -> String {
    format!("the bytes of: {title}")
}
/// A line's hash, for those who hear it.
pub fn hash_of(title: &str) -> String {
    format!("the hash of: {title}")
}
/// The half of a node that the path comes from.
pub const FROM_BELOW: &str = "from below";
/// The half of a node that stands beside it.
pub const NEIGHBOUR: &str = "neighbour";
/// The half of a node that is the same once more.
pub const REPEATED: &str = "the same again";

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
        Some(true) => (
            "yes",
            "The contract holds this very fingerprint under this id.",
        ),
        Some(false) => (
            "no",
            "The contract does not hold this fingerprint under this id: see “What does the contract say?”.",
        ),
        None => (
            "unread",
            "Whether the contract holds it is known once the contract has been read.",
        ),
    }
}
