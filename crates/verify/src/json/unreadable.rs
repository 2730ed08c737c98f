//! Why bytes are not a payload.

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
