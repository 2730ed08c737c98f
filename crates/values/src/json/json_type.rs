//! Lists the types that a JSON value can have.

use serde::{Deserialize, Serialize};

/// The types of JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum JsonType {
    /// `[…]`.
    Array,
    /// `true` or `false`.
    Boolean,
    /// `null`.
    Null,
    /// A number.
    Number,
    /// `{…}`.
    Object,
    /// `"…"`.
    String,
}
