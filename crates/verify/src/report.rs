//! Defines the result of a check: its steps, and the verdict that follows from them.

use serde::{Deserialize, Serialize};

use crate::replies::{Address, Unread};
use crate::views::{Settled, ViewSteps};

pub use crate::step::{
    Basis, Cause, Cents, DrawName, Evidence, Finding, Grade, Grades, Kind, LogKind, NotReplayable,
    Place, Point, Progress, Status, Step, StepId, StepRun, Value, count,
};
pub use values::json::Form;

/// The result of a check.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// The kind of the payload.
    pub kind: Kind,
    /// The verdict of the steps.
    pub verdict: Verdict,
    /// Every step, in the order of its kind.
    pub steps: Vec<Step>,
}

impl Report {
    /// Creates the report of a list of steps.
    pub(super) fn of(kind: Kind, steps: Vec<Step>) -> Self {
        Self {
            kind,
            verdict: Verdict::of(&steps, &[]),
            steps,
        }
    }

    /// Returns whether no step failed and the data was replayed: the published values agree, regardless of the chain.
    pub fn adds_up(&self) -> bool {
        self.verdict != Verdict::NotVerified && adds_up(&self.steps)
    }

    /// Returns the unlisted coordinator that gave a word, if that is the verdict.
    pub fn unknown_origin(&self) -> Option<Address> {
        let is_led_by_it = self.verdict == Verdict::OriginUnknown;
        let mut unknown = self.steps.iter().filter_map(Step::unknown_origin);
        unknown.next().filter(|_| is_led_by_it)
    }

    /// Returns the report with its chain steps as the views of endpoints settle them.
    #[must_use]
    pub fn with_chain(self, settled: &Settled) -> Self {
        self.with_steps(&settled.steps, &settled.views)
    }

    /// Returns the report with chain steps that proofs settle alone, of no endpoint's view.
    #[must_use]
    pub fn with_proven(self, proven: &[Step]) -> Self {
        self.with_steps(proven, &[])
    }

    fn with_steps(mut self, settled: &[Step], views: &[ViewSteps]) -> Self {
        for step in &mut self.steps {
            if let Some(settled) = settled.iter().find(|settled| settled.id == step.id) {
                step.clone_from(settled);
            }
        }
        self.verdict = Verdict::of(&self.steps, views);
        self
    }
}

/// The verdict of a list of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// A chain step fails in some view and not in every one, or views are of two chains; no step failed in every view.
    Contradicted,
    /// No step failed, and every chain step passed. `oracle_proof` may be skipped: a missing proof does not weaken a
    /// result.
    Verified,
    /// No step failed, and a view whose `contract` passed speaks against the origin of a random number.
    OriginUnknown,
    /// No step failed, and something that a pass needs is not shown.
    NotConfirmed,
    /// No step failed; nobody showed anything of the chain.
    VerifiedOffline,
    /// A step failed.
    NotVerified,
    /// The payload cannot be replayed.
    NotReplayable,
}

impl Verdict {
    /// All verdicts, in the order in which they are decided.
    pub const ALL: [Self; 7] = [
        Self::NotVerified,
        Self::Contradicted,
        Self::OriginUnknown,
        Self::NotReplayable,
        Self::VerifiedOffline,
        Self::Verified,
        Self::NotConfirmed,
    ];

    /// Decides the verdict of a whole list of steps, merged of these views (`docs/protocol.md#verdict`).
    ///
    /// The recipe's steps must all have passed for `not_confirmed` and the two verified ones; the only one that may be missing
    /// is `event_id`, which early reports do not publish.
    pub fn of(steps: &[Step], views: &[ViewSteps]) -> Self {
        // oracle_proof-8
        let is_needed = |step: &&Step| step.id.is_of_chain() && step.id.is_needed();
        let chain_passed = steps.iter().filter(is_needed).all(Step::passed);
        if steps.iter().any(Step::failed) {
            Self::NotVerified
        } else if steps.iter().any(Step::is_contradicted) {
            Self::Contradicted
        } else if views.iter().any(has_unknown_origin) {
            Self::OriginUnknown
        } else if !adds_up(steps) {
            Self::NotReplayable
        } else if views.is_empty() && steps.iter().any(is_unread) {
            Self::VerifiedOffline
        } else if chain_passed {
            Self::Verified
        } else {
            Self::NotConfirmed
        }
    }

    /// Returns the agreed name, as in `data-verdict`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Contradicted => "contradicted",
            Self::Verified => "verified",
            Self::OriginUnknown => "origin_unknown",
            Self::NotConfirmed => "not_confirmed",
            Self::VerifiedOffline => "verified_offline",
            Self::NotVerified => "not_verified",
            Self::NotReplayable => "not_replayable",
        }
    }
}

/// Returns whether the contract was not read, although the payload may name one.
fn is_unread(step: &Step) -> bool {
    step.id == StepId::Contract
        && matches!(
            step.cause(),
            Some(Cause::ContractNotRead | Cause::Unread(Unread::Endpoint { .. }))
        )
}

/// Returns whether the contract passed in a view that speaks against the origin of a random number.
fn has_unknown_origin(view: &ViewSteps) -> bool {
    let mut steps = view.steps.iter();
    // causes-4
    steps.any(|step| step.id == StepId::Contract && step.passed())
        && view.steps.iter().any(Step::has_unknown_origin)
}

/// Returns whether every step before the chain's passed.
fn adds_up(steps: &[Step]) -> bool {
    let mut own = steps.iter().filter(|step| !step.id.is_of_chain());
    !steps.is_empty() && own.all(|step| step.passed() || early(step))
}

fn early(step: &Step) -> bool {
    step.id == StepId::EventId && matches!(step.status, Status::Skipped(Cause::NotPublished(_)))
}
