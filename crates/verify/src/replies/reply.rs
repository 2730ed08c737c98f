//! Defines the replies of a chain, each with the endpoints that gave it.

use serde::{Deserialize, Serialize};

use super::log::Log;
use super::question::Question;
use super::state::{Head, PullState, Receipt, Transaction};
use super::unread::Unread;
use super::witness::Witnesses;
use values::chain::Inclusion;
use values::hash::Hash32;
use values::order::GrowingMap;

/// A reply of the chain to a [`Question`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// The chain's id, and the endpoint's newest block.
    Head(Head),
    /// `events`: the anchored value, zero for an unused id.
    Events(Hash32),
    /// The state that `getPull` returned.
    GetPull(PullState),
    /// The commitment to an open request; zero if the coordinator keeps no commitment.
    Commitment(Hash32),
    /// The Keccak-256 of the contract's code; that of the empty text if the address has no code.
    CodeHash(Hash32),
    /// The call of the transaction.
    Transaction(Transaction),
    /// The logs of the transaction, and its success.
    Receipt(Receipt),
    /// The logs of the range that the endpoint shows: absence is never evidence.
    Logs(Vec<Log>),
    /// The logs that a search found.
    Found {
        /// The logs.
        logs: Vec<Log>,
        /// True if the endpoint answered for the whole chain.
        is_whole: bool,
    },
    /// The logs of a block, of every contract.
    BlockLogs {
        /// The logs.
        logs: Vec<Log>,
        /// True if they are those of the receipts of all transactions that the block names.
        is_whole: bool,
    },
    /// The block's time, in seconds since 1970.
    Time(u64),
    /// The block's hash.
    BlockHash(Hash32),
    /// The bytes that show that the block holds the receipt.
    Inclusion(Inclusion),
    /// No reply, with the cause.
    Unread(Unread),
}

impl Reply {
    /// Returns the logs of a range, a search or a block.
    pub fn logs(&self) -> Option<&[Log]> {
        match self {
            Self::Logs(logs) | Self::Found { logs, .. } | Self::BlockLogs { logs, .. } => {
                Some(logs)
            }
            _ => None,
        }
    }
}

/// One reply, with the endpoints that gave it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WitnessedReply {
    /// The endpoints that gave the reply.
    pub by: Witnesses,
    /// The reply.
    #[serde(rename = "answer")]
    pub reply: Reply,
}

/// Every reply to every question. Endpoints that answer the same share one [`WitnessedReply`].
pub type Replies = GrowingMap<Question, Vec<WitnessedReply>>;

/// Adds an endpoint's reply to a question.
pub fn add_reply(replies: &mut Replies, question: Question, by: Witnesses, reply: Reply) {
    let Some(given) = replies.get_mut(&question) else {
        replies.insert(question, vec![WitnessedReply { by, reply }]);
        return;
    };
    match given.iter_mut().find(|given| given.reply == reply) {
        Some(given) => given.by = given.by.with(by),
        None => given.push(WitnessedReply { by, reply }),
    }
}
