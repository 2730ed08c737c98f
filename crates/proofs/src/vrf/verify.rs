//! Verifies a proof, and computes its word.

use values::chain::word;
use values::hash::Hash32;

use super::curve::{Point, number, scalar};
use super::proof::Proof;
use values::hash::keccak;

/// The result of a valid proof. [`verify()`] alone makes one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Output {
    /// `outputSeed` of `RandomWordsFulfilled`: all words of the request follow from it.
    pub output_seed: Hash32,
    /// The request's first word.
    pub word: Hash32,
}

/// Returns the output of a proof over this seed
/// ([`OracleRequest::seed`](values::chain::OracleRequest::seed)); `None` if the proof does not hold. The caller compares
/// whose key it is, and which request's `pre_seed`; [`prove`](super::prove) does.
///
/// The challenge is computed from the other parts alone, and compared here.
///
/// ```
/// use proofs::Hash32;
/// use proofs::vrf::{PROOF_BYTES, Proof, verify};
///
/// let proof = Proof::read(&[7; PROOF_BYTES]).expect("long enough");
/// assert_eq!(verify(&proof, &Hash32::ZERO), None);
/// ```
pub fn verify(proof: &Proof, seed: &Hash32) -> Option<Output> {
    if challenge(proof, seed)? != proof.c {
        return None;
    }
    let [x, y] = &proof.gamma;
    let output_seed = keccak(&[&number(3), x.as_bytes(), y.as_bytes()]);
    let word = word(&output_seed);
    Some(Output { output_seed, word })
}

/// Returns the `c` that a proof's points hash to. `None` if the contract cannot compute it: a point is not on the curve,
/// cannot be multiplied or is infinity, or a number is a multiple of the group's order.
pub fn challenge(proof: &Proof, seed: &Hash32) -> Option<Hash32> {
    let pk = Point::new(&proof.pk)?;
    let gamma = Point::new(&proof.gamma)?;
    let (c, s) = (scalar(&proof.c)?, scalar(&proof.s)?);
    let h = Point::hashed(&pk, seed)?;
    if ![&pk, &gamma, &h].into_iter().all(Point::is_multipliable) {
        return None;
    }
    let u = pk.with_generator(&c, &s)?;
    let v = gamma.with_point(&c, &h, &s)?;
    let ([hx, hy], [px, py]) = (h.bytes(), pk.bytes());
    let ([gx, gy], [vx, vy]) = (gamma.bytes(), v.bytes());
    let (two, u) = (number(2), u.address());
    Some(keccak(&[&two, hx, hy, px, py, gx, gy, vx, vy, &u]))
}
