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
//! use proofs::vrf::prove;
//! use values::chain::OracleRequest;
//! use values::hash::Hash32;
//!
//! let [key_hash, pre_seed, block_hash] = [1, 2, 3].map(|byte| Hash32::new([byte; 32]));
//! let request = OracleRequest { key_hash, pre_seed, block_hash };
//! // The input of a transaction that holds no proof of this request.
//! assert_eq!(prove(&[0; 500], &request), None);
//! ```

mod curve;
mod find;
mod proof;
mod verify;

pub use find::{MAX_OFFSETS, MAX_PROOFS, find, prove};
pub use proof::{PROOF_BYTES, Proof};
pub use verify::{Output, challenge, verify};
