//! A report on paper: its headings and the names of its values.

use crate::verify::report::{Kind, Point};

/// On the button that prints.
pub const PRINT: &str = "Print";

/// Over the verdict.
pub const fn paper_title(kind: Kind) -> &'static str {
    match kind {
        Kind::PackEvent => "packproof · check of a pack event",
        Kind::PackPull => "packproof · check of a Pack pull",
    }
}

/// Beside the code.
pub const RUN_AGAIN: &str = "Run it again: open this link.";

/// Over the exact values.
pub const PAPER_VALUES: &str = "What it is about";

/// Over the steps.
pub const PAPER_STEPS: &str = "What was checked";

/// Over whom was asked.
pub const PAPER_CHAIN: &str = "What was asked of the chain";

/// The name of the file, when there is one.
pub const PAPER_FILE: &str = "file";

/// In the place of a card, when none was left to be drawn.
pub const NO_AWARD: &str = "none";

/// Of an endpoint without a fault.
pub const ANSWERED: &str = "answered";

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
