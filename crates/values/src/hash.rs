//! Defines 32-byte values, SHA-256, which every rule uses, and Keccak-256, the hash of the chain.

mod each;
mod keccak;
mod value;

pub use each::of_each;
pub use keccak::keccak;
pub use value::{Hash32, Hasher, unprefixed};
