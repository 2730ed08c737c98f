//! Words the kind of a network, and names the chain that was read.

use crate::catalogue::say;
use answer::{LOCAL, Network};
use chain::networks::by_chain_id;

/// Names the kind of a network in plain words.
pub fn network_kind(network: Network) -> &'static str {
    match network {
        Network::Main => say!(network_kind_main),
        Network::Test => say!(network_kind_test),
        Network::Local => say!(network_kind_local),
        Network::Unknown => say!(network_kind_unknown),
    }
}

/// Explains the kind of a network.
pub fn network_meaning(network: Network) -> &'static str {
    match network {
        Network::Main => "",
        Network::Test => say!(network_meaning_test),
        Network::Local => say!(network_meaning_local),
        Network::Unknown => say!(network_meaning_unknown),
    }
}

/// Names the chain that was read, if the label does not name it.
pub fn chain(chain_id: u64) -> String {
    match by_chain_id(chain_id) {
        Some(network) if network.chain_id == LOCAL => {
            say!(reading_chain_local, chain_id = chain_id.to_string())
        }
        Some(network) if network.test => {
            say!(
                reading_chain_test,
                chain_id = chain_id.to_string(),
                name = network.name
            )
        }
        Some(network) => say!(
            reading_chain_known,
            chain_id = chain_id.to_string(),
            name = network.name
        ),
        None => say!(reading_chain_unknown, chain_id = chain_id.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::set_language;
    use crate::language::Language;
    use crate::numerals::Numerals;

    /// The local network had no name of its own: every language wrote "a local development network" in English.
    #[test]
    fn the_network_of_one_machine_is_worded() {
        assert_eq!(
            chain(LOCAL),
            "chain 31337, a local development network: a test network"
        );
        let german = include_str!("../catalogues/de.ftl");
        set_language(Language::German, german, Numerals::ENGLISH);
        assert_eq!(
            chain(LOCAL),
            "Chain 31337, ein lokales Entwicklungsnetzwerk: ein Testnetz"
        );
        set_language(Language::English, "", Numerals::ENGLISH);
    }
}
