//! The kind of a network, and which chain was read.

use crate::catalogue::say;
use answer::{LOCAL, Network};
use chain::networks::by_chain_id;

/// The kind of network, in unmistakable words.
pub fn network_kind(network: Network) -> &'static str {
    match network {
        Network::Main => say!(network_kind_main),
        Network::Test => say!(network_kind_test),
        Network::Local => say!(network_kind_local),
        Network::Unknown => say!(network_kind_unknown),
    }
}

/// What that means.
pub fn network_meaning(network: Network) -> &'static str {
    match network {
        Network::Main => "",
        Network::Test => say!(network_meaning_test),
        Network::Local => say!(network_meaning_local),
        Network::Unknown => say!(network_meaning_unknown),
    }
}

/// Which chain was read, when the label does not say.
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

    /// The network of one machine had no name: every language wrote "a local development network" in English.
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
