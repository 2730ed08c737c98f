//! Hashes four messages at a time with SHA-256, each in its own lane, if they begin alike and are equally long: cards
//! ranked by one word, or the leaves and nodes of a tree.
//!
//! The four share work that is done once: the blocks and rounds of their common beginning, and the message schedule of
//! a last block that is only padding. sha2 is the reference: the tests compare every length with it.
//!
//! Loops are written out instead of using closures. The compiler does not vectorise a closure that an iterator calls,
//! and it cannot inline a vectorised function into one. The sixteen words and eight variables each have a name, so that
//! they stay in registers in a module that is compiled for size.
//!
//! Pure and total. On wasm32 the lanes are one SIMD vector; elsewhere they are an array, so that the tests run natively.

#![cfg_attr(
    test,
    allow(clippy::restriction, reason = "a test that fails ends in a panic")
)]

mod word;

use word::Lanes;

/// The constants of the 64 rounds: the first 32 bits of the fractional parts of the cube roots of the
/// first 64 primes.
#[rustfmt::skip]
const K: [[u32; 16]; 4] = [
    [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    ],
    [
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    ],
    [
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    ],
    [
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ],
];

/// The state before any block: the same bits of the square roots of the first 8 primes.
#[rustfmt::skip]
const START: [u32; 8] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
];

/// The sixteen words of a block, big-endian.
type Block = [[u8; 4]; 16];

/// The eight variables a to h of four hashes.
type State = [Lanes; 8];

/// Sixteen words of four message schedules.
type Words = [Lanes; 16];

/// Writes out sixteen rounds. The variables change their names, which costs nothing.
macro_rules! sixteen {
    ($state:ident, $t:ident => $word:expr) => {
        sixteen!($state, $t => $word; 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15)
    };
    ($state:ident, $t:ident => $word:expr; $($number:literal)*) => {
        $({
            const $t: usize = $number;
            $state = round($state, $word);
        })*
    };
}

/// Returns the SHA-256 of `prefix` and each tail, one after the other, in 32 bytes each. A tail has `PARTS` parts of `N`
/// bytes.
///
/// # Examples
///
/// ```
/// use sha2::{Digest, Sha256};
///
/// let hashes = lanes::of_each(b"card ", [[[1, 2]], [[3, 4]]].into_iter());
/// assert_eq!(hashes[1], <[u8; 32]>::from(Sha256::digest(b"card \x03\x04")));
/// ```
pub fn of_each<const N: usize, const PARTS: usize>(
    prefix: &[u8],
    tails: impl Iterator<Item = [[u8; N]; PARTS]>,
) -> Vec<[u8; 32]> {
    let shared = SharedPrefix::new(prefix, N.saturating_mul(PARTS));
    let mut lanes = [(); 4].map(|()| shared.blocks.clone());
    let mut hashes = Vec::with_capacity(tails.size_hint().0);
    let mut tails = tails.fuse();
    loop {
        let group = [(); 4].map(|()| tails.next());
        // A lane without a tail keeps the previous tail, and the zip below drops its hash.
        for (blocks, tail) in lanes.iter_mut().zip(&group) {
            let bytes = blocks.as_flattened_mut().as_flattened_mut();
            let place = bytes.get_mut(shared.held..);
            let (places, _) = place.unwrap_or_default().as_chunks_mut();
            for (place, part) in places.iter_mut().zip(tail.iter().flatten()) {
                *place = *part;
            }
        }
        let count = group.iter().flatten().count();
        if count > 0 {
            hashes.extend(shared.hash(&lanes).into_iter().take(count));
        }
        if count < group.len() {
            return hashes;
        }
    }
}

/// The work that equally long messages with a common beginning share.
struct SharedPrefix {
    /// The state after the blocks that are common.
    state: State,
    /// The number of common words in the next block; `first_rounds` has the variables after their rounds.
    common: usize,
    first_rounds: State,
    /// The blocks that hold bytes of a tail, complete except for the tail.
    blocks: Vec<Block>,
    /// The byte of the blocks at which the tail begins.
    held: usize,
    /// The schedule of a last block that is only padding, if there is one.
    padding: Option<[Words; 4]>,
}

