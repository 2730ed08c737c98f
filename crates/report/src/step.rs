//! A step, its differences, and how its values are known.

use serde::Serialize;
use verify::report::{self, Basis, Status, StepId};

use crate::cause::Cause;
use crate::hosts::Hosts;
use crate::point::{PointCode, point};
use crate::value::{EntryKind, Hash, Place, Value};

/// A step of the check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Step {
    /// Which step.
    #[cfg_attr(test, schemars(schema_with = "crate::schema::step"))]
    pub id: StepId,
    /// How it ended.
    pub status: StatusCode,
    /// What it rests on.
    pub basis: BasisCode,
    /// How many values are known in each way.
    pub grades: Grades,
    /// Why it was skipped.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
    /// The differences of a failed step, at most 32.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub findings: Vec<Finding>,
    /// How many differences there are.
    pub findings_total: u64,
    /// How it ended, for people.
    pub sentence: String,
}

/// How a step ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum StatusCode {
    /// Every comparison agreed.
    Passed,
    /// At least one comparison did not agree.
    Failed,
    /// Not all of it was compared, and nothing differed.
    Skipped,
}

/// What a step, or the answer to a question, rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum BasisCode {
    /// The payload's own values.
    Data,
    /// The history that the shop supplies.
    History,
    /// What endpoints tell of the chain.
    Chain,
    /// The oracle's own proof.
    Proof,
}

/// How many values of a step's comparisons are known in each way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Grades {
    /// How many follow from the payload.
    pub computed: u64,
    /// Who told some of them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<Tellers>,
    /// The keys to which some of them are proven.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub proven: Vec<Proofs>,
}

/// Endpoints that told the same values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Tellers {
    /// Their hosts.
    pub hosts: Vec<String>,
    /// How many values.
    pub values: u64,
}

/// A key to which values are proven.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Proofs {
    /// The hash of the oracle's key.
    pub key: Hash,
    /// How many values.
    pub values: u64,
}

/// A difference.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Finding {
    /// What was compared.
    pub point: PointCode,
    /// The kind of entry that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<EntryKind>,
    /// Where in the payload.
    pub place: Place,
    /// The published value.
    pub published: Value,
    /// The computed value, or the one that the rule wants.
    pub computed: Value,
    /// How the second value is known.
    pub grade: Grade,
    /// The difference, for people.
    pub sentence: String,
}

/// How the second value of a comparison is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Grade {
    /// It follows from the payload.
    Computed,
    /// Endpoints told it.
    Told {
        /// Their hosts.
        hosts: Vec<String>,
    },
    /// The oracle's proof shows it.
    Proven {
        /// The hash of the oracle's key.
        key: Hash,
    },
}

impl Step {
    /// A step, with the names of its endpoints.
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
    const fn of(status: &Status) -> Self {
        match status {
            Status::Passed(_) => Self::Passed,
            Status::Failed { .. } => Self::Failed,
            Status::Skipped(_) => Self::Skipped,
        }
    }
}

impl BasisCode {
    /// The code of a basis.
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
        let (point, entry) = point(finding.point);
        Self {
            point,
            entry,
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
