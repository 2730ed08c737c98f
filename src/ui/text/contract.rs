//! Which contract it is: what is known of it, and what to make of that.

use super::{Network, network, said, short_hash};
use crate::chain::networks::{VrfVersion, by_label};
use crate::chain::reader::Reading;
use crate::ui::contracts::{Listed, Met};
use crate::verify::claim::Address;
use crate::verify::subject::ContractName;

/// Who served the word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coordinator {
    /// A coordinator that Chainlink publishes for the network.
    Published(Address, VrfVersion),
    /// Another one.
    Unknown(Address),
    /// The contract has not been read so far.
    Unseen,
}

impl Coordinator {
    /// Who served the word, by what was read.
    pub fn of(contract: &ContractName, reading: Option<&Reading>) -> Self {
        let Some(address) = reading.and_then(|reading| reading.coordinator) else {
            return Self::Unseen;
        };
        let network = contract.network.as_deref().and_then(by_label);
        network
            .and_then(|network| network.coordinator(&address.to_string()))
            .map_or(Self::Unknown(address), |version| {
                Self::Published(address, version)
            })
    }

    /// The agreed name, as in `data-coordinator`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Published(..) => "published",
            Self::Unknown(_) => "unknown",
            Self::Unseen => "unseen",
        }
    }
}

/// What the deployment's list says.
pub const fn list(listed: Listed) -> &'static str {
    match listed {
        Listed::Listed => "on the list of contracts that this site keeps",
        Listed::Unlisted => {
            "not on the list of contracts that this site keeps: find out from the shop, elsewhere than in this proof, whether it is theirs"
        }
        Listed::NoList => {
            "this site keeps no list of contracts to compare it with: compare the address with the one that the shop has always published"
        }
    }
}

/// Whether this browser has met the contract before; `when` is the first time.
pub fn met(met: Met, when: impl Fn(u64) -> String) -> String {
    match met {
        Met::First => "not before now: this is the first time that this browser meets it".into(),
        Met::Again(first) => format!("yes, for the first time on {}", when(first)),
        Met::Untold => "this browser keeps nothing for this page, so it cannot tell".into(),
    }
}

/// What to make of the coordinator.
pub const fn coordinator(coordinator: Coordinator) -> &'static str {
    match coordinator {
        Coordinator::Published(_, VrfVersion::V2_5) => {
            "one that Chainlink publishes for this network (VRF v2.5)"
        }
        Coordinator::Published(_, VrfVersion::V2) => {
            "one that Chainlink publishes for this network (VRF v2, retired in 2024)"
        }
        Coordinator::Unknown(_) => {
            "none that Chainlink publishes for this network: whoever runs it may have chosen the word. Ask the shop whose it is"
        }
        Coordinator::Unseen => "not seen so far: the contract has not been read, or not that far",
    }
}

/// What stands beside the verdict, short: which contract, and everything that is not as a buyer would
/// want it.
pub fn beside(
    contract: &ContractName,
    listed: Listed,
    met: Option<Met>,
    chain: Option<String>,
) -> Option<Vec<String>> {
    let address = short_hash(&said(contract.address.as_deref()?, 80).shown);
    let address = address.strip_prefix("0x").unwrap_or(&address);
    let on = match (contract.network.as_deref(), chain) {
        (Some(label), chain) => {
            let shown = said(label, 40).shown;
            let name = by_label(label).map_or(shown.as_str(), |network| network.name);
            match (network(label), chain) {
                (Network::Main, _) => format!("on {name}"),
                (Network::Test, None) => format!("on {name}, a test network"),
                (Network::Test, Some(chain)) => format!("on {name}, a test network ({chain})"),
                (Network::Local, _) => "on a local network, on one machine alone".into(),
                (Network::Unknown, None) => {
                    format!("on “{name}”, a network that this page does not know")
                }
                (Network::Unknown, Some(chain)) => format!("on “{name}” ({chain})"),
            }
        }
        (None, Some(chain)) => format!("on a network that the shop does not name ({chain})"),
        (None, None) => "on a network that the shop does not name".into(),
    };
    let mut sentences = vec![format!("The contract is 0x{address} {on}.")];
    match listed {
        Listed::Listed => sentences.push("It is on this site’s list.".into()),
        Listed::Unlisted => sentences.push("It is not on this site’s list.".into()),
        Listed::NoList => {}
    }
    match met {
        Some(Met::First) => sentences.push("This browser meets it for the first time.".into()),
        Some(Met::Again(_) | Met::Untold) | None => {}
    }
    Some(sentences)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The label and address stood raw beside the verdict, with characters that hide or turn text.
    #[test]
    fn what_stands_beside_the_verdict_hides_nothing() {
        let contract = ContractName {
            network: Some("ba\u{202e}se\u{200b}".into()),
            address: Some("0x\u{202e}\u{0}12".into()),
        };
        let words = beside(&contract, Listed::NoList, None, None);
        let words = words.expect("a contract").join(" ");
        let hidden = |c: char| c.is_control() || matches!(c, '\u{200b}' | '\u{202e}');
        assert!(!words.contains(hidden), "{words:?}");
        assert!(words.contains("⟨202E⟩"), "{words:?}");
    }
}
