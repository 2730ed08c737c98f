//! Lists the things that the reader still has to trust.

use answer::{Answer, EndpointTrust, ListStatus, OracleTrust, look_up};
use explain::ContractName;
use serde::Serialize;
use verify::claims::Witnesses;

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
        /// The standing of the contract on the deployment's list.
        listed: OnList,
    },
    /// The party that the reader believes about the chain.
    Endpoint {
        /// The code of the party.
        who: Who,
        /// The endpoints that are believed.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        hosts: Vec<String>,
    },
    /// The maker of the random numbers.
    Oracle {
        /// The maker, as far as the check knows it.
        made: Maker,
        /// The coordinator that neither the oracle's operator nor the deployment lists.
        #[serde(skip_serializing_if = "Option::is_none")]
        coordinator: Option<Address>,
        /// The hashes of the keys to which every number is proven.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        keys: Vec<Hash>,
    },
    /// The parts that no commitment binds: names, pictures, who paid.
    Unbound,
}

/// The standing of a contract on the deployment's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum OnList {
    /// The list has the contract.
    Listed,
    /// There is a list without the contract.
    Unlisted,
    /// There is no list.
    NoList,
}

/// The party that the reader believes about the chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// Nobody: the data itself shows the difference, or everything is proven.
    Nobody,
    /// Nobody yet: the endpoints contradict each other.
    Contradicting,
    /// The shop for now, since no card was verified.
    NotReplayed,
    /// The shop, for the claim that all this was recorded in time.
    Shop,
    /// One endpoint.
    One,
    /// These endpoints: the result is right if one of them is honest.
    All,
}

/// The maker of the random numbers, as far as the check knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Maker {
    /// An unlisted coordinator served at least one number.
    Unknown,
    /// Each number is proven to one of the keys.
    Proven,
    /// No coordinator is shown to have served each number.
    Unseen,
    /// A coordinator that only the deployment lists served at least one number.
    Listed,
    /// Coordinators that the oracle's operator publishes served each number.
    Published,
}

impl Trusted {
    /// Lists the things that an answer leaves to trust.
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
    let (who, by) = match trust {
        EndpointTrust::Nobody => (Who::Nobody, Witnesses::NONE),
        EndpointTrust::Contradicting => (Who::Contradicting, Witnesses::NONE),
        EndpointTrust::NotReplayed => (Who::NotReplayed, Witnesses::NONE),
        EndpointTrust::Shop => (Who::Shop, Witnesses::NONE),
        EndpointTrust::One(by) => (Who::One, by),
        EndpointTrust::All(by) => (Who::All, by),
    };
    Trusted::Endpoint {
        who,
        hosts: hosts.named(by),
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
