//! Keeps the endpoints that the reader chose for a network, in this browser only.

use super::browser;
use crate::model::endpoints::{network_key, read, written};
use chain::endpoint::Endpoint;
use explain::ContractName;

/// Returns the reader's earlier choice for the network, which the page asks without another click.
pub fn remembered(contract: &ContractName) -> Vec<Endpoint> {
    let kept = browser::stored(&key(contract)).unwrap_or_default();
    read(&kept)
}

/// Remembers the endpoints that the reader chose.
pub fn remember(contract: &ContractName, chosen: &[Endpoint]) {
    browser::store(&key(contract), &written(chosen));
}

/// Forgets the reader's choice. The next link asks no endpoint.
pub fn forget(contract: &ContractName) {
    browser::remove_stored(&key(contract));
}

fn key(contract: &ContractName) -> String {
    format!("endpoints {}", network_key(contract))
}
