//! Defines the known facts about a network, and the addresses of its explorer's pages.

use verify::claims::CoordinatorVersion;

/// One network of the table.
#[derive(Debug, PartialEq, Eq)]
pub struct Network {
    /// The network's name for a reader.
    pub name: &'static str,
    /// The usual names, each in plain form (see [`super::by_label`]), the short one of EIP-3770 among them.
    pub labels: &'static [&'static str],
    /// The chain id, which `eth_chainId` returns.
    pub chain_id: u64,
    /// The name among the oracle operator's chain selectors.
    pub selector: &'static str,
    /// True if this is a test network, on which nothing has a value.
    pub test: bool,
    /// Suggested public JSON-RPC endpoints without a key, those of the network first. All are https, except the local
    /// network's, which is plain http on loopback.
    pub endpoints: &'static [&'static str],
    /// The base address of a block explorer with the page layout of EIP-3091.
    pub explorer: Option<&'static str>,
    /// The VRF coordinators that Chainlink publishes for the network.
    pub coordinators: &'static [Coordinator],
}

/// The keys that Chainlink publishes for a network, both versions of VRF together. Only the worker needs them.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Oracle {
    /// The hashes of the oracle's keys, those of VRF v2.5 first. Chainlink has never withdrawn a published key.
    pub keys: &'static [&'static str],
}

/// A VRF coordinator that Chainlink publishes.
#[derive(Debug, PartialEq, Eq)]
pub struct Coordinator {
    /// The address: `0x` and 40 lowercase hex digits.
    pub address: &'static str,
    /// The version of VRF that the coordinator serves.
    pub version: CoordinatorVersion,
}

/// The chain id of the network that development tools run on one machine.
pub const LOCAL: u64 = 31_337;

impl Network {
    /// Returns whether the network is a chain on one machine, for trials.
    pub const fn is_local(&self) -> bool {
        self.chain_id == LOCAL
    }

    /// Returns the explorer's page of a transaction. `None` without an explorer, or if `hash` is not 64 hex digits,
    /// with or without `0x`.
    pub fn tx_url(&self, hash: &str) -> Option<String> {
        self.page("tx", &hex(hash, 64)?)
    }

    /// Returns the explorer's page of an address. `None` without an explorer, or if `address` is not 40 hex digits,
    /// with or without `0x`.
    pub fn address_url(&self, address: &str) -> Option<String> {
        self.page("address", &hex(address, 40)?)
    }

    /// Returns the explorer's page of a block. `None` without an explorer.
    pub fn block_url(&self, number: u64) -> Option<String> {
        self.page("block", &number.to_string())
    }

    /// Returns the version of VRF that the coordinator at `address` serves (hex, either case, with or without `0x`), if
    /// Chainlink publishes it for this network.
    pub fn coordinator(&self, address: &str) -> Option<CoordinatorVersion> {
        let address = hex(address, 40)?;
        self.coordinators
            .iter()
            .find(|published| published.address == address)
            .map(|published| published.version)
    }

    fn page(&self, kind: &str, what: &str) -> Option<String> {
        self.explorer.map(|base| format!("{base}/{kind}/{what}"))
    }
}

/// Returns `text` as `0x` and `digits` lowercase hex digits, if it has the right number of hex digits.
fn hex(text: &str, digits: usize) -> Option<String> {
    let text = text.strip_prefix("0x").unwrap_or(text);
    (text.len() == digits && text.bytes().all(|b| b.is_ascii_hexdigit()))
        .then(|| format!("0x{}", text.to_ascii_lowercase()))
}
