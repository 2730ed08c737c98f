//! Merges the steps of the views by three lines.

use crate::answers::{Answers, Question, Unread, Witnesses};
use crate::step::{Cause, Step};

/// The chain steps in the view of one endpoint.
#[derive(Clone, Debug)]
pub struct ViewSteps {
    /// The endpoint, and those that answered everything alike.
    pub by: Witnesses,
    /// The steps.
    pub steps: Vec<Step>,
}

/// The chain steps of all views.
#[derive(Clone, Debug)]
pub struct Merged {
    /// The steps.
    pub steps: Vec<Step>,
    /// The steps in each view, in the order of the endpoints.
    pub views: Vec<ViewSteps>,
    /// The questions to ask before the steps are final; empty when they are.
    pub open: Vec<Question>,
}

impl Merged {
    /// Merges the results of views.
    pub(super) fn of(views: Vec<ViewSteps>, open: Vec<Question>) -> Self {
        let first = views
            .first()
            .map(|view| view.steps.as_slice())
            .unwrap_or_default();
        let steps = first.iter().map(|step| merge(step, &views)).collect();
        Self { steps, views, open }
    }
}

/// Merges a step of every view, the first of which is `first`.
fn merge(first: &Step, views: &[ViewSteps]) -> Step {
    let all = views.iter().filter_map(|view| {
        let own = view.steps.iter().find(|step| step.id == first.id);
        own.map(|own| (view.by, own))
    });
    let all: Vec<(Witnesses, &Step)> = all.collect();
    if all.iter().all(|(_, step)| step.passed()) || all.iter().all(|(_, step)| step.failed()) {
        return first
            .clone()
            .by(Witnesses::all(all.iter().map(|(by, _)| *by)));
    }
    let refuting = all.iter().filter(|(_, step)| step.failed());
    let refuting = Witnesses::all(refuting.map(|(by, _)| *by));
    if !refuting.is_empty() {
        return Step::skipped(first.id, Cause::Unread(Unread::Refuted(refuting)));
    }
    let cause = all.iter().find_map(|(_, step)| step.cause());
    let cause = cause.cloned().unwrap_or(Cause::ContractNotRead);
    Step::skipped(first.id, cause)
}

/// Returns the endpoints, those together that answered everything alike, in the order of the list.
pub(super) fn groups(answers: &Answers) -> Vec<Witnesses> {
    let given = answers.values().flatten();
    let all = Witnesses::all(given.map(|given| given.by));
    let mut groups: Vec<Witnesses> = if all.is_empty() {
        Vec::new()
    } else {
        vec![all]
    };
    for given in answers.values() {
        for one in given {
            let parts = groups
                .into_iter()
                .flat_map(|group| [group.and(one.by), group.without(one.by)]);
            groups = parts.filter(|part| !part.is_empty()).collect();
        }
    }
    values::order::sort_by(&mut groups, |one, other| {
        one.indices().next().cmp(&other.indices().next())
    });
    groups
}
