//! Keeps a set as a sorted list.

use core::borrow::Borrow;
use core::cmp::Ordering;
use core::ops::Deref;
use core::slice;
use std::vec;

use serde::Serialize;

use super::sort::{search, sort_once};

/// A set as the sorted list of its items. It is built in one step, and reads like a slice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OrderedSet<T>(Vec<T>);

/// Collects the items into a set.
pub fn set<T: Ord>(items: impl IntoIterator<Item = T>) -> OrderedSet<T> {
    items.into_iter().collect()
}

impl<T: Ord> OrderedSet<T> {
    /// Returns true if the set has this item.
    pub fn contains<Q: Ord + ?Sized>(&self, item: &Q) -> bool
    where
        T: Borrow<Q>,
    {
        let compare = |other: &T| other.borrow().cmp(item);
        let found = search(self.len(), &|place| {
            self.get(place).map_or(Ordering::Less, compare)
        });
        found.is_some()
    }
}

impl<T> Deref for OrderedSet<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<'a, T> IntoIterator for &'a OrderedSet<T> {
    type Item = &'a T;
    type IntoIter = slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T> IntoIterator for OrderedSet<T> {
    type Item = T;
    type IntoIter = vec::IntoIter<T>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<T: Ord> FromIterator<T> for OrderedSet<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut items: Vec<T> = items.into_iter().collect();
        sort_once(&mut items, T::cmp);
        Self(items)
    }
}

impl<T> Default for OrderedSet<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_are_in_order_once() {
        let set = set([3, 1, 2, 3, 1]);
        assert_eq!(*set, [1, 2, 3]);
        assert!(set.contains(&3) && !set.contains(&4));
    }
}
