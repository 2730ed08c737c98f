//! The versions of Chainlink VRF.

/// A version of Chainlink VRF. A proof is the same in both; what differs is the coordinator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Version {
    /// Retired in November 2024; older words are still its own.
    V2,
    /// The current one.
    V2_5,
}
