//! Our encodings are what alloy's are.

mod encodings;
mod random;
mod tries;
