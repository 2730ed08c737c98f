//! Everything else that the oracle's proofs can show of a pull, read when a reader asks for it
//! (`docs/protocol.md#the-rest`).

mod entries;
mod plan;
mod served;
mod target;

pub(crate) use plan::plan;
pub use target::{RestPlan, RestTarget, Shown};
