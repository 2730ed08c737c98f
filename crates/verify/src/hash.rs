//! 32-byte values, the one hash that every rule uses, and that of the chain.

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
