//! Reads JSON as the rules need it: each value keeps its text, and errors are facts.
//!
//! `serde_json` decides whether a text is JSON; one scan then finds the end of each value. This module reads the
//! meaning of a value from its text, so that 1.0 is never an integer, 2^53 + 1 never 2^53, and a text that is not
//! Unicode never a name.

mod document;
mod form;
mod json_fault;
mod json_type;
mod payload_error;
mod scan;
mod text;
mod tokens;
mod value;
mod wire;

pub use document::{Document, Handle, read};
pub use form::Form;
pub use json_fault::JsonFault;
pub use json_type::JsonType;
pub use payload_error::PayloadError;
pub use scan::{MAX_DEPTH, RepeatedKey};
pub use text::{Unit, by_code_point, truncate, units};
pub use value::{FormError, Inside, Object, Raw, Wire};
pub use wire::{Hyphenated, OrEmpty, PositionNumber, UnprefixedHash, UserId, Word, hex_number};
