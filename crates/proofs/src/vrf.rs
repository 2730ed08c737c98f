//! The oracle's proof of a random word: Chainlink VRF v2 and v2.5, over secp256k1.
//!
//! A request is made under a key, whose hash and whose `pre_seed` the coordinator logs. The oracle
//! answers with a [`Proof`] over the `pre_seed` and the hash of the request's block. The holder of the
//! key can prove one word for them and no other.
//!
//! A proof is accepted exactly where the coordinator (`VRF.sol` of the package `@chainlink/contracts`)
//! accepts it with some witnesses. The rule: [`docs/protocol.md#oracle-proof`](../../../docs/protocol.md#oracle-proof).
//!
//! ```
//! use proofs::Hash32;
//! use proofs::vrf::{Request, Unproven, prove};
//!
//! let request = Request { key_hash: Hash32::new([1; 32]), pre_seed: Hash32::new([2; 32]) };
//! let block_hash = Hash32::new([3; 32]);
//! // The input of a transaction that holds no proof of this request.
//! assert_eq!(prove(&[0; 500], &request, &block_hash), Err(Unproven::NotFound));
//! ```

mod curve;
mod find;
mod proof;
mod request;
mod verify;

pub use find::{MAX_PLACES, MAX_PROOFS, Unproven, find, prove};
pub use proof::{PROOF_BYTES, Proof};
pub use request::{Request, seed};
pub use verify::{Invalid, Output, PointName, ScalarName, verify};
