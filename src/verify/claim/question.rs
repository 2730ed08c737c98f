//! What can be asked of a chain, and what it can answer.

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::verify::hash::Hash32;
use crate::verify::position::Position;

/// A 20-byte account address.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Address([u8; 20]);

/// A question about one contract's chain. The same question has one answer at one block.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// `events(event_id)` of the consumer.
    Events(Hash32),
    /// `getPull(pull_key)` of the consumer.
    GetPull(Hash32),
    /// A transaction's call.
    Transaction(Hash32),
    /// A transaction's logs.
    Receipt(Hash32),
    /// The logs of a contract over a range of blocks.
    Logs(LogRange),
    /// The time of a block: shown, and judged by nobody.
    Time(u64),
}

/// A range of blocks of which a contract's logs are wanted, both ends included.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct LogRange {
    /// Whose logs.
    pub address: Address,
    /// Only logs with this first indexed value.
    pub topic1: Option<Hash32>,
    /// First block.
    pub from: u64,
    /// Last block.
    pub to: u64,
}

/// What the chain answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// `events`: the anchored value, zero for an unused id.
    Events(Hash32),
    /// `getPull`.
    GetPull(PullState),
    /// The call.
    Transaction(Transaction),
    /// The logs of the transaction, and whether it succeeded.
    Receipt(Receipt),
    /// The logs of the range, as far as the endpoint tells: absence is never evidence.
    Logs(Vec<Log>),
    /// The block's time, in seconds since 1970.
    Time(u64),
    /// There is no answer, and why.
    Unread(Unread),
}

/// What `getPull` returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    /// Its logs.
    pub logs: Vec<Log>,
}

/// A log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Log {
    /// The contract that wrote it.
    pub address: Address,
    /// Its signature and indexed values.
    pub topics: Vec<Hash32>,
    /// The rest of its values.
    #[serde(with = "hex::serde")]
    pub data: Vec<u8>,
    /// Where it stands.
    pub position: Position,
    /// The transaction that wrote it.
    pub transaction: Hash32,
}

/// Why the chain gave no answer. None of these says anything about the proof.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unread {
    /// The payload names no contract that can be asked.
    NoContract,
    /// The payload does not publish the transaction that would have to be read.
    NoTransaction,
    /// The endpoint failed: which, and how.
    Endpoint {
        /// The endpoint's host.
        host: String,
        /// What is wrong with it.
        fault: Fault,
    },
    /// Endpoints answered differently: who said what, in words of the answers themselves.
    Disagreement(Vec<(String, String)>),
    /// The endpoint does not know this transaction.
    UnknownTransaction(Hash32),
    /// A log that must be there was not shown by the endpoint.
    LogNotSeen(Position),
    /// The oracle's answer to this request was not shown by the endpoint.
    WordNotSeen(Hash32),
    /// A log of the span is of a kind that no entry showed: it may be a word that was left out.
    UnknownLog(Position),
    /// The answer is to another question.
    Mismatched,
    /// The transaction holds no single request of this contract to an oracle.
    NoRequestSeen(Hash32),
    /// There is more to compare than is compared.
    TooMuchWork,
}

/// What can be wrong with an endpoint.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// It could not be reached.
    Unreachable,
    /// It is there, but does not let a web page ask (CORS).
    NotAllowed,
    /// It did not answer in time.
    TimedOut,
    /// It answered with an HTTP status.
    Status(u16),
    /// It asks to wait.
    Busy,
    /// Its answer is too large.
    TooLarge,
    /// Its answer is not JSON-RPC.
    NotJsonRpc,
    /// Its answer leaves out, repeats or invents an id.
    WrongIds,
    /// It answered with a JSON-RPC error: code and message.
    Refused(i64, String),
    /// It is of another chain: wanted, found.
    WrongChain(u64, u64),
    /// It has not come as far as the proof speaks: its newest block, and the proof's. What it does not
    /// hold yet is not missing.
    Behind(u64, u64),
    /// The values it returned are not of the function that was called: the address may hold no such
    /// contract.
    NotTheContract,
    /// The range of blocks is longer than this page asks for: how many.
    TooManyBlocks(u64),
    /// It does not serve logs that far back: a block of the range.
    NoLogs(u64),
    /// It answers that another address should be asked, which the reader did not choose.
    Redirected,
}

impl Address {
    /// Takes 20 raw bytes.
    pub const fn new(bytes: [u8; 20]) -> Self {
        Self(bytes)
    }

    /// Reads 40 hex digits, either case, with or without `0x`.
    pub fn from_hex(text: &str) -> Option<Self> {
        let mut bytes = [0; 20];
        hex::decode_to_slice(text.strip_prefix("0x").unwrap_or(text), &mut bytes).ok()?;
        Some(Self(bytes))
    }

    /// The raw bytes.
    pub const fn as_bytes(&self) -> &[u8; 20] {
        &self.0
    }

    /// The address as a log's indexed value: padded on the left to 32 bytes.
    pub fn as_topic(&self) -> Hash32 {
        let mut bytes = [0; 32];
        if let Some(low) = bytes.last_chunk_mut() {
            *low = self.0;
        }
        Hash32::new(bytes)
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "0x{}", hex::encode(self.0))
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Address> for String {
    fn from(address: Address) -> Self {
        address.to_string()
    }
}

impl TryFrom<String> for Address {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        Self::from_hex(&text).ok_or("expected 20 bytes in hex")
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

    /// The first data word.
    pub fn first_word(&self) -> Option<Hash32> {
        self.words().next()
    }

    /// Its indexed values, then its data words.
    fn values(&self) -> impl Iterator<Item = Hash32> + '_ {
        let indexed = self.topics.iter().skip(1).copied();
        indexed.chain(self.words())
    }

    fn words(&self) -> impl Iterator<Item = Hash32> + '_ {
        let (words, _) = self.data.as_chunks::<32>();
        words.iter().map(|word| Hash32::new(*word))
    }
}