impl SharedPrefix {
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    fn new(prefix: &[u8], tail: usize) -> Self {
        let length = prefix.len().saturating_add(tail);
        let mut message = prefix.to_vec();
        message.resize(length, 0);
        message.push(0x80);
        // The length in bits ends the last block.
        while message.len() % 64 != 56 {
            message.push(0);
        }
        let bits = u64::try_from(length).unwrap_or(u64::MAX).saturating_mul(8);
        message.extend(bits.to_be_bytes());

        let (words, _) = message.as_chunks();
        let (blocks, _): (&[Block], _) = words.as_chunks();
        let (blocks, padding) = blocks
            .split_at_checked(length.div_ceil(64))
            .unwrap_or_default();
        let (whole, blocks) = blocks
            .split_at_checked(prefix.len() / 64)
            .unwrap_or_default();
        let held = prefix.len() % 64;
        let common = held / 4;
        let same = |block| load([block; 4]);
        let mut state = started();
        for block in whole {
            state = added(state, finished(state, same(block), 0));
        }
        let first = same(blocks.first().unwrap_or(&[[0; 4]; 16]));
        Self {
            state,
            common,
            first_rounds: first_rounds(state, &first, common),
            blocks: blocks.to_vec(),
            held,
            padding: padding.first().map(|block| summed(same(block))),
        }
    }

    /// Hashes four messages. The function is small and called often, because a browser changes to its faster code
    /// between two calls, not within one.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    #[inline(never)]
    fn hash(&self, [a, b, c, d]: &[Vec<Block>; 4]) -> [[u8; 32]; 4] {
        let (mut state, mut variables, mut common) = (self.state, self.first_rounds, self.common);
        for (((a, b), c), d) in a.iter().zip(b).zip(c).zip(d) {
            state = added(state, finished(variables, load([a, b, c, d]), common));
            (variables, common) = (state, 0);
        }
        if let Some(padding) = &self.padding {
            let mut variables = state;
            for words in padding {
                sixteen!(variables, T => words[T]);
            }
            state = added(state, variables);
        }
        digests(state)
    }
}

/// Returns the state before any block.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
fn started() -> State {
    let mut state = [Lanes::splat(0); 8];
    for (lanes, word) in state.iter_mut().zip(START) {
        *lanes = Lanes::splat(word);
    }
    state
}

/// Returns the variables after the rounds of a block's first words.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
fn first_rounds(mut state: State, words: &Words, common: usize) -> State {
    let [k, ..] = &K;
    for (word, k) in words.iter().zip(k).take(common) {
        state = round(state, word.plus_each(*k));
    }
    state
}

/// Returns the variables after the rest of a block's 64 rounds.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
fn finished(first_rounds: State, mut words: Words, common: usize) -> State {
    let [k, others @ ..] = &K;
    let mut state = first_rounds;
    for (word, k) in words.iter().zip(k).skip(common) {
        state = round(state, word.plus_each(*k));
    }
    for k in others {
        state = next_rounds(state, &mut words, k);
    }
    state
}

/// Returns the variables after sixteen more rounds, and puts the words of those rounds in the places of the sixteen
/// before. Each round's word is computed while the previous round runs.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
#[inline]
fn next_rounds(mut state: State, words: &mut Words, k: &[u32; 16]) -> State {
    sixteen!(state, T => {
        let (before_15, before_7) = (words[(T + 1) % 16], words[(T + 9) % 16]);
        words[T] = next(words[T], before_15, before_7, words[(T + 14) % 16]);
        words[T].plus_each(k[T])
    });
    state
}

/// Returns the schedule's next word, from those 16, 15, 7 and 2 before it.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
#[inline]
fn next(before_16: Lanes, before_15: Lanes, before_7: Lanes, before_2: Lanes) -> Lanes {
    let (near, far) = (before_2, before_15);
    let far = far
        .rotated::<7>()
        .xor(far.rotated::<18>())
        .xor(far.shifted::<3>());
    let near = near
        .rotated::<17>()
        .xor(near.rotated::<19>())
        .xor(near.shifted::<10>());
    before_16.plus(far).plus(before_7.plus(near))
}

