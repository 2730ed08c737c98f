//! Words the steps: the statement of each, its check, the meaning of a failure, and the buyer's next step.

use crate::catalogue::{family, plain, say};
use answer::Failure;
use verify::report::{Step, StepId};

/// Returns the title of a step: its statement, or the failure.
pub fn title_of(step: &Step) -> &'static str {
    match step.failed() {
        true => failed_lead(Failure::of(step)),
        false => title(step.id),
    }
}

/// Returns the step as a statement that holds if it passes.
pub fn title(step: StepId) -> &'static str {
    plain(family::step_title(step))
}

/// Says which values the step compares, and by which rule.
pub fn checked_by(step: StepId) -> String {
    say!(
        step_checked_by,
        checks = plain(family::step_checks(step)),
        rule = plain(family::step_rule(step))
    )
}

/// Says the failure in one plain sentence, for the reason of a verdict and the title of a failed step.
pub fn failed_lead(failure: Failure) -> &'static str {
    match failure {
        Failure::HoldsNothing => say!(step_failed_contract_nothing),
        Failure::LeavesOut => say!(step_failed_logs_left_out),
        Failure::VersionTooLate => say!(step_failed_version_too_late),
        Failure::PurchaseTooLate => say!(step_failed_purchase_too_late),
        Failure::Differs(step) => plain(family::step_failed_lead(step)),
    }
}

/// Explains the meaning of the step's failure.
pub fn failed_means(step: StepId) -> &'static str {
    plain(family::step_failed_means(step))
}

/// Says what a buyer can do if the step failed.
pub fn failed_todo(step: StepId) -> &'static str {
    plain(family::step_failed_todo(step))
}

/// Captions the button that opens more comparisons: how many it shows, and of how many.
pub fn more(shown: u64, made: u64, failed: bool) -> String {
    match (failed, shown < made.saturating_sub(1)) {
        (true, false) => say!(step_more_differ, more = shown),
        (true, true) => say!(step_more_differ_of, more = shown, of = made),
        (false, true) if made > 0 => say!(step_more_of, more = shown, of = made),
        (false, _) => say!(step_more_agree, more = shown),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use verify::report::Basis;

    fn steps() -> impl Iterator<Item = StepId> {
        [StepId::of_event(true), StepId::of_pull()]
            .into_iter()
            .flatten()
            .copied()
    }

    /// "The card you got is the one the rules give" had a plain tick although the shop had left out the draw that took the card.
    #[test]
    fn a_step_of_the_data_alone_states_nothing_that_only_the_chain_shows() {
        for step in steps().filter(|step| Basis::of(*step) == Basis::Data) {
            for words in ["locked in", "on the blockchain", "the rules give"] {
                assert!(!title(step).contains(words), "{}", title(step));
            }
        }
    }

    /// "It was not locked in beforehand as published" stood under "The purchase was locked in too late".
    #[test]
    fn the_meaning_of_a_failure_fits_each_of_its_headings() {
        for step in steps() {
            let means = failed_means(step);
            assert!(!means.contains(" as published"), "{means}");
        }
    }
}
