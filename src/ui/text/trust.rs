//! What the reader still trusts, whatever the verdict: a sentence each, why, and what to do about it.

use super::{Coordinator, asking, hosts, listed, thousands, unread_contract};
use crate::chain::reader::Reading;
use crate::verify::Report;
use crate::verify::report::{Kind, Verdict};
use crate::worker::message::BUILD;

/// Something that no check here settles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trusted {
    /// The code that computed the verdict.
    Code,
    /// The contract that the payload names.
    Contract,
    /// Who was asked about the contract.
    Endpoint,
    /// Who made the random word.
    Oracle,
    /// What no commitment binds.
    Unbound,
}

impl Trusted {
    /// All of it, in the order of the page.
    pub const ALL: [Self; 5] = [
        Self::Code,
        Self::Contract,
        Self::Endpoint,
        Self::Oracle,
        Self::Unbound,
    ];

    /// The agreed name, as in `data-trust`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Code => "code",
            Self::Contract => "contract",
            Self::Endpoint => "endpoint",
            Self::Oracle => "oracle",
            Self::Unbound => "unbound",
        }
    }

    /// Why it has to be trusted.
    pub const fn why(self) -> &'static str {
        match self {
            Self::Code => {
                "Everything here was computed by code that this site sent to your browser, and other code could show any verdict. The build's number is the beginning of a hash over the whole source: the same source, the same number."
            }
            Self::Contract => {
                "It is the one that the shop names here. A look-alike with an oracle of its own would pass every check."
            }
            Self::Endpoint => {
                "The chain is read through computers that others run. One could answer as it likes; several of different people, only if they agreed to."
            }
            Self::Oracle => {
                "The random word decides every draw. An oracle proves to its coordinator, a contract of its own, that it did not choose the word. This page rests on that coordinator, and does not check the oracle's proof again."
            }
            Self::Unbound => "No commitment holds these, so a pass says nothing about them.",
        }
    }

    /// What the reader can do.
    pub const fn what_to_do(self) -> &'static str {
        match self {
            Self::Code => {
                "Save the payload, and have it checked where you trust the code: on another site that runs packproof, or in a terminal, from the source."
            }
            Self::Endpoint => {
                "Under “What does the contract say?”, ask two or three together, or a node of your own."
            }
            Self::Oracle => {
                "Ask the contract: then it shows which coordinator served the word, and whether the oracle's operator publishes it for this network."
            }
            // The list of contracts says it of the contract; of the rest, each line.
            Self::Contract | Self::Unbound => "",
        }
    }
}

/// Over the list.
pub const STILL_TRUSTED: &str = "What you still trust";

/// The code, in a sentence.
pub fn trusted_code() -> String {
    format!("This page's code, build {BUILD}.")
}

/// In the place of the contract, when the payload names none.
pub const NO_CONTRACT_NAMED: &str = "The payload names no contract that could be asked.";

/// Who was asked, in a sentence: `reading` is what was read of the contract, `being_asked` who is asked just now.
pub fn trusted_endpoint(
    report: &Report,
    reading: Option<&Reading>,
    being_asked: &[String],
) -> String {
    if !being_asked.is_empty() {
        return asking(being_asked);
    }
    let mut there = reading.map(hosts).unwrap_or_default();
    there.dedup();
    let block = reading.and_then(|reading| reading.block.as_ref());
    let at = block.map_or_else(String::new, |block| {
        format!(", asked at block {}", thousands(block.number))
    });
    let rest = match report.verdict {
        Verdict::VerifiedInPart => "; for what could not be read, the shop's word",
        _ => "",
    };
    let offline = |words: &str| format!("{words}: {}.", unread_contract(report));
    match (there.len(), report.verdict) {
        (0, Verdict::NotVerified) => {
            "No endpoint was read, and none is needed here: both values of each difference stand in the published data itself.".into()
        }
        (0, Verdict::NotReplayable) => offline("For now the shop, since no card was replayed"),
        (0, _) => offline("The shop's word that these commitments stood on the chain in time"),
        (1, _) => format!("The endpoint {}{at}{rest}.", listed(&there)),
        _ => format!("That the endpoints {} do not lie together{at}{rest}.", listed(&there)),
    }
}

/// The oracle, in a sentence.
pub const fn trusted_oracle(coordinator: Coordinator) -> &'static str {
    match coordinator {
        Coordinator::Unseen => "The oracle's randomness: that nobody chose or foresaw the word.",
        Coordinator::Published(..) => {
            "The oracle's randomness: its word came through a coordinator that Chainlink publishes for this network."
        }
        Coordinator::Unknown(_) => {
            "The oracle's randomness: its word came from a coordinator that Chainlink does not publish for this network."
        }
    }
}

/// What nothing binds, in a sentence.
pub const fn trusted_unbound(kind: Kind) -> &'static str {
    match kind {
        Kind::PackEvent => {
            "The shop's word for what nothing binds: whose the account ids are, why the event ended when it did, and the pictures."
        }
        Kind::PackPull => {
            "The shop's word for what nothing binds: whose purchase this is, what was out of stock, and what the card is."
        }
    }
}

/// What nothing binds, one by one, each with what the reader can do.
pub const fn unbound(kind: Kind) -> &'static [&'static str] {
    match kind {
        Kind::PackEvent => &[
            "The account ids are committed to nowhere, and another id draws another card. You alone know yours: look for it beside your pull.",
            "Whoever knows the seed knows the order to come, so who got which place in it is not proven. The times beside the pulls are the shop's.",
            "The end can be chosen: the proof holds for the pulls that were made, and not for why there were no more. Ask the shop when cards were left.",
            "Names, titles, pictures and prices are the shop's word. The proof binds card ids, their order and account ids, and no payment or person: compare the card that you were sent.",
        ],
        Kind::PackPull => &[
            "The name is the shop's word: nothing binds a purchase to a person or a payment. Compare the purchase's id with the one on your receipt.",
            "What was out of stock, and as of when, is what the shop stated. It is fixed by the purchase's commitment, true or not: compare it with what was on sale when you paid.",
            "The proof binds the inventory id of a card. Which card that is, is the shop's word: compare the one that you were sent.",
        ],
    }
}
