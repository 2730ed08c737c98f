//! The facts that a judged draw and an event need, one place for each.

mod dated;
mod held;
mod omitted;
mod oracle_proof;
mod origin;
pub(crate) mod reached;
mod second;
mod seed;

pub(crate) use dated::Dates;
pub(crate) use held::{anchored, pull_state};
pub(crate) use omitted::Omissions;
pub(crate) use origin::{Origins, Trail, WindowLogs};
pub(crate) use second::second_requests;
pub(crate) use seed::seed_origin;
