//! Settles the chain steps in the view of each endpoint alone, and merges the results.
//!
//! A view is one endpoint's replies, and the proofs over blocks that the endpoint confirms. No fact knows that there are
//! other endpoints: each returns a comparison, or the cause for which this view does not show it. Then three lines merge the
//! views. A step passes if it passes in every view; it fails if it fails in every view; otherwise it is skipped. So one honest
//! endpoint is enough: its view is one of them. A step that it does not pass never passes, and one that it does not fail
//! never fails.

mod chain_logs;
mod contract;
mod coordinator;
mod event;
mod limits;
mod merge;
mod notarised;
mod oracle_proof;
mod proven;
mod pull;
mod seed_origin;
mod settle;
mod step;
mod view;
mod window;
mod word_origin;
mod work;

pub use chain_logs::input::kept;
pub use chain_logs::searches::Searches;
pub use limits::MAX_INPUTS;
pub use merge::{Settled, ViewSteps, merged};
pub use notarised::{NotarisedBlock, proofs};
pub use seed_origin::create_event;
