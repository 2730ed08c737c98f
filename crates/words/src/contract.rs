//! Words the page's knowledge of the contract, and its meaning for the reader.

use crate::catalogue::say;
use crate::network::network_kind;
use crate::safe_text::safe_text;
use crate::value::short_hash;
use answer::{Chip, Coordinator, ListStatus, Network};
use chain::networks::{CoordinatorVersion, by_label};
use explain::ContractName;

/// Words a chip next to the headline.
pub(crate) fn chip(chip: Chip) -> &'static str {
    match chip {
        Chip::Sample => say!(about_sample_mark),
        Chip::TestNetwork => network_kind(Network::Test),
        Chip::LocalChain => network_kind(Network::Local),
        Chip::NotListed => say!(contract_chip_not_listed),
    }
}

/// Says whether the deployment's list has the contract.
pub fn list(listed: ListStatus) -> &'static str {
    match listed {
        ListStatus::Listed => say!(contract_list_listed),
        ListStatus::Unlisted => {
            say!(contract_list_unlisted)
        }
        ListStatus::NoList => {
            say!(contract_list_no_list)
        }
    }
}

/// Says to the reader who publishes the coordinator.
pub fn coordinator(coordinator: Coordinator) -> &'static str {
    match coordinator {
        Coordinator::Published(CoordinatorVersion::V2_5) => {
            say!(contract_coordinator_published_v2_5)
        }
        Coordinator::Published(CoordinatorVersion::V2) => say!(contract_coordinator_published_v2),
        Coordinator::Listed => say!(contract_coordinator_listed),
        Coordinator::Unknown => say!(contract_coordinator_unknown),
    }
}

/// Says how many of the judged words were requested from a coordinator.
pub fn words_asked(words: u64) -> String {
    say!(contract_coordinator_words, words = words)
}

/// Says that the words were requested from more than one coordinator.
pub fn several_coordinators(count: usize) -> String {
    say!(contract_coordinators_several, count = count)
}

/// Writes the short text next to the verdict: the contract, and every fact about it that a buyer should know.
/// Returns `None` if the payload names no contract.
pub(crate) fn beside(
    contract: &ContractName,
    listed: ListStatus,
    chain: Option<String>,
) -> Option<Vec<String>> {
    let address = short_hash(contract.address.as_deref()?);
    let address = address.strip_prefix("0x").unwrap_or(&address);
    let on = match (contract.network.as_deref(), chain) {
        (Some(label), chain) => {
            let shown = safe_text(label, 40).shown;
            let name = by_label(label).map_or(shown.as_str(), |network| network.name);
            match (Network::of(label), chain) {
                (Network::Main, _) => say!(contract_beside_main, name = name),
                (Network::Test, None) => say!(contract_beside_test, name = name),
                (Network::Test, Some(chain)) => {
                    say!(contract_beside_test_chain, name = name, chain = chain)
                }
                (Network::Local, _) => say!(contract_beside_local).into(),
                (Network::Unknown, None) => {
                    say!(contract_beside_unknown, name = name)
                }
                (Network::Unknown, Some(chain)) => {
                    say!(contract_beside_unknown_chain, name = name, chain = chain)
                }
            }
        }
        (None, Some(chain)) => say!(contract_beside_unnamed_chain, chain = chain),
        (None, None) => say!(contract_beside_unnamed).into(),
    };
    let mut sentences = vec![say!(contract_beside_says, address = address, on = on)];
    match listed {
        ListStatus::Listed => sentences.push(say!(contract_beside_listed).into()),
        ListStatus::Unlisted => sentences.push(say!(contract_beside_unlisted).into()),
        ListStatus::NoList => {}
    }
    Some(sentences)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// "It delivered 1 random number" was said of the oracle that had never answered the request.
    #[test]
    fn a_coordinator_is_shown_as_asked_and_not_as_the_source_of_a_number() {
        assert_eq!(
            words_asked(1),
            "It was asked for 1 random number of this check."
        );
        assert_eq!(
            several_coordinators(2),
            "The random numbers of this check were requested from 2 coordinators. Look at each one."
        );
    }

    /// The label and address were shown raw beside the verdict, with characters that hide or reorder text.
    #[test]
    fn the_text_beside_the_verdict_hides_nothing() {
        let contract = ContractName {
            network: Some("ba\u{202e}se\u{200b}".into()),
            address: Some("0x\u{202e}\u{0}12".into()),
        };
        let words = beside(&contract, ListStatus::NoList, None);
        let words = words.expect("a contract").join(" ");
        let hidden = |c: char| c.is_control() || matches!(c, '\u{200b}' | '\u{202e}');
        assert!(!words.contains(hidden), "{words:?}");
        assert!(words.contains("⟨202E⟩"), "{words:?}");
    }
}
