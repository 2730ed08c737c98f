//! secp256k1 in the terms of the contract: words in, points out.

use core::ops::{Add, Mul};

use k256::elliptic_curve::PrimeField;
use k256::elliptic_curve::ops::{LinearCombination, Reduce};
use k256::elliptic_curve::point::DecompressPoint;
use k256::elliptic_curve::sec1::{FromEncodedPoint, ToEncodedPoint};
use k256::elliptic_curve::subtle::Choice;
use k256::{AffinePoint, EncodedPoint, FieldBytes, ProjectivePoint, Scalar, U256};
use values::hash::Hash32;

use values::hash::keccak;

/// The number of tries to hash to the curve. A try fails with probability one half.
const MAX_TRIES: usize = 256;

/// A point of the curve with its affine coordinates.
#[derive(Clone, Copy)]
pub(crate) struct Point {
    x: FieldBytes,
    y: FieldBytes,
    point: ProjectivePoint,
}

impl Point {
    /// The point of these coordinates. `None` where one is not below the field's prime, or they are on
    /// no point.
    pub(crate) fn new([x, y]: &[Hash32; 2]) -> Option<Self> {
        let [x, y] = [x, y].map(|each| FieldBytes::from(*each.as_bytes()));
        let encoded = EncodedPoint::from_affine_coordinates(&x, &y, false);
        let point: Option<AffinePoint> = AffinePoint::from_encoded_point(&encoded).into();
        let point = point?.into();
        Some(Self { x, y, point })
    }

    /// `c * self + s * G`, with the curve's generator. `None` for infinity.
    pub(crate) fn with_generator(&self, c: &Scalar, s: &Scalar) -> Option<Self> {
        let generator = ProjectivePoint::GENERATOR;
        Self::affine(&ProjectivePoint::lincomb(&self.point, c, &generator, s))
    }

    /// `c * self + s * h`, added as the contract adds. `None` where both summands have the same x: they
    /// are opposite, and the sum is infinity, or equal, which the contract does not add.
    pub(crate) fn with_point(&self, c: &Scalar, h: &Self, s: &Scalar) -> Option<Self> {
        let (one, other) = (Mul::mul(self.point, c), Mul::mul(h.point, s));
        if one == other {
            return None;
        }
        Self::affine(&Add::add(one, other))
    }

    /// The point that `pk` and `seed` hash to: the first `x` in a chain of hashes that is on the curve,
    /// with the even `y`. `None` after 256 tries, which no honest seed needs.
    pub(crate) fn hashed(pk: &Self, seed: &Hash32) -> Option<Self> {
        let one = number(1);
        let begun = keccak(&[&one, &pk.x, &pk.y, seed.as_bytes()]);
        let mut candidates = core::iter::successors(Some(begun), |x| Some(keccak(&[x.as_bytes()])));
        candidates.by_ref().take(MAX_TRIES).find_map(|x| {
            let even = Choice::from(0);
            let x = FieldBytes::from(*x.as_bytes());
            let point: Option<AffinePoint> = AffinePoint::decompress(&x, even).into();
            Self::affine(&point?.into())
        })
    }

    /// Tests that `x` is below the group's order. The contract cannot multiply another point: `x` is the
    /// signature's `r` in its call of `ecrecover`.
    pub(crate) fn is_multipliable(&self) -> bool {
        bool::from(Scalar::from_repr(self.x).is_some())
    }

    /// The coordinates, as the contract packs them.
    pub(crate) fn bytes(&self) -> [&[u8]; 2] {
        [&self.x, &self.y]
    }

    /// The address of the point as if it were a key: 20 bytes.
    pub(crate) fn address(&self) -> [u8; 20] {
        let hash = keccak(&self.bytes());
        hash.as_bytes().last_chunk().copied().unwrap_or_default()
    }

    fn affine(point: &ProjectivePoint) -> Option<Self> {
        let encoded = point.to_affine().to_encoded_point(false);
        let (x, y) = (encoded.x()?, encoded.y()?);
        Some(Self {
            x: *x,
            y: *y,
            point: *point,
        })
    }
}

/// A word as a number modulo the group's order. `None` for zero.
pub(crate) fn scalar(word: &Hash32) -> Option<Scalar> {
    let bytes = FieldBytes::from(*word.as_bytes());
    let scalar = <Scalar as Reduce<U256>>::reduce_bytes(&bytes);
    (!bool::from(scalar.is_zero())).then_some(scalar)
}

/// A small number as a word.
pub(crate) const fn number(value: u8) -> [u8; 32] {
    let mut word = [0; 32];
    if let Some(last) = word.last_mut() {
        *last = value;
    }
    word
}
