//! Values that look random, and are the same every time.

/// A stream of them.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(2).wrapping_add(1))
    }

    pub fn number(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// Below the limit.
    pub fn below(&mut self, limit: usize) -> usize {
        usize::try_from(self.number() % u64::try_from(limit).expect("small")).expect("small")
    }

    /// A number of any size, small ones as likely as large ones.
    pub fn sized(&mut self) -> u64 {
        let bits = self.below(65);
        self.number()
            .checked_shr(u32::try_from(bits).expect("small"))
            .unwrap_or(0)
    }

    pub fn bytes(&mut self, length: usize) -> Vec<u8> {
        (0..length)
            .map(|_| self.number().to_be_bytes()[0])
            .collect()
    }

    pub fn array<const N: usize>(&mut self) -> [u8; N] {
        self.bytes(N).try_into().expect("N bytes")
    }

    /// Few bytes, or as many as the encodings change at.
    pub fn some_bytes(&mut self) -> Vec<u8> {
        const EDGES: [usize; 10] = [0, 1, 2, 31, 32, 33, 55, 56, 255, 256];
        let length = EDGES[self.below(EDGES.len())];
        let mut bytes = self.bytes(length);
        if self.below(4) == 0 {
            bytes.fill(u8::try_from(self.below(2)).expect("small"));
        }
        bytes
    }
}
