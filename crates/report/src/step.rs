//! Writes a step and its differences.

use serde::Serialize;
use verify::claims::NotarisedBlock;
use verify::report::{self, LogKind, Status, StepId};

use crate::cause::Cause;
use crate::hosts::Hosts;
use crate::point::PointCode;
use crate::value::{Decimal, Hash, Place, Value};

/// A step of the check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Step {
    /// The step.
    #[cfg_attr(test, schemars(with = "crate::schema::Steps"))]
    pub id: StepId,
    /// The result.
    #[cfg_attr(test, schemars(with = "crate::schema::StatusCode"))]
    pub status: &'static str,
    /// The reason for which the step was skipped.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
    /// The differences of a failed step, at most 32 of them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub findings: Vec<Finding>,
    /// The number of differences of a failed step.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub findings_total: Option<u64>,
}

/// A difference.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Finding {
    /// The point of the comparison.
    pub point: PointCode,
    /// The kind of entry that the comparison is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(with = "Option<crate::schema::EntryKind>"))]
    pub entry: Option<LogKind>,
    /// The place of the comparison in the payload.
    pub place: Place,
    /// The published value.
    pub published: Value,
    /// The computed value, or the one that the rule demands.
    pub computed: Value,
    /// The grade of the second value.
    pub grade: Grade,
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
        /// The number of the request's block, if the proof states it.
        #[serde(skip_serializing_if = "Option::is_none")]
        block: Option<Decimal>,
    },
}

impl Step {
    /// Translates a step, with the names of its endpoints and the block that the oracle's proof states.
    pub fn of(step: &report::Step, hosts: &Hosts, block: Option<&NotarisedBlock>) -> Self {
        let differing = step.findings.iter().filter(|finding| !finding.agrees());
        let findings = differing.filter(|_| step.failed());
        let findings = findings.map(|each| Finding::of(each, hosts, block));
        Self {
            id: step.id,
            status: step.status.name(),
            cause: step.cause().map(|cause| Cause::of(cause, hosts)),
            findings: findings.collect(),
            findings_total: match step.status {
                Status::Failed { differing } => Some(differing.get()),
                Status::Passed(_) | Status::Skipped(_) => None,
            },
        }
    }
}

impl Finding {
    fn of(finding: &report::Finding, hosts: &Hosts, block: Option<&NotarisedBlock>) -> Self {
        Self {
            point: finding.point.into(),
            entry: finding.point.kind(),
            place: (&finding.place).into(),
            published: (&finding.published).into(),
            computed: (&finding.computed).into(),
            grade: match finding.grade {
                report::Grade::Computed => Grade::Computed,
                report::Grade::Told(by) => Grade::Told {
                    hosts: hosts.named(by),
                },
                report::Grade::Proven(key) => {
                    let stated = block.filter(|stated| stated.key_hash == key);
                    Grade::Proven {
                        key: Hash(key),
                        block: stated.map(|stated| stated.block.number.into()),
                    }
                }
            },
        }
    }
}
