//! Builds a step of a view from its facts.

use super::view::{Shown, View};
use crate::claim::UsedCoordinator;
use crate::replies::{Address, Witnesses};
use crate::step::{Cause, Finding, Step, StepId, StepRun};
use values::order;

/// Runs a step over its facts.
pub(super) fn step(
    id: StepId,
    by: Witnesses,
    facts: impl IntoIterator<Item = Shown<Finding>>,
) -> Step {
    let mut run = StepRun::new(id);
    for fact in facts {
        run.takes(fact.map_err(Cause::from), by);
    }
    run.finish()
}

/// Returns coordinators, each with the number of words that it served.
pub(super) fn used(
    view: &View<'_>,
    served: impl Iterator<Item = (Address, u64)>,
) -> Vec<UsedCoordinator> {
    let served = order::grouped(served).into_iter();
    let served = served.map(|(coordinator, words)| UsedCoordinator {
        coordinator,
        is_listed: view.listed.coordinators.contains(&coordinator),
        words: words.into_iter().fold(0, u64::saturating_add),
    });
    served.collect()
}