/// Computes one round; `word` is the sum of the schedule's word and the round's constant.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
#[inline]
fn round([a, b, c, d, e, f, g, h]: State, word: Lanes) -> State {
    let sum = e
        .rotated::<6>()
        .xor(e.rotated::<11>())
        .xor(e.rotated::<25>());
    // The bits of f at each set bit of e, and those of g at the others.
    let choice = g.xor(e.and(f.xor(g)));
    let one = h.plus(word).plus(sum.plus(choice));
    let sum = a
        .rotated::<2>()
        .xor(a.rotated::<13>())
        .xor(a.rotated::<22>());
    // The bits that two of three have: those of b if a and b agree, otherwise those of c.
    let majority = b.xor(a.xor(b).and(b.xor(c)));
    [one.plus(sum.plus(majority)), a, b, c, d.plus(one), e, f, g]
}

/// Returns a block's 64 words, each with its round's constant added.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
fn summed(mut words: Words) -> [Words; 4] {
    let mut all = [words; 4];
    let rounds = all.as_flattened_mut().iter_mut().zip(K.as_flattened());
    for (sum, k) in rounds {
        let [word, before_15, .., before_7, _, _, _, _, before_2, _] = words;
        *sum = word.plus_each(*k);
        words.rotate_left(1);
        words[15] = next(word, before_15, before_7, before_2);
    }
    all
}

/// Reads the words of four blocks.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
#[inline]
fn load([a, b, c, d]: [&Block; 4]) -> Words {
    macro_rules! words {
        ($($t:literal)*) => { [$(Lanes::from_be_bytes([a[$t], b[$t], c[$t], d[$t]])),*] };
    }
    words!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15)
}

/// Ends a block: adds its variables to the state before it.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
#[inline]
fn added([a, b, c, d, e, f, g, h]: State, [i, j, k, l, m, n, o, p]: State) -> State {
    let (i, j, k, l) = (a.plus(i), b.plus(j), c.plus(k), d.plus(l));
    [i, j, k, l, e.plus(m), f.plus(n), g.plus(o), h.plus(p)]
}

/// Returns the hashes of four states.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
#[inline]
fn digests(state: State) -> [[u8; 32]; 4] {
    let mut hashes = [[0; 32]; 4];
    for (at, lanes) in state.into_iter().enumerate() {
        for (hash, word) in hashes.iter_mut().zip(lanes.words()) {
            if let (chunks, []) = hash.as_chunks_mut::<4>()
                && let Some(place) = chunks.get_mut(at)
            {
                *place = word.to_be_bytes();
            }
        }
    }
    hashes
}

#[cfg(test)]
mod tests {
    use sha2::{Digest, Sha256};

    use super::*;

    /// Returns a generator of bytes that look random and are the same in each run.
    fn bytes(mut state: u32) -> impl FnMut() -> u8 {
        move || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            state.to_be_bytes()[0]
        }
    }

    fn agrees_with_sha2<const N: usize, const PARTS: usize>() {
        let mut byte = bytes(u32::try_from(N).expect("short"));
        for length in 0..=130 {
            let prefix: Vec<u8> = (0..length).map(|_| byte()).collect();
            for count in [0, 1, 3, 4, 5, 8] {
                let mut tail = || [(); PARTS].map(|()| [(); N].map(|()| byte()));
                let tails: Vec<_> = (0..count).map(|_| tail()).collect();
                let of = |tail: &[[u8; N]; PARTS]| -> [u8; 32] {
                    Sha256::digest([&prefix, tail.as_flattened()].concat()).into()
                };
                let expected: Vec<[u8; 32]> = tails.iter().map(of).collect();
                let found = of_each(&prefix, tails.into_iter());
                assert_eq!(
                    found, expected,
                    "{length}, and {PARTS} of {N} bytes, {count} times"
                );
            }
        }
    }

    #[test]
    fn every_length_agrees_with_sha2() {
        macro_rules! lengths {
            ($($n:literal)*) => { $(agrees_with_sha2::<$n, 1>();)* };
        }
        lengths!(1 3 4 16 24 31 32 33 54 55 56 57 63 64 65 119 120 128 200);
        agrees_with_sha2::<8, 3>();
        agrees_with_sha2::<32, 2>();
    }
}
