//! A report on paper: its headings and the names of its values.

use super::say;
use crate::verify::report::{Kind, Point};

/// Over the verdict.
pub fn paper_title(kind: Kind) -> &'static str {
    match kind {
        Kind::PackEvent => say!(paper_paper_title_pack_event),
        Kind::PackPull => say!(paper_paper_title_pack_pull),
    }
}

/// The comparisons whose published value stands on paper, by the specification's names.
pub const PAPER_POINTS: [(Point, &str); 8] = [
    (Point::EventId, "vrf_event_id"),
    (Point::DeckHash, "deck_hash"),
    (Point::SeedCommitment, "seed_commitment"),
    (Point::DeckCommitment, "deck_commitment"),
    (Point::PullKey, "pull_key"),
    (Point::ProofVersionRoot, "version_root"),
    (Point::ProofVersionEventId, "version_event_id"),
    (Point::PurchaseCommitment, "purchase_commitment"),
];
