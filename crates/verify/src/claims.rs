//! Names for other crates what the chain must show for a payload to be true, and its settlement.
//!
//! No I/O: [`Claims::settle`] is given the answers there are, and returns the chain steps with the questions that are still
//! open. A reader (a live endpoint, three of them, a saved file) comes back with more answers until none is open.

pub use crate::answers::{
    Address, Answer, Answers, At, CoordinatorVersion, Fault, Head, Inclusion, Inconsistency, Log,
    LogQuery, NEW_BLOCKS, PullState, Question, Receipt, Transaction, Unread, WitnessedAnswer,
    Witnesses, add_answer, inconsistent,
};
pub use crate::claim::{Claims, Listed, ListedLog, UsedCoordinator};
pub use crate::event::EventClaims;
pub use crate::pull::{DrawClaim, NonPackWord, PullClaims};
pub use crate::views::{NotarisedBlock, Settled, ViewSteps, create_event, merged, proofs};
pub use values::chain::{
    NoProver, OracleRequest, ProvenBlock, ProvenLog, ProvenReceipt, Prover, Unproven, pre_seed,
    request_id, word,
};
