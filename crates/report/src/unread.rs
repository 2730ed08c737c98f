//! Writes the cause for which an endpoint does not show a part of the chain.

use serde::Serialize;
use verify::claims;

use crate::fault::{Fault, Inconsistency};
use crate::hosts::Hosts;
use crate::value::{Address, Decimal, Hash, Value, bounded};

/// The cause for which an endpoint does not show a part of the chain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Unread {
    /// The payload names no contract that can be asked.
    NoContract,
    /// The contract's address holds nothing here, and the network is unknown: it may be another chain.
    UnknownChain,
    /// An endpoint failed to answer.
    Endpoint {
        /// The host of the endpoint.
        host: String,
        /// The fault of the endpoint.
        fault: Fault,
    },
    /// Some endpoints refute the step, and others do not.
    Refuted {
        /// The hosts of the endpoints that refute it.
        hosts: Vec<String>,
        /// The hosts of the endpoints with which it passes.
        passes: Vec<String>,
    },
    /// The endpoints are on different chains, and the network of the payload is not known.
    TwoChains {
        /// The ids of these chains.
        chains: Vec<Decimal>,
    },
    /// These endpoints contradict themselves, so nothing rests on their answers.
    Inconsistent {
        /// The hosts of these endpoints.
        hosts: Vec<String>,
        /// The way in which they contradict themselves.
        how: Inconsistency,
    },
    /// The endpoint has not reached the proof's blocks.
    NotReached {
        /// The newest block of the endpoint.
        newest: Decimal,
        /// The block that the proof names; an event's report names none.
        needed: Option<Decimal>,
        /// The age of the newest block in seconds, by the device's clock.
        age: Decimal,
    },
    /// The reply with the logs up to this block does not show that its node has the block.
    EndNotShown {
        /// The number of the block.
        block: Decimal,
    },
    /// A second reading was needed, and gave no newest block.
    NotSettled,
    /// The address has code, and does not answer as the contract.
    NotTheContract,
    /// The inputs of these failed callbacks were not read, because of the limit.
    ManyInputs {
        /// The number of the callbacks.
        count: Decimal,
    },
    /// The endpoint does not know this transaction.
    UnknownTransaction {
        /// The hash of the transaction.
        transaction: Hash,
    },
    /// No transaction has the anchor of this event.
    NoAnchor {
        /// The event's id on the contract.
        event: Hash,
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
    /// The endpoint does not show the log that an entry names.
    LogNotSeen {
        /// The position of the entry.
        at: Value,
    },
    /// The logs of this block, of every contract, or its receipts show no such log.
    NoLogThere {
        /// The position of the entry.
        at: Value,
    },
    /// A log has a signature whose kind is not known. It may be an omitted word.
    UnknownLog {
        /// The position of the log.
        at: Value,
    },
    /// The endpoint does not show the oracle's answer to this request in these blocks.
    WordNotSeen {
        /// The id of the request.
        request: Hash,
        /// The first block.
        from: Decimal,
        /// The last block.
        to: Decimal,
    },
    /// The reply that lacks the oracle's answer to this request holds the request, and logs up to the supplied word's
    /// block.
    NoFulfilment {
        /// The id of the request.
        request: Hash,
        /// The first block.
        from: Decimal,
        /// The last block.
        to: Decimal,
    },
    /// The oracle answered this request, and the contract gave the answer to something else.
    AnsweredElsewhere {
        /// The id of the request.
        request: Hash,
    },
    /// The endpoint shows no request of the oracle for this transaction, key or id.
    RequestUnclear {
        /// The transaction, the pull key or the id.
        of: Hash,
    },
    /// Several requests of the oracle have this transaction, key or id, and nothing tells them apart.
    SeveralRequests {
        /// The transaction, the pull key or the id.
        of: Hash,
    },
    /// The receipt of this transaction holds the contract's own log of a request, and no request of the oracle for it.
    NoRequest {
        /// The transaction.
        of: Hash,
    },
    /// A coordinator that nobody lists served the word.
    UnlistedCoordinator {
        /// The address of the coordinator.
        coordinator: Address,
    },
    /// The key of the oracle's proof is not listed.
    UnlistedKey {
        /// The hash of the key.
        key: Hash,
    },
    /// The input of this transaction holds no proof of the word that verifies.
    NoProof {
        /// The hash of the transaction.
        transaction: Hash,
    },
    /// The oracle's proof does not show this block.
    BlockNotProven {
        /// The number of the block.
        block: Decimal,
    },
    /// The comparison takes more work than the limit allows.
    TooMuchWork,
    /// The code of the contract is not the listed one.
    OtherCode {
        /// The hash that the deployment lists.
        listed: Hash,
        /// The hash of the code.
        found: Hash,
    },
}

