//! What differs and where: a sentence for each point of the rules.

use crate::catalogue::say;
use crate::format::thousands;
use crate::value::{pair, place, short};
use verify::report::{Finding, LogKind, Place, Point, Value};

/// What differs and where, for a comparison that does not agree.
pub fn sentence(finding: &Finding) -> String {
    let at = place(&finding.place);
    let (published, computed) = pair(&finding.published, &finding.computed);
    let missing = finding.published == Value::Nothing;
    match finding.point {
        Point::FieldForm if missing => {
            say!(point_sentence_field_missing, at = at, computed = computed)
        }
        Point::FieldForm => say!(
            point_sentence_field_form,
            at = at,
            published = published,
            computed = computed
        ),
        Point::KeyOnce => say!(
            point_sentence_key_once,
            place = inside(&finding.place),
            published = published
        ),
        Point::FieldsRead => say!(point_sentence_fields_read, at = at, published = published),
        Point::AlgoVersion => say!(
            point_sentence_algo_version,
            published = published,
            computed = computed
        ),
        Point::EventEnded => say!(point_sentence_event_ended, published = published),
        Point::SeedPublished => say!(point_sentence_seed_published).into(),
        Point::SaltPublished => say!(point_sentence_salt_published).into(),
        Point::EventId => {
            say!(
                point_sentence_event_id,
                published = published,
                computed = computed
            )
        }
        Point::DeckHash => {
            say!(
                point_sentence_deck_hash,
                published = published,
                computed = computed
            )
        }
        Point::SeedCommitment => {
            say!(
                point_sentence_seed_commitment,
                published = published,
                computed = computed
            )
        }
        Point::DeckCommitment => say!(
            point_sentence_deck_commitment,
            published = published,
            computed = computed
        ),
        Point::PullCount => say!(
            point_sentence_pull_count,
            published = published,
            computed = computed
        ),
        Point::SequenceIndex => {
            say!(
                point_sentence_sequence_index,
                published = published,
                computed = computed
            )
        }
        Point::PulledCard => {
            say!(
                point_sentence_pulled_card,
                at = at,
                computed = computed,
                published = published
            )
        }
        Point::SelectionVersion => {
            say!(
                point_sentence_selection_version,
                at = at,
                published = published,
                computed = computed
            )
        }
        Point::EntriesPerKey => {
            say!(
                point_sentence_entries_per_key,
                at = at,
                published = published,
                computed = computed
            )
        }
        Point::WrittenOnce(kind) => {
            say!(
                point_sentence_written_once,
                at = at,
                kind = written(kind),
                published = published,
                computed = computed
            )
        }
        Point::CoverageFrom => {
            say!(
                point_sentence_coverage_from,
                at = at,
                published = published,
                computed = computed
            )
        }
        Point::CoverageTo => {
            say!(
                point_sentence_coverage_to,
                at = at,
                published = published,
                computed = computed
            )
        }
        Point::WindowRequest => say!(
            point_sentence_window_request,
            at = at,
            published = published
        ),
        Point::WindowRoot => say!(point_sentence_window_root, at = at, published = published),
        Point::WindowRecord => {
            say!(point_sentence_window_record, at = at, published = published)
        }
        Point::PullKey => say!(
            point_sentence_pull_key,
            at = at,
            published = published,
            computed = computed
        ),
        Point::OddsTotal => say!(
            point_sentence_odds_total,
            at = at,
            published = published,
            computed = computed
        ),
        Point::BandWidth => say!(
            point_sentence_band_width,
            at = at,
            published = published,
            computed = computed
        ),
        Point::BandOrder => {
            say!(
                point_sentence_band_order,
                at = at,
                published = published,
                computed = computed
            )
        }
        Point::BandStocked => say!(point_sentence_band_stocked, at = at),
        Point::CardValueFrom => {
            say!(
                point_sentence_card_value_from,
                at = at,
                published = published,
                computed = computed
            )
        }
        Point::CardValueBelow => say!(
            point_sentence_card_value_below,
            at = at,
            published = published,
            computed = computed
        ),
        Point::CardOnce => say!(point_sentence_card_once, at = at),
        Point::RequestPresent => say!(point_sentence_request_present, at = at),
        Point::RequestedVersion => {
            say!(
                point_sentence_requested_version,
                at = at,
                published = published,
                computed = computed
            )
        }
        Point::ProofVersionRoot => {
            say!(
                point_sentence_proof_version_root,
                published = published,
                computed = computed
            )
        }
        Point::ProofVersionEventId => {
            say!(
                point_sentence_proof_version_event_id,
                published = published,
                computed = computed
            )
        }
        Point::AnchoredRoot if missing => {
            say!(point_sentence_no_root, at = at, computed = computed)
        }
        Point::AnchoredRoot => {
            say!(
                point_sentence_anchored_root,
                at = at,
                published = published,
                computed = computed
            )
        }
        Point::VersionBeforeRequest => {
            say!(
                point_sentence_version_before_request,
                at = at,
                published = published,
                computed = computed
            )
        }
        Point::PurchaseCommitment if missing => {
            say!(point_sentence_no_commitment, at = at, computed = computed)
        }
        Point::PurchaseCommitment => {
            say!(
                point_sentence_purchase_commitment,
                at = at,
                published = published,
                computed = computed
            )
        }
        Point::PurchaseAfterAsOf => {
            say!(
                point_sentence_purchase_after_as_of,
                at = at,
                published = published,
                computed = computed
            )
        }
        Point::PurchaseBeforeRequest => say!(
            point_sentence_purchase_before_request,
            at = at,
            published = published,
            computed = computed
        ),
        Point::BandInStock => {
            say!(point_sentence_band_in_stock, at = at)
        }
        Point::WordPresent => say!(point_sentence_word_present, at = at),
        Point::WordAfterRequest => {
            say!(
                point_sentence_word_after_request,
                at = at,
                published = published,
                computed = computed
            )
        }
        Point::ClaimedAward => match (missing, finding.computed == Value::Nothing) {
            (true, _) => {
                say!(point_sentence_claimed_none, at = at, computed = computed)
            }
            (_, true) => {
                say!(
                    point_sentence_claimed_but_none,
                    at = at,
                    published = published
                )
            }
            _ => say!(
                point_sentence_claimed_another,
                at = at,
                computed = computed,
                published = published
            ),
        },
        Point::Award => match (missing, finding.computed == Value::Nothing) {
            (true, _) => {
                say!(point_sentence_award_none, computed = computed)
            }
            (_, true) => {
                say!(point_sentence_award_but_none, published = published)
            }
            _ => say!(
                point_sentence_award_another,
                computed = computed,
                published = published
            ),
        },
        Point::ContractAnchor
        | Point::ContractVersion
        | Point::ContractPurchase
        | Point::ContractOtherRoot => match finding.computed {
            Value::Nothing => {
                say!(
                    point_sentence_contract_nothing,
                    at = at,
                    published = published
                )
            }
            _ => say!(
                point_sentence_contract_another,
                at = at,
                computed = computed,
                published = published
            ),
        },
        Point::ContractRequest => match finding.computed {
            Value::Nothing => say!(point_sentence_contract_no_request, at = at),
            _ => {
                say!(
                    point_sentence_contract_other_request,
                    at = at,
                    computed = computed,
                    published = published
                )
            }
        },
        Point::ContractWord => {
            say!(
                point_sentence_contract_word,
                at = at,
                published = published,
                computed = computed
            )
        }
        Point::CoordinatorWord => {
            say!(
                point_sentence_coordinator_word,
                at = at,
                published = published,
                computed = computed
            )
        }
        Point::ProvenWord => say!(
            point_sentence_proven_word,
            at = at,
            published = published,
            computed = computed
        ),
        Point::BlockExists => say!(
            point_sentence_block_exists,
            published = published,
            computed = computed
        ),
        Point::RequestSucceeded => say!(point_sentence_request_succeeded, published = published),
        Point::RequestOfPull => say!(point_sentence_request_of_pull, computed = computed),
        Point::AnchoredBefore => say!(point_sentence_anchored_before, computed = computed),
        Point::RequestCall => say!(point_sentence_request_call).into(),
        Point::SeedWord => {
            say!(
                point_sentence_seed_word,
                published = published,
                computed = computed
            )
        }
        Point::LogAt(kind) | Point::BlockAt(kind) => {
            say!(
                point_sentence_log_at,
                at = at,
                kind = written(kind),
                computed = computed,
                published = published
            )
        }
        Point::LogValue(kind) => {
            say!(
                point_sentence_log_value,
                at = at,
                kind = written(kind),
                computed = computed,
                published = published
            )
        }
        Point::LogTwice(kind) => say!(
            point_sentence_log_twice,
            at = at,
            kind = written(kind),
            published = published,
            computed = computed
        ),
        Point::StateAt(kind) => match finding.computed {
            Value::Nothing => {
                say!(
                    point_sentence_state_not_yet,
                    at = at,
                    kind = written(kind),
                    published = published
                )
            }
            _ => say!(
                point_sentence_state_already,
                at = at,
                kind = written(kind),
                published = published,
                block = block(&finding.computed)
            ),
        },
        Point::LogOmitted(kind) => say!(
            point_sentence_log_omitted,
            at = at,
            kind = written(kind),
            computed = computed
        ),
        Point::WordsOmitted => say!(
            point_sentence_log_omitted,
            at = at,
            kind = written(LogKind::Fulfilled),
            computed = computed
        ),
    }
}

/// The block of a value that a block alone dates.
fn block(value: &Value) -> String {
    match value {
        Value::Position(at) => thousands(at.block),
        other => short(other),
    }
}

/// What an entry of this kind does to a key.
pub fn written(kind: LogKind) -> &'static str {
    match kind {
        LogKind::Anchored => say!(point_written_anchored),
        LogKind::Requested => say!(point_written_requested),
        LogKind::Fulfilled => say!(point_written_fulfilled),
    }
}

fn inside(at: &Place) -> String {
    match at {
        Place::Payload => say!(point_inside_payload).into(),
        other => say!(point_inside, other = place(other)),
    }
}
