//! Defines the questions to a chain, its answers, and the endpoints that gave them.

mod address;
mod answer;
mod consistency;
mod inclusion;
mod log;
mod question;
mod state;
mod unread;
mod witness;

pub use address::Address;
pub use answer::{Answer, Answers, WitnessedAnswer, add_answer};
pub use consistency::{consistent, inconsistent};
pub use inclusion::Inclusion;
pub(crate) use inclusion::{from_hex, in_hex};
pub use log::Log;
pub use question::{At, LogQuery, Question};
pub use state::{Head, PullState, Receipt, Transaction};
pub use unread::{AnswerSummary, Fault, Inconsistency, Unread};
pub use witness::{Told, Witnesses};
