//! Why the chain gave no answer. None of these says anything about the proof.

use core::error::Error;
use core::fmt;

use serde::{Deserialize, Serialize};

use super::state::PullState;
use super::witness::Witnesses;
use values::chain::Address;
use values::hash::Hash32;
use values::position::Position;

/// Why something of the chain could not be read.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unread {
    /// The payload names no contract that can be asked.
    NoContract,
    /// The payload does not publish the transaction that the step needs.
    NoTransaction,
    /// The endpoint failed: which, and how.
    Endpoint {
        /// The endpoint's host.
        host: String,
        /// What is wrong with it.
        fault: Fault,
    },
    /// Endpoints contradict each other on a judged fact: each value, and who gave it.
    Disagreement(Vec<(Witnesses, AnswerSummary)>),
    /// These endpoints contradict themselves, so that nothing rests on their logs, for the proof or against it.
    Inconsistent(Witnesses, Inconsistency),
    /// The endpoints have not reached the proof's blocks: their newest block, and the proof's.
    NotReached {
        /// The newest block of them all.
        newest: u64,
        /// The newest block that the proof names.
        needed: u64,
    },
    /// Only these endpoints have reached this block, which the proof names; the others are behind.
    ReachedByFew(Witnesses, u64),
    /// The endpoint does not know this transaction.
    UnknownTransaction(Hash32),
    /// No endpoint showed the log that an entry names.
    LogNotSeen(Position),
    /// Some endpoints showed the log that an entry names; these answered without it.
    LogNotShared(Position, Witnesses),
    /// Only these endpoints stated it; the others gave no answer. These are too few to contradict a proof.
    ToldByFew(Witnesses),
    /// The oracle's answer to this request was not seen, from the request's block to the second of
    /// these blocks.
    WordNotSeen {
        /// The oracle's request.
        request_id: Hash32,
        /// The first block that was searched.
        from: u64,
        /// The last block that was searched.
        to: u64,
    },
    /// A log of a window has a signature that no entry shows. It may be an omitted word.
    UnknownLog(Position),
    /// The answer belongs to another question.
    Mismatched,
    /// `getPull` names no request of the oracle for this pull key.
    NoRequestNamed(Hash32),
    /// The transaction shows no single request of this contract to an oracle.
    NoRequestSeen(Hash32),
    /// No log of the transaction is shown by the contract's state to be the event's anchor.
    NoAnchorSeen(Hash32),
    /// The oracle's request for a word of the window was not seen, so that the word could not be
    /// classified.
    RequestNotSeen(Hash32),
    /// The word was served by a coordinator that neither the oracle's operator nor the deployment
    /// lists.
    UnlistedCoordinator(Address),
    /// The oracle's key of this hash is not listed: who holds it is unknown, so that it proves nothing.
    UnlistedKey(Hash32),
    /// The oracle's wrapper made this request and counts it as its own, so that its proof does not name
    /// the contract.
    RequestedByWrapper(Hash32),
    /// The id of this request is none that the contract's count of requests gives.
    RequestNotCounted(Hash32),
    /// The input of this transaction, as these endpoints told it, holds no proof of the word.
    NoProofFound(Hash32, Witnesses),
    /// The proof in the input of this transaction, as these endpoints told it, does not verify.
    ProofInvalid(Hash32, Witnesses),
    /// The oracle's proof gives this other word, but too few endpoints tell whose request it answers.
    OtherWordProven(Hash32, Witnesses),
    /// The header or the receipts of this block, as the endpoints told them, do not have the hash that the oracle's
    /// proof states. Networks with fields of their own are not known.
    BlockNotProven(u64),
    /// What these endpoints told of this block does not fit the oracle's proof, although another answer shows that
    /// blocks of this network can be proven.
    BlockMistold(u64, Witnesses),
    /// The oracle's proof states no block from this one on, up to so many blocks later: no request there was seen with
    /// its answer.
    NotNotarised(u64, u64),
    /// The oracle's proof states one block of this number, and these endpoints tell another.
    OtherBlock(u64, Witnesses),
    /// What checks the oracle's proofs was not at hand.
    ProofNotChecked,
    /// There is more to compare than is compared.
    TooMuchWork,
}

/// An endpoint's answer where another gave a different one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AnswerSummary {
    /// The chain's id.
    Chain(u64),
    /// `events` holds this value.
    Holds(Hash32),
    /// `getPull` returns this.
    Pull(PullState),
    /// A subscription has so many consumers; `None` for no such subscription.
    Subscription(Option<u64>),
    /// A transaction calls this contract with so many bytes.
    Call(Option<Address>, u64),
    /// A transaction wrote so many logs in this block.
    Receipt(u64, u64),
    /// There is such a log here.
    Log(Position),
    /// There is no such log here.
    NoLog(Position),
    /// The newest block is this one.
    Newest(u64),
    /// No block lists such a transaction.
    NoTransaction,
    /// Something else.
    Otherwise,
}

