//! The facts that a judged draw and an event need, one place for each.

mod dated;
mod held;
mod omitted;
mod origin;
pub mod reached;
mod seed;

pub use dated::{Dates, MAX_SEARCHES};
pub use held::{anchored, pull_state};
pub use omitted::{Omissions, omissions};
pub use origin::{Origins, Trail, WindowLogs};
pub use seed::seed_origin;
