//! Defines one comparison of a check: the point of the rules, the place, and the two values.

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::grade::Grade;
use super::point::Point;
use crate::replies::Witnesses;
use values::hash::Hash32;
use values::json::{Form, truncate};
use values::position::{Bound, Position};

/// The name of a draw of a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct DrawName {
    /// The key of the record.
    pub pull_key: Hash32,
    /// The purchase of the record, if there is one.
    pub purchase_id: Option<Uuid>,
    /// True if this is the draw that the proof is about.
    pub target: bool,
}

/// The part of the payload that a comparison is about.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// The payload as a whole.
    Payload,
    /// A field, by its path: `pulls[3].sequence_index`.
    Field(String),
    /// A pull of an event, by its `sequence_index`.
    Pull(u64),
    /// A draw of a proof.
    Draw(DrawName),
    /// A band of a draw's version, counted from 1, lowest first.
    Band(DrawName, u64),
    /// A card of a draw's version.
    Card(DrawName, Uuid),
    /// An event id or pull key of the chain's history.
    Key(Hash32),
}

/// One of the two values of a comparison.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Value {
    /// Nothing is there; for an award: the draw was exhausted.
    Nothing,
    /// 32 bytes.
    Hash(Hash32),
    /// A card or purchase id.
    Id(Uuid),
    /// Text as it was published, cut if it is too long.
    Text(String),
    /// A number without a unit, odds in ppm among them.
    Number(u64),
    /// An amount of money in cents.
    Cents(u64),
    /// A place in the chain's history.
    Position(Position),
    /// An end of a proof's coverage.
    Bound(Bound),
    /// The form that the check reads at a place.
    Form(Form),
    /// A log entry: its position and its 32 bytes.
    Entry(Position, Hash32),
}

impl Place {
    /// Names a field, with its path cut if it is too long.
    pub fn field(path: &str) -> Self {
        Self::Field(truncate(path))
    }
}

impl Value {
    /// Returns a text as published, cut if it is too long.
    pub fn text(text: &str) -> Self {
        Self::Text(truncate(text))
    }
}

/// An amount of money in cents, as a rule compares it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cents(pub u64);

/// Converts a length to the number that a report counts it as.
pub fn count(len: usize) -> u64 {
    u64::try_from(len).unwrap_or(u64::MAX)
}

impl From<Cents> for Value {
    fn from(cents: Cents) -> Self {
        Self::Cents(cents.0)
    }
}

impl From<Hash32> for Value {
    fn from(hash: Hash32) -> Self {
        Self::Hash(hash)
    }
}

impl From<Uuid> for Value {
    fn from(id: Uuid) -> Self {
        Self::Id(id)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::text(text)
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

impl From<Position> for Value {
    fn from(position: Position) -> Self {
        Self::Position(position)
    }
}

impl From<Bound> for Value {
    fn from(bound: Bound) -> Self {
        Self::Bound(bound)
    }
}

impl From<Form> for Value {
    fn from(form: Form) -> Self {
        Self::Form(form)
    }
}

impl<T: Into<Self>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Nothing, Into::into)
    }
}

/// One comparison. Only a check makes one, from the two values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finding {
    /// The point that was compared.
    pub point: Point,
    /// The place of the comparison.
    pub place: Place,
    /// The value that was published.
    pub published: Value,
    /// The value that was computed, or that the rule compares with it.
    pub computed: Value,
    /// The grade of the second value.
    pub grade: Grade,
    pub(super) agrees: bool,
}

impl Finding {
    /// Returns whether the other finding compares the same two values at the same place.
    pub(crate) fn is_of(&self, other: &Self) -> bool {
        (self.point, &self.place) == (other.point, &other.place)
            && (&self.published, &self.computed) == (&other.published, &other.computed)
    }

    /// Compares a published value with the one that a view shows: the rule wants them equal.
    pub(crate) fn shown<T: PartialEq + Into<Value>>(
        point: Point,
        place: &Place,
        published: T,
        shown: T,
    ) -> Self {
        let agrees = published == shown;
        Self::of(point, place, published.into(), shown.into(), agrees)
    }

    /// Records a value that a view shows, and that breaks the rule, with the published one.
    pub(crate) fn broken(
        point: Point,
        place: &Place,
        published: impl Into<Value>,
        shown: impl Into<Value>,
    ) -> Self {
        Self::of(point, place, published.into(), shown.into(), false)
    }

    /// Compares a published value with one that the oracle's proof gives under the key of this hash.
    pub(crate) fn proven<T: PartialEq + Into<Value>>(
        point: Point,
        place: &Place,
        published: T,
        proven: T,
        key_hash: Hash32,
    ) -> Self {
        let shown = Self::shown(point, place, published, proven);
        Self {
            grade: Grade::Proven(key_hash),
            ..shown
        }
    }

    /// Returns the finding as these endpoints show it. A proven value needs no endpoint.
    pub(crate) fn told_by(mut self, by: Witnesses) -> Self {
        if let Grade::Told(_) = self.grade {
            self.grade = Grade::Told(by);
        }
        self
    }

    /// Records a value that a view shows, where nothing is published to compare.
    pub(crate) fn noted(point: Point, place: &Place, shown: impl Into<Value>) -> Self {
        Self::of(point, place, Value::Nothing, shown.into(), true)
    }

    /// Records a value that a view shows with a published one, where no rule requires them to be
    /// equal.
    pub(crate) fn beside(
        point: Point,
        place: &Place,
        published: impl Into<Value>,
        shown: impl Into<Value>,
    ) -> Self {
        Self::of(point, place, published.into(), shown.into(), true)
    }

    fn of(point: Point, place: &Place, published: Value, computed: Value, agrees: bool) -> Self {
        Self {
            point,
            place: place.clone(),
            published,
            computed,
            grade: Grade::Told(Witnesses::NONE),
            agrees,
        }
    }

    /// Returns whether the two values agree with the rule.
    pub const fn agrees(&self) -> bool {
        self.agrees
    }
}
