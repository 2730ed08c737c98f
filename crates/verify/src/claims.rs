//! Lists for other crates the facts that the chain must show for a payload to be true, and settles them.
//!
//! No I/O: [`Claims::settle`] gets the replies so far, and returns the chain steps and the questions that are still open. A
//! reader (a live endpoint, three of them, a saved file) calls it again with more replies until no question is open.

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
