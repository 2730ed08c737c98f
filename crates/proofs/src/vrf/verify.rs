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

/// A point that a proof names or needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointName {
    /// The oracle's public key.
    Pk,
    /// The point that the word follows from.
    Gamma,
    /// The point that the key and the seed hash to.
    H,
}

/// A number that a proof names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScalarName {
    /// The challenge.
    C,
    /// The response.
    S,
}

/// A reason that a proof does not hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Invalid {
    /// These coordinates are on no point of the curve, or not below the field's prime.
    NotOnCurve(PointName, [Hash32; 2]),
    /// The point's x is not below the group's order: the contract cannot multiply it.
    NotMultipliable(PointName),
    /// A number is a multiple of the group's order.
    Zero(ScalarName, Hash32),
    /// `c * pk + s * G` is infinity.
    NoU,
    /// `c * gamma` and `s * H` have the same x: their sum is infinity, or the contract cannot add them.
    NoV,
    /// No point was found that the key and the seed hash to.
    NoH,
    /// The proof's `c` is not the one that its points hash to.
    Challenge {
        /// The proof's own.
        given: Hash32,
        /// The hash of the proof's points.
        computed: Hash32,
    },
}

/// The output that a proof gives over this seed ([`OracleRequest::seed`](values::chain::OracleRequest::seed)), if it holds. Whose key it is, and
/// which request's `pre_seed`, is for the caller to compare; [`prove`](super::prove) does.
///
/// The challenge is computed from the other parts alone, and compared here.
///
/// # Errors
///
/// [`Invalid`] for a point that is not on the curve, or a challenge that differs from the computed one.
///
/// ```
/// use proofs::Hash32;
/// use proofs::vrf::{Invalid, PROOF_BYTES, PointName, Proof, verify};
///
/// let proof = Proof::read(&[7; PROOF_BYTES]).expect("long enough");
/// assert_eq!(verify(&proof, &Hash32::ZERO), Err(Invalid::NotOnCurve(PointName::Pk, proof.pk)));
/// ```
pub fn verify(proof: &Proof, seed: &Hash32) -> Result<Output, Invalid> {
    let (given, computed) = (proof.c, challenge(proof, seed)?);
    if given != computed {
        return Err(Invalid::Challenge { given, computed });
    }
    let [x, y] = &proof.gamma;
    let output_seed = keccak(&[&number(3), x.as_bytes(), y.as_bytes()]);
    let word = word(&output_seed);
    Ok(Output { output_seed, word })
}

/// The `c` that a proof's points hash to.
fn challenge(proof: &Proof, seed: &Hash32) -> Result<Hash32, Invalid> {
    let pk = point(PointName::Pk, &proof.pk)?;
    let gamma = point(PointName::Gamma, &proof.gamma)?;
    let c = scalar(&proof.c).ok_or(Invalid::Zero(ScalarName::C, proof.c))?;
    let s = scalar(&proof.s).ok_or(Invalid::Zero(ScalarName::S, proof.s))?;
    let h = Point::hashed(&pk, seed).ok_or(Invalid::NoH)?;
    for (name, point) in [
        (PointName::Pk, &pk),
        (PointName::Gamma, &gamma),
        (PointName::H, &h),
    ] {
        if !point.is_multipliable() {
            return Err(Invalid::NotMultipliable(name));
        }
    }
    let u = pk.with_generator(&c, &s).ok_or(Invalid::NoU)?;
    let v = gamma.with_point(&c, &h, &s).ok_or(Invalid::NoV)?;
    let ([hx, hy], [px, py]) = (h.bytes(), pk.bytes());
    let ([gx, gy], [vx, vy]) = (gamma.bytes(), v.bytes());
    let (two, u) = (number(2), u.address());
    Ok(keccak(&[&two, hx, hy, px, py, gx, gy, vx, vy, &u]))
}

fn point(name: PointName, coordinates: &[Hash32; 2]) -> Result<Point, Invalid> {
    Point::new(coordinates).ok_or(Invalid::NotOnCurve(name, *coordinates))
}
