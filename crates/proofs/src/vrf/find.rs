//! Where a proof is in a transaction's input.

use core::fmt;

use verify::hash::Hash32;

use super::proof::Proof;
use super::request::{Request, seed};
use super::verify::{Invalid, Output, verify};

/// How many bytes of a proof come before its `pre_seed`.
const BEFORE: usize = 192;

/// How many places of a `pre_seed` in one input are looked at. An honest input has one or two.
pub const MAX_PLACES: usize = 4096;

/// How many proofs of one input are verified. An honest input has one for a request.
pub const MAX_PROOFS: usize = 4;

/// Why an input proves no word for a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unproven {
    /// It holds no proof of this key for this `pre_seed`.
    NotFound,
    /// It holds `tried` of them, and none verifies.
    Invalid {
        /// How many there are.
        tried: usize,
        /// What is wrong with the first.
        first: Invalid,
    },
}

/// The proofs for a request in an input, as they come: at any byte offset, as a batch or a forwarder may
/// nest them. Their key and `pre_seed` are the request's; they are not verified.
///
/// At most [`MAX_PLACES`] places are looked at.
///
/// ```
/// use proofs::Hash32;
/// use proofs::vrf::{PROOF_BYTES, Proof, Request, find};
///
/// let bytes: Vec<u8> = (0..=255).cycle().take(PROOF_BYTES).collect();
/// let proof = Proof::read(&bytes).expect("long enough");
/// let request = Request { key_hash: proof.key_hash(), pre_seed: proof.pre_seed };
/// let input = [b"a selector".as_slice(), &bytes].concat();
/// assert_eq!(find(&input, &request).next(), Some(proof));
/// ```
pub fn find<'a>(input: &'a [u8], request: &'a Request) -> impl Iterator<Item = Proof> + 'a {
    let is_here =
        |proof: &[u8]| proof.get(BEFORE..) == Some(request.pre_seed.as_bytes().as_slice());
    input
        .windows(BEFORE.saturating_add(32))
        .filter(move |window| is_here(window))
        .take(MAX_PLACES)
        .filter_map(Proof::read)
        .filter(|proof| proof.key_hash() == request.key_hash)
}

/// The word that an input proves for a request in the block of this hash: the output of the first proof
/// that verifies, of the first [`MAX_PROOFS`].
///
/// It proves that the holder of the key saw this block hash and could give no other word for it. Whether the
/// key is a listed one ([`crate::keys`]), and whether the request is the pull's, is for the caller.
pub fn prove(
    input: &[u8],
    request: &Request,
    block_hash: &Hash32,
) -> Result<(Proof, Output), Unproven> {
    let seed = seed(&request.pre_seed, block_hash);
    let mut refused = None;
    for proof in find(input, request).take(MAX_PROOFS) {
        match verify(&proof, &seed) {
            Ok(output) => return Ok((proof, output)),
            Err(invalid) => {
                let (tried, first) = refused.unwrap_or((0_usize, invalid));
                refused = Some((tried.saturating_add(1), first));
            }
        }
    }
    let (tried, first) = refused.ok_or(Unproven::NotFound)?;
    Err(Unproven::Invalid { tried, first })
}

impl fmt::Display for Unproven {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotFound => f.write_str("the input holds no proof for this request"),
            Self::Invalid { tried, first } => {
                write!(f, "none of {tried} proofs verifies; the first: {first}")
            }
        }
    }
}

impl core::error::Error for Unproven {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::NotFound => None,
            Self::Invalid { first, .. } => Some(first),
        }
    }
}
