//! Knows the endpoints that the page may ask for a network: those that the table suggests, and those that the reader
//! chose. Nothing else can name an endpoint.

use chain::endpoint::Endpoint;
use chain::networks::{self, Network};
use explain::ContractName;

/// The most endpoints that are asked together.
const MAX: usize = 3;

/// Returns whether these endpoints are more than the page asks together.
pub const fn are_too_many(chosen: &[Endpoint]) -> bool {
    chosen.len() > MAX
}

/// Returns the network that a payload names, if the table knows it.
pub fn network(contract: &ContractName) -> Option<&'static Network> {
    contract.network.as_deref().and_then(networks::by_label)
}

/// Returns the network's name in this browser's storage: its chain id, or else its label.
pub fn network_key(contract: &ContractName) -> String {
    network(contract).map_or_else(
        || format!("label:{}", contract.network.as_deref().unwrap_or_default()),
        |network| network.chain_id.to_string(),
    )
}

/// Returns the table's suggestions for the network.
pub fn suggested(contract: &ContractName) -> Vec<Endpoint> {
    network(contract).map_or_else(Vec::new, |network| {
        let typed = network.endpoints.iter().map(|url| Endpoint::parse(url));
        typed.flatten().take(MAX).collect()
    })
}

/// Writes a choice for storage: one endpoint a line.
pub fn written(endpoints: &[Endpoint]) -> String {
    let lines = endpoints.iter().map(Endpoint::url);
    lines.collect::<Vec<_>>().join("\n")
}

/// Reads a stored choice as if the reader had typed it again. Two spellings of one endpoint count once.
pub fn read(kept: &str) -> Vec<Endpoint> {
    let mut endpoints = Vec::new();
    for endpoint in kept.lines().filter_map(Endpoint::parse) {
        if endpoints.len() < MAX && !endpoints.contains(&endpoint) {
            endpoints.push(endpoint);
        }
    }
    endpoints
}

/// Returns the ticked endpoints and the typed one. The typed one precedes others of its operator, because the page
/// asks only an operator's first endpoint.
pub fn with_typed(ticked: Vec<Endpoint>, typed: Endpoint) -> Vec<Endpoint> {
    let operator = typed.operator();
    let others = ticked.into_iter().filter(|endpoint| *endpoint != typed);
    let (same, mut all): (Vec<_>, Vec<_>) =
        others.partition(|endpoint| endpoint.operator() == operator);
    all.push(typed);
    all.extend(same);
    all
}

/// Returns the chosen endpoints that the page does not ask: each belongs to the operator of an endpoint before it.
pub fn not_asked(chosen: &[Endpoint]) -> Vec<&Endpoint> {
    let mut operators = Vec::new();
    let mut repeated = Vec::new();
    for endpoint in chosen {
        let operator = endpoint.operator();
        if operators.contains(&operator) {
            repeated.push(endpoint);
        } else {
            operators.push(operator);
        }
    }
    repeated
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
        let url = |url: &str| Endpoint::parse(url).expect("an endpoint");
        let chosen = [url("https://node.example/key"), url("http://localhost:1")];
        assert_eq!(read(&written(&chosen)), chosen);
        let kept = "http://node.example\njavascript:x\nhttps://a.example\n\nhttps://user@b.example";
        assert_eq!(read(kept), [url("https://a.example")]);
        let many = "https://a.example\nhttps://b.example\nhttps://c.example\nhttps://d.example";
        assert_eq!(read(many).len(), MAX);
        let spelt = "https://a.example/rpc/\nHTTPS://A.example:443/rpc#x\nhttps://a.example./rpc";
        assert_eq!(read(spelt), [url("https://a.example/rpc")]);
    }

    /// Regression: the page never asked a second key for a host whose first key had failed.
    #[test]
    fn a_typed_address_is_asked_before_others_of_its_host() {
        let ticked = read("https://a.example/old\nhttps://b.example");
        let all = |typed: &str| {
            let typed = Endpoint::parse(typed).expect("an endpoint");
            written(&with_typed(ticked.clone(), typed))
        };
        assert_eq!(
            all("https://A.example/new"),
            "https://b.example\nhttps://a.example/new\nhttps://a.example/old"
        );
        assert_eq!(
            all("https://c.example"),
            "https://a.example/old\nhttps://b.example\nhttps://c.example"
        );
        assert_eq!(
            all("https://b.example/"),
            "https://a.example/old\nhttps://b.example/"
        );
    }

    /// Regression: two addresses of one host counted as two readers that agree.
    #[test]
    fn an_operator_is_asked_once() {
        let chosen = read("https://a.example/key\nhttps://a.example:8443/key\nhttps://b.example");
        assert_eq!(chosen.len(), 3);
        assert_eq!(not_asked(&chosen), [&chosen[1]]);
        let own = read("http://localhost:8545\nhttp://127.0.0.1:8546\nhttp://[::1]:8545");
        assert_eq!(not_asked(&own), [&own[2]]);
        assert!(not_asked(&suggested(&on(Some("base")))).is_empty());
    }

    #[test]
    fn a_network_is_one_however_it_is_spelt_and_an_unknown_one_suggests_nobody() {
        assert_eq!(network_key(&on(Some("Base Mainnet"))), "8453");
        assert_eq!(network_key(&on(Some("base"))), "8453");
        assert_eq!(network_key(&on(Some("8453"))), "8453");
        assert_eq!(network_key(&on(Some("84530"))), "label:84530");
        assert_eq!(network_key(&on(None)), "label:");
        assert!(suggested(&on(Some("my-chain"))).is_empty());
        for label in ["base", "8453", "eip155:8453", "ethereum-mainnet-base-1"] {
            assert_eq!(suggested(&on(Some(label))).len(), 3, "{label}");
        }
    }
}
