//! What a check says: its steps, each with what was published beside what was computed.
//!
//! A tick cannot be written here, only earned: [`Status::Passed`] holds an [`Evidence`] that nothing
//! but [`Check::finish`] makes, and only from findings that agree.

mod cause;
mod check;
mod finding;
mod id;
mod run;
mod status;

pub use cause::{Cause, NotReplayable};
pub use check::Check;
pub use finding::{Cents, DrawName, Finding, LogKind, Place, Point, Value};
pub use id::{Kind, StepId};
pub use run::{Progress, Steps};
pub use status::{Evidence, Status, Step};
