//! Defines the algorithm versions of pack events.

/// An algorithm version that this check knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Algo {
    /// v1: raw seed, tag `pack_open_v1`, no salt.
    V1,
    /// v2: salted seed, tag `pack_open_v2`.
    V2,
}

impl Algo {
    /// All versions, the oldest first.
    pub const ALL: [Self; 2] = [Self::V1, Self::V2];

    /// Returns the version's name, as `fairness_algo_version` has it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::V1 => "v1",
            Self::V2 => "v2",
        }
    }

    /// Returns the version with a name, if it is known.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|algo| algo.name() == name)
    }

    /// Returns the literal bytes that end the message of every pull (`docs/protocol.md#d6`).
    pub const fn tag(self) -> &'static [u8] {
        match self {
            Self::V1 => b"pack_open_v1",
            Self::V2 => b"pack_open_v2",
        }
    }
}
