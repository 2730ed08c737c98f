//! Keeps the texts in progress in their order, and bounds their number.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex};

/// The largest number of texts held at once: those in progress, and those that wait for their turn in the output.
pub const WAITING: usize = 64;

/// The largest number of bytes that the held texts have together. A single text may have more.
const BYTES: usize = 16 << 20;

/// The results of the texts that arrived and were not taken yet, in order: the bytes that each holds, and its result.
pub struct Queue<Done> {
    waiting: VecDeque<(usize, Option<Done>)>,
    /// The number of the first of these texts.
    first: usize,
}

impl<Done> Default for Queue<Done> {
    fn default() -> Self {
        let waiting = VecDeque::new();
        Self { waiting, first: 0 }
    }
}

impl<Done> Queue<Done> {
    /// Returns true if every text was taken.
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Adds a text, and returns its number.
    pub fn add(&mut self, bytes: usize) -> usize {
        let number = self.first.saturating_add(self.waiting.len());
        self.waiting.push_back((bytes, None));
        number
    }

    /// Stores the result of a text, by its number.
    pub fn fill(&mut self, number: usize, done: Done) {
        let ahead = number.saturating_sub(self.first);
        if let Some((_, empty)) = self.waiting.get_mut(ahead) {
            *empty = Some(done);
        }
    }

    /// Takes the first text, if it is done.
    pub fn next(&mut self) -> Option<(usize, Done)> {
        let (bytes, done) = self.waiting.front_mut()?;
        let next = (*bytes, done.take()?);
        self.waiting.pop_front();
        self.first = self.first.saturating_add(1);
        Some(next)
    }
}

/// The bound on the texts that arrived and were not taken yet.
#[derive(Default)]
pub struct Room {
    /// The number of these texts, and their bytes.
    held: Mutex<(usize, usize)>,
    freed: Condvar,
}

impl Room {
    /// Counts a text in, and waits until there is room for another.
    pub fn fill(&self, bytes: usize) {
        let Ok(mut held) = self.held.lock() else {
            return;
        };
        held.0 = held.0.saturating_add(1);
        held.1 = held.1.saturating_add(bytes);
        let is_full = |held: &mut (usize, usize)| held.0 >= WAITING || held.1 >= BYTES;
        drop(self.freed.wait_while(held, is_full));
    }

    /// Counts a text out.
    pub fn free(&self, bytes: usize) {
        if let Ok(mut held) = self.held.lock() {
            held.0 = held.0.saturating_sub(1);
            held.1 = held.1.saturating_sub(bytes);
        }
        self.freed.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_early_result_waits_for_its_turn() {
        let mut queue = Queue::default();
        let [first, second] = [10, 20].map(|bytes| queue.add(bytes));
        queue.fill(second, "b");
        assert_eq!(queue.next(), None);
        queue.fill(first, "a");
        assert_eq!(queue.next(), Some((10, "a")));
        let third = queue.add(30);
        assert_eq!(queue.next(), Some((20, "b")));
        assert!(!queue.is_empty());
        queue.fill(third, "");
        assert_eq!(queue.next(), Some((30, "")));
        assert!(queue.is_empty());
    }
}
