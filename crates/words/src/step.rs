//! The steps: what each states, checks, means when it fails, and what a buyer can do then.

use crate::catalogue::say;
use crate::join::sentences;
use answer::Failure;
use verify::claims::limits::DELIVERY_BLOCKS;
use verify::numbering::MAX_REQUESTS;
use verify::report::{Step, StepId};

/// The title of a step: what it states, or what failed.
pub fn title_of(step: &Step) -> &'static str {
    match step.failed() {
        true => failed_lead(Failure::of(step)),
        false => title(step.id),
    }
}

/// The step as a statement that holds when it passes.
pub fn title(step: StepId) -> &'static str {
    match step {
        StepId::Payload => say!(step_title_payload),
        StepId::Replayable => say!(step_title_replayable),
        StepId::EventId => say!(step_title_event_id),
        StepId::DeckHash => say!(step_title_deck_hash),
        StepId::Salt => say!(step_title_salt),
        StepId::DeckCommitment => say!(step_title_deck_commitment),
        StepId::Draws => say!(step_title_draws),
        StepId::Recipe => say!(step_title_recipe),
        StepId::History => say!(step_title_history),
        StepId::Window => say!(step_title_window),
        StepId::PullKey => say!(step_title_pull_key),
        StepId::VersionRules => say!(step_title_version_rules),
        StepId::VersionRoot => say!(step_title_version_root),
        StepId::VersionAnchor => say!(step_title_version_anchor),
        StepId::PurchaseAnchor => say!(step_title_purchase_anchor),
        StepId::Stock => say!(step_title_stock),
        StepId::Word => say!(step_title_word),
        StepId::Replay => say!(step_title_replay),
        StepId::Award => say!(step_title_award),
        StepId::Contract => say!(step_title_contract),
        StepId::SeedOrigin => say!(step_title_seed_origin),
        StepId::WordOrigin => say!(step_title_word_origin),
        StepId::ChainLogs => say!(step_title_chain_logs),
        StepId::OracleProof => say!(step_title_oracle_proof),
    }
}

/// The rule of the specification that the step follows.
fn rule(step: StepId) -> &'static str {
    match step {
        StepId::Payload => say!(step_rule_payload),
        StepId::Replayable => say!(step_rule_replayable),
        StepId::EventId => say!(step_rule_event_id),
        StepId::DeckHash => say!(step_rule_deck_hash),
        StepId::Salt => say!(step_rule_salt),
        StepId::DeckCommitment => say!(step_rule_deck_commitment),
        StepId::Draws => say!(step_rule_draws),
        StepId::Recipe => say!(step_rule_recipe),
        StepId::History => say!(step_rule_history),
        StepId::Window => say!(step_rule_window),
        StepId::PullKey => say!(step_rule_pull_key),
        StepId::VersionRules => say!(step_rule_version_rules),
        StepId::VersionRoot => say!(step_rule_version_root),
        StepId::VersionAnchor => say!(step_rule_version_anchor),
        StepId::PurchaseAnchor => say!(step_rule_purchase_anchor),
        StepId::Stock => say!(step_rule_stock),
        StepId::Word => say!(step_rule_word),
        StepId::Replay | StepId::Award => say!(step_rule_replay_award),
        StepId::Contract => say!(step_rule_contract),
        StepId::SeedOrigin | StepId::WordOrigin => say!(step_rule_seed_origin),
        StepId::ChainLogs => say!(step_rule_chain_logs),
        StepId::OracleProof => say!(step_rule_oracle_proof),
    }
}

