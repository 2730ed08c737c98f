//! Merges the steps of the views by three lines.

use super::notarised::NotarisedBlock;
use crate::answers::{Answers, Question, Unread, Witnesses};
use crate::claim::UsedCoordinator;
use crate::step::{Cause, Status, Step, StepId};
use values::order;

/// The chain steps in the view of one endpoint.
#[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
pub struct ViewSteps {
    /// The endpoint, and those that answered everything alike.
    pub by: Witnesses,
    /// The chain's id, where nothing says that it is the payload's.
    pub chain: Option<u64>,
    /// The steps.
    pub steps: Vec<Step>,
    /// The coordinators that were asked for the judged words, as far as this view shows them.
    pub coordinators: Vec<UsedCoordinator>,
}

impl ViewSteps {
    /// Returns the steps without their findings.
    #[must_use]
    pub fn outline(&self) -> Self {
        let steps = self.steps.iter().map(|step| Step {
            findings: Vec::new(),
            ..step.clone()
        });
        Self {
            by: self.by,
            chain: self.chain,
            steps: steps.collect(),
            coordinators: self.coordinators.clone(),
        }
    }
}

/// The chain steps as far as the answers reach.
#[derive(Clone, Debug, Default)]
pub struct Settled {
    /// The steps, merged of all views.
    pub steps: Vec<Step>,
    /// The steps in each view, in the order of the endpoints.
    pub views: Vec<ViewSteps>,
    /// The questions to ask before the steps are final; empty when they are.
    pub open: Vec<Question>,
    /// Those of them whose answers a step needs. The others are for the oracle's proofs alone: no verdict waits for them.
    pub needed: Vec<Question>,
    /// The coordinators that were asked for the judged words, as far as a view shows them.
    pub coordinators: Vec<UsedCoordinator>,
    /// The steps that proofs settle alone, whoever handed them over.
    pub proven: Vec<Step>,
    /// The block of the target's request, or the reason for which it is not proven; `None` where it was not asked for.
    pub block: Option<Result<NotarisedBlock, Unread>>,
}

impl Settled {
    /// Returns the result without these endpoints: the merge of the other views.
    #[must_use]
    pub fn without(&self, by: Witnesses) -> Self {
        let views = self.views.iter().cloned().map(|view| {
            let by = view.by.without(by);
            let steps = view.steps.into_iter().map(|step| step.by(by));
            ViewSteps {
                by,
                steps: steps.collect(),
                ..view
            }
        });
        let views: Vec<ViewSteps> = views.filter(|view| !view.by.is_empty()).collect();
        if views.is_empty() {
            return self.clone();
        }
        Self {
            steps: merged(&views),
            coordinators: served(&views),
            views,
            ..self.clone()
        }
    }
}

/// Returns the coordinators that were asked for words in any of these views.
pub(super) fn served(views: &[ViewSteps]) -> Vec<UsedCoordinator> {
    let served = views.iter().flat_map(|view| view.coordinators.iter());
    order::set(served.copied()).into_iter().collect()
}

/// Merges the steps of views: a step passes if it passes in every view, and fails if it fails in every view. Views of two
/// chains contradict each other where nothing says which of them is the payload's.
pub fn merged(views: &[ViewSteps]) -> Vec<Step> {
    let first = views.first().map(|view| view.steps.as_slice());
    let steps = first.unwrap_or_default().iter();
    let chains = views.iter().filter_map(|view| Some((view.chain?, view.by)));
    let chains = order::grouped(chains).into_iter();
    let chains: Vec<(u64, Witnesses)> = chains
        .map(|(chain_id, by)| (chain_id, Witnesses::all(by)))
        .collect();
    if chains.len() > 1 {
        let cause = Cause::Unread(Unread::TwoChains(chains));
        let skipped = steps.map(|step| Step::skipped(step.id, cause.clone()));
        return skipped.collect();
    }
    steps.map(|step| merge(step.id, step, views)).collect()
}

/// Merges a step of every view, the first of which is `first`.
fn merge(id: StepId, first: &Step, views: &[ViewSteps]) -> Step {
    let all = views.iter().filter_map(|view| {
        let own = view.steps.iter().find(|step| step.id == id);
        own.map(|own| (view.by, own))
    });
    let all: Vec<(Witnesses, &Step)> = all.collect();
    if all.iter().all(|(_, step)| step.passed()) {
        let by = Witnesses::all(all.iter().map(|(by, _)| *by));
        return first.clone().by(by).told_in(&all);
    }
    if all.iter().all(|(_, step)| step.failed()) {
        return first.clone().told_in(&all);
    }
    let refuting = all.iter().filter(|(_, step)| step.failed());
    let refuting = Witnesses::all(refuting.map(|(by, _)| *by));
    if !refuting.is_empty() {
        let passing = all.iter().filter(|(_, step)| step.passed());
        return Step::skipped(
            id,
            Cause::Unread(Unread::Refuted {
                by: refuting,
                passes: Witnesses::all(passing.map(|(by, _)| *by)),
            }),
        );
    }
    let is_silent = |step: &Step| matches!(step.unread(), Some(Unread::Silent { .. }));
    let nobody_answered = all.iter().all(|(_, step)| is_silent(step));
    // The first view that skips the step keeps what it compared.
    let skipped = all.iter().map(|(_, step)| *step);
    let mut skipped = skipped.filter(|step| step.cause().is_some());
    let own = skipped.next().unwrap_or(first);
    let cause = match own.cause().cloned() {
        Some(Cause::Unread(Unread::Silent { host, fault })) if !nobody_answered => {
            Cause::Unread(Unread::Endpoint { host, fault })
        }
        other => other.unwrap_or(Cause::ContractNotRead),
    };
    Step {
        status: Status::Skipped(cause),
        ..own.clone().told_in(&all)
    }
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
    order::sort_by(&mut groups, |one, other| {
        one.indices().next().cmp(&other.indices().next())
    });
    groups
}
