//! Keeps the shrinking list of `docs/protocol.md#d8` without moving its items. It is a bitmap of the cards that remain,
//! 64 to a leaf of a tree that counts them. Taking the k-th card is one walk from the root to its leaf.

/// The positions 0 to `len` - 1 that have not been taken.
#[derive(Clone, Debug)]
pub struct Remaining {
    /// The bitmap: a bit for each position, set while it remains, and a word for each leaf of the tree.
    leaves: Vec<u64>,
    /// The number of remaining positions in the first half of each node. Node 1 is the root; 2n and 2n + 1 are the
    /// halves of n.
    firsts: Vec<u32>,
    left: u32,
}

impl Remaining {
    /// Returns a list with all of `len` positions; `None` if there are more than 2^32 - 1.
    pub fn all(len: usize) -> Option<Self> {
        let left = u32::try_from(len).ok()?;
        let mut leaves = vec![u64::MAX; len / 64];
        // The last word has only the positions below `len`.
        let spare = u32::try_from(len % 64).ok()?;
        leaves.push(!u64::MAX.wrapping_shl(spare));
        leaves.resize(leaves.len().checked_next_power_of_two()?, 0);

        let mut counts: Vec<u32> = leaves.iter().map(|leaf| leaf.count_ones()).collect();
        let mut levels = Vec::new();
        while counts.len() > 1 {
            let firsts = counts.iter().step_by(2).copied().collect::<Vec<u32>>();
            levels.push(firsts);
            let sum = |pair: &[u32]| pair.iter().copied().fold(0, u32::saturating_add);
            counts = counts.chunks(2).map(sum).collect();
        }
        let firsts = core::iter::once(0).chain(levels.into_iter().rev().flatten());
        Some(Self {
            leaves,
            firsts: firsts.collect(),
            left,
        })
    }

    /// Returns the number of positions that remain.
    pub const fn left(&self) -> u32 {
        self.left
    }

    /// Takes the `k`-th of the remaining positions, from 0, and returns it.
    pub fn take(&mut self, k: u32) -> Option<usize> {
        if k >= self.left {
            return None;
        }
        self.left = self.left.saturating_sub(1);
        let (mut node, mut k) = (1_usize, k);
        while let Some(first) = self.firsts.get_mut(node) {
            node = node.wrapping_mul(2);
            if let Some(beyond) = k.checked_sub(*first) {
                k = beyond;
                node = node.wrapping_add(1);
            } else {
                *first = first.saturating_sub(1);
            }
        }
        let leaf = node.checked_sub(self.firsts.len())?;
        let word = self.leaves.get_mut(leaf)?;
        let bit = nth_one(*word, k);
        *word &= !(1_u64.checked_shl(bit)?);
        leaf.checked_mul(64)?
            .checked_add(usize::try_from(bit).ok()?)
    }
}

/// Returns the place of the `k`-th set bit, from 0, found by halves.
fn nth_one(word: u64, mut k: u32) -> u32 {
    let mut at = 0_u32;
    for width in [32, 16, 8, 4, 2, 1] {
        let low = word.wrapping_shr(at) & !u64::MAX.wrapping_shl(width);
        if let Some(beyond) = k.checked_sub(low.count_ones()) {
            k = beyond;
            at = at.saturating_add(width);
        }
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_takes_the_same_as_a_plain_list() {
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
