//! Writes a step, its differences, and the grades of its values.

use serde::Serialize;
use verify::report::{self, Basis, Status, StepId};

use crate::cause::Cause;
use crate::hosts::Hosts;
use crate::point::PointCode;
use crate::value::{EntryKind, Hash, Place, Value};

/// A step of the check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Step {
    /// The id of the step.
    #[cfg_attr(test, schemars(schema_with = "crate::schema::step"))]
    pub id: StepId,
    /// The result of the step.
    pub status: StatusCode,
    /// The basis of the step.
    pub basis: BasisCode,
    /// The grades of its values.
    pub grades: Grades,
    /// The reason for which it was skipped.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
    /// The differences of a failed step, at most 32.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub findings: Vec<Finding>,
    /// The number of differences, including those that `findings` leaves out.
    pub findings_total: u64,
    /// The result of the step, for people.
    pub sentence: String,
}

/// The result of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum StatusCode {
    /// Every comparison agreed.
    Passed,
    /// At least one comparison differed.
    Failed,
    /// Some of it was not compared, and nothing differed.
    Skipped,
}

/// The basis of a step, or of the answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum BasisCode {
    /// The payload's own values.
    Data,
    /// The history that the shop supplies.
    History,
    /// The chain, as endpoints report it.
    Chain,
    /// The oracle's own proof.
    Proof,
}

/// The number of values in a step's comparisons, by the way in which the check knows them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Grades {
    /// The number of values that follow from the payload.
    pub computed: u64,
    /// The endpoints that told values, counted by group.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<Tellers>,
    /// The keys to which values are proven.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub proven: Vec<Proofs>,
}

/// Endpoints that told the same values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Tellers {
    /// The hosts of the endpoints.
    pub hosts: Vec<String>,
    /// The number of values that they told.
    pub values: u64,
}

/// A key to which values are proven.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Proofs {
    /// The hash of the oracle's key.
    pub key: Hash,
    /// The number of values that are proven to it.
    pub values: u64,
}

/// A difference.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Finding {
    /// The point of the comparison.
    pub point: PointCode,
    /// The kind of entry that the comparison is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<EntryKind>,
    /// The place of the comparison in the payload.
    pub place: Place,
    /// The published value.
    pub published: Value,
    /// The computed value, or the one that the rule demands.
    pub computed: Value,
    /// The grade of the second value.
    pub grade: Grade,
    /// The difference, for people.
    pub sentence: String,
}

/// The way in which the check knows the second value of a comparison.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Grade {
    /// The value follows from the payload.
    Computed,
    /// Endpoints told the value.
    Told {
        /// The hosts of these endpoints.
        hosts: Vec<String>,
    },
    /// The oracle's proof shows the value.
    Proven {
        /// The hash of the oracle's key.
        key: Hash,
    },
}

impl Step {
    /// Translates a step, with the names of its endpoints.
    pub fn of(step: &report::Step, hosts: &Hosts) -> Self {
        let differing = step.findings.iter().filter(|finding| !finding.agrees());
        let findings = differing.filter(|_| step.failed());
        Self {
            id: step.id,
            status: StatusCode::of(&step.status),
            basis: BasisCode::of(Basis::of(step.id)),
            grades: Grades::of(&step.grades, hosts),
            cause: step.cause().map(|cause| Cause::of(cause, hosts)),
            findings: findings.map(|each| Finding::of(each, hosts)).collect(),
            findings_total: match step.status {
                Status::Failed { differing } => differing.get(),
                Status::Passed(_) | Status::Skipped(_) => 0,
            },
            sentence: words::detail(step),
        }
    }
}

impl StatusCode {
    pub(crate) const fn of(status: &Status) -> Self {
        match status {
            Status::Passed(_) => Self::Passed,
            Status::Failed { .. } => Self::Failed,
            Status::Skipped(_) => Self::Skipped,
        }
    }
}

impl BasisCode {
    /// Returns the code of a basis.
    pub const fn of(basis: Basis) -> Self {
        match basis {
            Basis::Data => Self::Data,
            Basis::History => Self::History,
            Basis::Chain => Self::Chain,
            Basis::Proof => Self::Proof,
        }
    }
}

impl Grades {
    fn of(grades: &report::Grades, hosts: &Hosts) -> Self {
        let told = grades.told.iter().map(|(by, values)| Tellers {
            hosts: hosts.named(*by),
            values: *values,
        });
        let proven = grades.proven.iter().map(|(key, values)| Proofs {
            key: Hash(*key),
            values: *values,
        });
        Self {
            computed: grades.computed,
            told: told.collect(),
            proven: proven.collect(),
        }
    }
}

impl Finding {
    fn of(finding: &report::Finding, hosts: &Hosts) -> Self {
        Self {
            point: finding.point.into(),
            entry: finding.point.kind().map(EntryKind::of),
            place: (&finding.place).into(),
            published: (&finding.published).into(),
            computed: (&finding.computed).into(),
            grade: match finding.grade {
                report::Grade::Computed => Grade::Computed,
                report::Grade::Told(by) => Grade::Told {
                    hosts: hosts.named(by),
                },
                report::Grade::Proven(key) => Grade::Proven { key: Hash(key) },
            },
            sentence: words::sentence(finding),
        }
    }
}
