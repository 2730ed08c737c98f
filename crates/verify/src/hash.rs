//! 32-byte values and the one hash that every rule uses.

mod each;
#[cfg(any(test, target_arch = "wasm32"))]
mod four;
#[cfg(any(test, target_arch = "wasm32"))]
mod lanes;
mod value;

pub use each::of_each;
pub use value::{Hash32, Hasher, unprefixed};
