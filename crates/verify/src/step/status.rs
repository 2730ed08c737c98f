//! A step of a check: which it is, how it ended, and the findings it rests on.

use core::num::NonZeroU64;

use serde::{Deserialize, Serialize};

use super::cause::Cause;
use super::finding::Finding;
use super::grade::Grades;
use super::id::StepId;
use crate::answers::{Address, AnswerSummary, Unread, Witnesses};
use crate::count::count;

/// The number of findings that a pass rests on: at least one, all made by the check that ran.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evidence(pub(super) NonZeroU64);

impl Evidence {
    /// The number of comparisons, all of which agreed.
    pub const fn comparisons(self) -> u64 {
        self.0.get()
    }
}

/// How a step ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Every comparison agreed.
    Passed(Evidence),
    /// At least one comparison did not agree; the step's findings name it.
    Failed {
        /// How many comparisons did not agree; the findings may hold fewer.
        differing: NonZeroU64,
    },
    /// The check could not compare all of it, and nothing differed.
    Skipped(Cause),
}

impl Status {
    /// The agreed name, as in `data-status`.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Passed(_) => "passed",
            Self::Failed { .. } => "failed",
            Self::Skipped(_) => "skipped",
        }
    }
}

/// One step of a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// Which step.
    pub id: StepId,
    /// How it ended.
    pub status: Status,
    /// The comparisons: those that differ first, then the first few that agree.
    pub findings: Vec<Finding>,
    /// How the values of all comparisons are known that the step rests on.
    pub grades: Grades,
}

impl Step {
    /// A step of which nothing was checked.
    pub fn skipped(id: StepId, cause: Cause) -> Self {
        Self {
            id,
            status: Status::Skipped(cause),
            findings: Vec::new(),
            grades: Grades::default(),
        }
    }

    /// The step, if it passed, as it rests on proven comparisons that are all that it needs. What was told beside them is
    /// shown.
    #[must_use]
    pub(crate) fn resting_on(mut self, proven: &Self) -> Self {
        if self.passed() && proven.passed() {
            let is_proven = |told: &Finding| proven.findings.iter().any(|each| each.is_of(told));
            self.findings.retain(|told| !is_proven(told));
            self.findings = [proven.findings.as_slice(), &self.findings].concat();
            self.grades = proven.grades.clone();
        }
        self
    }

    /// The step with another cause, if it is skipped for one of these.
    #[must_use]
    pub(crate) fn skipped_for(mut self, is_of: impl Fn(&Cause) -> bool, cause: Cause) -> Self {
        if self.cause().is_some_and(is_of) {
            self.status = Status::Skipped(cause);
        }
        self
    }

    /// The step without its result, for this cause. What was compared is shown beside it.
    #[must_use]
    pub(crate) fn disputed(self, cause: Cause) -> Self {
        Self {
            status: Status::Skipped(cause),
            ..self
        }
    }

    /// The step, failed by those of its differences that count; without one it is skipped, for this cause.
    #[must_use]
    pub(crate) fn failing_where(mut self, counts: impl Fn(&Finding) -> bool, cause: Cause) -> Self {
        let all = self.findings.iter().filter(|finding| !finding.agrees());
        let counted = all.clone().filter(|finding| counts(finding)).count();
        if counted == all.count() {
            return self;
        }
        self.findings
            .retain(|finding| finding.agrees() || counts(finding));
        self.status = match NonZeroU64::new(count(counted)) {
            Some(differing) => Status::Failed { differing },
            None => Status::Skipped(cause),
        };
        self
    }

    /// Why it was skipped, if it was.
    pub const fn cause(&self) -> Option<&Cause> {
        match &self.status {
            Status::Skipped(cause) => Some(cause),
            _ => None,
        }
    }

    /// The values on which endpoints contradict each other, and who gave each, if the step was skipped for that.
    pub fn contradiction(&self) -> Option<&[(Witnesses, AnswerSummary)]> {
        match self.cause() {
            Some(Cause::Unread(Unread::Disagreement(said))) => Some(said),
            _ => None,
        }
    }

    /// The coordinator that served a word and that nobody publishes, if the step was skipped for that.
    pub const fn unknown_origin(&self) -> Option<Address> {
        match (self.id, self.cause()) {
            (
                StepId::WordOrigin | StepId::SeedOrigin,
                Some(Cause::Unread(Unread::UnlistedCoordinator(coordinator))),
            ) => Some(*coordinator),
            _ => None,
        }
    }

    /// How many comparisons differed, and how many agreed of a step that passed.
    pub const fn comparisons(&self) -> (u64, u64) {
        match &self.status {
            Status::Failed { differing } => (differing.get(), 0),
            Status::Passed(evidence) => (0, evidence.comparisons()),
            Status::Skipped(_) => (0, 0),
        }
    }

    /// What could not be read, if the step was skipped for that.
    pub const fn unread(&self) -> Option<&Unread> {
        match self.cause() {
            Some(Cause::Unread(unread)) => Some(unread),
            _ => None,
        }
    }

    /// Whether the step failed.
    pub const fn failed(&self) -> bool {
        matches!(self.status, Status::Failed { .. })
    }

    /// Whether the step passed.
    pub const fn passed(&self) -> bool {
        matches!(self.status, Status::Passed(_))
    }
}
