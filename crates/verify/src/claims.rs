//! Names for other crates what the chain must show for a payload to be true, and its settlement.
//!
//! No I/O: [`Claims::settle`] is given the replies there are, and returns the chain steps with the questions that are still
//! open. A reader (a live endpoint, three of them, a saved file) comes back with more replies until none is open.

pub use crate::claim::{Claims, Listed, ListedLog, UsedCoordinator};
pub use crate::event::EventClaims;
pub use crate::pull::{DrawClaim, NonPackWord, PullClaims};
pub use crate::replies::{
    Address, At, CoordinatorVersion, Fault, Head, Inclusion, Inconsistency, Log, LogQuery,
    LogSearch, PullState, Question, Receipt, Replies, Reply, Transaction, Unread, WitnessedReply,
    Witnesses, add_reply, inconsistent,
};
pub use crate::views::{
    MAX_INPUTS, NotarisedBlock, Searches, Settled, ViewSteps, create_event, kept, merged, proofs,
};
pub use values::chain::{
    NoProver, OracleRequest, ProvenBlock, ProvenLog, ProvenReceipt, Prover, pre_seed, request_id,
    word,
};
