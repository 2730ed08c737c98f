//! Reads bytes as a list of choices, so that every input of a fuzzer is a valid plan.

pub struct Choices<'a>(&'a [u8]);

impl<'a> Choices<'a> {
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn byte(&mut self) -> u8 {
        match self.0.split_first() {
            Some((byte, rest)) => {
                self.0 = rest;
                *byte
            }
            None => 0,
        }
    }

    /// Chooses a number below the limit, by two bytes; 0 if the limit is 0.
    pub fn below(&mut self, limit: usize) -> usize {
        let number = u16::from_be_bytes([self.byte(), self.byte()]);
        usize::from(number) % limit.max(1)
    }

    pub fn of<'t, T>(&mut self, list: &'t [T]) -> &'t T {
        &list[self.below(list.len())]
    }

    pub fn bytes(&mut self, length: usize) -> &'a [u8] {
        let (bytes, rest) = self.0.split_at(length.min(self.0.len()));
        self.0 = rest;
        bytes
    }
}
