//! Lists the causes for which a part of the chain is not shown. A cause that speaks against the payload is another variant
//! than the one that does not.

use core::error::Error;
use core::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use super::witness::Witnesses;
use values::chain::Address;
use values::hash::Hash32;
use values::position::Position;

/// The cause for which a view does not show a part of the chain.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unread {
    /// The payload names no contract that can be asked.
    NoContract,
    /// The contract's address holds nothing here, and no table knows the network: it may be another chain.
    UnknownChain,
    /// The endpoint failed to answer.
    Endpoint {
        /// The endpoint's host.
        host: String,
        /// The endpoint's fault.
        fault: Fault,
    },
    /// Some endpoints refute the step, and others do not.
    Refuted {
        /// The endpoints in whose view the step fails.
        by: Witnesses,
        /// The endpoints in whose view the step passes.
        passes: Witnesses,
    },
    /// The endpoints are on different chains, and nothing shows which of them is the payload's: each chain's id.
    TwoChains(Vec<(u64, Witnesses)>),
    /// These endpoints contradict themselves: nothing rests on their replies, for the proof or against it.
    Inconsistent(Witnesses, Inconsistency),
    /// The endpoint has not reached the proof's blocks.
    NotReached {
        /// The endpoint's newest block.
        newest: u64,
        /// The block that the proof names; `None` for an event, whose report names no block.
        needed: Option<u64>,
        /// The age of the newest block in seconds, by the device's clock.
        #[serde(default)]
        age: u64,
    },
    /// The reply with the logs up to this block does not show that its node has the block.
    EndNotShown(u64),
    /// A second reading was needed, and gave no newest block.
    NotSettled,
    /// The address has code, and does not answer as the contract.
    NotTheContract,
    /// The inputs of this many failed callbacks were not read, because of the limit.
    ManyInputs(u64),
    /// The endpoint does not know this transaction.
    UnknownTransaction(Hash32),
    /// No transaction has the anchor of this event id. The endpoint answered for the whole chain; or the report names no
    /// transaction with the anchor, and the search was refused.
    NoAnchor(Hash32),
    /// The endpoint serves no logs of this block or of one before it: it may not keep logs that old.
    NoOlderLogs(u64),
    /// The indexes of this block's logs, as the endpoint gives them, are not their places in the block.
    NoIndexes(u64),
    /// The endpoint does not show the log that an entry names.
    LogNotSeen(Position),
    /// The logs of this block, of every contract, or its receipts show no such log.
    NoLogThere(Position),
    /// A log has a signature whose kind is not known. It may be an omitted word.
    UnknownLog(Position),
    /// The endpoint does not show the oracle's fulfilment of this request.
    WordNotSeen {
        /// The oracle's request.
        request_id: Hash32,
        /// The first block that was searched.
        from: u64,
        /// The last block that was searched.
        to: u64,
    },
    /// The reply that lacks the oracle's fulfilment of this request holds the request, and logs up to the supplied word's block.
    NoFulfilment {
        /// The oracle's request.
        request_id: Hash32,
        /// The first block that was searched.
        from: u64,
        /// The last block that was searched.
        to: u64,
    },
    /// The oracle fulfilled this request, and the contract gave the word to something else.
    AnsweredElsewhere(Hash32),
    /// The endpoint shows no request of the oracle for this transaction, key or id.
    RequestUnclear(Hash32),
    /// Several requests of the oracle have this transaction, key or id, and nothing distinguishes them.
    SeveralRequests(Hash32),
    /// The receipt of this transaction holds the contract's log of a request, and no request of the oracle for it.
    NoRequest(Hash32),
    /// A coordinator that neither the oracle's operator nor the deployment lists served the word.
    UnlistedCoordinator(Address),
    /// The oracle's key of this hash is not listed: its holder is unknown, so the key proves nothing.
    UnlistedKey(Hash32),
    /// The input of this transaction holds no proof of the word that verifies.
    NoProof(Hash32),
    /// The oracle's proof does not show this block: its bytes do not have the hash that the proof states, or the proof states no
    /// hash.
    BlockNotProven(u64),
    /// The comparison needs more work than the limit allows.
    TooMuchWork,
    /// The contract's code is not the listed one: the hash that the deployment lists, and that of the code.
    OtherCode(Hash32, Hash32),
}

