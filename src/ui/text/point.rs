//! What differs and where: a sentence for each point of the rules.

use super::{pair, place};
use crate::verify::report::{Finding, LogKind, Place, Point, Value};

/// What differs and where, for a comparison that does not agree.
pub fn sentence(finding: &Finding) -> String {
    let at = place(&finding.place);
    let (p, c) = pair(&finding.published, &finding.computed);
    let missing = finding.published == Value::Nothing;
    match finding.point {
        Point::FieldForm if missing => format!("{at} is missing; {c} belongs there."),
        Point::FieldForm => format!("{at} holds {p}; {c} belongs there."),
        Point::KeyOnce => format!("{} the key “{p}” is written twice.", inside(&finding.place)),
        Point::FieldsRead => format!("{at}: {p} values were read."),
        Point::AlgoVersion => format!("The report names the rules “{p}”; known are {c}."),
        Point::EventEnded => format!("The report's is_active is {p}."),
        Point::SeedPublished => "The report publishes no random_seed.".into(),
        Point::SaltPublished => "The report publishes no seed_salt.".into(),
        Point::EventId => {
            format!("The report's vrf_event_id is {p}; the hash of its pack_event_id is {c}.")
        }
        Point::DeckHash => {
            format!("The deck was committed to as {p}; the published deck hashes to {c}.")
        }
        Point::SeedCommitment => {
            format!("The salt was committed to as {p}; the published salt hashes to {c}.")
        }
        Point::DeckCommitment => format!(
            "The anchored value is published as {p}; deck_hash and seed_commitment together give {c}."
        ),
        Point::PullCount => format!("There are {p} pulls from a deck of {c} cards."),
        Point::SequenceIndex => {
            format!("The pulls are not numbered 1, 2, 3 and so on: {p} stands where {c} belongs.")
        }
        Point::PulledCard => {
            format!("{at}: the deck's card at this draw is {c}, the report says {p}.")
        }
        Point::SelectionVersion => {
            format!("{at}: the recipe is named “{p}”; the only one known is {c}.")
        }
        Point::EntriesPerKey => {
            format!("{at} holds {p} different entries under {c} keys.")
        }
        Point::WrittenOnce(kind) => {
            format!("{at} was {} twice: {p}, and {c}.", written(kind))
        }
        Point::CoverageFrom => {
            format!("{at}: the log entries supplied begin at {p}, but its window begins at {c}.")
        }
        Point::CoverageTo => {
            format!("{at}: the log entries supplied end at {p}, but its word arrived at {c}.")
        }
        Point::WindowRequest => format!(
            "{at}: another word arrived at {p}, and the request it belongs to was left out."
        ),
        Point::WindowRoot => format!(
            "{at}: another word arrived at {p}, and what was anchored under its event id was left out."
        ),
        Point::WindowRecord => {
            format!("{at}: another Pack was drawn at {p}, and its record was left out.")
        }
        Point::PullKey => format!("{at} stands under the key {p}; its purchase id gives {c}."),
        Point::OddsTotal => format!("{at}: the odds add up to {p} millionths instead of {c}."),
        Point::BandWidth => format!("{at} begins at {p} and ends at {c}."),
        Point::BandOrder => {
            format!("{at} begins at {p}, though the band below it ends at {c}.")
        }
        Point::BandStocked => format!("{at} has odds but no card."),
        Point::CardValueFrom => {
            format!("{at} is worth {p}, less than its band, which begins at {c}.")
        }
        Point::CardValueBelow => format!("{at} is worth {p}, and its band ends at {c}."),
        Point::CardOnce => format!("{at} stands in the version more than once."),
        Point::RequestPresent => format!("{at}: its request for a random word was left out."),
        Point::RequestedVersion => {
            format!("{at}: the word was requested for {p}; the published odds and cards give {c}.")
        }
        Point::ProofVersionRoot => {
            format!("The proof's version_root is {p}; the published odds and cards give {c}.")
        }
        Point::ProofVersionEventId => {
            format!("The proof's version_event_id is {p}; the published odds and cards give {c}.")
        }
        Point::AnchoredRoot if missing => {
            format!("{at}: nothing was anchored for its odds and cards, which give {c}.")
        }
        Point::AnchoredRoot => {
            format!("{at}: the odds and cards were anchored as {p}; the published ones give {c}.")
        }
        Point::VersionBeforeRequest => format!(
            "{at}: the odds and cards were anchored at {p}, which is not before the word was requested at {c}."
        ),
        Point::PurchaseCommitment if missing => {
            format!("{at}: nothing was anchored for its purchase, which gives {c}.")
        }
        Point::PurchaseCommitment => {
            format!("{at}: the purchase was anchored as {p}; the published one gives {c}.")
        }
        Point::PurchaseAfterAsOf => format!(
            "{at}: the purchase was anchored at {p}, which is not after its stock was taken at {c}."
        ),
        Point::PurchaseBeforeRequest => format!(
            "{at}: the purchase was anchored at {p}, which is not before the word was requested at {c}."
        ),
        Point::BandInStock => {
            format!("{at} had odds, but every card of it was out of stock at sale.")
        }
        Point::WordPresent => format!("{at}: its random word was left out."),
        Point::WordAfterRequest => {
            format!("{at}: the word arrived at {p}, which is not after it was requested at {c}.")
        }
        Point::ClaimedAward => match (missing, finding.computed == Value::Nothing) {
            (true, _) => {
                format!("{at}: the record says that no card could be drawn; the recipe gives {c}.")
            }
            (_, true) => {
                format!("{at}: the record says {p}; by the recipe no card could be drawn.")
            }
            _ => format!("{at}: the recipe gives {c}, the record says {p}."),
        },
        Point::Award => match (missing, finding.computed == Value::Nothing) {
            (true, _) => {
                format!("The proof says that no card could be drawn; the recipe gives {c}.")
            }
            (_, true) => {
                format!("The proof says the card is {p}; by the recipe no card could be drawn.")
            }
            _ => format!("The recipe gives the card {c}; the proof says {p}."),
        },
        Point::ContractAnchor
        | Point::ContractVersion
        | Point::ContractPurchase
        | Point::ContractOtherRoot => match finding.computed {
            Value::Nothing => {
                format!("{at}: the contract holds nothing under this id, where {p} should be.")
            }
            _ => format!("{at}: the contract holds {c}, where {p} should be."),
        },
        Point::ContractRequest => match finding.computed {
            Value::Nothing => format!("{at}: the contract knows no request under this key."),
            _ => {
                format!("{at}: the contract says that the word was requested for {c}, not for {p}.")
            }
        },
        Point::ContractWord => {
            format!("{at}: the word is published as {p}; the contract says {c}.")
        }
        Point::CoordinatorWord => {
            format!("{at}: the word is published as {p}; the oracle's own log gives {c}.")
        }
        Point::RequestTo => {
            format!("The published transaction did not call the contract {p}, but {c}.")
        }
        Point::RequestCall => {
            "The published transaction does not anchor this event with the published value.".into()
        }
        Point::SeedWord => {
            format!("The random seed is published as {p}; the oracle's word for this event is {c}.")
        }
        Point::LogAt(kind) => {
            format!("{at} was {} at {c}; the proof says at {p}.", written(kind))
        }
        Point::LogValue(kind) => {
            format!(
                "{at} was {} as {c} on the chain; the proof says {p}.",
                written(kind)
            )
        }
        Point::LogOmitted(kind) => format!(
            "{at} was {} at {c} on the chain, inside the span that the proof covers, and the proof leaves it out.",
            written(kind)
        ),
    }
}

const fn written(kind: LogKind) -> &'static str {
    match kind {
        LogKind::Anchored => "anchored",
        LogKind::Requested => "requested",
        LogKind::Fulfilled => "answered",
    }
}

fn inside(at: &Place) -> String {
    match at {
        Place::Payload => "In the payload".into(),
        other => format!("In {},", place(other)),
    }
}
