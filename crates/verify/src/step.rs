//! Defines the steps of a check, each with the published value next to the computed one.
//!
//! A step earns its pass. [`Status::Passed`] holds an [`Evidence`], which only [`StepRun::finish`] makes, from findings
//! that agree and from values that only endpoints gave (`Finding::noted`). The page deserialises the worker's.

mod basis;
mod cause;
mod finding;
mod grade;
mod id;
mod point;
mod run;
mod status;
mod step_run;

pub use basis::Basis;
pub use cause::{Cause, NotReplayable};
pub use finding::{Cents, DrawName, Finding, Place, Value, count};
pub use grade::{Grade, Grades};
pub use id::{Kind, StepId};
pub use point::{LogKind, Point};
pub use run::Progress;
pub(crate) use run::Steps;
pub use status::{Evidence, Status, Step};
pub use step_run::StepRun;
