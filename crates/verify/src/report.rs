//! What a check says: its steps, each with what was published beside what was computed.
//!
//! A tick cannot be written here, only earned: [`Status::Passed`] holds an [`Evidence`] that nothing
//! but [`Check::settle`] makes, and only from findings that agree.

mod check;
mod finding;
mod form;
mod step;
mod verdict;

pub use check::Check;
pub(crate) use finding::cut;
pub use finding::{Cents, DrawName, Finding, LogKind, Place, Point, Value};
pub use form::Form;
pub use step::{Cause, Evidence, Kind, NotReplayable, Status, Step, StepId};
pub use verdict::Verdict;

/// A length as a report counts it.
pub fn count(len: usize) -> u64 {
    u64::try_from(len).unwrap_or(u64::MAX)
}
