//! D8's shrinking list, without moving what is left: a bitmap of the cards that remain, and a
//! Fenwick tree over how many each word of it holds. Taking the k-th is logarithmic.

/// The positions 0 to `len` - 1 of which some were taken.
#[derive(Clone, Debug)]
pub struct Remaining {
    words: Vec<u64>,
    /// Node i (from 1) holds the count of the `lowest_bit(i)` words that end at word i - 1.
    counts: Vec<u32>,
    left: u32,
}

impl Remaining {
    /// All of `len` positions; `None` if they are more than 2^32 - 1.
    pub fn all(len: usize) -> Option<Self> {
        let left = u32::try_from(len).ok()?;
        let mut words = vec![u64::MAX; len.div_ceil(64)];
        if let (Some(last), spare @ 1..) = (words.last_mut(), len % 64) {
            *last = u64::MAX >> (64_usize.saturating_sub(spare));
        }
        let mut counts = vec![0; words.len().saturating_add(1)];
        for (index, word) in words.iter().enumerate() {
            let node = index.saturating_add(1);
            let mut sum = word.count_ones();
            // The node's children have been summed already.
            let mut child = index;
            let floor = node & index;
            while child > floor {
                sum = sum.saturating_add(counts.get(child).copied().unwrap_or(0));
                child &= child.saturating_sub(1);
            }
            if let Some(count) = counts.get_mut(node) {
                *count = sum;
            }
        }
        Some(Self {
            words,
            counts,
            left,
        })
    }

    /// How many remain.
    pub const fn left(&self) -> u32 {
        self.left
    }

    /// Takes the `k`-th of those that remain, from 0, and tells its position in the full list.
    pub fn take(&mut self, k: u32) -> Option<usize> {
        if k >= self.left {
            return None;
        }
        let (word, before) = self.descend(k);
        let bits = self.words.get_mut(word)?;
        let mut skipped = *bits;
        for _ in before..k {
            skipped &= skipped.wrapping_sub(1);
        }
        let bit = usize::try_from(skipped.trailing_zeros()).ok()?;
        *bits &= !(1_u64.checked_shl(skipped.trailing_zeros())?);
        let mut node = word.checked_add(1)?;
        while let Some(count) = self.counts.get_mut(node) {
            *count = count.saturating_sub(1);
            node = node.checked_add(node & node.wrapping_neg())?;
        }
        self.left = self.left.saturating_sub(1);
        word.checked_mul(64)?.checked_add(bit)
    }

    /// The word that holds the `k`-th, and how many remain before that word.
    fn descend(&self, k: u32) -> (usize, u32) {
        let (mut node, mut before) = (0_usize, 0_u32);
        let mut step = self.words.len().checked_next_power_of_two().unwrap_or(1);
        while step > 0 {
            let ahead = node.saturating_add(step);
            if let Some(count) = self.counts.get(ahead) {
                let sum = before.saturating_add(*count);
                if sum <= k {
                    node = ahead;
                    before = sum;
                }
            }
            step >>= 1;
        }
        (node, before)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_takes_what_a_list_would() {
        for len in [0, 1, 2, 63, 64, 65, 127, 128, 129, 1_000, 4_097] {
            let mut list: Vec<usize> = (0..len).collect();
            let mut remaining = Remaining::all(len).expect("few enough");
            let mut state = 12_345_u32;
            while !list.is_empty() {
                assert_eq!(usize::try_from(remaining.left()), Ok(list.len()));
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let k = state % remaining.left();
                let taken = list.remove(usize::try_from(k).expect("small"));
                assert_eq!(remaining.take(k), Some(taken), "{k} of {len}");
            }
            assert_eq!(remaining.take(0), None);
        }
    }
}
