//! Defines the witnesses of a fact: the endpoints that stated it. Every fact of the chain keeps them.

use serde::{Deserialize, Serialize};

/// A set of endpoints, each by its index in the list that the reader chose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Witnesses(u64);

impl Witnesses {
    /// The most endpoints that one reading asks.
    pub const MAX: usize = 64;

    /// The empty set.
    pub const NONE: Self = Self(0);

    /// Returns the set of one endpoint, by its index. An index past [`Self::MAX`] is not a witness.
    pub fn of(index: usize) -> Self {
        let index = u32::try_from(index).unwrap_or(u32::MAX);
        Self(1_u64.checked_shl(index).unwrap_or(0))
    }

    /// Returns the endpoints of all these sets.
    pub fn all(sets: impl IntoIterator<Item = Self>) -> Self {
        sets.into_iter().fold(Self::NONE, Self::with)
    }

    /// Returns the endpoints of either set.
    pub const fn with(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// Returns the endpoints of both sets.
    pub const fn and(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }

    /// Returns the endpoints of this set that are not in the other.
    pub const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// Returns whether this set has every endpoint of the other.
    pub const fn include(self, others: Self) -> bool {
        others.0 & !self.0 == 0
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of endpoints.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns the indices of the endpoints, in order.
    pub fn indices(self) -> impl Iterator<Item = usize> {
        (0..Self::MAX).filter(move |index| self.include(Self::of(*index)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_endpoints_is_told_by_places() {
        let both = Witnesses::of(0).with(Witnesses::of(63));
        assert_eq!(both.indices().collect::<Vec<_>>(), [0, 63]);
        assert!(both.include(Witnesses::of(63)) && !Witnesses::of(63).include(both));
        assert_eq!(both.without(Witnesses::of(0)), Witnesses::of(63));
        assert!(Witnesses::of(64).is_empty());
        assert_eq!([Witnesses::of(64), both].map(Witnesses::count), [0, 2]);
    }
}
