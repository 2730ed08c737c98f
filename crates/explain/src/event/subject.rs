//! Describes a pack event in the payload's words.

use serde::{Deserialize, Serialize};
use verify::event::{Algo, EventReplay};
use verify::json::Document;
use verify::report::count;

use super::hashes::hashes;
use super::stated_return::stated_return;
use super::wrong_pull::wrong_pull;
use crate::contract::ContractName;
use crate::preimage::{Preimage, unnamed};
use crate::ratio::Ratio;
use crate::wrong_card::WrongCard;

/// The subject of a report: the pack event's published words and values.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct EventSubject {
    /// `pack_event_id`, as published.
    pub pack_event_id: Option<String>,
    /// The event's name, if the payload has one under `name`.
    pub name: Option<String>,
    /// `pack_price`, a decimal string, as published.
    pub pack_price: Option<String>,
    /// The mean `initial_price` of the deck over `pack_price`; `None` if it cannot be computed exactly.
    pub stated_return: Option<Ratio>,
    /// `fairness_algo_version`, as published.
    pub algo_version: Option<String>,
    /// `is_active`.
    pub is_active: Option<bool>,
    /// The number of cards in `deck_snapshot`; `None` if it is not published, or if a part of it or of the pulls is
    /// missing.
    pub cards: Option<u64>,
    /// The number of pulls.
    pub pulls: u64,
    /// The commitments of the report, as published: field name and value.
    pub commitments: Vec<(String, Option<String>)>,
    /// `random_seed_source`, as published.
    pub seed_source: Option<String>,
    /// The values revealed when the event ends, as published: field name and value.
    pub revealed: Vec<(String, Option<String>)>,
    /// `vrf_request_id`: the transaction that anchored the event.
    pub vrf_request_id: Option<String>,
    /// The event's hashes, with the bytes that they are made from.
    pub hashes: Vec<Preimage>,
    /// The first pull whose card is not the one that the rules give.
    pub wrong: Option<WrongCard>,
    /// The contract that the event was anchored on.
    pub contract: ContractName,
}

impl EventSubject {
    /// Returns true if the event still runs, as the shop states.
    pub fn is_live(&self) -> bool {
        self.is_active == Some(true)
    }
}

/// Returns the report's words and values, as published.
pub(crate) fn subject(document: &Document, replay: Option<&EventReplay>) -> EventSubject {
    let object = document.object();
    let v2 = replay.is_some_and(|replay| replay.algo == Algo::V2);
    let named = |names: &[&str]| {
        names
            .iter()
            .map(|name| ((*name).to_owned(), object.display(name)))
            .collect()
    };
    let (commitments, revealed): (&[&str], &[&str]) = if v2 {
        (
            &["deck_hash", "seed_commitment", "deck_commitment"],
            &["random_seed", "seed_salt"],
        )
    } else {
        (&["deck_hash"], &["random_seed"])
    };
    let whole = replay.filter(|replay| replay.is_whole);
    let cards = whole.and_then(|replay| replay.deck.as_ref());
    EventSubject {
        pack_event_id: object.display("pack_event_id"),
        name: object.display("name"),
        pack_price: object.display("pack_price"),
        stated_return: stated_return(document, cards.map_or(&[], Vec::as_slice)),
        algo_version: object.display("fairness_algo_version"),
        is_active: object.required("is_active").ok(),
        cards: cards.map(|deck| count(deck.len())),
        pulls: replay.map_or(0, |replay| count(replay.pulls.len())),
        commitments: named(commitments),
        seed_source: object.display("random_seed_source"),
        revealed: named(revealed),
        vrf_request_id: object.display("vrf_request_id"),
        hashes: replay.map_or_else(Vec::new, |replay| unnamed(hashes(document, replay))),
        wrong: replay.and_then(|replay| wrong_pull(document, replay)),
        contract: ContractName::of(&object),
    }
}
