//! The contract that a payload names.

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
    /// As a payload names it.
    pub(crate) fn of(object: &Object<'_>) -> Self {
        Self {
            network: object.label("vrf_network"),
            address: object.display("vrf_consumer_address"),
        }
    }
}
