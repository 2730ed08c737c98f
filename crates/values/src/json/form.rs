//! Lists the forms that a rule may require of a value.

use serde::{Deserialize, Serialize};

/// The form that the check requires of a value in a payload.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// Any value at all.
    Present,
    /// An object.
    Object,
    /// A list.
    List,
    /// A list of exactly two items: an inventory id and its `value_cents`.
    Leaf,
    /// A list of at most 255 bands.
    Bands,
    /// A text of whole characters.
    Text,
    /// `true` or `false`.
    Boolean,
    /// A JSON integer from 0 to the given maximum.
    Integer(u64),
    /// A JSON integer from 0 to the given maximum, or the same as hex text.
    PositionInteger(u64),
    /// A text, or a JSON integer.
    UserId,
    /// 32 bytes in hex, with or without `0x`.
    Hash32,
    /// Exactly 64 hex digits.
    BareHash32,
    /// 1 to 64 hex digits, with or without `0x`.
    Word,
    /// A UUID in its hyphenated form.
    Hyphenated,
    /// A UUID, hyphenated or as 32 hex digits.
    Uuid,
    /// A UUID, hyphenated or as 32 hex digits, or null.
    UuidOrNull,
    /// One of `anchored`, `requested` and `fulfilled`.
    LogKind,
    /// A `pack_card_id` that no other entry of the deck has.
    OnceInDeck,
    /// A pull key that no other record has.
    OnceInRecords,
    /// The record of `target_pull_key`.
    TargetRecord,
}

impl Form {
    /// Returns the name of the form, as the report writes it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Present => "present",
            Self::Object => "object",
            Self::List => "list",
            Self::Leaf => "leaf",
            Self::Bands => "bands",
            Self::Text => "text",
            Self::Boolean => "boolean",
            Self::Integer(_) => "integer",
            Self::PositionInteger(_) => "position_integer",
            Self::UserId => "user_id",
            Self::Hash32 => "hash32",
            Self::BareHash32 => "bare_hash32",
            Self::Word => "word",
            Self::Hyphenated => "hyphenated",
            Self::Uuid => "uuid",
            Self::UuidOrNull => "uuid_or_null",
            Self::LogKind => "log_kind",
            Self::OnceInDeck => "once_in_deck",
            Self::OnceInRecords => "once_in_records",
            Self::TargetRecord => "target_record",
        }
    }
}
