//! The endpoints that the page may ask for a network: those that the table suggests, and those that the reader chose.
//! Nothing else can name an endpoint.

use chain::endpoint::Endpoint;
use chain::networks::{self, Network};
use explain::ContractName;

/// The most endpoints that are asked together.
pub const MAX: usize = 3;

/// The name of the browser wallet in the stored choice.
const WALLET: &str = "wallet";

/// The network that a payload names, when the table knows it.
pub fn network(contract: &ContractName) -> Option<&'static Network> {
    contract.network.as_deref().and_then(networks::by_label)
}

/// The network as it is named in what this browser keeps: its chain id, or else its label.
pub fn network_key(contract: &ContractName) -> String {
    network(contract).map_or_else(
        || format!("label:{}", contract.network.as_deref().unwrap_or_default()),
        |network| network.chain_id.to_string(),
    )
}

/// The table's suggestions for the network.
pub fn suggested(contract: &ContractName) -> Vec<Endpoint> {
    network(contract).map_or_else(Vec::new, |network| {
        let typed = network.endpoints.iter().map(|url| Endpoint::parse(url));
        typed.flatten().take(MAX).collect()
    })
}

/// A choice as it is kept: one endpoint a line.
pub fn written(endpoints: &[Endpoint]) -> String {
    let lines = endpoints.iter().map(|endpoint| match endpoint {
        Endpoint::Url(url) => url.as_str(),
        Endpoint::Wallet => WALLET,
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// A stored choice is read as if the reader had typed it again.
pub fn read(kept: &str) -> Vec<Endpoint> {
    let lines = kept.lines().map(|line| match line {
        WALLET => Some(Endpoint::Wallet),
        url => Endpoint::parse(url),
    });
    lines.flatten().take(MAX).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on(network: Option<&str>) -> ContractName {
        ContractName {
            network: network.map(Into::into),
            address: None,
        }
    }

    #[test]
    fn what_is_kept_is_read_as_if_it_were_typed() {
        let url = |url: &str| Endpoint::Url(url.into());
        let chosen = [url("https://node.example/key"), Endpoint::Wallet];
        assert_eq!(read(&written(&chosen)), chosen);
        let kept = "http://node.example\njavascript:x\nhttps://a.example\n\nhttps://user@b.example";
        assert_eq!(read(kept), [url("https://a.example")]);
        let many = "https://a.example\nhttps://b.example\nhttps://c.example\nhttps://d.example";
        assert_eq!(read(many).len(), MAX);
    }

    #[test]
    fn a_network_is_one_however_it_is_spelt_and_an_unknown_one_suggests_nobody() {
        assert_eq!(network_key(&on(Some("Base Mainnet"))), "8453");
        assert_eq!(network_key(&on(Some("base"))), "8453");
        assert_eq!(network_key(&on(Some("8453"))), "label:8453");
        assert_eq!(network_key(&on(None)), "label:");
        assert!(suggested(&on(Some("my-chain"))).is_empty());
        assert!(!suggested(&on(Some("base"))).is_empty());
    }
}
