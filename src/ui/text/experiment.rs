//! The words of an experiment: what can be changed, and what the check says of it.

use super::{bytes, detail, failed_lead, say, title};
use crate::experiment::What;
use crate::worker::response::Trial;
use verify::Report;
use verify::report::{Step, Verdict};

/// What a change does, for its button.
pub fn change(what: What) -> &'static str {
    match what {
        What::Seed => say!(experiment_change_seed),
        What::Salt => say!(experiment_change_salt),
        What::PulledCard => say!(experiment_change_pulled_card),
        What::Price => say!(experiment_change_price),
        What::DeckOrder => say!(experiment_change_deck_order),
        What::MissingPull => say!(experiment_change_missing_pull),
        What::Word => say!(experiment_change_word),
        What::Award => say!(experiment_change_award),
        What::OtherAward => say!(experiment_change_other_award),
        What::CardValue => say!(experiment_change_card_value),
        What::Unavailable => say!(experiment_change_unavailable),
        What::AsOf => say!(experiment_change_as_of),
        What::MissingRecord => say!(experiment_change_missing_record),
        What::MissingWord => say!(experiment_change_missing_word),
    }
}

/// What is counted where there are several to choose from, as the messages choose by it.
fn which(what: What) -> &'static str {
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
    say!(experiment_which, what = which(what), of = of)
}

/// The specification's name of what is changed.
pub fn changed_field(what: What) -> &'static str {
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
        say!(
            experiment_changed,
            change = words,
            what = which(what),
            at = trial.change.at.saturating_add(1)
        )
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
            let lead = say!(
                experiment_stops_at,
                first = title(first.id),
                first2 = failed_lead(first.id),
                first3 = detail(first)
            );
            match u64::try_from(rest.len()).unwrap_or(u64::MAX) {
                0 => lead,
                more => say!(experiment_stops_more, lead = lead, more = more),
            }
        }
    }
}

/// What became of the other steps of the copy.
pub fn others_of_trial(report: &Report) -> String {
    let passed = report.steps.iter().filter(|step| step.passed()).count();
    let passed = u64::try_from(passed).unwrap_or(u64::MAX);
    say!(experiment_others_of_trial, passed = passed)
}

/// The check passes all the same, and who would tell.
fn still_passes(trial: &Trial) -> String {
    let why = match trial.change.what {
        What::MissingPull => {
            say!(experiment_still_passes_missing_pull)
        }
        What::MissingWord => {
            say!(experiment_still_passes_missing_word)
        }
        What::Seed | What::Word => {
            say!(experiment_still_passes_seed_word)
        }
        _ => say!(experiment_still_passes_other),
    };
    say!(experiment_still_passes_said, why = why)
}

/// A payload that is too large for an experiment.
pub fn too_large_to_change(size: u64, limit: u64) -> String {
    say!(
        experiment_too_large_to_change,
        size = bytes(size),
        limit = bytes(limit)
    )
}

/// While the changed copy is checked.
pub fn trying(done: u64, total: u64) -> String {
    match total {
        0 => say!(experiment_trying).to_owned(),
        _ => say!(experiment_trying_draws, done = done, total = total),
    }
}

/// What is announced of a result.
pub fn trial_said(trial: &Trial) -> String {
    let verdict = match trial.report.verdict {
        Verdict::NotVerified => say!(experiment_said_not_verified),
        _ => "",
    };
    say!(
        experiment_said,
        verdict = verdict,
        trial = trial_lead(trial)
    )
}
