//! The verifier's inner loops, for the benchmark in a browser (`make bench`): a wasm module of its
//! own, built as the worker is. What they are measured against is in `tests/bench`.

use uuid::Uuid;
use verify::hash::Hash32;
use verify::pull::selection;
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
        self.ranks = selection::ranks(&word, self.cards.iter());
    }

    /// The ranks, one after the other.
    pub fn ranks(&self) -> Vec<u8> {
        let ranks = self.ranks.iter();
        ranks.flat_map(|rank| *rank.as_bytes()).collect()
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