impl Unread {
    /// Translates the cause, with the names of the endpoints.
    pub fn of(unread: &claims::Unread, hosts: &Hosts) -> Self {
        use claims::Unread as From;
        match unread {
            From::NoContract => Self::NoContract,
            From::UnknownChain => Self::UnknownChain,
            From::Endpoint { host, fault } => Self::Endpoint {
                host: bounded(host),
                fault: fault.into(),
            },
            From::Refuted { by, passes } => Self::Refuted {
                hosts: hosts.named(*by),
                passes: hosts.named(*passes),
            },
            From::TwoChains(chains) => Self::TwoChains {
                chains: chains.iter().map(|(id, _)| (*id).into()).collect(),
            },
            From::Inconsistent(by, how) => Self::Inconsistent {
                hosts: hosts.named(*by),
                how: (*how).into(),
            },
            From::NotReached {
                newest,
                needed,
                age,
            } => Self::NotReached {
                newest: (*newest).into(),
                needed: needed.map(Decimal::from),
                age: (*age).into(),
            },
            From::EndNotShown(block) => Self::EndNotShown {
                block: (*block).into(),
            },
            From::NotSettled => Self::NotSettled,
            From::NotTheContract => Self::NotTheContract,
            From::ManyInputs(count) => Self::ManyInputs {
                count: (*count).into(),
            },
            From::NoAnchor(event) => Self::NoAnchor {
                event: Hash(*event),
            },
            From::UnknownTransaction(hash) => Self::UnknownTransaction {
                transaction: Hash(*hash),
            },
            From::NoOlderLogs(block) => Self::NoOlderLogs {
                block: (*block).into(),
            },
            From::NoIndexes(block) => Self::NoIndexes {
                block: (*block).into(),
            },
            From::LogNotSeen(at) => Self::LogNotSeen {
                at: Value::position(*at),
            },
            From::NoLogThere(at) => Self::NoLogThere {
                at: Value::position(*at),
            },
            From::UnknownLog(at) => Self::UnknownLog {
                at: Value::position(*at),
            },
            From::WordNotSeen {
                request_id,
                from,
                to,
            } => Self::WordNotSeen {
                request: Hash(*request_id),
                from: (*from).into(),
                to: (*to).into(),
            },
            From::NoFulfilment {
                request_id,
                from,
                to,
            } => Self::NoFulfilment {
                request: Hash(*request_id),
                from: (*from).into(),
                to: (*to).into(),
            },
            From::AnsweredElsewhere(id) => Self::AnsweredElsewhere { request: Hash(*id) },
            From::RequestUnclear(of) => Self::RequestUnclear { of: Hash(*of) },
            From::SeveralRequests(of) => Self::SeveralRequests { of: Hash(*of) },
            From::NoRequest(of) => Self::NoRequest { of: Hash(*of) },
            From::UnlistedCoordinator(address) => Self::UnlistedCoordinator {
                coordinator: Address(*address),
            },
            From::UnlistedKey(key) => Self::UnlistedKey { key: Hash(*key) },
            From::NoProof(hash) => Self::NoProof {
                transaction: Hash(*hash),
            },
            From::BlockNotProven(block) => Self::BlockNotProven {
                block: (*block).into(),
            },
            From::TooMuchWork => Self::TooMuchWork,
            From::OtherCode(listed, found) => Self::OtherCode {
                listed: Hash(*listed),
                found: Hash(*found),
            },
        }
    }
}
