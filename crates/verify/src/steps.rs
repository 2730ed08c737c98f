//! The list of a report's steps as they settle, in the order of their kind.

use super::report::{Cause, Kind, Step, StepId, Verdict};
use super::subject::Subject;
use super::{Progress, Report};

/// The steps of a check that runs.
pub struct Steps<'o> {
    kind: Kind,
    order: &'static [StepId],
    settled: Vec<Step>,
    observe: &'o mut dyn FnMut(Progress),
}

impl<'o> Steps<'o> {
    /// Starts a report, and tells which steps are to come.
    pub fn new(kind: Kind, order: &'static [StepId], observe: &'o mut dyn FnMut(Progress)) -> Self {
        observe(Progress::Began(kind, order.to_vec()));
        Self {
            kind,
            order,
            settled: Vec::new(),
            observe,
        }
    }

    /// Takes a settled step, and tells it.
    pub fn settle(&mut self, step: Step) {
        (self.observe)(Progress::Settled(step.clone()));
        self.settled.push(step);
    }

    /// Tells how far a replay has come.
    pub fn replayed(&mut self, done: u64, total: u64) {
        (self.observe)(Progress::Replayed { done, total });
    }

    /// Skips every step that has not settled: those of the chain because it was not read, the
    /// others because of `cause`.
    pub fn rest(&mut self, cause: &Cause) {
        for id in self.order {
            if !self.settled.iter().any(|step| step.id == *id) {
                let cause = if id.is_of_chain() {
                    Cause::ContractNotRead
                } else {
                    cause.clone()
                };
                self.settle(Step::skipped(*id, cause));
            }
        }
    }

    /// The report that the steps come to.
    pub fn report(self, subject: Subject) -> Report {
        Report {
            kind: self.kind,
            verdict: Verdict::of(&self.settled),
            steps: self.settled,
            subject,
        }
    }
}
