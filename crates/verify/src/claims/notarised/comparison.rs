//! A published value beside the one that a receipt proves.

use crate::step::{Place, Point, Value};
use values::hash::Hash32;
use values::position::Position;

/// The place of a log in the proven receipts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct ProvenAt {
    /// The place of the receipt among them.
    pub receipt: usize,
    /// The place of the log in it.
    pub log: usize,
}

/// A value that a receipt proves.
#[derive(Clone, Debug)]
pub struct Proven<T> {
    /// The value.
    pub value: T,
    /// The hash of the key that it is proven to.
    pub key_hash: Hash32,
}

/// The date that a receipt gives an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProvenDate {
    /// To its position: the receipt is the block's first, so that no other logs come before.
    At(Position),
    /// To its block, where the rules need no more: no other judged position is there, or the receipts show the order.
    In(u64),
}

/// A published value beside a proven one.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// The point of the rules.
    pub point: Point,
    /// The place in the payload.
    pub place: Place,
    /// The published value.
    pub published: Value,
    /// The proven one.
    pub proven: Proven<Value>,
}

impl<T> Proven<T> {
    /// Another form of the value.
    pub fn map<U>(self, view: impl FnOnce(T) -> U) -> Proven<U> {
        Proven {
            value: view(self.value),
            key_hash: self.key_hash,
        }
    }
}

impl Comparison {
    /// Puts the two values side by side.
    pub fn new<T: Into<Value>>(
        point: Point,
        place: &Place,
        published: impl Into<Value>,
        proven: Proven<T>,
    ) -> Self {
        Self {
            point,
            place: place.clone(),
            published: published.into(),
            proven: proven.map(Into::into),
        }
    }
}
