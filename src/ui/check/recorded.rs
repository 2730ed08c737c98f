//! What a saved proof has recorded of the contract.

use chain::reading::Reading;
use verify::claims::{NotarisedBlock, Unread};
use verify::report::Step;

/// A reading of the contract that was recorded in a saved proof.
#[derive(Clone)]
pub struct Recorded {
    /// The build that saved it.
    pub build: String,
    /// When it was read, by the clock of who saved it.
    pub at: String,
    /// What was read.
    pub reading: Reading,
    /// The chain steps, by the recorded answers.
    pub steps: Vec<Step>,
    /// The block of the request, once it is checked.
    pub block: Option<BlockResult>,
    /// Whether the block proves a step, which then counts.
    pub counts: bool,
}

/// A block that is proven, or why it is not.
pub type BlockResult = Result<NotarisedBlock, Unread>;
