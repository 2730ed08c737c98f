//! Keeps the results that the views of all endpoints give (`docs/protocol.md#agreement`).
//!
//! A step keeps a result only if each endpoint's view gives it. So a record that one endpoint alone has in its form proves
//! nothing and refutes nothing, by whatever way a fact rests on it.

use super::evidence::ledger::Ledger;
use crate::answers::{Answer, Question, Unread, Witnesses};
use crate::step::{Cause, Finding, Step, StepId};

/// The steps of one endpoint's view, and the first contradiction that each met.
pub(crate) struct Seen {
    /// The endpoint.
    pub by: Witnesses,
    /// The steps.
    pub steps: Vec<Step>,
    /// The contradictions.
    pub disputes: Vec<(StepId, Unread)>,
}

/// One endpoint of each group that answered everything alike; none if all did. An endpoint that has not reached this block,
/// or one that others have records of, is a group of its own.
pub(crate) fn views(ledger: &Ledger<'_>) -> Vec<Witnesses> {
    let all = ledger.all_witnesses();
    let mut groups = vec![all];
    let mut newest = ledger.needed;
    for (question, given) in ledger.answers {
        newest = given
            .iter()
            .filter_map(|given| newest_in(&given.answer))
            .fold(newest, u64::max);
        // Endpoints differ in how far they have come, and what proves itself is nobody's word.
        let is_judged = !matches!(question, Question::Head | Question::Time(_));
        if !is_judged || question.is_of_proof() || given.iter().any(|one| one.by.include(all)) {
            continue;
        }
        groups = parts(groups, given.iter().map(|given| given.by));
    }
    let short = ledger.heads().filter(|(_, head)| *head < newest);
    groups = parts(groups, short.map(|(by, _)| by));
    if groups.len() < 2 {
        return Vec::new();
    }
    let first = groups.iter().filter_map(|group| group.indices().next());
    first.map(Witnesses::of).collect()
}

/// The groups, each split by these sets in turn. The sets of a saved file may overlap; there are never more groups than
/// endpoints.
fn parts(groups: Vec<Witnesses>, sets: impl Iterator<Item = Witnesses>) -> Vec<Witnesses> {
    sets.fold(groups, |groups, set| {
        let parts = groups
            .into_iter()
            .flat_map(|group| [group.and(set), group.without(set)]);
        parts.filter(|part| !part.is_empty()).collect()
    })
}

/// The newest block that an answer has a record of.
fn newest_in(answer: &Answer) -> Option<u64> {
    match answer {
        Answer::Logs(logs) => logs.iter().map(|log| log.position.block).max(),
        Answer::Receipt(receipt) => Some(receipt.block),
        _ => None,
    }
}

/// The steps, each with the result that every view gives; without one it is skipped, with what the endpoints contradict
/// each other on.
pub(crate) fn agreed(ledger: &Ledger<'_>, steps: Vec<Step>, views: &[Seen]) -> Vec<Step> {
    let steps = steps.into_iter();
    steps.map(|step| of_all(ledger, step, views)).collect()
}

fn of_all(ledger: &Ledger<'_>, step: Step, views: &[Seen]) -> Step {
    let own = |seen: &Seen| seen.steps.iter().find(|own| own.id == step.id).cloned();
    let views: Vec<(&Seen, Step)> = views
        .iter()
        .filter_map(|seen| Some((seen, own(seen)?)))
        .collect();
    if step.passed() {
        let other = views.iter().find(|(_, own)| !own.passed());
        return match other {
            None => step,
            Some((seen, own)) => step.disputed(cause(ledger, seen, own)),
        };
    }
    if !step.failed() {
        return step;
    }
    let is_shared = |finding: &Finding| {
        let mut views = views.iter();
        views.all(|(_, own)| {
            let mut own = own.findings.iter();
            own.any(|own| !own.agrees() && own.is_of(finding))
        })
    };
    let other = views
        .iter()
        .find(|(_, own)| !own.failed())
        .or(views.first());
    match other {
        None => step,
        Some((seen, own)) => step.failing_where(is_shared, cause(ledger, seen, own)),
    }
}

/// Returns the cause for which an endpoint's view gives another result.
fn cause(ledger: &Ledger<'_>, seen: &Seen, own: &Step) -> Cause {
    let mut disputes = seen.disputes.iter();
    let dispute = disputes
        .find(|(of, _)| *of == own.id)
        .map(|(_, dispute)| dispute);
    match (own.cause(), dispute) {
        (Some(Cause::Unread(Unread::NotReached { needed, .. })), _) => {
            let reached = ledger.heads().filter(|(_, head)| head >= needed);
            let by = Witnesses::all(reached.map(|(by, _)| by));
            Cause::Unread(Unread::ReachedByFew(by, *needed))
        }
        (_, Some(dispute)) => Cause::Unread(dispute.clone()),
        (Some(cause), None) => cause.clone(),
        (None, None) => {
            let others = ledger.all_witnesses().without(seen.by);
            Cause::Unread(Unread::ToldByFew(others))
        }
    }
}
