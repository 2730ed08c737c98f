//! Exports the references for packproof's inner loops in a browser (`make bench`): the sha2 crate, and D8 from a plain
//! list, both compiled for speed.

#![allow(clippy::restriction, reason = "a benchmark that fails ends in a panic")]

use sha2::{Digest, Sha256};
use wasm_bindgen::prelude::*;

/// A band's cards and their ranks, kept in the module between calls.
#[wasm_bindgen]
pub struct Cards {
    cards: Vec<[u8; 16]>,
    ranks: Vec<[u8; 32]>,
}

#[wasm_bindgen]
impl Cards {
    /// Takes the cards' id16s, one after the other.
    #[wasm_bindgen(constructor)]
    pub fn new(ids: &[u8]) -> Self {
        Self {
            cards: ids.as_chunks().0.to_vec(),
            ranks: Vec::new(),
        }
    }

    /// Ranks every card under a word of 32 bytes.
    pub fn rank(&mut self, word: &[u8]) {
        let prefix = Sha256::new()
            .chain_update(word)
            .chain_update("packs_v1:card");
        let rank = |card: &[u8; 16]| prefix.clone().chain_update(card).finalize().into();
        self.ranks = self.cards.iter().map(rank).collect();
    }

    /// Returns the ranks, one after the other.
    pub fn ranks(&self) -> Vec<u8> {
        self.ranks.concat()
    }
}

/// Computes D8: the position that each number draws, modulo the number of cards left, from a deck of equally many
/// cards.
#[wasm_bindgen]
pub fn draws(numbers: &[u32]) -> Vec<u32> {
    let mut remaining: Vec<u32> = (0..).take(numbers.len()).collect();
    let draw = |number: &u32| remaining.remove(*number as usize % remaining.len());
    numbers.iter().map(draw).collect()
}
