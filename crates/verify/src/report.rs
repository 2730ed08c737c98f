//! The result of a check: its steps, and the verdict that follows from them.

use serde::{Deserialize, Serialize};

pub use crate::count::count;
pub use crate::step::{
    Basis, Cause, Cents, Check, DrawName, Evidence, Finding, Grade, Grades, Kind, LogKind,
    NotReplayable, Place, Point, Progress, Status, Step, StepId, Value,
};
pub use values::json::Form;

/// The result of a check.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// What kind of payload it was.
    pub kind: Kind,
    /// The verdict of the steps.
    pub verdict: Verdict,
    /// Every step, in the order of its kind.
    pub steps: Vec<Step>,
}

impl Report {
    /// The report of a list of steps.
    pub(super) fn of(kind: Kind, steps: Vec<Step>) -> Self {
        Self {
            kind,
            verdict: Verdict::of(&steps),
            steps,
        }
    }

    /// The same report with its chain steps settled.
    pub fn with_chain(mut self, settled: &[Step]) -> Self {
        for step in &mut self.steps {
            if let Some(settled) = settled.iter().find(|settled| settled.id == step.id) {
                step.clone_from(settled);
            }
        }
        self.verdict = Verdict::of(&self.steps);
        self
    }
}

/// The verdict of a list of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// No step failed, and every chain step passed. `oracle_proof` need not have: it makes less of the
    /// chain a matter of belief, and nothing more true.
    Verified,
    /// No step failed and `contract` passed; another chain step could not be read.
    VerifiedInPart,
    /// No step failed; the contract was not read.
    VerifiedOffline,
    /// A step failed.
    NotVerified,
    /// The payload cannot be replayed.
    NotReplayable,
}

impl Verdict {
    /// The verdict of a whole list of steps.
    ///
    /// The recipe's steps must all have passed for any of the three verified ones; the only one
    /// that may be missing is `event_id`, which early reports do not publish.
    pub fn of(steps: &[Step]) -> Self {
        let passed = |id| steps.iter().any(|step| step.id == id && step.passed());
        let is_needed = |step: &&Step| step.id.is_of_chain() && step.id != StepId::OracleProof;
        let mut of_chain = steps.iter().filter(is_needed);
        let chain_passed = of_chain.all(Step::passed);
        let replayed = steps
            .iter()
            .filter(|step| !step.id.is_of_chain())
            .all(|step| step.passed() || early(step));
        if steps.iter().any(Step::failed) {
            Self::NotVerified
        } else if steps.is_empty() || !replayed {
            Self::NotReplayable
        } else if passed(StepId::Contract) && chain_passed {
            Self::Verified
        } else if passed(StepId::Contract) {
            Self::VerifiedInPart
        } else {
            Self::VerifiedOffline
        }
    }

    /// The agreed name, as in `data-verdict`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Verified => "verified",
            Self::VerifiedInPart => "verified_in_part",
            Self::VerifiedOffline => "verified_offline",
            Self::NotVerified => "not_verified",
            Self::NotReplayable => "not_replayable",
        }
    }
}

fn early(step: &Step) -> bool {
    step.id == StepId::EventId && matches!(step.status, Status::Skipped(Cause::NotPublished(_)))
}
