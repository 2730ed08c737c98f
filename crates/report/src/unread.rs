//! Writes the reason for which a part of the chain could not be read.

use serde::Serialize;
use verify::claims::{self, AnswerSummary, Witnesses};

use crate::fault::{Fault, Inconsistency};
use crate::hosts::Hosts;
use crate::value::{Address, Decimal, Hash, Value, bounded};

/// The reason for which a part of the chain could not be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Unread {
    /// The payload names no contract that can be asked.
    NoContract,
    /// The payload does not publish the transaction that the step needs.
    NoTransaction,
    /// An endpoint failed.
    Endpoint {
        /// The host of the endpoint.
        host: String,
        /// The fault of the endpoint.
        fault: Fault,
    },
    /// Endpoints contradict each other on a judged fact.
    Disagreement {
        /// The different answers, each with the endpoints that gave it.
        said: Vec<Told>,
    },
    /// These endpoints contradict themselves, so nothing rests on their logs.
    Inconsistent {
        /// The hosts of these endpoints.
        hosts: Vec<String>,
        /// The way in which they contradict themselves.
        how: Inconsistency,
    },
    /// The endpoints have not reached the proof's blocks.
    NotReached {
        /// The newest block that any of the endpoints has.
        newest: Decimal,
        /// The newest block of the proof.
        needed: Decimal,
    },
    /// Only these endpoints have reached a block of the proof.
    ReachedByFew {
        /// The hosts of these endpoints.
        hosts: Vec<String>,
        /// The number of the block.
        block: Decimal,
    },
    /// The endpoint does not know this transaction.
    UnknownTransaction {
        /// The hash of the transaction.
        transaction: Hash,
    },
    /// No endpoint showed the log that an entry names.
    LogNotSeen {
        /// The position of the entry.
        at: Value,
    },
    /// These endpoints answered without the log that an entry names, and others showed it.
    LogNotShared {
        /// The position of the entry.
        at: Value,
        /// The hosts of the endpoints without the log.
        hosts: Vec<String>,
    },
    /// Only these endpoints stated it: too few to contradict a proof.
    ToldByFew {
        /// The hosts of these endpoints.
        hosts: Vec<String>,
    },
    /// The oracle's answer to this request was not seen in these blocks.
    WordNotSeen {
        /// The id of the request.
        request: Hash,
        /// The first block.
        from: Decimal,
        /// The last block.
        to: Decimal,
    },
    /// A log of a window has a signature that no entry shows. It may be an omitted word.
    UnknownLog {
        /// The position of the log.
        at: Value,
    },
    /// The endpoint serves no logs of this block or of one before it.
    NoOlderLogs {
        /// The number of the block.
        block: Decimal,
    },
    /// The endpoint does not number the logs of this block by their places in it.
    NoIndexes {
        /// The number of the block.
        block: Decimal,
    },
    /// The oracle answered this request, and the contract gave the answer to something else.
    AnsweredElsewhere {
        /// The id of the request.
        request: Hash,
    },
    /// These endpoints refute the step, and others do not.
    Refuted {
        /// The hosts of these endpoints.
        hosts: Vec<String>,
    },
    /// The answer belongs to another question.
    Mismatched,
    /// `getPull` names no request of the oracle for this pull key.
    NoRequestNamed {
        /// The pull key.
        key: Hash,
    },
    /// The transaction shows no single request of this contract to an oracle.
    NoRequestSeen {
        /// The hash of the transaction.
        transaction: Hash,
    },
    /// No log of the transaction is shown to be the event's anchor.
    NoAnchorSeen {
        /// The hash of the transaction.
        transaction: Hash,
    },
    /// The oracle's request for a word of the window was not seen.
    RequestNotSeen {
        /// The pull key of the word.
        key: Hash,
    },
    /// A coordinator that nobody publishes served a word.
    UnlistedCoordinator {
        /// The address of the coordinator.
        coordinator: Address,
    },
    /// The oracle's key is not listed, so it proves nothing.
    UnlistedKey {
        /// The hash of the key.
        key: Hash,
    },
    /// The oracle's wrapper made this request, so its proof does not name the contract.
    RequestedByWrapper {
        /// The id of the request.
        request: Hash,
    },
    /// The contract's count does not give the id of this request.
    RequestNotCounted {
        /// The id of the request.
        request: Hash,
    },
    /// The input of this transaction holds no proof of the word.
    NoProofFound {
        /// The hash of the transaction.
        transaction: Hash,
        /// The hosts that told the transaction.
        hosts: Vec<String>,
    },
    /// The proof in the input of this transaction does not verify.
    ProofInvalid {
        /// The hash of the transaction.
        transaction: Hash,
        /// The hosts that told the transaction.
        hosts: Vec<String>,
    },
    /// The oracle's proof gives another word, but too few endpoints tell whose request it answers.
    OtherWordProven {
        /// The proven word.
        word: Hash,
        /// The hosts that told the request.
        hosts: Vec<String>,
    },
    /// The header or the receipts of this block do not have the hash that the oracle's proof states.
    BlockNotProven {
        /// The number of the block.
        block: Decimal,
    },
    /// The facts that these endpoints told of this block do not fit the oracle's proof.
    BlockMistold {
        /// The number of the block.
        block: Decimal,
        /// The hosts of these endpoints.
        hosts: Vec<String>,
    },
    /// The oracle's proof does not state this block.
    NotNotarised {
        /// The number of the block.
        block: Decimal,
    },
    /// The oracle's proof states one block of this number, and these endpoints tell another.
    OtherBlock {
        /// The number of the block.
        block: Decimal,
        /// The hosts of these endpoints.
        hosts: Vec<String>,
    },
    /// The part of the program that checks the oracle's proofs was not available.
    ProofNotChecked,
    /// There is more to compare than the check compares.
    TooMuchWork,
}

