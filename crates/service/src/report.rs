//! Builds a pack event's fairness report, as the service publishes it.

use alloy::primitives::{Address, B256};
use serde::Serialize;
use uuid::Uuid;
use verify::event::{Algo, commitments};
use verify::hash::Hash32;

use crate::chain::NETWORK;
use crate::names::decimal;
use crate::pack_event::{Anchored, DeckEntry, PackEvent};
use crate::stream::Stream;
use crate::time::iso_8601;

#[derive(Serialize)]
struct PublishedCard<'e> {
    id: Uuid,
    title: &'e str,
    market_price: String,
}

#[derive(Serialize)]
struct Pull<'e> {
    pull_id: Uuid,
    sequence_index: u64,
    user_id: Uuid,
    username: &'static str,
    pack_card_id: Uuid,
    card_token_id: String,
    card: PublishedCard<'e>,
    pulled_at: String,
}

#[derive(Serialize)]
struct Report<'e> {
    pack_event_id: Uuid,
    name: &'static str,
    pack_price: String,
    stop_ev_buffer: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    random_seed: Option<Hash32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    random_seed_source: Option<&'static str>,
    deck_hash: Hash32,
    #[serde(skip_serializing_if = "Option::is_none")]
    deck_snapshot: Option<Vec<DeckEntry>>,
    fairness_algo_version: &'static str,
    pulls: Vec<Pull<'e>>,
    is_active: bool,
    vrf_event_id: String,
    vrf_request_id: B256,
    vrf_consumer_address: Address,
    vrf_network: &'static str,
    /// Null while a v2 event is live, absent for v1.
    #[serde(skip_serializing_if = "Option::is_none")]
    seed_salt: Option<Option<Hash32>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed_commitment: Option<Hash32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    deck_commitment: Option<Hash32>,
}

/// Returns the report of an event after its end.
pub fn ended(event: &PackEvent, anchored: &Anchored) -> Vec<u8> {
    let report = Report {
        random_seed: Some(anchored.seed),
        random_seed_source: Some("vrf"),
        deck_snapshot: Some(event.deck_snapshot()),
        pulls: pulls(event, anchored),
        is_active: false,
        seed_salt: of_v2(event, Some(event.salt)),
        ..report(event, anchored)
    };
    serde_json::to_vec(&report).expect("a report is JSON")
}

/// Returns the report of an event that is live.
pub fn live(event: &PackEvent, anchored: &Anchored) -> Vec<u8> {
    serde_json::to_vec(&report(event, anchored)).expect("a report is JSON")
}

fn report<'e>(event: &'e PackEvent, anchored: &Anchored) -> Report<'e> {
    Report {
        pack_event_id: event.id,
        name: event.name,
        pack_price: decimal(event.pack_price_cents),
        stop_ev_buffer: 0.85,
        random_seed: None,
        random_seed_source: None,
        deck_hash: event.deck_hash(),
        deck_snapshot: None,
        fairness_algo_version: match event.algo {
            Algo::V1 => "v1",
            Algo::V2 => "v2",
        },
        pulls: Vec::new(),
        is_active: true,
        vrf_event_id: format!("0x{}", commitments::vrf_event_id(&event.id)),
        vrf_request_id: anchored.created,
        vrf_consumer_address: anchored.consumer,
        vrf_network: NETWORK,
        seed_salt: of_v2(event, None),
        seed_commitment: of_v2(event, event.seed_commitment()),
        deck_commitment: of_v2(event, event.commitment()),
    }
}

/// Returns a field for a v2 event, and `None` for v1, which lacks it.
fn of_v2<T>(event: &PackEvent, value: T) -> Option<T> {
    (event.algo == Algo::V2).then_some(value)
}

fn pulls<'e>(event: &'e PackEvent, anchored: &Anchored) -> Vec<Pull<'e>> {
    let mut stream = Stream::new(format!("pulls of {}", event.id));
    let mut at = anchored.opened_at + 60;
    let buyers = event.buyers.iter().cycle();
    let pulled = (1..).zip(event.pulled(anchored.seed)).zip(buyers);
    pulled
        .map(|((sequence_index, card), (user_id, username))| {
            at += 9 + stream.below(40);
            Pull {
                pull_id: stream.uuid(),
                sequence_index,
                user_id: *user_id,
                username,
                pack_card_id: card.pack_card_id,
                card_token_id: (100_000 + stream.below(900_000)).to_string(),
                card: PublishedCard {
                    id: stream.uuid(),
                    title: &card.title,
                    market_price: decimal(card.price_cents * (93 + stream.below(16)) / 100),
                },
                pulled_at: iso_8601(at),
            }
        })
        .collect()
}
