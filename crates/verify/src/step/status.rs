//! Defines a step of a check: its id, its status, and the findings on which it rests.

use core::num::NonZeroU64;

use serde::{Deserialize, Serialize};

use super::cause::Cause;
use super::finding::Finding;
use super::grade::{Grade, Grades};
use super::id::StepId;
use crate::replies::{Address, Unread, Witnesses};

/// The number of findings on which a pass rests: at least one, all made by the check that ran.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evidence(pub(super) NonZeroU64);

impl Evidence {
    /// Returns the number of comparisons, all of which agreed.
    pub const fn comparisons(self) -> u64 {
        self.0.get()
    }
}

/// The end of a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Every comparison agreed.
    Passed(Evidence),
    /// At least one comparison differed; the step's findings name it.
    Failed {
        /// The number of comparisons that differed; the findings may hold fewer.
        differing: NonZeroU64,
    },
    /// The check could not compare all of it, and nothing differed.
    Skipped(Cause),
}

impl Status {
    /// Returns the agreed name, as in `data-status`.
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
    /// The id of the step.
    pub id: StepId,
    /// The end of the step.
    pub status: Status,
    /// The comparisons: those that differ first, then the first few that agree.
    pub findings: Vec<Finding>,
    /// The grades of all comparisons on which the step rests.
    pub grades: Grades,
}

impl Step {
    /// Creates a skipped step, without any comparison.
    pub fn skipped(id: StepId, cause: Cause) -> Self {
        Self {
            id,
            status: Status::Skipped(cause),
            findings: Vec::new(),
            grades: Grades::default(),
        }
    }

    /// Grades the comparisons that proofs show alone.
    #[must_use]
    pub(crate) fn proven_by(mut self, proven: &[Finding]) -> Self {
        for finding in &mut self.findings {
            let Grade::Told(_) = finding.grade else {
                continue;
            };
            if let Some(proven) = proven.iter().find(|proven| proven.is_of(finding)) {
                self.grades.change(finding.grade, proven.grade);
                finding.grade = proven.grade;
            }
        }
        self
    }

    /// Names the endpoints that show every comparison.
    #[must_use]
    pub(crate) fn by(mut self, by: Witnesses) -> Self {
        let findings = self.findings.into_iter();
        self.findings = findings.map(|finding| finding.told_by(by)).collect();
        let told: u64 = self
            .grades
            .told
            .iter()
            .fold(0, |all, (_, count)| all.saturating_add(*count));
        if told > 0 {
            self.grades.told = vec![(by, told)];
        }
        self
    }

    /// Grades each comparison that the step carries by the views in which it holds. It is proven if it is proven in all of
    /// them, else it is graded by their endpoints.
    #[must_use]
    pub(crate) fn told_in(mut self, views: &[(Witnesses, &Self)]) -> Self {
        for finding in &mut self.findings {
            let holding = views.iter().filter_map(|(by, view)| {
                let mut findings = view.findings.iter();
                let own = findings.find(|other| other.is_of(finding))?;
                Some((*by, own.grade))
            });
            let holding: Vec<(Witnesses, Grade)> = holding.collect();
            if holding
                .iter()
                .all(|(_, grade)| matches!(grade, Grade::Proven(_)))
            {
                continue;
            }
            let by = Grade::Told(Witnesses::all(holding.iter().map(|(by, _)| *by)));
            self.grades.change(finding.grade, by);
            finding.grade = by;
        }
        self
    }

    /// Returns the cause for which the step was skipped, if it was.
    pub const fn cause(&self) -> Option<&Cause> {
        match &self.status {
            Status::Skipped(cause) => Some(cause),
            _ => None,
        }
    }

    /// Returns whether some endpoints refute the step, and others do not.
    pub const fn is_contradicted(&self) -> bool {
        matches!(
            self.cause(),
            Some(Cause::Unread(Unread::Refuted { .. } | Unread::TwoChains(_)))
        )
    }

    /// Returns whether the step is one of origin, and open for a cause that speaks against the payload.
    pub const fn has_unknown_origin(&self) -> bool {
        match (self.id, self.cause()) {
            (StepId::WordOrigin | StepId::SeedOrigin, Some(Cause::Unread(unread))) => {
                unread.speaks()
            }
            _ => false,
        }
    }

    /// Returns the coordinator that served a word and that nobody publishes, if the step was skipped for that.
    pub const fn unknown_origin(&self) -> Option<Address> {
        match (self.id, self.cause()) {
            (
                StepId::WordOrigin | StepId::SeedOrigin,
                Some(Cause::Unread(Unread::UnlistedCoordinator(coordinator))),
            ) => Some(*coordinator),
            _ => None,
        }
    }

    /// Returns the number of comparisons that differed, and, for a step that passed, the number that agreed.
    pub const fn comparisons(&self) -> (u64, u64) {
        match &self.status {
            Status::Failed { differing } => (differing.get(), 0),
            Status::Passed(evidence) => (0, evidence.comparisons()),
            Status::Skipped(_) => (0, 0),
        }
    }

    /// Returns the cause for which the chain could not be read, if the step was skipped for that.
    pub const fn unread(&self) -> Option<&Unread> {
        match self.cause() {
            Some(Cause::Unread(unread)) => Some(unread),
            _ => None,
        }
    }

    /// Returns whether the step failed.
    pub const fn failed(&self) -> bool {
        matches!(self.status, Status::Failed { .. })
    }

    /// Returns whether the step passed.
    pub const fn passed(&self) -> bool {
        matches!(self.status, Status::Passed(_))
    }
}
