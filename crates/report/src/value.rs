//! Writes values whole, and each integer as a decimal string.

use core::fmt;

use serde::{Serialize, Serializer};
use verify::claims;
use verify::hash::Hash32;
use verify::json::truncate;
use verify::position::{Bound, Position};
use verify::report::{self, DrawName, Form};

/// An integer that someone else chose, in decimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decimal(pub i128);

/// 32 bytes: 64 hex digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hash(pub Hash32);

/// An account: `0x` and 40 hex digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Address(pub claims::Address);

/// One of the two values of a comparison.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Value {
    /// No value; for an award: no card was left.
    Nothing,
    /// 32 bytes.
    Hash {
        /// The bytes.
        value: Hash,
    },
    /// A card or a purchase.
    Id {
        /// The UUID of the card or the purchase.
        value: String,
    },
    /// A published text of up to 2,000 characters. A longer text ends with `…`.
    Text {
        /// The text.
        value: String,
    },
    /// A number without a unit.
    Number {
        /// The number.
        value: Decimal,
    },
    /// Money in cents.
    Cents {
        /// The amount.
        value: Decimal,
    },
    /// A position in the chain's history.
    Position {
        /// The number of the block.
        block: Decimal,
        /// The index of the log in its block.
        log_index: Decimal,
    },
    /// An end of a proof's coverage.
    Bound {
        /// The number of the block.
        block: Decimal,
        /// An index in the block.
        log_index: Decimal,
    },
    /// The form that the check demands at a place.
    Form {
        /// The name of the form.
        #[cfg_attr(test, schemars(with = "crate::schema::FormCode"))]
        value: &'static str,
        /// The greatest integer that the form takes.
        #[serde(skip_serializing_if = "Option::is_none")]
        most: Option<Decimal>,
    },
    /// An entry of the chain's history.
    Entry {
        /// The number of the block.
        block: Decimal,
        /// The index of the log in its block.
        log_index: Decimal,
        /// The 32 bytes of the entry.
        value: Hash,
    },
}

/// The place of a comparison in the payload.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Place {
    /// The payload as a whole.
    Payload,
    /// A field.
    Field {
        /// The path of the field: `pulls[3].sequence_index`.
        path: String,
    },
    /// A pull of an event.
    Pull {
        /// The `sequence_index` of the pull.
        sequence_index: Decimal,
    },
    /// A draw of a proof.
    Draw {
        /// The draw.
        #[serde(flatten)]
        draw: Draw,
    },
    /// A band of a draw's version.
    Band {
        /// The draw.
        #[serde(flatten)]
        draw: Draw,
        /// The band, counted from 1, the lowest first.
        band: Decimal,
    },
    /// A card of a draw's version.
    Card {
        /// The draw.
        #[serde(flatten)]
        draw: Draw,
        /// The inventory id of the card.
        card: String,
    },
    /// An event id or pull key of the chain's history.
    Key {
        /// The key.
        key: Hash,
    },
}

/// A draw of a proof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Draw {
    /// The pull key of the draw's record.
    pub pull_key: Hash,
    /// The purchase id of the draw's record, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub purchase_id: Option<String>,
    /// True if the proof is about this draw.
    pub is_target: bool,
}

/// Returns at most 2,000 characters of a text that someone else chose.
pub(crate) fn bounded(text: &str) -> String {
    truncate(text)
}

macro_rules! decimal {
    ($($of:ty),*) => {
        $(impl From<$of> for Decimal {
            fn from(number: $of) -> Self {
                Self(number.into())
            }
        })*
    };
}

decimal!(u16, u32, u64, i64);

impl Serialize for Decimal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Hash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Address {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl Value {
    /// Builds the value of a position.
    pub fn position(at: Position) -> Self {
        Self::Position {
            block: at.block.into(),
            log_index: at.log_index.into(),
        }
    }

    fn bound(at: Bound) -> Self {
        Self::Bound {
            block: at.block.into(),
            log_index: at.log_index.into(),
        }
    }

    fn form(form: Form) -> Self {
        let most = match form {
            Form::Integer(most) | Form::PositionInteger(most) => Some(most.into()),
            _ => None,
        };
        Self::Form {
            value: form.name(),
            most,
        }
    }
}

impl From<&report::Value> for Value {
    fn from(value: &report::Value) -> Self {
        use report::Value as From;
        match value {
            From::Nothing => Self::Nothing,
            From::Hash(hash) => Self::Hash { value: Hash(*hash) },
            From::Id(id) => Self::Id {
                value: id.to_string(),
            },
            From::Text(text) => Self::Text {
                value: text.clone(),
            },
            From::Number(number) => Self::Number {
                value: (*number).into(),
            },
            From::Cents(cents) => Self::Cents {
                value: (*cents).into(),
            },
            From::Position(at) => Self::position(*at),
            From::Bound(at) => Self::bound(*at),
            From::Form(form) => Self::form(*form),
            From::Entry(at, value) => Self::Entry {
                block: at.block.into(),
                log_index: at.log_index.into(),
                value: Hash(*value),
            },
        }
    }
}

impl From<&report::Place> for Place {
    fn from(place: &report::Place) -> Self {
        use report::Place as From;
        match place {
            From::Payload => Self::Payload,
            From::Field(path) => Self::Field { path: path.clone() },
            From::Pull(index) => Self::Pull {
                sequence_index: (*index).into(),
            },
            From::Draw(draw) => Self::Draw { draw: draw.into() },
            From::Band(draw, band) => Self::Band {
                draw: draw.into(),
                band: (*band).into(),
            },
            From::Card(draw, card) => Self::Card {
                draw: draw.into(),
                card: card.to_string(),
            },
            From::Key(key) => Self::Key { key: Hash(*key) },
        }
    }
}

impl From<&DrawName> for Draw {
    fn from(draw: &DrawName) -> Self {
        Self {
            pull_key: Hash(draw.pull_key),
            purchase_id: draw.purchase_id.map(|id| id.to_string()),
            is_target: draw.target,
        }
    }
}
