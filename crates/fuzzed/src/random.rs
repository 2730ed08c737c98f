//! Makes numbers that look random, and are the same in each run (SplitMix64).

pub struct Random(u64);

impl Random {
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Returns a number below the limit; 0 if the limit is 0.
    pub fn below(&mut self, limit: usize) -> usize {
        let limit = u64::try_from(limit.max(1)).expect("small");
        usize::try_from(self.number() % limit).expect("small")
    }

    pub fn bytes(&mut self, length: usize) -> Vec<u8> {
        (0..length)
            .map(|_| self.number().to_be_bytes()[0])
            .collect()
    }
}
