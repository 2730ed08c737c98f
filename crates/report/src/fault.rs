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
    /// The endpoint did not answer in time.
    TimedOut,
    /// The endpoint refused with an HTTP status.
    Status {
        /// The HTTP status.
        status: Decimal,
    },
    /// The endpoint asks to wait.
    Busy,
    /// The answer is too large.
    TooLarge,
    /// The answer is not JSON-RPC.
    NotJsonRpc,
    /// The answer leaves out, repeats or invents an id.
    WrongIds,
    /// The endpoint answered with an error.
    Refused {
        /// The error code of the endpoint.
        refusal: Decimal,
        /// The error message of the endpoint.
        message: String,
    },
    /// The endpoint serves another chain.
    WrongChain {
        /// The chain id of the payload.
        wanted: Decimal,
        /// The chain id of the endpoint.
        found: Decimal,
    },
    /// The endpoint has not reached the proof's blocks.
    Behind {
        /// The newest block of the endpoint.
        newest: Decimal,
        /// The newest block of the proof.
        needed: Decimal,
    },
    /// The values do not fit the function that was called.
    NotTheContract,
    /// The range of blocks takes more calls than one reading makes.
    TooManyBlocks {
        /// The number of blocks.
        blocks: Decimal,
    },
    /// The endpoint does not serve logs that far back.
    NoLogs {
        /// A block of the range.
        block: Decimal,
    },
    /// The endpoint contradicts itself.
    Inconsistent {
        /// The kind of the contradiction.
        how: Inconsistency,
    },
    /// The endpoint redirects to another address.
    Redirected,
    /// The answer to this call does not have the call's form.
    OddAnswer {
        /// The name of the call.
        call: String,
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
    /// The endpoint gives two hashes to one block.
    TwoHashes {
        /// The number of the block.
        block: Decimal,
    },
    /// The endpoint shows a log that the reader did not ask for.
    NotAsked {
        /// The position of the log.
        at: Value,
    },
}

impl From<&claims::Fault> for Fault {
    fn from(fault: &claims::Fault) -> Self {
        use claims::Fault as From;
        match fault {
            From::Unreachable => Self::Unreachable,
            From::Stopped => Self::Stopped,
            From::NotAllowed => Self::NotAllowed,
            From::TimedOut => Self::TimedOut,
            From::Status(status) => Self::Status {
                status: (*status).into(),
            },
            From::Busy => Self::Busy,
            From::TooLarge => Self::TooLarge,
            From::Malformed => Self::NotJsonRpc,
            From::WrongIds => Self::WrongIds,
            From::Refused(refusal, message) => Self::Refused {
                refusal: (*refusal).into(),
                message: bounded(message),
            },
            From::WrongChain(wanted, found) => Self::WrongChain {
                wanted: (*wanted).into(),
                found: (*found).into(),
            },
            From::Behind(newest, needed) => Self::Behind {
                newest: (*newest).into(),
                needed: (*needed).into(),
            },
            From::NotTheContract => Self::NotTheContract,
            From::TooManyBlocks(blocks) => Self::TooManyBlocks {
                blocks: (*blocks).into(),
            },
            From::NoLogs(block) => Self::NoLogs {
                block: (*block).into(),
            },
            From::Inconsistent(how) => Self::Inconsistent { how: (*how).into() },
            From::Redirected => Self::Redirected,
            From::OddAnswer(call) => Self::OddAnswer {
                call: bounded(call),
            },
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
            From::TwoHashes(block) => Self::TwoHashes {
                block: block.into(),
            },
            From::NotAsked(at) => Self::NotAsked {
                at: Value::position(at),
            },
        }
    }
}
