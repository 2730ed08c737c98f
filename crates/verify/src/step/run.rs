//! Lists a report's steps as they finish, in the order of their kind.

use serde::{Deserialize, Serialize};

use super::cause::Cause;
use super::id::{Kind, StepId};
use super::status::Step;

/// The progress of a running check.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    /// The payload is of this kind and has these steps.
    Started(Kind, Vec<StepId>),
    /// The check replayed some of the pulls or draws.
    Replayed {
        /// The number that is replayed so far.
        done: u64,
        /// The number of all.
        total: u64,
    },
}

/// The steps of a running check.
pub(crate) struct Steps<'o> {
    order: &'static [StepId],
    finished: Vec<Step>,
    observe: &'o mut dyn FnMut(Progress),
}

impl<'o> Steps<'o> {
    /// Starts a check, and reports the steps that it has.
    pub(crate) fn new(
        kind: Kind,
        order: &'static [StepId],
        observe: &'o mut dyn FnMut(Progress),
    ) -> Self {
        observe(Progress::Started(kind, order.to_vec()));
        Self {
            order,
            finished: Vec::new(),
            observe,
        }
    }

    /// Keeps a finished step.
    pub(crate) fn keep(&mut self, step: Step) {
        self.finished.push(step);
    }

    /// Reports the progress of a replay.
    pub(crate) fn replayed(&mut self, done: u64, total: u64) {
        (self.observe)(Progress::Replayed { done, total });
    }

    /// Returns every step. Those that have not finished are skipped because of `cause`.
    pub(crate) fn finish(mut self, cause: &Cause) -> Vec<Step> {
        self.skip_remaining(cause);
        self.finished
    }

    /// Skips every step that has not finished: chain steps because the chain was not read, the others because of
    /// `cause`.
    fn skip_remaining(&mut self, cause: &Cause) {
        for id in self.order {
            if !self.finished.iter().any(|step| step.id == *id) {
                let cause = if id.is_of_chain() {
                    Cause::ContractNotRead
                } else {
                    cause.clone()
                };
                self.keep(Step::skipped(*id, cause));
            }
        }
    }
}
