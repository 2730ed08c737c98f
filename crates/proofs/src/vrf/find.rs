//! Finds proofs in a transaction's input.

use values::chain::OracleRequest;
use values::hash::Hash32;

use super::proof::Proof;
use super::verify::verify;

/// The number of a proof's bytes before its `pre_seed`.
const BEFORE: usize = 192;

/// The most offsets of a `pre_seed` in one input that are looked at. An honest input has one or two.
pub const MAX_OFFSETS: usize = 4096;

/// The most proofs of one input that are verified. An honest input has one for a request.
pub const MAX_PROOFS: usize = 4;

/// The proofs for a request in an input, as they come: at any byte offset, as a batch or a forwarder may nest them.
/// Their key and `pre_seed` are the request's; they are not verified.
///
/// At most [`MAX_OFFSETS`] offsets are looked at.
///
/// ```
/// use proofs::vrf::{PROOF_BYTES, Proof, find};
/// use values::chain::OracleRequest;
/// use values::hash::Hash32;
///
/// let bytes: Vec<u8> = (0..=255).cycle().take(PROOF_BYTES).collect();
/// let proof = Proof::read(&bytes).expect("long enough");
/// let (key_hash, pre_seed) = (proof.key_hash(), proof.pre_seed);
/// let request = OracleRequest { key_hash, pre_seed, block_hash: Hash32::ZERO };
/// let input = [b"a selector".as_slice(), &bytes].concat();
/// assert_eq!(find(&input, &request).next(), Some(proof));
/// ```
pub fn find<'a>(input: &'a [u8], request: &'a OracleRequest) -> impl Iterator<Item = Proof> + 'a {
    let is_here =
        |proof: &[u8]| proof.get(BEFORE..) == Some(request.pre_seed.as_bytes().as_slice());
    let windows = input
        .windows(BEFORE.saturating_add(32))
        .filter(move |window| is_here(window))
        // oracle_proof-5
        .take(MAX_OFFSETS);
    let proofs = windows.filter_map(Proof::read);
    proofs.filter(|proof| proof.key_hash() == request.key_hash)
}

/// Returns the word that an input proves for a request: the output of the first proof that verifies, of the first
/// [`MAX_PROOFS`]. `None` if none verifies.
///
/// It proves that the holder of the key saw the block's hash and could give no other word for it. Whether the
/// key is a listed one, and whether the request is the pull's, is for the caller.
pub fn prove(input: &[u8], request: &OracleRequest) -> Option<Hash32> {
    let seed = request.seed();
    // oracle_proof-5
    let mut proofs = find(input, request).take(MAX_PROOFS);
    let output = proofs.find_map(|proof| verify(&proof, &seed))?;
    Some(output.word)
}
