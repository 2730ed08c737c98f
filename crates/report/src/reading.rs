//! What was read of the chain, just now or as a file says.

use chain::reading::{self, Finality};
use serde::Serialize;
use verify::claims;

use crate::fault::Fault;
use crate::hosts::{self, Hosts};
use crate::rest::{Rest, RestRead};
use crate::value::{Address, Decimal, EntryKind, Hash, Value, bounded};

/// A reading of the chain that was made for this report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Reading {
    /// The endpoints, in the order of the reader's choice.
    pub endpoints: Vec<Endpoint>,
    /// The chain's id, if every endpoint told the same.
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
    /// How many questions were answered alike by more than one endpoint.
    pub agreed: u64,
    /// How many requests were sent.
    pub requests: u64,
    /// What the reading took, if it was measured.
    #[serde(flatten)]
    pub cost: Option<Cost>,
    /// What came of the rest of a pull, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rest: Option<Rest>,
}

/// What a reading took.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Cost {
    /// How many bytes the endpoints sent before the rest.
    pub bytes: u64,
    /// How many requests were sent before the rest.
    pub requests_before_rest: u64,
    /// How many of these were for the oracle's proofs.
    pub requests_of_proofs: u64,
}

/// An endpoint that was asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Endpoint {
    /// Its host, or `wallet`.
    pub host: String,
    /// What was wrong with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<Fault>,
}

/// The block at which state was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct StateBlock {
    /// Its number.
    pub number: Decimal,
    /// Its time, in seconds since 1970.
    pub timestamp: Decimal,
    /// How final it is.
    pub finality: FinalityCode,
}

/// How final a block is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum FinalityCode {
    /// It cannot be undone.
    Finalized,
    /// It is unlikely to be undone.
    Safe,
    /// It is the newest, and may still be undone.
    Latest,
}

/// A coordinator that served judged random numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Coordinator {
    /// Its address.
    pub address: Address,
    /// Whether the oracle's operator or the deployment lists it.
    pub is_listed: bool,
    /// How many it served.
    pub words: u64,
}

/// A supplied entry that no rule needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Unneeded {
    /// Its kind.
    pub entry: EntryKind,
    /// Its key.
    pub key: Hash,
    /// Its place.
    pub at: Value,
    /// What was seen of it.
    pub seen: EntryMatch,
}

/// What was seen of an entry that no rule needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum EntryMatch {
    /// Its log is where it says.
    Fits,
    /// Its log is not where it says.
    DoesNotFit,
    /// It lies outside of what was read.
    NotRead,
}

/// A reading that a saved proof records. Anyone can write one, so it changes no verdict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Recorded {
    /// When, as the file says.
    pub at: String,
    /// The hosts that answered.
    pub hosts: Vec<String>,
    /// The block at which the contract's state was read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub block: Option<Decimal>,
    /// Whether its answers would confirm the report.
    pub confirms: bool,
}

impl Reading {
    /// A reading.
    pub fn of<Answers>(
        reading: &reading::Reading<Answers>,
        cost: Option<&Cost>,
        rest: Option<&RestRead>,
        hosts: &Hosts,
    ) -> Self {
        let endpoints = reading.endpoints.iter().map(|(host, fault)| Endpoint {
            host: hosts::name(host),
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
            cost: cost.copied(),
            rest: rest.map(|rest| Rest::of(rest, hosts)),
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

impl From<&answer::Recorded> for Recorded {
    fn from(recorded: &answer::Recorded) -> Self {
        Self {
            at: bounded(&recorded.at),
            hosts: recorded.by.iter().map(|host| hosts::name(host)).collect(),
            block: recorded.block.map(Decimal::from),
            confirms: recorded.confirms,
        }
    }
}
