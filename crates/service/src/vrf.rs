//! Makes the oracle's proof of a word: Chainlink VRF v2 and v2.5, over secp256k1. `VRF.sol` of the package
//! @chainlink/contracts checks it, and tests/reference/vrf.py makes the same.

use alloy::primitives::{B256, U256, keccak256, uint};
use k256::elliptic_curve::ops::Reduce;
use k256::elliptic_curve::point::DecompressPoint;
use k256::elliptic_curve::sec1::ToEncodedPoint;
use k256::elliptic_curve::subtle::Choice;
use k256::{AffinePoint, ProjectivePoint, Scalar};

/// The field's prime.
const P: U256 = uint!(0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFC2F_U256);

/// Both coordinates of a point.
type Coordinates = [B256; 2];

/// An oracle's key.
pub struct Key {
    secret: B256,
    scalar: Scalar,
    pub public: Coordinates,
}

impl Key {
    /// Returns the key of this secret number.
    pub fn new(secret: B256) -> Self {
        let scalar = reduced(secret);
        Self {
            secret,
            scalar,
            public: coordinates(ProjectivePoint::GENERATOR * scalar),
        }
    }

    /// Returns the proof for a request in the block of this hash, in the coordinator's form: 13 words.
    pub fn prove(&self, pre_seed: B256, block_hash: B256) -> [B256; 13] {
        let seed = hash(&[pre_seed, block_hash]);
        let h = self.hash_to_curve(seed);
        let gamma = h * self.scalar;
        // The nonce depends only on the proven values, so that the same word always has the same proof.
        let nonce = reduced(hash(&[self.secret, seed]));
        let u = address(coordinates(ProjectivePoint::GENERATOR * nonce));
        let [hx, hy] = coordinates(h);
        let [px, py] = self.public;
        let [gx, gy] = coordinates(gamma);
        let [vx, vy] = coordinates(h * nonce);
        let points = bytes(&[number(2), hx, hy, px, py, gx, gy, vx, vy]);
        let c = keccak256([&points[..], &u[12..]].concat());
        let s = nonce - reduced(c) * self.scalar;
        let [cx, cy] = coordinates(gamma * reduced(c));
        let [sx, sy] = coordinates(h * s);
        let s = B256::from_slice(&s.to_bytes());
        [
            px,
            py,
            gx,
            gy,
            c,
            s,
            pre_seed,
            u,
            cx,
            cy,
            sx,
            sy,
            z_inverse(cx, sx),
        ]
    }

    fn hash_to_curve(&self, seed: B256) -> ProjectivePoint {
        let [px, py] = self.public;
        let mut x = hash(&[number(1), px, py, seed]);
        loop {
            let even = Choice::from(0);
            let point: Option<AffinePoint> = AffinePoint::decompress(&x.0.into(), even).into();
            match point {
                Some(point) => return point.into(),
                None => x = hash(&[x]),
            }
        }
    }
}

/// Returns the inverse of z, with which the contract adds two points of these x without a division.
fn z_inverse(one: B256, other: B256) -> B256 {
    let [one, other] = [one, other].map(|x| U256::from_be_bytes(x.0));
    let z = other.add_mod(P - one, P).pow_mod(U256::from(5), P);
    let inverse = z.inv_mod(P).expect("two points have two x");
    B256::from(inverse)
}

fn coordinates(point: ProjectivePoint) -> Coordinates {
    let encoded = point.to_affine().to_encoded_point(false);
    let (x, y) = (encoded.x(), encoded.y());
    [x, y].map(|each| B256::from_slice(each.expect("not infinity")))
}

/// Returns a point's address, as a word.
fn address(point: Coordinates) -> B256 {
    let mut word = hash(&point);
    word[..12].fill(0);
    word
}

fn hash(words: &[B256]) -> B256 {
    keccak256(bytes(words))
}

fn number(value: u64) -> B256 {
    B256::from(U256::from(value))
}

fn reduced(word: B256) -> Scalar {
    <Scalar as Reduce<k256::U256>>::reduce_bytes(&word.0.into())
}

fn bytes(words: &[B256]) -> Vec<u8> {
    words.iter().flatten().copied().collect()
}
