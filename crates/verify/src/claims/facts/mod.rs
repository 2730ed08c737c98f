//! The facts that a judged draw and an event need, one place for each.

mod dated;
mod held;
mod omitted;
mod oracle_proof;
mod origin;
pub mod reached;
mod second;
mod seed;

pub use dated::Dates;
pub use held::{anchored, pull_state};
pub use omitted::Omissions;
pub use origin::{Origins, Trail, WindowLogs};
pub use second::second_requests;
pub use seed::seed_origin;
