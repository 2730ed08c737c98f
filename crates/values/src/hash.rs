//! Defines 32-byte values, SHA-256, which every rule uses, and Keccak-256, the hash of the chain.

mod each;
#[cfg(any(test, target_arch = "wasm32"))]
mod four;
mod keccak;
#[cfg(any(test, target_arch = "wasm32"))]
mod lanes;
mod value;

pub use each::of_each;
pub use keccak::keccak;
pub use value::{Hash32, Hasher, unprefixed};
