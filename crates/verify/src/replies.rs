//! Defines the questions to a chain, its replies, and the endpoints that gave them.

pub(crate) mod ask;
mod consistency;
mod log;
mod question;
mod reply;
mod state;
mod unread;
mod witness;

pub use consistency::inconsistent;
pub use log::Log;
pub(crate) use question::Span;
pub use question::{At, CoordinatorVersion, LogQuery, LogSearch, Question};
pub use reply::{Replies, Reply, WitnessedReply, add_reply};
pub use state::{Head, PullState, Receipt, Transaction};
pub use unread::{Fault, Inconsistency, Unread};
pub use values::chain::{Address, Inclusion};
pub use witness::Witnesses;
