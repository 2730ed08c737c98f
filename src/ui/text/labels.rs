//! The names of a comparison's two values, and how they must stand to each other.

use crate::verify::report::Point;

/// The names of the two values: the one that was published, and the one beside it.
pub const fn labels(point: Point) -> (&'static str, &'static str) {
    match point {
        Point::FieldForm => ("published", "belongs there"),
        Point::KeyOnce => ("published key", "repeated beside"),
        Point::FieldsRead => ("published values that were read", "at least"),
        Point::AlgoVersion => ("published fairness_algo_version", "known rules"),
        Point::EventEnded => ("published is_active", "expected"),
        Point::SeedPublished => ("published random_seed", "expected"),
        Point::SaltPublished => ("published seed_salt", "expected"),
        Point::EventId => ("published vrf_event_id", "computed from pack_event_id"),
        Point::DeckHash => ("published deck_hash", "computed from the deck"),
        Point::SeedCommitment => ("published seed_commitment", "computed from the salt"),
        Point::DeckCommitment => (
            "published deck_commitment",
            "computed from deck_hash and seed_commitment",
        ),
        Point::PullCount => ("published pulls", "cards in the deck"),
        Point::SequenceIndex => ("published sequence_index", "next number"),
        Point::PulledCard => ("published card", "computed card"),
        Point::SelectionVersion => ("published selection_version", "recipe of this page"),
        Point::EntriesPerKey => ("published entries", "keys they stand under"),
        Point::WrittenOnce(_) => ("published entry", "another published entry"),
        Point::CoverageFrom => ("published entries begin", "window begins"),
        Point::CoverageTo => ("published entries end", "word arrived"),
        Point::WindowRequest => ("published word", "its request"),
        Point::WindowRoot => ("published word", "event id of its request"),
        Point::WindowRecord => ("published word", "its record"),
        Point::PullKey => ("published pull key", "computed from the purchase id"),
        Point::OddsTotal => ("published odds, in millionths", "must be"),
        Point::BandWidth => ("published band begins at", "and ends at"),
        Point::BandOrder => ("published band begins at", "the band below ends at"),
        Point::BandStocked => ("published cards in the band", "must be"),
        Point::CardValueFrom => ("published value of the card", "band begins at"),
        Point::CardValueBelow => ("published value of the card", "band ends at"),
        Point::CardOnce => ("published card", "must be there"),
        Point::RequestPresent => ("published request", "expected for the key"),
        Point::RequestedVersion => ("published in the request", "computed from odds and cards"),
        Point::ProofVersionRoot => ("published version_root", "computed from odds and cards"),
        Point::ProofVersionEventId => {
            ("published version_event_id", "computed from odds and cards")
        }
        Point::AnchoredRoot => ("published as anchored", "computed from odds and cards"),
        Point::VersionBeforeRequest => ("published: version anchored", "word requested"),
        Point::PurchaseCommitment => ("published as anchored", "computed from the purchase"),
        Point::PurchaseAfterAsOf => ("published: purchase anchored", "stock was taken (as_of)"),
        Point::PurchaseBeforeRequest => ("published: purchase anchored", "word requested"),
        Point::BandInStock => ("published: cards in stock", "must be"),
        Point::WordPresent => ("published word", "expected for the key"),
        Point::WordAfterRequest => ("published: word arrived", "word requested"),
        Point::ClaimedAward => ("published claimed_award", "computed card"),
        Point::Award => ("published award", "computed card"),
        Point::ContractAnchor | Point::ContractOtherRoot => ("published", "the contract holds"),
        Point::ContractVersion => ("computed from odds and cards", "the contract holds"),
        Point::ContractPurchase => ("computed from the purchase", "the contract holds"),
        Point::ContractRequest => ("requested for", "the contract says"),
        Point::ContractWord => ("published word", "the contract says"),
        Point::CoordinatorWord => ("published word", "the oracle's log gives"),
        Point::RequestTo => ("published contract", "the transaction called"),
        Point::RequestCall => ("the call that anchors this event", "the transaction's call"),
        Point::SeedWord => ("published random_seed", "the oracle's word"),
        Point::LogAt(_) => ("published as standing at", "the chain has it at"),
        Point::LogValue(_) => ("published entry", "the chain's log"),
        Point::LogOmitted(_) => ("published entry", "the chain has one at"),
    }
}

/// How the two values must stand to each other, when that is not simply equal.
pub const fn relation(point: Point) -> Option<&'static str> {
    match point {
        Point::BandWidth => Some("A band must begin below its end."),
        Point::BandOrder => Some("A band must not begin before the one below it ends."),
        Point::CardValueFrom => Some("A card must not be worth less than its band."),
        Point::CardValueBelow => Some("A card must be worth less than its band's end."),
        Point::VersionBeforeRequest | Point::PurchaseBeforeRequest => {
            Some("The first must come before the second.")
        }
        Point::PurchaseAfterAsOf | Point::WordAfterRequest => {
            Some("The first must come after the second.")
        }
        Point::CoverageFrom => Some("The entries must begin no later than the window."),
        Point::CoverageTo => Some("The entries must not end before the word."),
        Point::PullCount => Some("There cannot be more pulls than cards."),
        Point::BandStocked | Point::BandInStock => Some("There must be at least one card."),
        Point::FieldForm
        | Point::KeyOnce
        | Point::FieldsRead
        | Point::AlgoVersion
        | Point::EventEnded
        | Point::SeedPublished
        | Point::SaltPublished
        | Point::EventId
        | Point::DeckHash
        | Point::SeedCommitment
        | Point::DeckCommitment
        | Point::SequenceIndex
        | Point::PulledCard
        | Point::SelectionVersion
        | Point::WrittenOnce(_)
        | Point::EntriesPerKey
        | Point::WindowRequest
        | Point::WindowRoot
        | Point::WindowRecord
        | Point::PullKey
        | Point::OddsTotal
        | Point::CardOnce
        | Point::RequestPresent
        | Point::RequestedVersion
        | Point::ProofVersionRoot
        | Point::ProofVersionEventId
        | Point::AnchoredRoot
        | Point::PurchaseCommitment
        | Point::WordPresent
        | Point::ClaimedAward
        | Point::Award
        | Point::ContractAnchor
        | Point::ContractVersion
        | Point::ContractPurchase
        | Point::ContractRequest
        | Point::ContractWord
        | Point::ContractOtherRoot
        | Point::CoordinatorWord
        | Point::RequestTo
        | Point::RequestCall
        | Point::SeedWord
        | Point::LogAt(_)
        | Point::LogValue(_)
        | Point::LogOmitted(_) => None,
    }
}