/// A value on which endpoints contradict each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Told {
    /// The hosts that gave it.
    pub hosts: Vec<String>,
    /// The value.
    pub said: Said,
}

/// An endpoint's answer, if another endpoint gave a different one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Said {
    /// The endpoint serves this chain.
    Chain {
        /// The chain id.
        chain_id: Decimal,
    },
    /// `events` holds this value.
    Holds {
        /// The value.
        value: Hash,
    },
    /// `getPull` returns these values.
    Pull {
        /// The event id of the request.
        event_id: Hash,
        /// True if a word was requested.
        is_requested: bool,
        /// True if the word arrived.
        is_fulfilled: bool,
        /// The word that arrived.
        word: Hash,
        /// The id of the oracle's request.
        request: Hash,
    },
    /// A subscription has this number of consumers; absent if there is no such subscription.
    Subscription {
        /// The number of consumers.
        #[serde(skip_serializing_if = "Option::is_none")]
        consumers: Option<Decimal>,
    },
    /// A transaction calls this contract.
    Call {
        /// The address of the contract; absent for a deployment of one.
        #[serde(skip_serializing_if = "Option::is_none")]
        to: Option<Address>,
        /// The number of bytes in its input.
        bytes: Decimal,
    },
    /// A transaction wrote logs.
    Receipt {
        /// The number of logs.
        logs: Decimal,
        /// The number of the block.
        block: Decimal,
    },
    /// There is such a log at this position.
    Log {
        /// The position of the log.
        at: Value,
    },
    /// There is no such log at this position.
    NoLog {
        /// The position without the log.
        at: Value,
    },
    /// The newest block is this one.
    Newest {
        /// The number of the block.
        block: Decimal,
    },
    /// No block lists such a transaction.
    NoTransaction,
    /// Another answer.
    Otherwise,
}