/// What is compared with what.
fn checks(step: StepId) -> &'static str {
    match step {
        StepId::Payload => {
            say!(step_checks_payload)
        }
        StepId::Replayable => {
            say!(step_checks_replayable)
        }
        StepId::EventId => {
            say!(step_checks_event_id)
        }
        StepId::DeckHash => {
            say!(step_checks_deck_hash)
        }
        StepId::Salt => say!(step_checks_salt),
        StepId::DeckCommitment => {
            say!(step_checks_deck_commitment)
        }
        StepId::Draws => {
            say!(step_checks_draws)
        }
        StepId::Recipe => say!(step_checks_recipe),
        StepId::History => {
            say!(step_checks_history)
        }
        StepId::Window => {
            say!(step_checks_window)
        }
        StepId::PullKey => {
            say!(step_checks_pull_key)
        }
        StepId::VersionRules => {
            say!(step_checks_version_rules)
        }
        StepId::VersionRoot => {
            say!(step_checks_version_root)
        }
        StepId::VersionAnchor => {
            say!(step_checks_version_anchor)
        }
        StepId::PurchaseAnchor => {
            say!(step_checks_purchase_anchor)
        }
        StepId::Stock => say!(step_checks_stock),
        StepId::Word => say!(step_checks_word),
        StepId::Replay => {
            say!(step_checks_replay)
        }
        StepId::Award => say!(step_checks_award),
        StepId::Contract => say!(step_checks_contract),
        StepId::SeedOrigin => say!(step_checks_seed_origin),
        StepId::WordOrigin => say!(step_checks_word_origin),
        StepId::ChainLogs => {
            say!(step_checks_chain_logs)
        }
        StepId::OracleProof => say!(step_checks_oracle_proof),
    }
}

/// How far the step looks on the chain, where there is a bound.
fn bounds(step: StepId) -> Option<String> {
    let blocks = DELIVERY_BLOCKS;
    match step {
        StepId::SeedOrigin => Some(say!(step_bounds_seed_origin, blocks = blocks)),
        StepId::WordOrigin => Some(say!(step_bounds_word_origin, blocks = blocks)),
        StepId::ChainLogs => Some(say!(
            step_bounds_chain_logs,
            blocks = blocks,
            requests = MAX_REQUESTS
        )),
        _ => None,
    }
}

/// What is compared with what, by which rule, and how far the step looks.
pub fn checked_by(step: StepId) -> String {
    let checked = say!(step_checked_by, checks = checks(step), rule = rule(step));
    match bounds(step) {
        Some(bounds) => sentences(&checked, &bounds),
        None => checked,
    }
}

/// What failed, in one plain sentence: the reason of a verdict, and the title of a failed step.
pub fn failed_lead(failure: Failure) -> &'static str {
    let step = match failure {
        Failure::HoldsNothing => return say!(step_failed_lead_contract_nothing),
        Failure::NoSuchBlock => return say!(step_failed_lead_contract_no_block),
        Failure::Differs(step) => step,
    };
    match step {
        StepId::Payload => say!(step_failed_lead_payload),
        StepId::Replayable => say!(step_failed_lead_replayable),
        StepId::EventId => say!(step_failed_lead_event_id),
        StepId::DeckHash => say!(step_failed_lead_deck_hash),
        StepId::Salt => say!(step_failed_lead_salt),
        StepId::DeckCommitment => say!(step_failed_lead_deck_commitment),
        StepId::Draws => {
            say!(step_failed_lead_draws)
        }
        StepId::Recipe => say!(step_failed_lead_recipe),
        StepId::History => say!(step_failed_lead_history),
        StepId::Window => say!(step_failed_lead_window),
        StepId::PullKey => say!(step_failed_lead_pull_key),
        StepId::VersionRules => say!(step_failed_lead_version_rules),
        StepId::VersionRoot => {
            say!(step_failed_lead_version_root)
        }
        StepId::VersionAnchor => say!(step_failed_lead_version_anchor),
        StepId::PurchaseAnchor => say!(step_failed_lead_purchase_anchor),
        StepId::Stock => say!(step_failed_lead_stock),
        StepId::Word => say!(step_failed_lead_word),
        StepId::Replay => say!(step_failed_lead_replay),
        StepId::Award => say!(step_failed_lead_award),
        StepId::Contract => say!(step_failed_lead_contract),
        StepId::SeedOrigin => say!(step_failed_lead_seed_origin),
        StepId::WordOrigin => say!(step_failed_lead_word_origin),
        StepId::ChainLogs => say!(step_failed_lead_chain_logs),
        StepId::OracleProof => say!(step_failed_lead_oracle_proof),
    }
}

