//! Builds a pack event, and plays it.

use alloy::primitives::{Address, B256};
use serde::Serialize;
use uuid::Uuid;
use verify::deck::{Spelling, deck_hash};
use verify::event::{Algo, commitments, draws};
use verify::hash::Hash32;
use verify::json::{self, Raw};
use verify::remaining::Remaining;

use crate::names::{self, decimal};
use crate::stream::Stream;

/// The mean price of the remaining cards below which an event ends, in percent of the mean at first.
const STOP_EV_PERCENT: u64 = 85;

/// The rule that ends an event.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// Ends when the remaining cards are worth too little (the EV rule).
    Standard,
    /// Ends when every pack is opened.
    SelloutBreak,
    /// Ends when two buyers in turn have opened every pack.
    HeadToHead,
}

/// A card of an event.
#[derive(Clone)]
pub struct Card {
    pub pack_card_id: Uuid,
    pub card_inventory_id: Uuid,
    pub price_cents: u64,
    pub title: String,
}

/// An entry of `deck_snapshot`.
#[derive(Serialize)]
pub struct DeckEntry {
    pack_card_id: Uuid,
    card_inventory_id: Uuid,
    initial_price: String,
}

/// The part of an event that the shop fixes before its sale.
#[derive(Clone)]
pub struct PackEvent {
    pub id: Uuid,
    pub name: &'static str,
    pub format: Format,
    pub algo: Algo,
    pub pack_price_cents: u64,
    /// The cards in the committed order.
    pub deck: Vec<Card>,
    /// The salt, which only v2 publishes.
    pub salt: Hash32,
    /// The account and name of each buyer; they take turns.
    pub buyers: Vec<(Uuid, &'static str)>,
}

/// The results of an event on the chain.
#[derive(Clone)]
pub struct Anchored {
    pub consumer: Address,
    /// The createEvent transaction.
    pub created: B256,
    pub seed: Hash32,
    /// The time of the event's opening, in seconds since 1970.
    pub opened_at: u64,
}

impl PackEvent {
    /// Returns an event with invented cards and buyers.
    pub fn new(
        stream: &mut Stream,
        name: &'static str,
        format: Format,
        algo: Algo,
        cards: usize,
    ) -> Self {
        let deck = (0..cards)
            .map(|_| Card {
                pack_card_id: stream.uuid(),
                card_inventory_id: stream.uuid(),
                price_cents: stream.price(300, 40_000),
                title: names::title(stream),
            })
            .collect();
        let buyers = if format == Format::HeadToHead { 2 } else { 7 };
        Self {
            id: stream.uuid(),
            name,
            format,
            algo,
            pack_price_cents: 2_500,
            deck,
            salt: stream.hash(),
            buyers: (0..buyers)
                .map(|_| (stream.uuid(), names::username(stream)))
                .collect(),
        }
    }

    /// Returns `deck_snapshot`, in the committed order.
    pub fn deck_snapshot(&self) -> Vec<DeckEntry> {
        let entry = |card: &Card| DeckEntry {
            pack_card_id: card.pack_card_id,
            card_inventory_id: card.card_inventory_id,
            initial_price: decimal(card.price_cents),
        };
        self.deck.iter().map(entry).collect()
    }

    /// Computes D1.
    pub fn deck_hash(&self) -> Hash32 {
        let deck = serde_json::json!({ "deck": self.deck_snapshot() }).to_string();
        let document = json::read(deck.into_bytes()).expect("a deck is JSON");
        let entries: Vec<Raw<'_>> = document
            .object()
            .required("deck")
            .expect("a deck is a list");
        deck_hash(entries.into_iter(), Spelling::Utf8).expect("a deck is text")
    }

    /// Computes D3.
    pub fn seed_commitment(&self) -> Hash32 {
        commitments::seed_commitment(&self.salt)
    }

    /// Returns the value that is anchored (D1, D2).
    pub fn commitment(&self) -> Hash32 {
        match self.algo {
            Algo::V1 => self.deck_hash(),
            Algo::V2 => commitments::deck_commitment(&self.deck_hash(), &self.seed_commitment()),
        }
    }

    /// Returns the card of each pull, until the event ends (D5 to D9).
    pub fn pulled(&self, seed: Hash32) -> Vec<&Card> {
        let seed = match self.algo {
            Algo::V1 => commitments::effective_seed(seed, None),
            Algo::V2 => commitments::effective_seed(seed, Some(self.salt)),
        };
        let tag = commitments::tag(self.algo);
        let mut remaining = Remaining::all(self.deck.len()).expect("a small deck");
        let mut pulled = Vec::new();
        for (sequence_index, (user_id, _)) in (1..).zip(self.buyers.iter().cycle()) {
            let hash = draws::pull_hash(&seed, sequence_index, &user_id.to_string(), tag);
            let Some(place) = draws::draw(&mut remaining, &hash) else {
                break;
            };
            pulled.push(&self.deck[place]);
            if self.format == Format::Standard && self.is_spent(&pulled) {
                break;
            }
        }
        pulled
    }

    /// Applies the EV rule: returns true if the mean price of the remaining cards is below its part of the mean at
    /// first.
    fn is_spent(&self, pulled: &[&Card]) -> bool {
        let start: u64 = self.deck.iter().map(|card| card.price_cents).sum();
        let gone: u64 = pulled.iter().map(|card| card.price_cents).sum();
        let (all, left) = (
            self.deck.len() as u64,
            (self.deck.len() - pulled.len()) as u64,
        );
        (start - gone) * all * 100 < start * left * STOP_EV_PERCENT
    }
}
