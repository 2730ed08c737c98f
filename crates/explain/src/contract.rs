//! Reads the name of the contract that a payload is anchored on.

use serde::{Deserialize, Serialize};
use verify::json::Object;

/// The contract that a payload names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ContractName {
    /// `vrf_network`, as published.
    pub network: Option<String>,
    /// `vrf_consumer_address`, as published.
    pub address: Option<String>,
}

impl ContractName {
    /// Reads the two fields of a payload, as display texts.
    pub(crate) fn of(object: &Object<'_>) -> Self {
        Self {
            network: object.label("vrf_network"),
            address: object.display("vrf_consumer_address"),
        }
    }
}
