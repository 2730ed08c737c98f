//! What packproof's inner loops are measured against: the sha2 crate, and D8 from a plain list.

use sha2::{Digest, Sha256};
use wasm_bindgen::prelude::*;

/// A band's cards, kept in the module between calls.
#[wasm_bindgen]
pub struct Cards(Vec<[u8; 16]>);

#[wasm_bindgen]
impl Cards {
    /// Takes the cards' id16s, one after the other.
    #[wasm_bindgen(constructor)]
    pub fn new(ids: &[u8]) -> Self {
        Self(ids.as_chunks().0.to_vec())
    }

    /// Every card's rank under a word of 32 bytes, one after the other.
    pub fn ranks(&self, word: &[u8]) -> Vec<u8> {
        let prefix = Sha256::new()
            .chain_update(word)
            .chain_update("packs_v1:card");
        let mut ranks = Vec::with_capacity(32 * self.0.len());
        for card in &self.0 {
            ranks.extend_from_slice(&prefix.clone().chain_update(card).finalize());
        }
        ranks
    }
}

/// D8: the position that each number draws, modulo what is left, from a deck of as many cards.
#[wasm_bindgen]
pub fn draws(numbers: &[u32]) -> Vec<u32> {
    let mut remaining: Vec<u32> = (0..).take(numbers.len()).collect();
    let draw = |number: &u32| remaining.remove(*number as usize % remaining.len());
    numbers.iter().map(draw).collect()
}
