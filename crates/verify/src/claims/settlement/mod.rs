//! A settlement of the chain steps: the ledger, what is left of the work, and the questions that are found open.
//!
//! It asks the ledger for one step after the other. A missing answer becomes an open question; what could not be read, and
//! what endpoints contradict each other on, leaves the step that is settled with a cause. Every value of the chain that a
//! receipt can prove is compared in [`Settlement::compare`].

mod case;
mod logs;
mod questions;
mod view;

pub(crate) use case::{Graded, Settlement};
pub(crate) use logs::LogAgreement;

#[cfg(test)]
mod tests;
