//! Names the reasons why bytes are not a payload.

use core::error::Error;
use core::fmt;

use serde::{Deserialize, Serialize};

use super::json_fault::JsonFault;
use super::json_type::JsonType;

/// The reasons why bytes are not a payload at all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PayloadError {
    /// No bytes, or only white space.
    Empty,
    /// Bytes that are not UTF-8 text.
    NotText {
        /// The offset of the first bad byte.
        byte: u64,
        /// True if no byte is a control character, as in a text of another encoding.
        is_encoded: bool,
    },
    /// Text that is not JSON.
    NotJson {
        /// The way in which it is not.
        fault: JsonFault,
        /// Line of the first fault, from 1.
        line: u64,
        /// Column of the first fault, from 1.
        column: u64,
    },
    /// JSON of another type than an object.
    NotAnObject(JsonType),
    /// JSON that nests deeper than [`super::MAX_DEPTH`] levels.
    TooDeep,
    /// An object with neither `target_pull_key` nor `pack_event_id`.
    NotAPayload,
    /// More bytes than any payload has.
    TooLarge {
        /// The size in bytes, or the part of it that was seen.
        bytes: u64,
        /// The largest size that is read, in bytes.
        limit: u64,
    },
}

impl fmt::Display for PayloadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("there are no bytes"),
            Self::NotText { byte, .. } => write!(f, "byte {byte} is not UTF-8"),
            Self::NotJson { line, column, .. } => {
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

impl Error for PayloadError {}
