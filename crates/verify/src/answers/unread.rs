//! Lists the causes for which the chain gave no answer. None of them says anything about the proof.

use core::error::Error;
use core::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use super::state::PullState;
use super::witness::Witnesses;
use values::chain::Address;
use values::hash::Hash32;
use values::position::Position;

/// The cause for which a part of the chain could not be read.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unread {
    /// The payload names no contract that can be asked.
    NoContract,
    /// The payload does not publish the transaction that the step needs.
    NoTransaction,
    /// The endpoint failed.
    Endpoint {
        /// The endpoint's host.
        host: String,
        /// The endpoint's fault.
        fault: Fault,
    },
    /// Endpoints contradict each other on a judged fact: each value, with the endpoints that gave it.
    Disagreement(Vec<(Witnesses, AnswerSummary)>),
    /// These endpoints contradict themselves: nothing rests on their logs, for the proof or against it.
    Inconsistent(Witnesses, Inconsistency),
    /// The endpoints have not reached the proof's blocks.
    NotReached {
        /// The newest block of all endpoints.
        newest: u64,
        /// The newest block that the proof names.
        needed: u64,
    },
    /// Only these endpoints have reached this block, which the proof names; the others lag.
    ReachedByFew(Witnesses, u64),
    /// The endpoint does not know this transaction.
    UnknownTransaction(Hash32),
    /// No endpoint showed the log that an entry names.
    LogNotSeen(Position),
    /// Some endpoints showed the log that an entry names; these answered without it.
    LogNotShared(Position, Witnesses),
    /// Only these endpoints stated the fact; the others gave no answer. Too few endpoints cannot contradict a proof.
    ToldByFew(Witnesses),
    /// No endpoint showed the oracle's answer to this request in the searched blocks.
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
    /// The endpoint serves no logs of this block or of one before it: it may keep none that old.
    NoOlderLogs(u64),
    /// The indexes of this block's logs, as the endpoint gives them, are not their places in the block.
    NoIndexes(u64),
    /// The oracle answered this request, and the contract gave the answer to something else.
    AnsweredElsewhere(Hash32),
    /// These endpoints refute the step, and others do not.
    Refuted(Witnesses),
    /// The answer belongs to another question.
    Mismatched,
    /// `getPull` names no request of the oracle for this pull key.
    NoRequestNamed(Hash32),
    /// The transaction shows no single request of this contract to an oracle.
    NoRequestSeen(Hash32),
    /// The contract's state shows no log of the transaction to be the event's anchor.
    NoAnchorSeen(Hash32),
    /// No endpoint showed the oracle's request for a word of the window, so the word has no class.
    RequestNotSeen(Hash32),
    /// A coordinator that neither the oracle's operator nor the deployment lists served the word.
    UnlistedCoordinator(Address),
    /// The oracle's key of this hash is not listed: its holder is unknown, so the key proves nothing.
    UnlistedKey(Hash32),
    /// The oracle's wrapper made this request and counts it as its own, so the request's proof does not name the
    /// contract.
    RequestedByWrapper(Hash32),
    /// The contract's count of requests gives another id than that of this request.
    RequestNotCounted(Hash32),
    /// The input of this transaction, as these endpoints returned it, holds no proof of the word.
    NoProofFound(Hash32, Witnesses),
    /// The proof in the input of this transaction, as these endpoints returned it, does not verify.
    ProofInvalid(Hash32, Witnesses),
    /// The oracle's proof gives this other word, but too few endpoints show whose request it answers.
    OtherWordProven(Hash32, Witnesses),
    /// The header or the receipts of this block, as the endpoints returned them, do not have the hash that the oracle's
    /// proof states. Headers with a network's own fields are unknown to the check.
    BlockNotProven(u64),
    /// The bytes of this block that these endpoints returned do not fit the oracle's proof, although another answer
    /// shows that blocks of this network can be proven.
    BlockMistold(u64, Witnesses),
    /// The oracle's proof does not state this block: no request there was seen with its answer.
    NotNotarised(u64),
    /// The oracle's proof states one block of this number, and these endpoints report another.
    OtherBlock(u64, Witnesses),
    /// The check ran without a prover of the oracle's proofs.
    ProofNotChecked,
    /// The comparison takes more work than the limit allows.
    TooMuchWork,
}

/// An endpoint's answer in a contradiction, in a few values.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AnswerSummary {
    /// The chain's id.
    Chain(u64),
    /// `events` holds this value.
    Holds(Hash32),
    /// `getPull` returns this state.
    Pull(PullState),
    /// A subscription has this number of consumers; `None` for no such subscription.
    Subscription(Option<u64>),
    /// A transaction calls this contract with this number of bytes.
    Call(Option<Address>, u64),
    /// A transaction wrote this number of logs in the block of the second number.
    Receipt(u64, u64),
    /// The endpoint shows such a log at this position.
    Log(Position),
    /// The endpoint shows no such log at this position.
    NoLog(Position),
    /// The newest block is this one.
    Newest(u64),
    /// No block lists such a transaction.
    NoTransaction,
    /// Another kind of answer.
    Otherwise,
}

