//! Keeps the endpoints that the reader chose for a network, in this browser only.

use super::storage;
use crate::model::endpoints::{network_key, read, written};
use chain::endpoint::Endpoint;
use explain::ContractName;

/// Returns the reader's earlier choice for the network, which the page asks without another click.
pub fn remembered(contract: &ContractName) -> Vec<Endpoint> {
    let kept = storage::get(&key(contract)).unwrap_or_default();
    read(&kept)
}

/// Remembers the endpoints that the reader chose.
pub fn remember(contract: &ContractName, chosen: &[Endpoint]) {
    storage::set(&key(contract), &written(chosen));
}

/// Forgets the reader's choice. The next link asks no endpoint.
pub fn forget(contract: &ContractName) {
    storage::remove(&key(contract));
}

fn key(contract: &ContractName) -> String {
    format!("endpoints {}", network_key(contract))
}
