//! The verifier's inner loops and their Rust references, for the benchmark in a browser (`make bench`):
//! a wasm module of its own, built as the worker is.

use packproof::verify::event::remaining::Remaining;
use packproof::verify::hash::Hash32;
use packproof::verify::pull::selection;
use sha2::{Digest, Sha256};
use uuid::Uuid;
use wasm_bindgen::prelude::*;

/// A band's cards, kept in the module between calls.
#[wasm_bindgen]
pub struct Cards(Vec<Uuid>);

#[wasm_bindgen]
impl Cards {
    /// Takes the cards' id16s, one after the other.
    #[wasm_bindgen(constructor)]
    pub fn new(ids: &[u8]) -> Self {
        let (ids, _) = ids.as_chunks::<16>();
        Self(ids.iter().copied().map(Uuid::from_bytes).collect())
    }

    /// Every card's rank under a word of 32 bytes, one after the other.
    pub fn ranks(&self, word: &[u8]) -> Vec<u8> {
        flat(ranks(&hash32(word), &self.0))
    }

    /// The place of the card with the lowest rank.
    pub fn lowest(&self, word: &[u8]) -> usize {
        lowest(ranks(&hash32(word), &self.0))
    }

    /// [`Self::ranks`] by the sha2 crate.
    pub fn ranks_sha2(&self, word: &[u8]) -> Vec<u8> {
        flat(ranks_sha2(word, &self.0))
    }

    /// [`Self::lowest`] by the sha2 crate.
    pub fn lowest_sha2(&self, word: &[u8]) -> usize {
        lowest(ranks_sha2(word, &self.0))
    }
}

/// D8: the position that each number draws, modulo what is left, from a deck of as many cards.
#[wasm_bindgen]
pub fn draws(numbers: &[u32]) -> Vec<u32> {
    let mut remaining = Remaining::all(numbers.len()).expect("a deck that fits");
    let draw = |number| {
        let position = remaining.take(number % remaining.left());
        u32::try_from(position.expect("a card is left")).expect("a deck that fits")
    };
    numbers.iter().map(draw).collect()
}

/// [`draws`] from a plain list.
#[wasm_bindgen]
pub fn draws_from_list(numbers: &[u32]) -> Vec<u32> {
    let count = u32::try_from(numbers.len()).expect("a deck that fits");
    let mut remaining: Vec<u32> = (0..count).collect();
    let draw = |number: &u32| remaining.remove(*number as usize % remaining.len());
    numbers.iter().map(draw).collect()
}

fn ranks(word: &Hash32, cards: &[Uuid]) -> Vec<Hash32> {
    cards
        .iter()
        .map(|card| selection::rank(word, card))
        .collect()
}

fn ranks_sha2(word: &[u8], cards: &[Uuid]) -> Vec<Hash32> {
    let prefix = Sha256::new()
        .chain_update(word)
        .chain_update("packs_v1:card");
    let rank = |card: &Uuid| prefix.clone().chain_update(card).finalize();
    cards
        .iter()
        .map(|card| Hash32::new(rank(card).into()))
        .collect()
}

fn lowest(ranks: Vec<Hash32>) -> usize {
    let lowest = ranks.iter().enumerate().min_by_key(|(_, rank)| **rank);
    lowest.map_or(0, |(place, _)| place)
}

fn flat(ranks: Vec<Hash32>) -> Vec<u8> {
    ranks.iter().flat_map(Hash32::as_bytes).copied().collect()
}

fn hash32(bytes: &[u8]) -> Hash32 {
    Hash32::new(bytes.try_into().expect("32 bytes"))
}
