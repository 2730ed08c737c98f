//! Names the two values of a comparison, and the relation that the rule requires.

use crate::catalogue::say;
use verify::report::Point;

/// Names the two values: the published one, and the one beside it.
pub fn labels(point: Point) -> (&'static str, &'static str) {
    match point {
        Point::FieldForm => (say!(labels_field_form), say!(labels_field_form_beside)),
        Point::KeyOnce => (say!(labels_key_once), say!(labels_key_once_beside)),
        Point::FieldsRead => (say!(labels_fields_read), say!(labels_fields_read_beside)),
        Point::AlgoVersion => (say!(labels_algo_version), say!(labels_algo_version_beside)),
        Point::EventEnded => (say!(labels_event_ended), say!(labels_event_ended_beside)),
        Point::SeedPublished => (
            say!(labels_seed_published),
            say!(labels_seed_published_beside),
        ),
        Point::SaltPublished => (
            say!(labels_salt_published),
            say!(labels_salt_published_beside),
        ),
        Point::EventId => (say!(labels_event_id), say!(labels_event_id_beside)),
        Point::DeckHash => (say!(labels_deck_hash), say!(labels_deck_hash_beside)),
        Point::SeedCommitment => (
            say!(labels_seed_commitment),
            say!(labels_seed_commitment_beside),
        ),
        Point::DeckCommitment => (
            say!(labels_deck_commitment),
            say!(labels_deck_commitment_beside),
        ),
        Point::PullCount => (say!(labels_pull_count), say!(labels_pull_count_beside)),
        Point::SequenceIndex => (
            say!(labels_sequence_index),
            say!(labels_sequence_index_beside),
        ),
        Point::PulledCard => (say!(labels_pulled_card), say!(labels_pulled_card_beside)),
        Point::SelectionVersion => (
            say!(labels_selection_version),
            say!(labels_selection_version_beside),
        ),
        Point::EntriesPerKey => (
            say!(labels_entries_per_key),
            say!(labels_entries_per_key_beside),
        ),
        Point::WrittenOnce(_) => (say!(labels_written_once), say!(labels_written_once_beside)),
        Point::CoverageFrom => (
            say!(labels_coverage_from),
            say!(labels_coverage_from_beside),
        ),
        Point::CoverageTo => (say!(labels_coverage_to), say!(labels_coverage_to_beside)),
        Point::WindowRequest => (
            say!(labels_window_request),
            say!(labels_window_request_beside),
        ),
        Point::WindowRoot => (say!(labels_window_root), say!(labels_window_root_beside)),
        Point::WindowRecord => (
            say!(labels_window_record),
            say!(labels_window_record_beside),
        ),
        Point::PullKey => (say!(labels_pull_key), say!(labels_pull_key_beside)),
        Point::OddsTotal => (say!(labels_odds_total), say!(labels_odds_total_beside)),
        Point::BandWidth => (say!(labels_band_width), say!(labels_band_width_beside)),
        Point::BandOrder => (say!(labels_band_order), say!(labels_band_order_beside)),
        Point::BandStocked => (say!(labels_band_stocked), say!(labels_band_stocked_beside)),
        Point::CardValueFrom => (
            say!(labels_card_value_from),
            say!(labels_card_value_from_beside),
        ),
        Point::CardValueBelow => (
            say!(labels_card_value_below),
            say!(labels_card_value_below_beside),
        ),
        Point::CardOnce => (say!(labels_card_once), say!(labels_card_once_beside)),
        Point::RequestPresent => (
            say!(labels_request_present),
            say!(labels_request_present_beside),
        ),
        Point::RequestedVersion => (
            say!(labels_requested_version),
            say!(labels_requested_version_beside),
        ),
        Point::ProofVersionRoot => (
            say!(labels_proof_version_root),
            say!(labels_proof_version_root_beside),
        ),
        Point::ProofVersionEventId => (
            say!(labels_proof_version_event_id),
            say!(labels_proof_version_event_id_beside),
        ),
        Point::AnchoredRoot => (
            say!(labels_anchored_root),
            say!(labels_anchored_root_beside),
        ),
        Point::VersionBeforeRequest => (
            say!(labels_version_before_request),
            say!(labels_version_before_request_beside),
        ),
        Point::PurchaseCommitment => (
            say!(labels_purchase_commitment),
            say!(labels_purchase_commitment_beside),
        ),
        Point::PurchaseAfterAsOf => (
            say!(labels_purchase_after_as_of),
            say!(labels_purchase_after_as_of_beside),
        ),
        Point::PurchaseBeforeRequest => (
            say!(labels_purchase_before_request),
            say!(labels_purchase_before_request_beside),
        ),
        Point::BandInStock => (
            say!(labels_band_in_stock),
            say!(labels_band_in_stock_beside),
        ),
        Point::WordPresent => (say!(labels_word_present), say!(labels_word_present_beside)),
        Point::WordAfterRequest => (
            say!(labels_word_after_request),
            say!(labels_word_after_request_beside),
        ),
        Point::ClaimedAward => (
            say!(labels_claimed_award),
            say!(labels_claimed_award_beside),
        ),
        Point::Award => (say!(labels_award), say!(labels_award_beside)),
        Point::ContractAnchor | Point::ContractOtherRoot => (
            say!(labels_contract_root),
            say!(labels_contract_root_beside),
        ),
        Point::ContractVersion => (
            say!(labels_contract_version),
            say!(labels_contract_version_beside),
        ),
        Point::ContractPurchase => (
            say!(labels_contract_purchase),
            say!(labels_contract_purchase_beside),
        ),
        Point::ContractRequest => (
            say!(labels_contract_request),
            say!(labels_contract_request_beside),
        ),
        Point::ContractWord => (
            say!(labels_contract_word),
            say!(labels_contract_word_beside),
        ),
        Point::CoordinatorWord => (
            say!(labels_coordinator_word),
            say!(labels_coordinator_word_beside),
        ),
        Point::RequestSucceeded => (
            say!(labels_request_succeeded),
            say!(labels_request_succeeded_beside),
        ),
        Point::RequestOfPull => (
            say!(labels_request_of_pull),
            say!(labels_request_of_pull_beside),
        ),
        Point::SeedWord => (say!(labels_seed_word), say!(labels_seed_word_beside)),
        Point::LogAt(_) => (say!(labels_log_at), say!(labels_log_at_beside)),
        Point::LogTwice(_) => (say!(labels_log_twice), say!(labels_log_twice_beside)),
        Point::LogOmitted(_) => (say!(labels_log_omitted), say!(labels_log_omitted_beside)),
        Point::WordsOmitted => (
            say!(labels_words_omitted),
            say!(labels_words_omitted_beside),
        ),
        Point::ProvenWord => (say!(labels_proven_word), say!(labels_proven_word_beside)),
    }
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
    say!(labels_both, published = published, computed = computed)
}

