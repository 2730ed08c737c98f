//! Defines the questions to a chain, its answers, and the endpoints that gave them.

mod answer;
pub(crate) mod ask;
mod consistency;
mod log;
mod question;
mod state;
mod unread;
mod witness;

pub use answer::{Answer, Answers, WitnessedAnswer, add_answer};
pub use consistency::inconsistent;
pub use log::Log;
pub(crate) use question::Span;
pub use question::{At, CoordinatorVersion, LogQuery, LogSearch, Question};
pub use state::{Head, PullState, Receipt, Transaction};
pub use unread::{Fault, Inconsistency, Unread};
pub use values::chain::{Address, Inclusion};
pub use witness::Witnesses;
