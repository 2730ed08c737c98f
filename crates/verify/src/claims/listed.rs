//! What the oracle's operator publishes for a network, and what a deployment adds: never taken from a
//! link, a payload or a file.

use crate::answers::Address;
use crate::hash::Hash32;

/// The oracle's own contracts and keys, for one network.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listed {
    /// Its coordinators. A word that another coordinator served is not shown to be the oracle's.
    pub coordinators: Vec<Address>,
    /// Its wrappers, which request words of a coordinator for a consumer that pays directly.
    pub wrappers: Vec<Address>,
    /// The hashes of its keys: a request's id depends on its key.
    pub key_hashes: Vec<Hash32>,
}

/// A coordinator that was seen to serve judged words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct UsedCoordinator {
    /// The coordinator.
    pub coordinator: Address,
    /// Whether it is a listed one.
    pub is_listed: bool,
    /// How many judged words it served.
    pub words: u64,
}