impl Unread {
    /// Returns whether the cause speaks against the payload: the view shows that something that the payload names is missing.
    pub const fn speaks(&self) -> bool {
        matches!(
            self,
            Self::UnlistedCoordinator(_)
                | Self::AnsweredElsewhere(_)
                | Self::SeveralRequests(_)
                | Self::NoRequest(_)
                | Self::NoLogThere(_)
                | Self::NoAnchor(_)
                | Self::NoFulfilment { .. }
        )
    }

    /// Returns the cause's place in the order of causes, the hardest first (`docs/protocol.md#views`).
    pub const fn rank(&self) -> u8 {
        match self {
            Self::Refuted { .. } | Self::TwoChains(_) => 0,
            // causes-2
            Self::UnlistedCoordinator(_) => 1,
            Self::AnsweredElsewhere(_) | Self::SeveralRequests(_) | Self::NoRequest(_) => 2,
            Self::NoLogThere(_) => 3,
            Self::NoAnchor(_) => 4,
            Self::NoFulfilment { .. } => 5,
            Self::NoContract
            | Self::UnknownChain
            | Self::NotReached { .. }
            | Self::EndNotShown(_)
            | Self::NotTheContract
            | Self::ManyInputs(_)
            | Self::UnknownTransaction(_)
            | Self::NoOlderLogs(_)
            | Self::NoIndexes(_)
            | Self::LogNotSeen(_)
            | Self::UnknownLog(_)
            | Self::WordNotSeen { .. }
            | Self::RequestUnclear(_)
            | Self::UnlistedKey(_)
            | Self::NoProof(_)
            | Self::BlockNotProven(_)
            | Self::TooMuchWork
            | Self::OtherCode(..) => 6,
            // A fault of the endpoint is the weakest evidence about the payload.
            // causes-3
            Self::Endpoint { .. } | Self::Inconsistent(..) | Self::NotSettled => 7,
        }
    }
}

/// A way in which an endpoint contradicts itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Inconsistency {
    /// The endpoint gives one index of a block to two logs.
    TwoLogs(Position),
    /// The endpoint gives two places to one log.
    TwoPlaces(Position, Position),
    /// The endpoint shows a log that it was not asked for.
    NotAsked(Position),
    /// The endpoint gave this block another hash in the end than in the beginning.
    TwoHashes(u64),
}

/// A fault of an endpoint, as the reader reports it. The rules read only one of these:
/// [`NotTheContract`](Self::NotTheContract).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", remote = "Self")]
pub enum Fault {
    /// The endpoint could not be reached.
    Unreachable,
    /// The request failed immediately and without a reply, although the device is online: the browser itself may have stopped
    /// it.
    Stopped,
    /// The endpoint answers, but does not allow this reader to ask.
    NotAllowed,
    /// The endpoint asks the reader to wait, or did not answer in time.
    Busy,
    /// The reply has another form than the call's, belongs to another call, is too large, or leads to another address.
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
        // Only a file is of another build.
        if !deserializer.is_human_readable() {
            return Self::deserialize(deserializer);
        }
        let saved = Value::deserialize(deserializer)?;
        Self::deserialize(&saved).or_else(|error| {
            let first = saved.as_object().and_then(|fault| fault.keys().next());
            let name = saved.as_str().or(first.map(String::as_str));
            let name = name.ok_or_else(|| D::Error::custom(error))?;
            Ok(Self::Refused(0, name.to_owned()))
        })
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
            Self::NotAsked(at) => write!(f, "a log at {at} that was not asked for"),
            Self::TwoHashes(block) => write!(f, "two hashes of block {block}"),
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
            Fault::Inconsistent(Inconsistency::NotAsked(Position {
                block: 7,
                log_index: 1,
            })),
        ] {
            let saved = to_value(&fault).expect("JSON");
            assert_eq!(from_value::<Fault>(saved).ok(), Some(fault));
        }
    }
}
