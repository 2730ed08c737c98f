//! Defines the result of this program, with any error for a person to read.

/// A result whose error is of any kind.
pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;
