//! Merges the steps of the views (`docs/protocol.md#views`).

use core::cmp::Reverse;

use super::notarised::NotarisedBlock;
use crate::claim::UsedCoordinator;
use crate::replies::{Question, Replies, Unread, Witnesses};
use crate::step::{Cause, Status, Step, StepId};
use values::order;

/// The chain steps in the view of one endpoint.
#[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
pub struct ViewSteps {
    /// The endpoint, and those that answered everything the same way.
    pub by: Witnesses,
    /// The chain's id, where nothing shows that it is the payload's.
    pub chain: Option<u64>,
    /// The steps.
    pub steps: Vec<Step>,
    /// The coordinators that were asked for the judged words, as far as this view shows them.
    pub coordinators: Vec<UsedCoordinator>,
}

impl ViewSteps {
    /// Returns the steps, each with its first difference alone.
    #[must_use]
    pub fn outline(&self) -> Self {
        let first = |step: &Step| {
            let differing = step.findings.iter().find(|finding| !finding.agrees());
            differing.cloned().into_iter().collect()
        };
        let steps = self.steps.iter().map(|step| Step {
            findings: first(step),
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

/// The chain steps as far as the replies reach.
#[derive(Clone, Debug, Default)]
pub struct Settled {
    /// The steps, merged of all views.
    pub steps: Vec<Step>,
    /// The steps in each view, in the order of the endpoints. An endpoint has a view once it has given a newest block.
    pub views: Vec<ViewSteps>,
    /// The endpoints without a view, each with the cause.
    pub silent: Vec<(Witnesses, Unread)>,
    /// The questions to ask before the steps are final; empty when they are.
    pub open: Vec<Question>,
    /// Those of them whose replies a step needs. The others are for the oracle's proofs alone: no verdict waits for them.
    pub needed: Vec<Question>,
    /// The coordinators that were asked for the judged words, as far as a view shows them.
    pub coordinators: Vec<UsedCoordinator>,
    /// The steps that proofs settle alone, regardless of who handed them over.
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

/// Merges the steps of views: a step passes if it passes in every view, and fails if it fails in every view; else the hardest
/// cause of all views decides. Views of two chains contradict each other where nothing shows which of them is the payload's.
pub fn merged(views: &[ViewSteps]) -> Vec<Step> {
    let first = views.first().map(|view| view.steps.as_slice());
    let ids = first.unwrap_or_default().iter().map(|step| step.id);
    let chains = views.iter().filter_map(|view| Some((view.chain?, view.by)));
    let chains = order::grouped(chains).into_iter();
    let chains: Vec<(u64, Witnesses)> = chains
        .map(|(chain_id, by)| (chain_id, Witnesses::all(by)))
        .collect();
    // views-17
    if chains.len() > 1 {
        let cause = Cause::Unread(Unread::TwoChains(chains));
        return ids.map(|id| Step::skipped(id, cause.clone())).collect();
    }
    ids.filter_map(|id| merge(id, views)).collect()
}

/// Merges a step of every view. The order of the views changes nothing.
fn merge(id: StepId, views: &[ViewSteps]) -> Option<Step> {
    let all = views.iter().filter_map(|view| {
        let own = view.steps.iter().find(|step| step.id == id);
        own.map(|own| (view.by, own))
    });
    let all: Vec<(Witnesses, &Step)> = all.collect();
    let having = |has: fn(&Step) -> bool| {
        let having = all.iter().filter(|(_, step)| has(step));
        Witnesses::all(having.map(|(by, _)| *by))
    };
    let (by, passes) = (having(Step::failed), having(Step::passed));
    // views-13
    let is_mixed = all.iter().any(|(_, step)| !step.failed());
    // views-14
    if !by.is_empty() && is_mixed {
        return Some(Step::skipped(
            id,
            Cause::Unread(Unread::Refuted { by, passes }),
        ));
    }
    // The step that decides: of equals, the first.
    let decides = all.iter().map(|(_, step)| *step);
    // views-12
    let decides = decides.min_by(|one, other| weight(one).cmp(&weight(other)))?;
    let mut merged = decides.clone();
    if merged.passed() {
        merged = merged.by(passes);
    }
    if let Status::Skipped(Cause::Unread(Unread::Inconsistent(by, how))) = &mut merged.status {
        // Others may contradict themselves in the same way.
        let same = all.iter().filter_map(|(_, step)| match step.unread() {
            Some(Unread::Inconsistent(by, other)) if other == how => Some(*by),
            _ => None,
        });
        *by = Witnesses::all(same);
    }
    // proven-21
    Some(merged.told_in(&all))
}

/// Returns the place of a view's step in the order of those that are merged: an open step comes before one that passed, the
/// hardest cause first. Of equal ends, the least evidence for a pass and the most differences come first.
fn weight(step: &Step) -> (u8, Option<Unread>, Reverse<u64>, u64) {
    let (differing, agreeing) = step.comparisons();
    let cause = match step.unread() {
        Some(Unread::Inconsistent(_, how)) => Some(Unread::Inconsistent(Witnesses::NONE, *how)),
        other => other.cloned(),
    };
    // views-15
    let rank = step.cause().map_or(u8::MAX, Cause::rank);
    // views-16
    (rank, cause, Reverse(differing), agreeing)
}

/// Returns the endpoints, grouped if they answered everything the same way, in the order of the list.
pub(super) fn groups(replies: &Replies) -> Vec<Witnesses> {
    let given = replies.values().flatten();
    let all = Witnesses::all(given.map(|given| given.by));
    let mut groups: Vec<Witnesses> = if all.is_empty() {
        Vec::new()
    } else {
        vec![all]
    };
    for given in replies.values() {
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
