//! Finds a contract in the deployment's list and in this browser's memory. Neither decides anything; the page shows
//! both beside the verdict.

use super::{browser, deployment};
use crate::model::endpoints::network_key;
use answer::{ContractHistory, ListStatus};
use explain::ContractName;
use verify::claims::Address;

/// Looks a contract up in the deployment's list.
pub fn look_up(contract: &ContractName) -> ListStatus {
    answer::look_up(contract, &deployment::settings().lists.contracts)
}

/// Notes that a report names this contract, and returns whether this browser has seen it before; `None` if the report
/// names none.
pub fn remember(contract: &ContractName) -> Option<ContractHistory> {
    let address = contract.address.as_deref().and_then(Address::from_hex)?;
    let key = format!("met {} {address}", network_key(contract));
    let before = browser::stored(&key).and_then(|when| when.parse().ok());
    Some(match before {
        Some(when) => ContractHistory::Again(when),
        None if browser::store(&key, &browser::now().to_string()) => ContractHistory::First,
        None => ContractHistory::Untold,
    })
}
