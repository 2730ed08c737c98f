//! Keeps the inputs in progress in their order, and bounds their number.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex};

/// The largest number of inputs held at once: those in progress, and those that wait for their turn in the output.
pub const WAITING: usize = 64;

/// The largest number of bytes that the held lines have together. A single line may have more.
const BYTES: usize = 16 << 20;

/// The results of the inputs that arrived and were not taken yet, in order.
pub struct Queue<Done> {
    waiting: VecDeque<Slot<Done>>,
    /// The number of the first of these inputs.
    first: usize,
}

/// An input, with the results of its texts.
struct Slot<Done> {
    /// The number of bytes that the input holds in memory.
    bytes: usize,
    /// The number of results that were taken.
    taken: usize,
    results: VecDeque<Option<Done>>,
}

/// The next of a queue.
#[derive(Debug, PartialEq, Eq)]
pub enum Next<Done> {
    /// The result of a text.
    Text(Done),
    /// The end of an input that held these bytes.
    End(usize),
}

impl<Done> Default for Queue<Done> {
    fn default() -> Self {
        let waiting = VecDeque::new();
        Self { waiting, first: 0 }
    }
}

impl<Done> Queue<Done> {
    /// Returns true if every input was taken.
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Adds an input with one text, and returns its number.
    pub fn add(&mut self, bytes: usize) -> usize {
        let number = self.first.saturating_add(self.waiting.len());
        self.waiting.push_back(Slot {
            bytes,
            taken: 0,
            results: VecDeque::from([None]),
        });
        number
    }

    /// Tells that an input has several texts.
    pub fn split(&mut self, number: usize, texts: usize) {
        if let Some(slot) = self.slot(number) {
            slot.results.resize_with(texts, || None);
        }
    }

    /// Stores the result of a text, by the number of its input and its own in there.
    pub fn fill(&mut self, number: usize, text: usize, done: Done) {
        if let Some(slot) = self.slot(number)
            && let Some(empty) = slot.results.get_mut(text.saturating_sub(slot.taken))
        {
            *empty = Some(done);
        }
    }

    fn slot(&mut self, number: usize) -> Option<&mut Slot<Done>> {
        self.waiting.get_mut(number.saturating_sub(self.first))
    }

    /// Takes the first result if it is there, or the end of the first input if all of its results are taken.
    pub fn next(&mut self) -> Option<Next<Done>> {
        let slot = self.waiting.front_mut()?;
        if let Some(done) = slot.results.front_mut() {
            let done = done.take()?;
            slot.results.pop_front();
            slot.taken = slot.taken.saturating_add(1);
            return Some(Next::Text(done));
        }
        let slot = self.waiting.pop_front()?;
        self.first = self.first.saturating_add(1);
        Some(Next::End(slot.bytes))
    }
}

/// The bound on the inputs that arrived and were not taken yet.
#[derive(Default)]
pub struct Room {
    /// The number of these inputs, and the bytes of their lines.
    held: Mutex<(usize, usize)>,
    freed: Condvar,
}

impl Room {
    /// Counts an input in, and waits until there is room for another.
    pub fn fill(&self, bytes: usize) {
        let Ok(mut held) = self.held.lock() else {
            return;
        };
        held.0 = held.0.saturating_add(1);
        held.1 = held.1.saturating_add(bytes);
        let is_full = |held: &mut (usize, usize)| held.0 >= WAITING || held.1 >= BYTES;
        drop(self.freed.wait_while(held, is_full));
    }

    /// Counts an input out.
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
        use Next::{End, Text};
        let mut queue = Queue::default();
        let [first, second, third] = [10, 20, 30].map(|bytes| queue.add(bytes));
        queue.fill(third, 0, "e");
        queue.split(second, 3);
        queue.fill(second, 1, "c");
        assert_eq!(queue.next(), None);
        queue.fill(first, 0, "a");
        assert_eq!(queue.next(), Some(Text("a")));
        assert_eq!(queue.next(), Some(End(10)));
        assert_eq!(queue.next(), None);
        // A result of one of several texts waits for those before it alone.
        queue.fill(second, 0, "b");
        assert_eq!(queue.next(), Some(Text("b")));
        assert_eq!(queue.next(), Some(Text("c")));
        assert_eq!(queue.next(), None);
        queue.fill(second, 2, "d");
        for next in [Text("d"), End(20), Text("e"), End(30)] {
            assert!(!queue.is_empty());
            assert_eq!(queue.next(), Some(next));
        }
        assert!(queue.is_empty());
    }
}
