//! Holds the lists that the oracle's operator publishes for a network, and those of a deployment. They never come from a link, a
//! payload or a file.

use crate::replies::{Address, Log};
use crate::step::LogKind;
use values::hash::Hash32;

/// The oracle's contracts and keys, for one network.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listed {
    /// The oracle's coordinators. A word that another coordinator served is not shown to be the oracle's.
    pub coordinators: Vec<Address>,
    /// The hashes of its keys: a request's id depends on its key.
    pub key_hashes: Vec<Hash32>,
    /// The forms in which the deployment's contracts log what they hold. Without them a log shows only that it was written.
    pub logs: Vec<ListedLog>,
    /// The Keccak-256 of the code of the deployment's contracts, as somebody read it.
    pub codes: Vec<(Address, Hash32)>,
    /// The lists of each known chain, by its id. They are used where the payload's label names no chain: the endpoint then
    /// reports its chain.
    pub of_chains: Vec<(u64, Self)>,
}

impl Listed {
    /// Returns the lists for the chain of an endpoint.
    pub(crate) fn on(&self, chain: u64) -> &Self {
        let mut chains = self.of_chains.iter();
        let own = chains.find(|(id, _)| *id == chain);
        // The deployment's list under the label itself comes first.
        own.filter(|_| self.coordinators.is_empty())
            .map_or(self, |(_, own)| own)
    }
}

/// The form in which a contract logs one kind of entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListedLog {
    /// The contract.
    pub contract: Address,
    /// The kind.
    pub kind: LogKind,
    /// The log's first topic.
    pub signature: Hash32,
    /// The place of the key among the log's values, counted from 0: the indexed ones first, then the words of its data.
    pub key: usize,
    /// The place of the entry's value among them.
    pub value: usize,
    /// The place of the id of the oracle's request among them, if a request's log has it.
    pub request: Option<usize>,
}

/// An entry that a contract logged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct LoggedEntry {
    /// The entry's key.
    pub key: Hash32,
    /// The entry's value.
    pub value: Hash32,
    /// The oracle's request, where the log names it.
    pub request: Option<Hash32>,
}

impl Listed {
    /// Returns the form in which a contract logs a kind of entry, if it is listed.
    pub fn log_of(&self, contract: Address, kind: LogKind) -> Option<&ListedLog> {
        let mut logs = self.logs.iter();
        logs.find(|log| log.contract == contract && log.kind == kind)
    }
}

impl ListedLog {
    /// Reads a log, if it has this form.
    pub(crate) fn read(&self, log: &Log) -> Option<LoggedEntry> {
        let is_own = log.address == self.contract && log.topics.first() == Some(&self.signature);
        let value = |place| log.values().nth(place).filter(|_| is_own);
        Some(LoggedEntry {
            key: value(self.key)?,
            value: value(self.value)?,
            request: self.request.and_then(value),
        })
    }
}

/// A coordinator that was asked for judged words.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
)]
pub struct UsedCoordinator {
    /// The coordinator.
    pub coordinator: Address,
    /// True if the coordinator is a listed one.
    pub is_listed: bool,
    /// The number of judged words that the coordinator was asked for.
    pub words: u64,
}
