//! The verdict: its words and its reasons.

use super::{count, detail, failed_lead, not_replayable, plural, short_hash, thousands, title};
use crate::ui::group::Mark;
use crate::verify::Report;
use crate::verify::claim::question::Unread;
use crate::verify::report::{Cause, Kind, NotReplayable, Status, Step, StepId, Verdict};
use crate::verify::subject::Subject;

/// The verdict in a word or three, for a heading.
pub fn heading(report: &Report) -> &'static str {
    match (report.verdict, reason(report)) {
        (Verdict::NotReplayable, Some(NotReplayable::Active)) => "Not over yet",
        (verdict, _) => verdict_word(verdict),
    }
}

/// The verdict in a word or three, where there is no room for a reason.
pub const fn verdict_word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Verified => "Verified",
        Verdict::VerifiedInPart => "Verified, in part",
        Verdict::VerifiedOffline => "Verified, offline",
        Verdict::NotVerified => "Not verified",
        Verdict::NotReplayable => "Cannot be replayed",
    }
}

/// The word that stands beside a mark's shape.
pub const fn mark_word(mark: Mark) -> &'static str {
    match mark {
        Mark::Waiting => "not checked yet",
        Mark::Passed => "passed",
        Mark::Failed => "did not pass",
        Mark::Skipped => "not checked",
    }
}

/// The title of the page's tab.
pub fn document_title(report: &Report) -> String {
    let what = match &report.subject {
        Subject::Event(event) => event
            .pack_event_id
            .as_deref()
            .map(|id| ("event", short_hash(id))),
        Subject::Pull(pull) => pull
            .purchase_id
            .map(|id| ("purchase", short_hash(&id.to_string()))),
    };
    let what = what.map_or_else(String::new, |(noun, id)| format!(" · {noun} {id}"));
    format!("{}{what} · packproof", heading(report))
}

/// The reasons of the verdict, in a sentence or three.
pub fn lead(report: &Report) -> String {
    let (passed, checkable) = tallied(&report.steps);
    let all_passed = format!("{passed} of {checkable} checks passed");
    let agrees = match (report.kind, drawn_nothing(report)) {
        (Kind::PackEvent, _) => {
            "Every card of this event is the one that the published recipe gives from the published seed"
        }
        (Kind::PackPull, false) => {
            "This card is the one that the published recipe gives from the published word"
        }
        (Kind::PackPull, true) => {
            "By the published recipe no card was left to be drawn, as the proof says"
        }
    };
    match report.verdict {
        Verdict::Verified => format!("{agrees}, and the contract agrees. {all_passed}."),
        Verdict::VerifiedInPart => format!(
            "{agrees}, and the contract holds the published values. But the chain did not confirm all of it: {} is not checked. {passed} of {} checks passed.",
            unread_checks(report),
            report.steps.len()
        ),
        Verdict::VerifiedOffline => format!(
            "{agrees}, and the published data agrees with its own commitments. {all_passed}; {}.",
            unread_contract(report)
        ),
        Verdict::NotVerified => {
            let failed: Vec<_> = report.steps.iter().filter(|step| step.failed()).collect();
            let first = failed.first().map_or_else(String::new, |step| {
                format!("{} {}", failed_lead(step.id), detail(step))
            });
            let others = failed.len().saturating_sub(1);
            let passed = format!("{} passed", count(passed, "other check", "other checks"));
            match others {
                0 => format!("{first} {passed}."),
                1 => format!("{first} One more check did not pass; {passed}."),
                _ => format!("{first} {others} more checks did not pass; {passed}."),
            }
        }
        Verdict::NotReplayable => {
            let why = reason(report).map_or_else(
                || "Something that a replay needs is missing.".into(),
                not_replayable,
            );
            let rest = match passed {
                0 => String::new(),
                _ => format!(
                    " What is published so far agrees: {} {} passed.",
                    thousands(passed),
                    plural(passed, "check", "checks")
                ),
            };
            format!("{why} Nothing here is wrong.{rest}")
        }
    }
}

/// The reason of a verdict where there is one line for it; empty when everything agrees.
pub fn note(report: &Report) -> String {
    let failed = report.steps.iter().find(|step| step.failed());
    match (failed, report.verdict) {
        (Some(step), _) => format!("{} {}", failed_lead(step.id), detail(step)),
        (None, Verdict::NotReplayable) => reason(report).map_or_else(String::new, not_replayable),
        (None, _) => String::new(),
    }
}

/// Why what the contract holds is not known.
pub fn unread_contract(report: &Report) -> &'static str {
    let step = report.steps.iter().find(|step| step.id == StepId::Contract);
    match step.map(|step| &step.status) {
        Some(Status::Skipped(Cause::Unread(Unread::Disagreement(_)))) => {
            "the endpoints do not agree on what the contract holds"
        }
        Some(Status::Skipped(Cause::Unread(_))) => "the contract could not be read",
        _ => "the contract was not asked",
    }
}

/// The checks of the chain that were not made, by what they state.
fn unread_checks(report: &Report) -> String {
    let unread = report
        .steps
        .iter()
        .filter(|step| step.id.is_of_chain() && matches!(step.status, Status::Skipped(_)));
    let titles = unread.map(|step| format!("“{}”", title(step.id)));
    titles.collect::<Vec<_>>().join(", ")
}

/// Why there is nothing to replay, when that is so.
fn reason(report: &Report) -> Option<&NotReplayable> {
    report.steps.iter().find_map(|step| match &step.status {
        Status::Skipped(Cause::NotReplayable(why)) => Some(why),
        _ => None,
    })
}

fn drawn_nothing(report: &Report) -> bool {
    matches!(&report.subject, Subject::Pull(pull) if pull.award.is_none())
}

/// How many steps passed, of how many that this page could check.
fn tallied(steps: &[Step]) -> (u64, u64) {
    let count = |wanted: &dyn Fn(&Step) -> bool| {
        steps
            .iter()
            .filter(|step| wanted(step))
            .fold(0_u64, |sum, _| sum.saturating_add(1))
    };
    let unread = |id: StepId, status: &Status| {
        id.is_of_chain() && !matches!(status, Status::Passed(_) | Status::Failed { .. })
    };
    (
        count(&|step| step.passed()),
        count(&|step| !unread(step.id, &step.status)),
    )
}
