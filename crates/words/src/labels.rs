//! Names the two values of a comparison, and the relation that the rule requires.

use crate::catalogue::{family, plain, say};
use verify::report::Point;

/// Names the two values: the published one, and the one next to it.
pub fn labels(point: Point) -> (&'static str, &'static str) {
    let published = plain(family::point_published(point));
    (published, plain(family::point_computed(point)))
}

/// Returns true if this page computed the second value. If both agree, the page names each.
pub fn is_computed(point: Point) -> bool {
    matches!(
        point,
        Point::EventId
            | Point::DeckHash
            | Point::SeedCommitment
            | Point::DeckCommitment
            | Point::PulledCard
            | Point::PullKey
            | Point::RequestedVersion
            | Point::ProofVersionRoot
            | Point::ProofVersionEventId
            | Point::AnchoredRoot
            | Point::PurchaseCommitment
            | Point::ClaimedAward
            | Point::Award
    )
}

/// Joins the names of two equal values.
pub fn both_labels(published: &str, computed: &str) -> String {
    say!(point_both, published = published, computed = computed)
}

/// Names the relation that the rule requires of the two values, if it is not equality.
pub fn relation(point: Point) -> Option<&'static str> {
    family::point_relation(point).map(plain)
}