/// Names the relation that the rule requires of the two values, if it is not equality.
pub fn relation(point: Point) -> Option<&'static str> {
    match point {
        Point::BandWidth => Some(say!(labels_relation_band_width)),
        Point::BandOrder => Some(say!(labels_relation_band_order)),
        Point::CardValueFrom => Some(say!(labels_relation_card_value_from)),
        Point::CardValueBelow => Some(say!(labels_relation_card_value_below)),
        Point::VersionBeforeRequest | Point::PurchaseBeforeRequest => {
            Some(say!(labels_relation_before))
        }
        Point::PurchaseAfterAsOf | Point::WordAfterRequest => Some(say!(labels_relation_after)),
        Point::CoverageFrom => Some(say!(labels_relation_coverage_from)),
        Point::CoverageTo => Some(say!(labels_relation_coverage_to)),
        Point::PullCount => Some(say!(labels_relation_pull_count)),
        Point::BandStocked | Point::BandInStock => Some(say!(labels_relation_stocked)),
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
        | Point::RequestSucceeded
        | Point::RequestOfPull
        | Point::SeedWord
        | Point::LogAt(_)
        | Point::LogTwice(_)
        | Point::LogOmitted(_)
        | Point::WordsOmitted
        | Point::ProvenWord => None,
    }
}
