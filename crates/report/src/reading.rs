//! Writes a reading of the chain: one made just now, or one that a file records.

use chain::reading::{self, Finality};
use serde::Serialize;
use verify::claims;

use crate::fault::Fault;
use crate::value::{Address, Decimal, EntryKind, Hash, Value, bounded};

/// A reading of the chain that was made for this report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Reading {
    /// The endpoints, in the order in which the reader chose them.
    pub endpoints: Vec<Endpoint>,
    /// The chain id, if every endpoint returned the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chain_id: Option<Decimal>,
    /// The block at which the contract's state was read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub block: Option<StateBlock>,
    /// The coordinators that served the judged random numbers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub coordinators: Vec<Coordinator>,
    /// The supplied entries that no rule needs.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unneeded: Vec<Unneeded>,
    /// The number of questions that more than one endpoint answered alike.
    pub agreed: u64,
    /// The number of requests that were sent.
    pub requests: u64,
}

/// An endpoint that was asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Endpoint {
    /// The host of the endpoint.
    pub host: String,
    /// The fault of the endpoint, if it had one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<Fault>,
}

/// The block at which state was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct StateBlock {
    /// The number of the block.
    pub number: Decimal,
    /// The time of the block, in seconds since 1970.
    pub timestamp: Decimal,
    /// The finality of the block.
    pub finality: FinalityCode,
}

/// The finality of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum FinalityCode {
    /// The block cannot be undone.
    Finalized,
    /// The block is unlikely to be undone.
    Safe,
    /// The block is the newest, and may still be undone.
    Latest,
}

/// A coordinator that served judged random numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Coordinator {
    /// The address of the coordinator.
    pub address: Address,
    /// True if the oracle's operator or the deployment lists it.
    pub is_listed: bool,
    /// The number of random numbers that it served.
    pub words: u64,
}

/// A supplied entry that no rule needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Unneeded {
    /// The kind of the entry.
    pub entry: EntryKind,
    /// The key of the entry.
    pub key: Hash,
    /// The position of the entry.
    pub at: Value,
    /// The comparison of the entry with its log.
    pub seen: EntryMatch,
}

/// The comparison with its log of an entry that no rule needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum EntryMatch {
    /// The log is at the entry's position.
    Fits,
    /// The log is not at the entry's position.
    DoesNotFit,
    /// The entry lies outside the part of the chain that was read.
    NotRead,
}

/// A reading that a saved proof records. Anyone can write one, so it changes no verdict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(rename = "Recorded"))]
pub struct RecordedReading {
    /// The time of the reading, as the file states it.
    pub at: String,
    /// The hosts that answered.
    pub hosts: Vec<String>,
    /// The block at which the contract's state was read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub block: Option<Decimal>,
    /// True if its answers would confirm the report.
    pub confirms: bool,
}

impl Reading {
    /// Translates a reading.
    pub fn of<Answers>(reading: &reading::Reading<Answers>) -> Self {
        let endpoints = reading.endpoints.iter().map(|(host, fault)| Endpoint {
            host: bounded(host),
            fault: fault.as_ref().map(Fault::from),
        });
        let coordinators = reading.coordinators.iter().map(|served| Coordinator {
            address: Address(served.coordinator),
            is_listed: served.is_listed,
            words: served.words,
        });
        let block = reading.block.as_ref();
        Self {
            endpoints: endpoints.collect(),
            chain_id: reading.chain_id.map(Decimal::from),
            block: block.map(|block| StateBlock {
                number: block.number.into(),
                timestamp: block.timestamp.into(),
                finality: match reading.finality {
                    Finality::Finalized => FinalityCode::Finalized,
                    Finality::Safe => FinalityCode::Safe,
                    Finality::Latest => FinalityCode::Latest,
                },
            }),
            coordinators: coordinators.collect(),
            unneeded: reading.unneeded.iter().map(Unneeded::from).collect(),
            agreed: reading.agreed,
            requests: reading.round_trips.into(),
        }
    }
}

impl From<&claims::Unneeded> for Unneeded {
    fn from(unneeded: &claims::Unneeded) -> Self {
        Self {
            entry: EntryKind::of(unneeded.entry.kind),
            key: Hash(unneeded.entry.key),
            at: Value::position(unneeded.entry.position),
            seen: match unneeded.seen {
                claims::EntryMatch::Fits => EntryMatch::Fits,
                claims::EntryMatch::DoesNotFit => EntryMatch::DoesNotFit,
                claims::EntryMatch::NotRead => EntryMatch::NotRead,
            },
        }
    }
}

impl From<&answer::RecordedReading> for RecordedReading {
    fn from(recorded: &answer::RecordedReading) -> Self {
        Self {
            at: bounded(&recorded.at),
            hosts: recorded.by.iter().map(|host| bounded(host)).collect(),
            block: recorded.block.map(Decimal::from),
            confirms: recorded.confirms,
        }
    }
}
