//! What differs and where: a sentence for each point of the rules.

use crate::catalogue::say;
use crate::format::thousands;
use crate::value::{pair, place, short};
use verify::report::{Finding, LogKind, Place, Point, Value};

/// What differs and where, for a comparison that does not agree.
pub fn sentence(finding: &Finding) -> String {
    let at = place(&finding.place);
    let (p, c) = pair(&finding.published, &finding.computed);
    let missing = finding.published == Value::Nothing;
    match finding.point {
        Point::FieldForm if missing => say!(point_sentence_field_missing, at = at, c = c),
        Point::FieldForm => say!(point_sentence_field_form, at = at, p = p, c = c),
        Point::KeyOnce => say!(
            point_sentence_key_once,
            place = inside(&finding.place),
            p = p
        ),
        Point::FieldsRead => say!(point_sentence_fields_read, at = at, p = p),
        Point::AlgoVersion => say!(point_sentence_algo_version, p = p, c = c),
        Point::EventEnded => say!(point_sentence_event_ended, p = p),
        Point::SeedPublished => say!(point_sentence_seed_published).into(),
        Point::SaltPublished => say!(point_sentence_salt_published).into(),
        Point::EventId => {
            say!(point_sentence_event_id, p = p, c = c)
        }
        Point::DeckHash => {
            say!(point_sentence_deck_hash, p = p, c = c)
        }
        Point::SeedCommitment => {
            say!(point_sentence_seed_commitment, p = p, c = c)
        }
        Point::DeckCommitment => say!(point_sentence_deck_commitment, p = p, c = c),
        Point::PullCount => say!(point_sentence_pull_count, p = p, c = c),
        Point::SequenceIndex => {
            say!(point_sentence_sequence_index, p = p, c = c)
        }
        Point::PulledCard => {
            say!(point_sentence_pulled_card, at = at, c = c, p = p)
        }
        Point::SelectionVersion => {
            say!(point_sentence_selection_version, at = at, p = p, c = c)
        }
        Point::EntriesPerKey => {
            say!(point_sentence_entries_per_key, at = at, p = p, c = c)
        }
        Point::WrittenOnce(kind) => {
            say!(
                point_sentence_written_once,
                at = at,
                kind = written(kind),
                p = p,
                c = c
            )
        }
        Point::CoverageFrom => {
            say!(point_sentence_coverage_from, at = at, p = p, c = c)
        }
        Point::CoverageTo => {
            say!(point_sentence_coverage_to, at = at, p = p, c = c)
        }
        Point::WindowRequest => say!(point_sentence_window_request, at = at, p = p),
        Point::WindowRoot => say!(point_sentence_window_root, at = at, p = p),
        Point::WindowRecord => {
            say!(point_sentence_window_record, at = at, p = p)
        }
        Point::PullKey => say!(point_sentence_pull_key, at = at, p = p, c = c),
        Point::OddsTotal => say!(point_sentence_odds_total, at = at, p = p, c = c),
        Point::BandWidth => say!(point_sentence_band_width, at = at, p = p, c = c),
        Point::BandOrder => {
            say!(point_sentence_band_order, at = at, p = p, c = c)
        }
        Point::BandStocked => say!(point_sentence_band_stocked, at = at),
        Point::CardValueFrom => {
            say!(point_sentence_card_value_from, at = at, p = p, c = c)
        }
        Point::CardValueBelow => say!(point_sentence_card_value_below, at = at, p = p, c = c),
        Point::CardOnce => say!(point_sentence_card_once, at = at),
        Point::RequestPresent => say!(point_sentence_request_present, at = at),
        Point::RequestedVersion => {
            say!(point_sentence_requested_version, at = at, p = p, c = c)
        }
        Point::ProofVersionRoot => {
            say!(point_sentence_proof_version_root, p = p, c = c)
        }
        Point::ProofVersionEventId => {
            say!(point_sentence_proof_version_event_id, p = p, c = c)
        }
        Point::AnchoredRoot if missing => {
            say!(point_sentence_no_root, at = at, c = c)
        }
        Point::AnchoredRoot => {
            say!(point_sentence_anchored_root, at = at, p = p, c = c)
        }
        Point::VersionBeforeRequest => {
            say!(point_sentence_version_before_request, at = at, p = p, c = c)
        }
        Point::PurchaseCommitment if missing => {
            say!(point_sentence_no_commitment, at = at, c = c)
        }
        Point::PurchaseCommitment => {
            say!(point_sentence_purchase_commitment, at = at, p = p, c = c)
        }
        Point::PurchaseAfterAsOf => {
            say!(point_sentence_purchase_after_as_of, at = at, p = p, c = c)
        }
        Point::PurchaseBeforeRequest => say!(
            point_sentence_purchase_before_request,
            at = at,
            p = p,
            c = c
        ),
        Point::BandInStock => {
            say!(point_sentence_band_in_stock, at = at)
        }
        Point::WordPresent => say!(point_sentence_word_present, at = at),
        Point::WordAfterRequest => {
            say!(point_sentence_word_after_request, at = at, p = p, c = c)
        }
        Point::ClaimedAward => match (missing, finding.computed == Value::Nothing) {
            (true, _) => {
                say!(point_sentence_claimed_none, at = at, c = c)
            }
            (_, true) => {
                say!(point_sentence_claimed_but_none, at = at, p = p)
            }
            _ => say!(point_sentence_claimed_another, at = at, c = c, p = p),
        },
        Point::Award => match (missing, finding.computed == Value::Nothing) {
            (true, _) => {
                say!(point_sentence_award_none, c = c)
            }
            (_, true) => {
                say!(point_sentence_award_but_none, p = p)
            }
            _ => say!(point_sentence_award_another, c = c, p = p),
        },
        Point::ContractAnchor
        | Point::ContractVersion
        | Point::ContractPurchase
        | Point::ContractOtherRoot => match finding.computed {
            Value::Nothing => {
                say!(point_sentence_contract_nothing, at = at, p = p)
            }
            _ => say!(point_sentence_contract_another, at = at, c = c, p = p),
        },
        Point::ContractRequest => match finding.computed {
            Value::Nothing => say!(point_sentence_contract_no_request, at = at),
            _ => {
                say!(point_sentence_contract_other_request, at = at, c = c, p = p)
            }
        },
        Point::ContractWord => {
            say!(point_sentence_contract_word, at = at, p = p, c = c)
        }
        Point::CoordinatorWord => {
            say!(point_sentence_coordinator_word, at = at, p = p, c = c)
        }
        Point::BlockExists => say!(point_sentence_block_exists, p = p, c = c),
        Point::RequestSucceeded => say!(point_sentence_request_succeeded, p = p),
        Point::RequestOfPull => say!(point_sentence_request_of_pull, c = c),
        Point::AnchoredBefore => say!(point_sentence_anchored_before, c = c),
        Point::RequestCall => say!(point_sentence_request_call).into(),
        Point::SeedWord => {
            say!(point_sentence_seed_word, p = p, c = c)
        }
        Point::LogAt(kind) => {
            say!(
                point_sentence_log_at,
                at = at,
                kind = written(kind),
                c = c,
                p = p
            )
        }
        Point::LogValue(kind) => {
            say!(
                point_sentence_log_value,
                at = at,
                kind = written(kind),
                c = c,
                p = p
            )
        }
        Point::LogTwice(kind) => say!(
            point_sentence_log_twice,
            at = at,
            kind = written(kind),
            p = p,
            c = c
        ),
        Point::StateAt(kind) => match finding.computed {
            Value::Nothing => {
                say!(
                    point_sentence_state_not_yet,
                    at = at,
                    kind = written(kind),
                    p = p
                )
            }
            _ => say!(
                point_sentence_state_already,
                at = at,
                kind = written(kind),
                p = p,
                block = block(&finding.computed)
            ),
        },
        Point::LogOmitted(kind) => say!(
            point_sentence_log_omitted,
            at = at,
            kind = written(kind),
            c = c
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