impl Unread {
    /// Translates the reason, with the names of the endpoints.
    pub fn of(unread: &claims::Unread, hosts: &Hosts) -> Self {
        use claims::Unread as From;
        let named = |by: &Witnesses| hosts.named(*by);
        match unread {
            From::NoContract => Self::NoContract,
            From::NoTransaction => Self::NoTransaction,
            From::Endpoint { host, fault } => Self::Endpoint {
                host: bounded(host),
                fault: fault.into(),
            },
            From::Disagreement(said) => Self::Disagreement {
                said: said
                    .iter()
                    .map(|(by, said)| Told {
                        hosts: named(by),
                        said: said.into(),
                    })
                    .collect(),
            },
            From::Inconsistent(by, how) => Self::Inconsistent {
                hosts: named(by),
                how: (*how).into(),
            },
            From::NotReached { newest, needed } => Self::NotReached {
                newest: (*newest).into(),
                needed: (*needed).into(),
            },
            From::ReachedByFew(by, block) => Self::ReachedByFew {
                hosts: named(by),
                block: (*block).into(),
            },
            From::UnknownTransaction(hash) => Self::UnknownTransaction {
                transaction: Hash(*hash),
            },
            From::LogNotSeen(at) => Self::LogNotSeen {
                at: Value::position(*at),
            },
            From::LogNotShared(at, by) => Self::LogNotShared {
                at: Value::position(*at),
                hosts: named(by),
            },
            From::ToldByFew(by) => Self::ToldByFew { hosts: named(by) },
            From::WordNotSeen {
                request_id,
                from,
                to,
            } => Self::WordNotSeen {
                request: Hash(*request_id),
                from: (*from).into(),
                to: (*to).into(),
            },
            From::UnknownLog(at) => Self::UnknownLog {
                at: Value::position(*at),
            },
            From::NoOlderLogs(block) => Self::NoOlderLogs {
                block: (*block).into(),
            },
            From::NoIndexes(block) => Self::NoIndexes {
                block: (*block).into(),
            },
            From::AnsweredElsewhere(request) => Self::AnsweredElsewhere {
                request: Hash(*request),
            },
            From::Refuted(by) => Self::Refuted { hosts: named(by) },
            From::Mismatched => Self::Mismatched,
            From::NoRequestNamed(key) => Self::NoRequestNamed { key: Hash(*key) },
            From::NoRequestSeen(hash) => Self::NoRequestSeen {
                transaction: Hash(*hash),
            },
            From::NoAnchorSeen(hash) => Self::NoAnchorSeen {
                transaction: Hash(*hash),
            },
            From::RequestNotSeen(key) => Self::RequestNotSeen { key: Hash(*key) },
            From::UnlistedCoordinator(address) => Self::UnlistedCoordinator {
                coordinator: Address(*address),
            },
            From::UnlistedKey(key) => Self::UnlistedKey { key: Hash(*key) },
            From::RequestedByWrapper(request) => Self::RequestedByWrapper {
                request: Hash(*request),
            },
            From::RequestNotCounted(request) => Self::RequestNotCounted {
                request: Hash(*request),
            },
            From::NoProofFound(hash, by) => Self::NoProofFound {
                transaction: Hash(*hash),
                hosts: named(by),
            },
            From::ProofInvalid(hash, by) => Self::ProofInvalid {
                transaction: Hash(*hash),
                hosts: named(by),
            },
            From::OtherWordProven(word, by) => Self::OtherWordProven {
                word: Hash(*word),
                hosts: named(by),
            },
            From::BlockNotProven(block) => Self::BlockNotProven {
                block: (*block).into(),
            },
            From::BlockMistold(block, by) => Self::BlockMistold {
                block: (*block).into(),
                hosts: named(by),
            },
            From::NotNotarised(block) => Self::NotNotarised {
                block: (*block).into(),
            },
            From::OtherBlock(block, by) => Self::OtherBlock {
                block: (*block).into(),
                hosts: named(by),
            },
            From::ProofNotChecked => Self::ProofNotChecked,
            From::TooMuchWork => Self::TooMuchWork,
        }
    }
}

impl From<&AnswerSummary> for Said {
    fn from(said: &AnswerSummary) -> Self {
        match said {
            AnswerSummary::Chain(id) => Self::Chain {
                chain_id: (*id).into(),
            },
            AnswerSummary::Holds(value) => Self::Holds {
                value: Hash(*value),
            },
            AnswerSummary::Pull(state) => Self::Pull {
                event_id: Hash(state.event_id),
                is_requested: state.requested,
                is_fulfilled: state.fulfilled,
                word: Hash(state.word),
                request: Hash(state.request_id),
            },
            AnswerSummary::Subscription(consumers) => Self::Subscription {
                consumers: consumers.map(Decimal::from),
            },
            AnswerSummary::Call(to, bytes) => Self::Call {
                to: to.map(Address),
                bytes: (*bytes).into(),
            },
            AnswerSummary::Receipt(logs, block) => Self::Receipt {
                logs: (*logs).into(),
                block: (*block).into(),
            },
            AnswerSummary::Log(at) => Self::Log {
                at: Value::position(*at),
            },
            AnswerSummary::NoLog(at) => Self::NoLog {
                at: Value::position(*at),
            },
            AnswerSummary::Newest(block) => Self::Newest {
                block: (*block).into(),
            },
            AnswerSummary::NoTransaction => Self::NoTransaction,
            AnswerSummary::Otherwise => Self::Otherwise,
        }
    }
}
