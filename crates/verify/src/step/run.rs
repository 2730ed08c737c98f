//! The list of a report's steps as they settle, in the order of their kind.

use serde::{Deserialize, Serialize};

use super::cause::Cause;
use super::id::{Kind, StepId};
use super::status::Step;

/// What a running check tells: each message as soon as it is so.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    /// The payload is of this kind, and these are the steps to come.
    Began(Kind, Vec<StepId>),
    /// A step settled.
    Settled(Step),
    /// So many of so many pulls or draws were replayed.
    Replayed {
        /// Replayed so far.
        done: u64,
        /// All there are.
        total: u64,
    },
}

/// The steps of a check that runs.
pub struct Steps<'o> {
    order: &'static [StepId],
    settled: Vec<Step>,
    observe: &'o mut dyn FnMut(Progress),
}

impl<'o> Steps<'o> {
    /// Starts a check, and tells which steps are to come.
    pub fn new(kind: Kind, order: &'static [StepId], observe: &'o mut dyn FnMut(Progress)) -> Self {
        observe(Progress::Began(kind, order.to_vec()));
        Self {
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

    /// Every step: those that have not settled are skipped because of `cause`.
    pub fn finish(mut self, cause: Cause) -> Vec<Step> {
        self.rest(&cause);
        self.settled
    }

    /// Skips every step that has not settled: those of the chain because it was not read, the
    /// others because of `cause`.
    fn rest(&mut self, cause: &Cause) {
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
}
