//! What can be asked of a chain, and what it can answer.

use serde::{Deserialize, Serialize};

use super::address::Address;
use super::unread::Unread;
use crate::hash::Hash32;
use crate::position::Position;

/// A question about one contract's chain.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// The chain's id, and how far the endpoint has come. Endpoints differ in the second, and that
    /// is no contradiction.
    Head,
    /// `events(event_id)` of the consumer.
    Events(Hash32, At),
    /// `getPull(pull_key)` of the consumer.
    GetPull(Hash32, At),
    /// The consumers that `getSubscription(subscription)` of a coordinator lists.
    Subscription(Address, Hash32, At),
    /// A transaction's call.
    Transaction(Hash32),
    /// A transaction's logs.
    Receipt(Hash32),
    /// A contract's logs over a range of blocks.
    Logs(LogQuery),
    /// The time of a block: shown, and judged by no step.
    Time(u64),
}

/// The block whose state is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum At {
    /// The block that one reading reads all present state at.
    Pinned,
    /// The same, or the newest block where that one lies before this block: what happened in this
    /// block is part of the state.
    From(u64),
    /// The state after this block, which only some endpoints keep.
    Block(u64),
}

/// Which logs are wanted.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct LogQuery {
    /// Whose logs.
    pub address: Address,
    /// For each indexed place, from the signature on, the values that a log may have there. An empty
    /// list means any value.
    pub topics: Vec<Vec<Hash32>>,
    /// First block.
    pub from: u64,
    /// Last block.
    pub to: u64,
}

/// What the chain answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// The chain, and how far the endpoint has come.
    Head(Head),
    /// `events`: the anchored value, zero for an unused id.
    Events(Hash32),
    /// `getPull`.
    GetPull(PullState),
    /// `getSubscription`: the consumers; `None` when the coordinator has no such subscription.
    Subscription(Option<Vec<Address>>),
    /// The call.
    Transaction(Transaction),
    /// The logs of the transaction, and whether it succeeded.
    Receipt(Receipt),
    /// The logs of the range, as far as the endpoint shows them: absence is never evidence.
    Logs(Vec<Log>),
    /// The block's time, in seconds since 1970.
    Time(u64),
    /// There is no answer, and why.
    Unread(Unread),
}

/// How far an endpoint has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// The chain's id.
    pub chain_id: u64,
    /// Its newest block.
    pub newest: u64,
    /// How many blocks ten minutes make at the pace of the last thousand; `None` where the pace is
    /// unknown.
    pub ten_minutes: Option<u64>,
    /// Whether its newest block says that a block far above it does not exist: the network is known,
    /// the chain's id is that network's, and the newest block is recent.
    pub is_current: bool,
}

/// What `getPull` returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct PullState {
    /// The event id of the request.
    pub event_id: Hash32,
    /// Whether a word was requested.
    pub requested: bool,
    /// Whether the word arrived: this flag says so, not a word that is not zero.
    pub fulfilled: bool,
    /// The word.
    pub word: Hash32,
    /// The oracle's own request id.
    pub request_id: Hash32,
}

/// A transaction's call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Transaction {
    /// The contract that was called; `None` for a deployment.
    pub to: Option<Address>,
    /// The call's data.
    #[serde(with = "hex::serde")]
    pub input: Vec<u8>,
}

/// What a transaction left behind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Receipt {
    /// Its block.
    pub block: u64,
    /// Whether it succeeded; a transaction that was reverted wrote nothing.
    pub succeeded: bool,
    /// Its logs.
    pub logs: Vec<Log>,
}

/// A log.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Log {
    /// Where it was written.
    pub position: Position,
    /// The contract that wrote it.
    pub address: Address,
    /// Its signature and indexed values.
    pub topics: Vec<Hash32>,
    /// The rest of its values.
    #[serde(with = "hex::serde")]
    pub data: Vec<u8>,
    /// The transaction that wrote it.
    pub transaction: Hash32,
}

impl LogQuery {
    /// All logs of a contract over a range.
    pub const fn all(address: Address, from: u64, to: u64) -> Self {
        Self {
            address,
            topics: Vec::new(),
            from,
            to,
        }
    }

    /// Whether a log is among those that are wanted.
    pub fn wants(&self, log: &Log) -> bool {
        let mut topics = (0_usize..).zip(&self.topics);
        log.address == self.address
            && (self.from..=self.to).contains(&log.position.block)
            && topics.all(|(place, any_of)| {
                any_of.is_empty()
                    || log
                        .topics
                        .get(place)
                        .is_some_and(|topic| any_of.contains(topic))
            })
    }
}

impl PullState {
    /// The oracle's request, where the contract names one.
    pub fn request(&self) -> Option<Hash32> {
        Some(self.request_id).filter(|id| *id != Hash32::ZERO)
    }
}

impl Log {
    /// Which of its values is this one, the first if it is there more than once.
    pub fn place_of(&self, value: &Hash32) -> Option<usize> {
        self.values().position(|held| held == *value)
    }

    /// The value at a place.
    pub fn value_at(&self, place: usize) -> Option<Hash32> {
        self.values().nth(place)
    }

    /// Its indexed values, then its data words.
    pub fn values(&self) -> impl Iterator<Item = Hash32> + '_ {
        let indexed = self.topics.iter().skip(1).copied();
        indexed.chain(self.words())
    }

    /// Its data, word by word.
    pub fn words(&self) -> impl Iterator<Item = Hash32> + '_ {
        let (words, _) = self.data.as_chunks::<32>();
        words.iter().map(|word| Hash32::new(*word))
    }
}
