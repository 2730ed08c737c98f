//! A fault of an endpoint.

use serde::Serialize;
use verify::claims;

use crate::value::{Decimal, Value, bounded};

/// A fault of an endpoint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Fault {
    /// It could not be reached.
    Unreachable,
    /// The request failed at once and without an answer.
    Stopped,
    /// It does not allow this reader to ask.
    NotAllowed,
    /// It did not answer in time.
    TimedOut,
    /// It refused with a status of HTTP.
    Status {
        /// The status.
        status: Decimal,
    },
    /// It asks to wait.
    Busy,
    /// Its answer is too large.
    TooLarge,
    /// Its answer is not JSON-RPC.
    NotJsonRpc,
    /// Its answer leaves out, repeats or invents an id.
    WrongIds,
    /// It answered that it cannot.
    Refused {
        /// Its own code.
        refusal: Decimal,
        /// Its own words.
        message: String,
    },
    /// It is of another chain.
    WrongChain {
        /// The chain of the payload.
        wanted: Decimal,
        /// Its own.
        found: Decimal,
    },
    /// It has not reached the proof's blocks.
    Behind {
        /// Its newest block.
        newest: Decimal,
        /// The newest block of the proof.
        needed: Decimal,
    },
    /// The values are not of the function that was called.
    NotTheContract,
    /// The range of blocks takes more calls than one reading makes.
    TooManyBlocks {
        /// How many blocks.
        blocks: Decimal,
    },
    /// It does not serve logs that far back.
    NoLogs {
        /// A block of the range.
        block: Decimal,
    },
    /// It contradicts itself.
    Inconsistent {
        /// How.
        how: Inconsistency,
    },
    /// It redirects to another address.
    Redirected,
    /// Its answer to this call is not of the form that the call has.
    OddAnswer {
        /// The call.
        call: String,
    },
    /// It was not asked: it is another address of an operator that is asked already.
    SameOperator,
}

/// How an endpoint contradicts itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Inconsistency {
    /// It gives one index of a block to two logs.
    TwoLogs {
        /// The place.
        at: Value,
    },
    /// It gives two places to one log.
    TwoPlaces {
        /// One.
        at: Value,
        /// The other.
        and: Value,
    },
    /// It gives two hashes to one block.
    TwoHashes {
        /// The block.
        block: Decimal,
    },
    /// It shows a log outside what it was asked for.
    NotAsked {
        /// The place.
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
