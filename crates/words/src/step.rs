//! The steps: what each states, checks, means when it fails, and what a buyer can do then.

use crate::catalogue::{family, plain, say};
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
    plain(family::step_title(step))
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
    let checked = say!(
        step_checked_by,
        checks = plain(family::step_checks(step)),
        rule = plain(family::step_rule(step))
    );
    match bounds(step) {
        Some(bounds) => sentences(&checked, &bounds),
        None => checked,
    }
}

/// What failed, in one plain sentence: the reason of a verdict, and the title of a failed step.
pub fn failed_lead(failure: Failure) -> &'static str {
    match failure {
        Failure::HoldsNothing => say!(step_failed_contract_nothing),
        Failure::NoSuchBlock => say!(step_failed_contract_no_block),
        Failure::Differs(step) => plain(family::step_failed_lead(step)),
    }
}

/// What it means that the step failed.
pub fn failed_means(step: StepId) -> &'static str {
    plain(family::step_failed_means(step))
}

/// What a buyer can do when the step failed.
pub fn failed_todo(step: StepId) -> &'static str {
    plain(family::step_failed_todo(step))
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
