//! The inputs that are worked on, in their order, and the room for them.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex};

/// How many inputs are held at once: those that are worked on, and those that wait for their turn to be told.
const WAITING: usize = 64;

/// How many bytes of lines are held, if it is not a single line that has more.
const BYTES: usize = 16 << 20;

/// The inputs that came and were not taken yet, in their order: how many bytes each holds, and what came of it.
pub struct Places<Done> {
    waiting: VecDeque<(usize, Option<Vec<Done>>)>,
    /// The place of the first of them.
    first: usize,
}

impl<Done> Default for Places<Done> {
    fn default() -> Self {
        let waiting = VecDeque::new();
        Self { waiting, first: 0 }
    }
}

impl<Done> Places<Done> {
    /// Whether everything that came was taken.
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Adds an input, and returns its place.
    pub fn add(&mut self, bytes: usize) -> usize {
        let place = self.first.saturating_add(self.waiting.len());
        self.waiting.push_back((bytes, None));
        place
    }

    /// Takes what came of the input of a place.
    pub fn fill(&mut self, place: usize, done: Vec<Done>) {
        let ahead = place.saturating_sub(self.first);
        if let Some((_, empty)) = self.waiting.get_mut(ahead) {
            *empty = Some(done);
        }
    }

    /// The first input, if it is done.
    pub fn next(&mut self) -> Option<(usize, Vec<Done>)> {
        let (bytes, done) = self.waiting.front_mut()?;
        let next = (*bytes, done.take()?);
        self.waiting.pop_front();
        self.first = self.first.saturating_add(1);
        Some(next)
    }
}

/// The room for inputs that came and were not taken yet.
#[derive(Default)]
pub struct Room {
    /// How many there are, and how many bytes their lines have.
    held: Mutex<(usize, usize)>,
    freed: Condvar,
}

impl Room {
    /// Holds an input, and waits until there is room for another.
    pub fn fill(&self, bytes: usize) {
        let Ok(mut held) = self.held.lock() else {
            return;
        };
        held.0 = held.0.saturating_add(1);
        held.1 = held.1.saturating_add(bytes);
        let is_full = |held: &mut (usize, usize)| held.0 >= WAITING || held.1 >= BYTES;
        drop(self.freed.wait_while(held, is_full));
    }

    /// Lets an input go.
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
    fn what_is_done_early_waits_for_its_turn() {
        let mut places = Places::default();
        let [first, second] = [10, 20].map(|bytes| places.add(bytes));
        places.fill(second, vec!["b"]);
        assert_eq!(places.next(), None);
        places.fill(first, vec!["a"]);
        assert_eq!(places.next(), Some((10, vec!["a"])));
        let third = places.add(30);
        assert_eq!(places.next(), Some((20, vec!["b"])));
        assert!(!places.is_empty());
        places.fill(third, Vec::new());
        assert_eq!(places.next(), Some((30, Vec::new())));
        assert!(places.is_empty());
    }
}
