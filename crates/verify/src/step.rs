//! Defines the steps of a check, each with the published value beside the computed one.
//!
//! No code can write a pass; a step earns it. [`Status::Passed`] holds an [`Evidence`], which only [`Check::finish`]
//! makes, and only from findings that agree.

mod basis;
mod cause;
mod check;
mod finding;
mod grade;
mod id;
mod point;
mod run;
mod status;

pub use basis::Basis;
pub use cause::{Cause, NotReplayable};
pub use check::Check;
pub use finding::{Cents, DrawName, Finding, Place, Value};
pub use grade::{Grade, Grades};
pub use id::{Kind, StepId};
pub use point::{LogKind, Point};
pub use run::{Progress, Steps};
pub use status::{Evidence, Status, Step};
