//! The words of an experiment: what can be changed, and what the check says of it.

use super::{bytes, count, detail, failed_lead, plural, thousands, title};
use crate::experiment::What;
use crate::verify::Report;
use crate::verify::report::{Step, Verdict};
use crate::worker::message::Trial;

/// Above the button.
pub const SEE_IT_FAIL: &str = "See it fail";
/// What the experiment is.
pub const ABOUT_BREAKING: &str = "A check is worth what it catches. Change one thing in a copy of this proof, and the same check runs on the changed copy, here in your browser. The proof itself stays as it is.";
/// The button that opens the changes.
pub const BREAK_IT: &str = "Break it yourself";
/// The button that closes them.
pub const CLOSE_BREAKING: &str = "Close";
/// Over the changes.
pub const WHAT_TO_CHANGE: &str = "What would you change?";
/// While the changes are not known.
pub const LOOKING_FOR_CHANGES: &str = "Looking at what can be changed";
/// There is nothing to change.
pub const NOTHING_TO_CHANGE: &str = "There is nothing here that this experiment could change.";
/// The mark over a result.
pub const EXPERIMENT_MARK: &str = "Experiment, not the proof: one value was changed in a copy";
/// The button that leads back.
pub const MEND: &str = "Undo the change";
/// What is said when the change is undone.
pub const MENDED: &str = "The change is undone. The proof was never touched.";
/// The caption of the value before.
pub const BEFORE: &str = "published";
/// The caption of the value after.
pub const AFTER: &str = "changed to";
/// In the place of a value that was left out.
pub const LEFT_OUT: &str = "left out";

/// What a change does, for its button.
pub const fn change(what: What) -> &'static str {
    match what {
        What::Seed => "Change the random seed",
        What::Salt => "Change the secret salt",
        What::PulledCard => "Give a pull another card",
        What::Price => "Change a card's price in the deck",
        What::DeckOrder => "Swap two neighbours in the deck",
        What::MissingPull => "Leave out a pull",
        What::Word => "Change the random word",
        What::Award => "Award another card",
        What::OtherAward => "Give another draw a different card",
        What::CardValue => "Change a card's value by a cent",
        What::Unavailable => "Change what was out of stock at sale",
        What::AsOf => "Move the moment when the stock was taken",
        What::MissingRecord => "Leave out another draw",
        What::MissingWord => "Hide another draw's random word",
    }
}

/// What is counted where there are several to choose from.
pub const fn which(what: What) -> &'static str {
    match what {
        What::Seed | What::Salt | What::Word => "byte",
        What::PulledCard | What::MissingPull => "pull",
        What::Price | What::DeckOrder => "position",
        What::CardValue | What::Award | What::Unavailable => "card",
        What::OtherAward | What::MissingRecord | What::MissingWord | What::AsOf => "draw",
    }
}

/// The caption of the choice: `byte, 1 to 32`.
pub fn which_of(what: What, of: u64) -> String {
    format!("{}, 1 to {}", which(what), thousands(of))
}

/// The specification's name of what is changed.
pub const fn changed_field(what: What) -> &'static str {
    match what {
        What::Seed => "random_seed",
        What::Salt => "seed_salt",
        What::PulledCard => "pulls[].pack_card_id",
        What::Price => "deck_snapshot[].initial_price",
        What::DeckOrder => "deck_snapshot",
        What::MissingPull => "pulls",
        What::Word => "chain_events[].word",
        What::Award => "award",
        What::OtherAward => "records{}.claimed_award",
        What::CardValue => "version.bands[].leaves",
        What::Unavailable => "committed_unavailable",
        What::AsOf => "as_of.log_index",
        What::MissingRecord => "records",
        What::MissingWord => "chain_events",
    }
}

/// What was changed, over the two values.
pub fn what_was_changed(trial: &Trial, of: u64) -> String {
    let what = trial.change.what;
    let words = change(what);
    if of > 1 {
        let number = thousands(trial.change.at.saturating_add(1));
        format!("{words}: {} {number}", which(what))
    } else {
        words.to_owned()
    }
}

/// What the check says of the changed copy, in a sentence or two.
pub fn trial_lead(trial: &Trial) -> String {
    let failed: Vec<&Step> = trial
        .report
        .steps
        .iter()
        .filter(|step| step.failed())
        .collect();
    match failed.as_slice() {
        [] => still_passes(trial),
        [first, rest @ ..] => {
            let lead = format!(
                "The check stops at “{}”. {} {}",
                title(first.id),
                failed_lead(first.id),
                detail(first)
            );
            match u64::try_from(rest.len()).unwrap_or(u64::MAX) {
                0 => lead,
                more => format!(
                    "{lead} {} not pass either.",
                    count(more, "more check does", "more checks do")
                ),
            }
        }
    }
}

/// What became of the other steps of the copy.
pub fn others_of_trial(report: &Report) -> String {
    let passed = report.steps.iter().filter(|step| step.passed()).count();
    let passed = u64::try_from(passed).unwrap_or(u64::MAX);
    format!(
        "{} still {}. The contract is not asked about an experiment.",
        count(passed, "check", "checks"),
        plural(passed, "passes", "pass"),
    )
}

/// The check passes all the same, and who would tell.
fn still_passes(trial: &Trial) -> String {
    let why = match trial.change.what {
        What::MissingPull => {
            "Where the last pulls are left out, the rest agrees with itself: it looks like an event that ended sooner. Compare the number of pulls with what you saw"
        }
        What::MissingWord => {
            "This word took no card that your draw would have had, so the rest agrees with itself. Asking the contract for its list of logs shows what was left out"
        }
        What::Seed | What::Word => {
            "The changed value happens to give the same card, so the rest agrees with itself. Asking the contract shows whose value it is"
        }
        _ => "Nothing else in the published data depends on it",
    };
    format!("The check still passes on the changed copy. {why}.")
}

/// A payload that is too large for an experiment.
pub fn too_large_to_change(size: u64, limit: u64) -> String {
    format!(
        "This proof is {}, and an experiment holds a second copy of it in memory. Above {} the page does not try.",
        bytes(size),
        bytes(limit)
    )
}

/// While the changed copy is checked.
pub fn trying(done: u64, total: u64) -> String {
    match total {
        0 => "Checking the changed copy".to_owned(),
        _ => format!(
            "Checking the changed copy: {} of {} draws",
            thousands(done),
            thousands(total)
        ),
    }
}

/// What is announced of a result.
pub fn trial_said(trial: &Trial) -> String {
    let verdict = match trial.report.verdict {
        Verdict::NotVerified => "The changed copy is not verified.",
        _ => "",
    };
    format!("Experiment. {verdict} {}", trial_lead(trial))
}
