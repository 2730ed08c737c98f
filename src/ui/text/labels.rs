//! The names of a comparison's two values, and how they must stand to each other.

use super::say;
use crate::verify::report::Point;

/// The names of the two values: the one that was published, and the one beside it.
pub fn labels(point: Point) -> (&'static str, &'static str) {
    match point {
        Point::FieldForm => (say!(labels_field_form), say!(labels_field_form_2)),
        Point::KeyOnce => (say!(labels_key_once), say!(labels_key_once_2)),
        Point::FieldsRead => (say!(labels_fields_read), say!(labels_fields_read_2)),
        Point::AlgoVersion => (say!(labels_algo_version), say!(labels_algo_version_2)),
        Point::EventEnded => (say!(labels_event_ended), say!(labels_event_ended_2)),
        Point::SeedPublished => (say!(labels_seed_published), say!(labels_seed_published_2)),
        Point::SaltPublished => (say!(labels_salt_published), say!(labels_salt_published_2)),
        Point::EventId => (say!(labels_event_id), say!(labels_event_id_2)),
        Point::DeckHash => (say!(labels_deck_hash), say!(labels_deck_hash_2)),
        Point::SeedCommitment => (say!(labels_seed_commitment), say!(labels_seed_commitment_2)),
        Point::DeckCommitment => (say!(labels_deck_commitment), say!(labels_deck_commitment_2)),
        Point::PullCount => (say!(labels_pull_count), say!(labels_pull_count_2)),
        Point::SequenceIndex => (say!(labels_sequence_index), say!(labels_sequence_index_2)),
        Point::PulledCard => (say!(labels_pulled_card), say!(labels_pulled_card_2)),
        Point::SelectionVersion => (
            say!(labels_selection_version),
            say!(labels_selection_version_2),
        ),
        Point::EntriesPerKey => (say!(labels_entries_per_key), say!(labels_entries_per_key_2)),
        Point::WrittenOnce(_) => (say!(labels_written_once), say!(labels_written_once_2)),
        Point::CoverageFrom => (say!(labels_coverage_from), say!(labels_coverage_from_2)),
        Point::CoverageTo => (say!(labels_coverage_to), say!(labels_coverage_to_2)),
        Point::WindowRequest => (say!(labels_window_request), say!(labels_window_request_2)),
        Point::WindowRoot => (say!(labels_window_root), say!(labels_window_root_2)),
        Point::WindowRecord => (say!(labels_window_record), say!(labels_window_record_2)),
        Point::PullKey => (say!(labels_pull_key), say!(labels_pull_key_2)),
        Point::OddsTotal => (say!(labels_odds_total), say!(labels_odds_total_2)),
        Point::BandWidth => (say!(labels_band_width), say!(labels_band_width_2)),
        Point::BandOrder => (say!(labels_band_order), say!(labels_band_order_2)),
        Point::BandStocked => (say!(labels_band_stocked), say!(labels_band_stocked_2)),
        Point::CardValueFrom => (say!(labels_card_value_from), say!(labels_card_value_from_2)),
        Point::CardValueBelow => (
            say!(labels_card_value_below),
            say!(labels_card_value_below_2),
        ),
        Point::CardOnce => (say!(labels_card_once), say!(labels_card_once_2)),
        Point::RequestPresent => (say!(labels_request_present), say!(labels_request_present_2)),
        Point::RequestedVersion => (
            say!(labels_requested_version),
            say!(labels_requested_version_2),
        ),
        Point::ProofVersionRoot => (
            say!(labels_proof_version_root),
            say!(labels_proof_version_root_2),
        ),
        Point::ProofVersionEventId => (
            say!(labels_proof_version_event_id),
            say!(labels_proof_version_event_id_2),
        ),
        Point::AnchoredRoot => (say!(labels_anchored_root), say!(labels_anchored_root_2)),
        Point::VersionBeforeRequest => (
            say!(labels_version_before_request),
            say!(labels_version_before_request_2),
        ),
        Point::PurchaseCommitment => (
            say!(labels_purchase_commitment),
            say!(labels_purchase_commitment_2),
        ),
        Point::PurchaseAfterAsOf => (
            say!(labels_purchase_after_as_of),
            say!(labels_purchase_after_as_of_2),
        ),
        Point::PurchaseBeforeRequest => (
            say!(labels_purchase_before_request),
            say!(labels_purchase_before_request_2),
        ),
        Point::BandInStock => (say!(labels_band_in_stock), say!(labels_band_in_stock_2)),
        Point::WordPresent => (say!(labels_word_present), say!(labels_word_present_2)),
        Point::WordAfterRequest => (
            say!(labels_word_after_request),
            say!(labels_word_after_request_2),
        ),
        Point::ClaimedAward => (say!(labels_claimed_award), say!(labels_claimed_award_2)),
        Point::Award => (say!(labels_award), say!(labels_award_2)),
        Point::ContractAnchor | Point::ContractOtherRoot => (
            say!(labels_contract_anchor_contract_other_root),
            say!(labels_contract_anchor_contract_other_root_2),
        ),
        Point::ContractVersion => (
            say!(labels_contract_version),
            say!(labels_contract_version_2),
        ),
        Point::ContractPurchase => (
            say!(labels_contract_purchase),
            say!(labels_contract_purchase_2),
        ),
        Point::ContractRequest => (
            say!(labels_contract_request),
            say!(labels_contract_request_2),
        ),
        Point::ContractWord => (say!(labels_contract_word), say!(labels_contract_word_2)),
        Point::CoordinatorWord => (
            say!(labels_coordinator_word),
            say!(labels_coordinator_word_2),
        ),
        Point::RequestTo => (say!(labels_request_to), say!(labels_request_to_2)),
        Point::RequestCall => (say!(labels_request_call), say!(labels_request_call_2)),
        Point::SeedWord => (say!(labels_seed_word), say!(labels_seed_word_2)),
        Point::LogAt(_) => (say!(labels_log_at), say!(labels_log_at_2)),
        Point::LogValue(_) => (say!(labels_log_value), say!(labels_log_value_2)),
        Point::LogOmitted(_) => (say!(labels_log_omitted), say!(labels_log_omitted_2)),
    }
}

/// How the two values must stand to each other, when that is not simply equal.
pub fn relation(point: Point) -> Option<&'static str> {
    match point {
        Point::BandWidth => Some(say!(labels_relation_band_width)),
        Point::BandOrder => Some(say!(labels_relation_band_order)),
        Point::CardValueFrom => Some(say!(labels_relation_card_value_from)),
        Point::CardValueBelow => Some(say!(labels_relation_card_value_below)),
        Point::VersionBeforeRequest | Point::PurchaseBeforeRequest => Some(say!(
            labels_relation_version_before_request_purchase_before_request
        )),
        Point::PurchaseAfterAsOf | Point::WordAfterRequest => Some(say!(
            labels_relation_purchase_after_as_of_word_after_request
        )),
        Point::CoverageFrom => Some(say!(labels_relation_coverage_from)),
        Point::CoverageTo => Some(say!(labels_relation_coverage_to)),
        Point::PullCount => Some(say!(labels_relation_pull_count)),
        Point::BandStocked | Point::BandInStock => {
            Some(say!(labels_relation_band_stocked_band_in_stock))
        }
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