/// A way in which an endpoint contradicts itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Inconsistency {
    /// The endpoint gives one index of a block to two logs.
    TwoLogs(Position),
    /// The endpoint gives two places to one log.
    TwoPlaces(Position, Position),
    /// The endpoint gives two hashes to one block.
    TwoHashes(u64),
    /// The endpoint shows a log that it was not asked for.
    NotAsked(Position),
}

/// A fault of an endpoint, as the reader reports it. The rules read only one of these:
/// [`NotTheContract`](Self::NotTheContract).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", remote = "Self")]
pub enum Fault {
    /// The endpoint could not be reached.
    Unreachable,
    /// The request failed at once and without an answer, although the device is online: the browser itself may have
    /// stopped it.
    Stopped,
    /// The endpoint answers, but does not allow this reader to ask.
    NotAllowed,
    /// The endpoint asks the reader to wait, or did not answer in time.
    Busy,
    /// The answer has another form than the call's, belongs to another call, is too large, or leads to another address.
    Malformed,
    /// The endpoint refused: its code, or its HTTP status, and its message.
    Refused(i64, String),
    /// The endpoint refused logs of these blocks: the first and the last.
    NoLogs(u64, u64),
    /// The endpoint is on another chain: the wanted id, and the one found.
    WrongChain(u64, u64),
    /// The returned values are not of the function that was called: the address may hold no such contract.
    NotTheContract,
    /// The endpoint contradicts itself.
    Inconsistent(Inconsistency),
    /// The reader did not ask the endpoint: it is another address of an operator that the reader asks already.
    SameOperator,
}

impl Serialize for Fault {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

/// Reads a fault from a saved proof. A fault that this build does not know is kept by its name, as a refusal.
impl<'de> Deserialize<'de> for Fault {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let saved = Value::deserialize(deserializer)?;
        Self::deserialize(&saved).or_else(|error| {
            let first = saved.as_object().and_then(|fault| fault.keys().next());
            let name = saved.as_str().or(first.map(String::as_str));
            let name = name.ok_or_else(|| D::Error::custom(error))?;
            Ok(Self::Refused(0, name.to_owned()))
        })
    }
}

impl Unread {
    /// Returns whether this cause comes before that one: a contradiction first, then an unknown coordinator.
    pub const fn outranks(&self, other: &Self) -> bool {
        match self {
            Self::Disagreement(_) => !matches!(other, Self::Disagreement(_)),
            _ => self.comes_first() && !other.comes_first(),
        }
    }

    /// Returns whether this cause decides a verdict, whatever else could not be read.
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
            Self::Busy => f.write_str("asks to wait, or does not answer in time"),
            Self::Malformed => f.write_str("the answer is not one of a reader"),
            Self::Refused(code, message) => write!(f, "error {code}: {message}"),
            Self::NoLogs(from, to) => write!(f, "refuses logs of blocks {from} to {to}"),
            Self::WrongChain(wanted, found) => write!(f, "chain {found}, not {wanted}"),
            Self::NotTheContract => f.write_str("the address holds no such contract"),
            Self::Inconsistent(how) => write!(f, "contradicts itself: {how}"),
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

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{from_value, json, to_value};

    // A saved proof of an earlier build named faults that no longer exist: the file did not open.
    #[test]
    fn a_fault_of_an_earlier_build_is_kept_by_its_name() {
        for (saved, name) in [
            (json!("timed_out"), "timed_out"),
            (json!("not_json_rpc"), "not_json_rpc"),
            (json!({"status": 500}), "status"),
            (json!({"behind": [1, 2]}), "behind"),
            (json!({"no_logs": 7}), "no_logs"),
            (json!({"odd_answer": "eth_call"}), "odd_answer"),
        ] {
            let read: Fault = from_value(saved).expect("a fault");
            assert_eq!(read, Fault::Refused(0, name.into()));
        }
        for no_fault in [json!(7), json!(null), json!({}), json!([])] {
            assert!(from_value::<Fault>(no_fault.clone()).is_err(), "{no_fault}");
        }
    }

    #[test]
    fn a_fault_is_saved_and_read() {
        for fault in [
            Fault::Busy,
            Fault::Malformed,
            Fault::Refused(-32_000, "no".into()),
            Fault::NoLogs(1, 9),
            Fault::WrongChain(1, 5),
            Fault::Inconsistent(Inconsistency::TwoHashes(7)),
        ] {
            let saved = to_value(&fault).expect("JSON");
            assert_eq!(from_value::<Fault>(saved).ok(), Some(fault));
        }
    }
}
