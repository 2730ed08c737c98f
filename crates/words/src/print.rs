//! Words a report on paper: its headings and the names of its values.

use crate::catalogue::say;
use verify::report::{Kind, Point};

/// Returns the title above the verdict.
pub fn print_title(kind: Kind) -> &'static str {
    match kind {
        Kind::PackEvent => say!(paper_title_pack_event),
        Kind::PackPull => say!(paper_title_pack_pull),
    }
}

/// The comparisons whose published value is printed, with the specification's names.
pub const PRINTED_POINTS: [(Point, &str); 8] = [
    (Point::EventId, "vrf_event_id"),
    (Point::DeckHash, "deck_hash"),
    (Point::SeedCommitment, "seed_commitment"),
    (Point::DeckCommitment, "deck_commitment"),
    (Point::PullKey, "pull_key"),
    (Point::ProofVersionRoot, "version_root"),
    (Point::ProofVersionEventId, "version_event_id"),
    (Point::PurchaseCommitment, "purchase_commitment"),
];

/// The specification's name of the event's name.
pub const FIELD_NAME: &str = "name";
/// The specification's name of the drawn card.
pub const FIELD_AWARD: &str = "award";
/// The specification's name of the buyer.
pub const FIELD_USERNAME: &str = "username";
/// The specification's name of the random word.
pub const FIELD_WORD: &str = "word";
