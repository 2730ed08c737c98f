//! What the reader still has to trust.

use answer::{Answer, EndpointTrust, ListStatus, OracleTrust, look_up};
use explain::ContractName;
use serde::Serialize;

use crate::hosts::Hosts;
use crate::value::{Address, Hash};

/// Something that no check settles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Trusted {
    /// The code that computed the verdict: `tool`.
    Code,
    /// The contract that the payload names.
    Contract {
        /// Whether the deployment lists it.
        listed: OnList,
    },
    /// Who is believed about the chain.
    Endpoint {
        /// Whose word it is.
        who: Who,
        /// The endpoints that are believed.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        hosts: Vec<String>,
        /// How many of them would have to lie together.
        #[serde(skip_serializing_if = "Option::is_none")]
        fewest: Option<u64>,
    },
    /// The maker of the random numbers.
    Oracle {
        /// What is known of it.
        made: Maker,
        /// The coordinator that nobody publishes.
        #[serde(skip_serializing_if = "Option::is_none")]
        coordinator: Option<Address>,
        /// The hashes of the keys to which every number is proven.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        keys: Vec<Hash>,
    },
    /// What no commitment binds: names, pictures, who paid.
    Unbound,
}

/// Whether a contract is on the deployment's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum OnList {
    /// It is.
    Listed,
    /// There is a list, and it is not on it.
    Unlisted,
    /// There is no list.
    NoList,
}

/// Whose word about the chain is believed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// Nobody's: the data itself shows what differs, or all is proven.
    Nobody,
    /// Nobody's yet: the endpoints contradict each other.
    Contradicting,
    /// The shop's for now, since no card was verified.
    NotReplayed,
    /// The shop's, that all this was recorded in time.
    Shop,
    /// One endpoint's.
    One,
    /// That of each of these, for what it alone told.
    Each,
    /// That all of these do not lie together.
    All,
    /// That no `fewest` of these lie together.
    Fewest,
}

/// What is known of who made the random numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Maker {
    /// A coordinator that nobody publishes served one.
    Unknown,
    /// Each is proven to one of the keys.
    Proven,
    /// No coordinator is shown to have served each.
    Unseen,
    /// A coordinator that only the deployment lists served one.
    Listed,
    /// Coordinators that the oracle's operator publishes served each.
    Published,
}

impl Trusted {
    /// What an answer leaves to trust.
    pub fn left(answer: &Answer, contract: &ContractName, list: &str, hosts: &Hosts) -> Vec<Self> {
        let left = answer.trust.iter().map(|each| match each {
            answer::Trusted::Code => Self::Code,
            answer::Trusted::Contract => Self::Contract {
                listed: match look_up(contract, list) {
                    ListStatus::Listed => OnList::Listed,
                    ListStatus::Unlisted => OnList::Unlisted,
                    ListStatus::NoList => OnList::NoList,
                },
            },
            answer::Trusted::Endpoint => endpoint(answer.endpoints, hosts),
            answer::Trusted::Oracle => oracle(&answer.oracle),
            answer::Trusted::Unbound => Self::Unbound,
        });
        left.collect()
    }
}

fn endpoint(trust: EndpointTrust, hosts: &Hosts) -> Trusted {
    let (who, by, fewest) = match trust {
        EndpointTrust::Nobody => (Who::Nobody, None, None),
        EndpointTrust::Contradicting => (Who::Contradicting, None, None),
        EndpointTrust::NotReplayed => (Who::NotReplayed, None, None),
        EndpointTrust::Shop => (Who::Shop, None, None),
        EndpointTrust::One(by) => (Who::One, Some(by), None),
        EndpointTrust::Each(by) => (Who::Each, Some(by), None),
        EndpointTrust::All(by) => (Who::All, Some(by), None),
        EndpointTrust::Fewest(fewest, by) => (Who::Fewest, Some(by), Some(fewest.into())),
    };
    Trusted::Endpoint {
        who,
        hosts: by.map(|by| hosts.named(by)).unwrap_or_default(),
        fewest,
    }
}

fn oracle(trust: &OracleTrust) -> Trusted {
    let (made, coordinator, keys) = match trust {
        OracleTrust::Unknown(coordinator) => (Maker::Unknown, Some(*coordinator), &[][..]),
        OracleTrust::Proven(keys) => (Maker::Proven, None, keys.as_slice()),
        OracleTrust::Unseen => (Maker::Unseen, None, &[][..]),
        OracleTrust::Listed => (Maker::Listed, None, &[][..]),
        OracleTrust::Published => (Maker::Published, None, &[][..]),
    };
    Trusted::Oracle {
        made,
        coordinator: coordinator.map(Address),
        keys: keys.iter().copied().map(Hash).collect(),
    }
}
