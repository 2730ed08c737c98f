//! Defines the form of a row in the table of networks.

use crate::networks::network::Coordinator;
use verify::claims::CoordinatorVersion::{V2, V2_5};

/// Lists rows of a [`Network`](crate::networks::Network) and its oracle. They become two statics, because only the
/// worker needs the oracles: the page's program leaves them out.
macro_rules! rows {
    ($($network:expr, $oracle:expr),* $(,)?) => {
        /// The networks, in the order of the page.
        pub(crate) static NETWORKS: &[Network] = &[$($network),*];

        /// The oracle of each, in the same order.
        pub(crate) static ORACLES: &[Oracle] = &[$($oracle),*];
    };
}

pub(super) use rows;

/// A coordinator of VRF v2.
pub(crate) const fn v2(address: &'static str) -> Coordinator {
    let version = V2;
    Coordinator { address, version }
}

/// A coordinator of VRF v2.5.
pub(crate) const fn v2_5(address: &'static str) -> Coordinator {
    let version = V2_5;
    Coordinator { address, version }
}
