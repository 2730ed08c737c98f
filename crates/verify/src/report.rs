//! Defines the result of a check: its steps, and the verdict that follows from them.

use serde::{Deserialize, Serialize};

use crate::answers::{Address, Unread};

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
            verdict: Verdict::of(&steps),
            steps,
        }
    }

    /// Returns whether no step failed and the data was replayed: the published values add up, whatever the chain shows.
    pub fn adds_up(&self) -> bool {
        self.verdict != Verdict::NotVerified && adds_up(&self.steps)
    }

    /// Returns the unlisted coordinator that gave a word, if that is the verdict.
    pub fn unknown_origin(&self) -> Option<Address> {
        let is_led_by_it = self.verdict == Verdict::OriginUnknown;
        let mut unknown = self.steps.iter().filter_map(Step::unknown_origin);
        unknown.next().filter(|_| is_led_by_it)
    }

    /// Returns the report with its chain steps settled.
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
    /// Endpoints contradict each other on a judged fact, and no step failed without it.
    Contradicted,
    /// No step failed, and every chain step passed. `oracle_proof` may be skipped: a missing proof does not weaken a
    /// result.
    Verified,
    /// No step failed and `contract` passed, but a coordinator that nobody publishes served a word.
    OriginUnknown,
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
    /// All verdicts, the one that a reader must see first at the head.
    pub const ALL: [Self; 7] = [
        Self::NotVerified,
        Self::Contradicted,
        Self::NotReplayable,
        Self::OriginUnknown,
        Self::VerifiedInPart,
        Self::VerifiedOffline,
        Self::Verified,
    ];

    /// Decides the verdict of a whole list of steps (`docs/protocol.md#verdict`).
    ///
    /// The recipe's steps must all have passed for `origin_unknown` and the three verified ones; the only one that may be
    /// missing is `event_id`, which early reports do not publish.
    pub fn of(steps: &[Step]) -> Self {
        let passed = |id| steps.iter().any(|step| step.id == id && step.passed());
        let is_needed = |step: &&Step| step.id.is_of_chain() && step.id.is_needed();
        let mut of_chain = steps.iter().filter(is_needed);
        let chain_passed = of_chain.all(Step::passed);
        let is_unread = |step: &Step| {
            let cause = step.cause();
            step.id == StepId::Contract
                && matches!(
                    cause,
                    Some(
                        Cause::ContractNotRead
                            | Cause::Unread(Unread::NoContract | Unread::Silent { .. })
                    )
                )
        };
        if steps.iter().any(Step::failed) {
            Self::NotVerified
        } else if steps.iter().any(Step::is_contradicted) {
            Self::Contradicted
        } else if !adds_up(steps) {
            Self::NotReplayable
        } else if steps.iter().any(is_unread) {
            Self::VerifiedOffline
        } else if chain_passed {
            Self::Verified
        } else if passed(StepId::Contract) && steps.iter().any(Step::has_unknown_origin) {
            Self::OriginUnknown
        } else {
            Self::VerifiedInPart
        }
    }

    /// Returns the agreed name, as in `data-verdict`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Contradicted => "contradicted",
            Self::Verified => "verified",
            Self::OriginUnknown => "origin_unknown",
            Self::VerifiedInPart => "verified_in_part",
            Self::VerifiedOffline => "verified_offline",
            Self::NotVerified => "not_verified",
            Self::NotReplayable => "not_replayable",
        }
    }
}

/// Returns whether every step before the chain's passed.
fn adds_up(steps: &[Step]) -> bool {
    let mut own = steps.iter().filter(|step| !step.id.is_of_chain());
    !steps.is_empty() && own.all(|step| step.passed() || early(step))
}

fn early(step: &Step) -> bool {
    step.id == StepId::EventId && matches!(step.status, Status::Skipped(Cause::NotPublished(_)))
}
