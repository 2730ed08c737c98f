//! Writes a fault of an endpoint.

use serde::Serialize;
use verify::claims;

use crate::value::{Decimal, Value, bounded};

/// A fault of an endpoint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Fault {
    /// The endpoint could not be reached.
    Unreachable,
    /// The request failed at once and without an answer.
    Stopped,
    /// The endpoint does not allow this reader to ask.
    NotAllowed,
    /// The endpoint asks to wait, or did not answer in time.
    Busy,
    /// The answer is not one that this reader can read.
    Malformed,
    /// The endpoint answered with an error, or with an HTTP status.
    Refused {
        /// The error code of the endpoint, or the HTTP status.
        refusal: Decimal,
        /// The error message of the endpoint.
        message: String,
    },
    /// The endpoint refused logs of these blocks.
    NoLogs {
        /// The first block.
        from: Decimal,
        /// The last block.
        to: Decimal,
    },
    /// The endpoint serves another chain.
    WrongChain {
        /// The chain id of the payload.
        wanted: Decimal,
        /// The chain id of the endpoint.
        found: Decimal,
    },
    /// The values do not fit the function that was called.
    NotTheContract,
    /// The endpoint contradicts itself.
    Inconsistent {
        /// The kind of the contradiction.
        how: Inconsistency,
    },
    /// Another address of the same operator is asked already, so the reader did not ask this one.
    SameOperator,
}

/// A way in which an endpoint contradicts itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Inconsistency {
    /// The endpoint gives one index of a block to two logs.
    TwoLogs {
        /// The position of the two logs.
        at: Value,
    },
    /// The endpoint gives two positions to one log.
    TwoPlaces {
        /// The first position.
        at: Value,
        /// The second position.
        and: Value,
    },
    /// The endpoint shows a log that the reader did not ask for.
    NotAsked {
        /// The position of the log.
        at: Value,
    },
    /// The endpoint gave a block another hash in the end than in the beginning.
    TwoHashes {
        /// The block.
        block: Decimal,
    },
}

impl From<&claims::Fault> for Fault {
    fn from(fault: &claims::Fault) -> Self {
        use claims::Fault as From;
        match fault {
            From::Unreachable => Self::Unreachable,
            From::Stopped => Self::Stopped,
            From::NotAllowed => Self::NotAllowed,
            From::Busy => Self::Busy,
            From::Malformed => Self::Malformed,
            From::Refused(refusal, message) => Self::Refused {
                refusal: (*refusal).into(),
                message: bounded(message),
            },
            From::NoLogs(from, to) => Self::NoLogs {
                from: (*from).into(),
                to: (*to).into(),
            },
            From::WrongChain(wanted, found) => Self::WrongChain {
                wanted: (*wanted).into(),
                found: (*found).into(),
            },
            From::NotTheContract => Self::NotTheContract,
            From::Inconsistent(how) => Self::Inconsistent { how: (*how).into() },
            From::SameOperator => Self::SameOperator,
        }
    }
}

impl From<claims::Inconsistency> for Inconsistency {
    fn from(how: claims::Inconsistency) -> Self {
        use claims::Inconsistency as From;
        match how {
            From::TwoLogs(at) => Self::TwoLogs {
                at: Value::position(at),
            },
            From::TwoPlaces(one, other) => Self::TwoPlaces {
                at: Value::position(one),
                and: Value::position(other),
            },
            From::NotAsked(at) => Self::NotAsked {
                at: Value::position(at),
            },
            From::TwoHashes(block) => Self::TwoHashes {
                block: block.into(),
            },
        }
    }
}
