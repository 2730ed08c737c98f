//! Exports the verifier's inner loops for the benchmark in a browser (`make bench`): a separate wasm module, built like
//! the worker. `tests/bench` has the peers that they are measured against.

#![allow(
    clippy::missing_panics_doc,
    clippy::restriction,
    reason = "a benchmark that fails ends in a panic"
)]

use uuid::Uuid;
use verify::hash::{self, Hash32};
use verify::pull::packs_v1;
use verify::remaining::Remaining;
use wasm_bindgen::prelude::*;

/// A band's cards and their ranks, kept in the module between calls.
#[wasm_bindgen]
pub struct Cards {
    cards: Vec<Uuid>,
    ranks: Vec<Hash32>,
}

#[wasm_bindgen]
impl Cards {
    /// Takes the cards' id16s, one after the other.
    #[wasm_bindgen(constructor)]
    pub fn new(ids: &[u8]) -> Self {
        let (ids, _) = ids.as_chunks();
        Self {
            cards: ids.iter().copied().map(Uuid::from_bytes).collect(),
            ranks: Vec::new(),
        }
    }

    /// Ranks every card under a word of 32 bytes.
    pub fn rank(&mut self, word: &[u8]) {
        let word = Hash32::new(word.try_into().expect("32 bytes"));
        self.ranks = packs_v1::ranks(&word, self.cards.iter());
    }

    /// Returns the ranks, one after the other.
    pub fn ranks(&self) -> Vec<u8> {
        joined(&self.ranks)
    }
}

/// Computes D8: the position that each number draws, modulo the number of cards left, from a deck of equally many
/// cards.
#[wasm_bindgen]
pub fn draws(numbers: &[u32]) -> Vec<u32> {
    let mut remaining = Remaining::all(numbers.len()).expect("a deck that fits");
    let draw = |number| {
        let position = remaining.take(number % remaining.left());
        u32::try_from(position.expect("a card is left")).expect("a deck that fits")
    };
    numbers.iter().map(draw).collect()
}

/// Returns the SHA-256 of a prefix and of each id16 behind it, one after the other.
#[wasm_bindgen]
pub fn hashes_of_ids(prefix: &[u8], ids: &[u8]) -> Vec<u8> {
    let (ids, _) = ids.as_chunks::<16>();
    joined(&hash::of_each(prefix, ids.iter().map(|id| [*id])))
}

/// Returns the SHA-256 of a prefix and of each two hashes behind it, one after the other.
#[wasm_bindgen]
pub fn hashes_of_pairs(prefix: &[u8], pairs: &[u8]) -> Vec<u8> {
    let (pairs, _) = pairs.as_chunks::<32>().0.as_chunks::<2>();
    joined(&hash::of_each(prefix, pairs.iter().copied()))
}

fn joined(hashes: &[Hash32]) -> Vec<u8> {
    hashes.iter().flat_map(|hash| *hash.as_bytes()).collect()
}