/// What it means that the step failed.
pub fn failed_means(step: StepId) -> &'static str {
    match step {
        StepId::Payload => {
            say!(step_failed_means_payload)
        }
        StepId::Replayable => say!(step_failed_means_replayable),
        StepId::EventId => say!(step_failed_means_event_id),
        StepId::DeckHash => {
            say!(step_failed_means_deck_hash)
        }
        StepId::Salt => {
            say!(step_failed_means_salt)
        }
        StepId::DeckCommitment => {
            say!(step_failed_means_deck_commitment)
        }
        StepId::Draws => {
            say!(step_failed_means_draws)
        }
        StepId::Recipe => {
            say!(step_failed_means_recipe)
        }
        StepId::History => {
            say!(step_failed_means_history)
        }
        StepId::Window => {
            say!(step_failed_means_window)
        }
        StepId::PullKey => say!(step_failed_means_pull_key),
        StepId::VersionRules => say!(step_failed_means_version_rules),
        StepId::VersionRoot => {
            say!(step_failed_means_version_root)
        }
        StepId::VersionAnchor => {
            say!(step_failed_means_version_anchor)
        }
        StepId::PurchaseAnchor => {
            say!(step_failed_means_purchase_anchor)
        }
        StepId::Stock => say!(step_failed_means_stock),
        StepId::Word => {
            say!(step_failed_means_word)
        }
        StepId::Replay => say!(step_failed_means_replay),
        StepId::Award => say!(step_failed_means_award),
        StepId::Contract => say!(step_failed_means_contract),
        StepId::SeedOrigin => say!(step_failed_means_seed_origin),
        StepId::WordOrigin => say!(step_failed_means_word_origin),
        StepId::ChainLogs => {
            say!(step_failed_means_chain_logs)
        }
        StepId::OracleProof => say!(step_failed_means_oracle_proof),
    }
}

/// What a buyer can do when the step failed.
pub fn failed_todo(step: StepId) -> &'static str {
    match step {
        StepId::Payload => {
            say!(step_failed_todo_payload)
        }
        StepId::Replayable
        | StepId::EventId
        | StepId::DeckHash
        | StepId::Salt
        | StepId::DeckCommitment => {
            say!(step_failed_todo_commitments)
        }
        StepId::Draws => {
            say!(step_failed_todo_draws)
        }
        StepId::Recipe => {
            say!(step_failed_todo_recipe)
        }
        StepId::History | StepId::Window => {
            say!(step_failed_todo_history)
        }
        StepId::PullKey
        | StepId::VersionRules
        | StepId::VersionRoot
        | StepId::VersionAnchor
        | StepId::PurchaseAnchor
        | StepId::Stock
        | StepId::Word => {
            say!(step_failed_todo_purchase)
        }
        StepId::Replay | StepId::Award => {
            say!(step_failed_todo_replay)
        }
        StepId::Contract
        | StepId::SeedOrigin
        | StepId::WordOrigin
        | StepId::ChainLogs
        | StepId::OracleProof => say!(step_failed_todo_contract),
    }
}

/// The button that opens more comparisons: how many are shown, of how many.
pub fn more(shown: u64, made: u64, failed: bool) -> String {
    match (failed, shown < made.saturating_sub(1)) {
        (true, false) => say!(step_more_differ, more = shown),
        (true, true) => say!(step_more_differ_of, more = shown, of = made),
        (false, true) if made > 0 => say!(step_more_of, more = shown, of = made),
        (false, _) => say!(step_more_agree, more = shown),
    }
}
