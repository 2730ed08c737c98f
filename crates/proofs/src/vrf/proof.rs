//! A proof, as it is in the input of the fulfilling transaction.

use values::hash::Hash32;
use values::hash::keccak;

/// The length of a proof in bytes as the coordinator accepts it: the seven words of [`Proof`] and six words that
/// serve the contract's arithmetic alone.
pub const PROOF_BYTES: usize = 416;

/// The checked part of a proof: seven words of 32 bytes, in this order. No value is trusted, or known to be in range,
/// before [`verify()`](super::verify()) accepts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The oracle's public key: x, y.
    pub pk: [Hash32; 2],
    /// The point that the word follows from: x, y. The key and the seed have one alone.
    pub gamma: [Hash32; 2],
    /// The challenge: a whole hash, not reduced by the group's order.
    pub c: Hash32,
    /// The response: any number, reduced by the group's order where it is used.
    pub s: Hash32,
    /// The seed before the block's hash is mixed in. The contract calls it `seed`.
    pub pre_seed: Hash32,
}

impl Proof {
    /// Reads the first seven words of `bytes`. `None` where it is shorter; later bytes are not read.
    ///
    /// ```
    /// use proofs::vrf::{PROOF_BYTES, Proof};
    ///
    /// let proof = Proof::read(&[7; PROOF_BYTES]).expect("long enough");
    /// assert_eq!(proof.c.as_bytes(), &[7; 32]);
    /// assert_eq!(Proof::read(&[7; 223]), None);
    /// ```
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let words: &[[u8; 32]; 7] = bytes.as_chunks::<32>().0.first_chunk()?;
        let [x, y, gamma_x, gamma_y, c, s, pre_seed] = words.map(Hash32::new);
        Some(Self {
            pk: [x, y],
            gamma: [gamma_x, gamma_y],
            c,
            s,
            pre_seed,
        })
    }

    /// The hash of the proof's key. A proof counts for a request of this key alone.
    pub fn key_hash(&self) -> Hash32 {
        let [x, y] = &self.pk;
        keccak(&[x.as_bytes(), y.as_bytes()])
    }
}
