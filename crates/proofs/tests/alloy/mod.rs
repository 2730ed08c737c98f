//! Our encodings are what alloy's are.

mod encodings;
mod tries;
