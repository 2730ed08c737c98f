//! Why bytes are not a payload.

use core::error::Error;
use core::fmt;

use serde::{Deserialize, Serialize};

use super::json_type::JsonType;

/// Why bytes are not a payload at all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unreadable {
    /// There are no bytes.
    Empty,
    /// The bytes are not UTF-8 text; the first bad byte.
    NotText(u64),
    /// The text is not JSON.
    NotJson {
        /// Line of the first fault, from 1.
        line: u64,
        /// Column of the first fault, from 1.
        column: u64,
    },
    /// It is JSON, but not an object: what it is instead.
    NotAnObject(JsonType),
    /// It nests deeper than any payload.
    TooDeep,
    /// It is an object with neither `target_pull_key` nor `pack_event_id`.
    NotAPayload,
    /// It is larger than any payload.
    TooLarge {
        /// Its size in bytes, as far as it is known.
        bytes: u64,
        /// The largest size that is read.
        limit: u64,
    },
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("there are no bytes"),
            Self::NotText(at) => write!(f, "byte {at} is not UTF-8"),
            Self::NotJson { line, column } => {
                write!(f, "not JSON at line {line}, column {column}")
            }
            Self::NotAnObject(found) => write!(f, "a JSON {found:?}, not an object"),
            Self::TooDeep => f.write_str("nested too deeply"),
            Self::NotAPayload => f.write_str("neither target_pull_key nor pack_event_id"),
            Self::TooLarge { bytes, limit } => {
                write!(f, "{bytes} bytes, more than {limit}")
            }
        }
    }
}

impl Error for Unreadable {}
