//! The result of a settlement.

use core::mem;

use super::listed::UsedCoordinator;
use super::notarised::NotarisedBlock;
use super::unneeded::Unneeded;
use super::words::OracleProofs;
use super::work::Work;
use crate::answers::{Question, Unread};
use crate::step::{Cause, Step, StepId};
use values::chain::Prover;

/// The chain steps as far as the answers reach.
#[derive(Clone, Debug)]
pub struct Settled {
    /// The chain steps of the payload's kind, in their order.
    pub steps: Vec<Step>,
    /// The questions to ask before the steps are final; empty when they are.
    pub open: Vec<Question>,
    /// The coordinators that served the judged words, as far as they were seen.
    pub coordinators: Vec<UsedCoordinator>,
    /// The supplied entries that no rule needs.
    pub unneeded: Vec<Unneeded>,
    /// The words that the oracle's proof may show.
    pub proofs: OracleProofs,
    /// The block of the target's request, or why it is not proven; `None` where it was not asked for.
    pub block: Option<Result<NotarisedBlock, Unread>>,
    /// The steps that proven blocks settle alone, whoever handed them over: those that fail, and those of which every
    /// comparison is proven. An event's need all of them.
    pub proven: Vec<Step>,
    /// The work of the settlement and of its proofs, in looks.
    pub looks: u64,
}

/// The coordinators and entries that a settlement saw on its way.
#[derive(Default)]
pub(crate) struct OfWindows {
    /// The coordinators that served the words, as far as they were seen.
    pub served: Vec<UsedCoordinator>,
    /// The supplied entries that no rule needs.
    pub unneeded: Vec<Unneeded>,
}

impl Settled {
    /// Finishes `oracle_proof` with what the oracle's proofs show.
    pub(super) fn prove_words(&mut self, prover: &dyn Prover, work: &Work) {
        if !self.proofs.is_empty() {
            let proven = self.proofs.prove_within(prover, work);
            self.replace(StepId::OracleProof, |_| proven);
        }
    }

    /// Gives a step that was skipped because of another chain step the other's own cause, if that one did not fail after
    /// all: its endpoints contradict each other.
    pub(super) fn follow_causes(&mut self) {
        let causes: Vec<(StepId, Cause)> = self
            .steps
            .iter()
            .filter_map(|step| Some((step.id, step.cause()?.clone())))
            .collect();
        for step in &mut self.steps {
            let Some(Cause::Because(of)) = step.cause() else {
                continue;
            };
            if let Some((_, cause)) = causes.iter().find(|(id, _)| id == of) {
                *step = Step::skipped(step.id, cause.clone());
            }
        }
    }

    fn replace(&mut self, id: StepId, by: impl FnOnce(Step) -> Step) {
        let mut steps = self.steps.iter_mut();
        if let Some(step) = steps.find(|step| step.id == id) {
            *step = by(step.clone());
        }
    }

    /// Lets the steps of an event rest on what is proven of them, where that is all that they need. An event's value is of
    /// no use without its seed.
    pub(super) fn rests_on_proofs(&mut self) {
        let proven = mem::take(&mut self.proven);
        for step in &proven {
            self.replace(step.id, |told| told.resting_on(step));
        }
        let is_origin = |step: &Step| step.id == StepId::SeedOrigin && step.passed();
        let is_whole = proven.iter().any(is_origin);
        self.proven = proven;
        self.proven.retain(|step| is_whole || step.failed());
    }
}