/// How an endpoint contradicts itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Inconsistency {
    /// It gives one index of a block to two logs.
    TwoLogs(Position),
    /// It gives two places to one log.
    TwoPlaces(Position, Position),
    /// It gives two hashes to one block.
    TwoHashes(u64),
    /// It shows a log outside what it was asked for.
    NotAsked(Position),
}

/// A fault of an endpoint, as the reader reports it. The rules read only one of these:
/// [`NotTheContract`](Self::NotTheContract).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// It could not be reached.
    Unreachable,
    /// The request failed at once and without an answer, although the device is online: the browser itself may have stopped
    /// it.
    Stopped,
    /// It answers, but does not allow this reader to ask.
    NotAllowed,
    /// It did not answer in time.
    TimedOut,
    /// It refused with this status of its transport.
    Status(u16),
    /// It asks to wait.
    Busy,
    /// Its answer is too large.
    TooLarge,
    /// Its answer is not in the form of its protocol.
    #[serde(rename = "not_json_rpc")]
    Malformed,
    /// Its answer leaves out, repeats or invents an id.
    WrongIds,
    /// It answered that it cannot: code and message.
    Refused(i64, String),
    /// It is of another chain: wanted, found.
    WrongChain(u64, u64),
    /// It has not reached the proof's blocks: its newest block, and the proof's. A value that it does not hold yet is
    /// not missing.
    Behind(u64, u64),
    /// The values it returned are not of the function that was called: the address may hold no such
    /// contract.
    NotTheContract,
    /// The range of blocks takes more calls than one reading makes: how many blocks.
    TooManyBlocks(u64),
    /// It does not serve logs that far back: a block of the range.
    NoLogs(u64),
    /// It contradicts itself.
    Inconsistent(Inconsistency),
    /// It redirects to an address that the reader did not choose.
    Redirected,
    /// Its answer to this call is not of the form that the call has.
    OddAnswer(String),
    /// It was not asked: it is another address of an operator that the reader asks already.
    SameOperator,
}

impl Unread {
    /// Whether this cause comes before that one: a contradiction first, then an unknown coordinator.
    pub const fn outranks(&self, other: &Self) -> bool {
        match self {
            Self::Disagreement(_) => !matches!(other, Self::Disagreement(_)),
            _ => self.comes_first() && !other.comes_first(),
        }
    }

    /// Whether this cause decides a verdict, whatever else could not be read.
    pub const fn comes_first(&self) -> bool {
        matches!(self, Self::Disagreement(_) | Self::UnlistedCoordinator(_))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreachable => f.write_str("unreachable"),
            Self::Stopped => f.write_str("unreachable at once"),
            Self::NotAllowed => f.write_str("does not let this reader ask"),
            Self::TimedOut => f.write_str("timed out"),
            Self::Status(status) => write!(f, "status {status}"),
            Self::Busy => f.write_str("asks to wait"),
            Self::TooLarge => f.write_str("the answer is too large"),
            Self::Malformed => f.write_str("the answer is not JSON-RPC"),
            Self::WrongIds => f.write_str("the answer leaves out, repeats or invents an id"),
            Self::Refused(code, message) => write!(f, "error {code}: {message}"),
            Self::WrongChain(wanted, found) => write!(f, "chain {found}, not {wanted}"),
            Self::Behind(newest, needed) => write!(f, "at block {newest}, before {needed}"),
            Self::NotTheContract => f.write_str("the address holds no such contract"),
            Self::TooManyBlocks(blocks) => write!(f, "{blocks} blocks take too many calls"),
            Self::NoLogs(block) => write!(f, "serves no logs of block {block}"),
            Self::Inconsistent(how) => write!(f, "contradicts itself: {how}"),
            Self::Redirected => f.write_str("redirects"),
            Self::OddAnswer(call) => write!(f, "the answer to {call} is of another form"),
            Self::SameOperator => {
                f.write_str("another address of an operator that is asked already")
            }
        }
    }
}

impl fmt::Display for Inconsistency {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TwoLogs(at) => write!(f, "two logs at {at}"),
            Self::TwoPlaces(one, other) => write!(f, "one log at {one} and at {other}"),
            Self::TwoHashes(block) => write!(f, "two hashes of block {block}"),
            Self::NotAsked(at) => write!(f, "a log at {at} that was not asked for"),
        }
    }
}

impl Error for Fault {}
