//! Keeps a set in order.

use core::borrow::Borrow;
use core::fmt;
use core::ops::RangeBounds;

use serde::{Serialize, Serializer};

use super::map::OrderedMap;

/// A set in order: the keys of an [`OrderedMap`].
#[derive(Clone, PartialEq, Eq)]
pub struct OrderedSet<T>(OrderedMap<T, ()>);

impl<T> OrderedSet<T> {
    /// Returns an empty set.
    pub const fn new() -> Self {
        Self(OrderedMap::new())
    }

    /// Returns the number of items.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns true if the set has no items.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the items, in order.
    pub fn iter(&self) -> Iter<'_, T> {
        Iter(self.0.iter())
    }

    /// Returns the lowest item.
    pub fn first(&self) -> Option<&T> {
        self.iter().next()
    }

    /// Returns the highest item.
    pub fn last(&self) -> Option<&T> {
        self.iter().next_back()
    }
}

impl<T: Ord> OrderedSet<T> {
    /// Returns true if the set has this item.
    pub fn contains<Q: Ord + ?Sized>(&self, item: &Q) -> bool
    where
        T: Borrow<Q>,
    {
        self.0.contains_key(item)
    }

    /// Adds an item, and returns true if it is new.
    pub fn insert(&mut self, item: T) -> bool {
        self.0.insert(item, ()).is_none()
    }

    /// Removes an item, and returns true if the set had it.
    pub fn remove<Q: Ord + ?Sized>(&mut self, item: &Q) -> bool
    where
        T: Borrow<Q>,
    {
        self.0.remove(item).is_some()
    }

    /// Keeps only the items that satisfy the condition.
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        self.0.retain(|item, ()| keep(item));
    }

    /// Moves all items of another set into this one.
    pub fn append(&mut self, other: &mut Self) {
        self.extend(core::mem::take(other));
    }

    /// Returns the items in a range, in order.
    pub fn range(&self, range: impl RangeBounds<T>) -> Iter<'_, T> {
        Iter(self.0.range(range))
    }

    /// Returns the items that another set does not have, in order.
    pub fn difference<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = &'a T> + Clone {
        self.iter().filter(|item| !other.contains(*item))
    }

    /// Returns true if the set has all items of another set.
    pub fn is_superset(&self, other: &Self) -> bool {
        other.iter().all(|item| self.contains(item))
    }
}

/// An iterator over the items of a set, in order.
pub struct Iter<'a, T>(super::map::Iter<'a, T, ()>);

impl<T> Clone for Iter<'_, T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<'a, T> Iterator for Iter<'a, T> {
    type Item = &'a T;

    fn next(&mut self) -> Option<&'a T> {
        self.0.next().map(|(item, ())| item)
    }
}

impl<T> DoubleEndedIterator for Iter<'_, T> {
    fn next_back(&mut self) -> Option<Self::Item> {
        self.0.next_back().map(|(item, ())| item)
    }
}

impl<'a, T> IntoIterator for &'a OrderedSet<T> {
    type Item = &'a T;
    type IntoIter = Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// An iterator that owns the items of a set, in order.
pub struct IntoIter<T>(super::map::IntoIter<T, ()>);

impl<T> Iterator for IntoIter<T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        self.0.next().map(|(item, ())| item)
    }
}

impl<T> IntoIterator for OrderedSet<T> {
    type Item = T;
    type IntoIter = IntoIter<T>;

    fn into_iter(self) -> Self::IntoIter {
        IntoIter(self.0.into_iter())
    }
}

impl<T: Ord> Extend<T> for OrderedSet<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        self.0.extend(items.into_iter().map(|item| (item, ())));
    }
}

impl<'a, T: Ord + Copy + 'a> Extend<&'a T> for OrderedSet<T> {
    fn extend<I: IntoIterator<Item = &'a T>>(&mut self, items: I) {
        self.extend(items.into_iter().copied());
    }
}

impl<T: Ord> FromIterator<T> for OrderedSet<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Self(items.into_iter().map(|item| (item, ())).collect())
    }
}

impl<T: Ord, const N: usize> From<[T; N]> for OrderedSet<T> {
    fn from(items: [T; N]) -> Self {
        items.into_iter().collect()
    }
}

impl<T> Default for OrderedSet<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: fmt::Debug> fmt::Debug for OrderedSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self).finish()
    }
}

impl<T: Serialize> Serialize for OrderedSet<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_are_in_order_once() {
        let mut set = OrderedSet::from([3, 1, 2, 3, 1]);
        assert_eq!(set.iter().collect::<Vec<_>>(), [&1, &2, &3]);
        assert!(!set.insert(2));
        assert!(set.insert(0));
        assert_eq!(
            (set.first(), set.last(), set.len()),
            (Some(&0), Some(&3), 4)
        );
        assert_eq!(set.range(1..3).collect::<Vec<_>>(), [&1, &2]);
        let other = OrderedSet::from([1, 5]);
        assert_eq!(set.difference(&other).collect::<Vec<_>>(), [&0, &2, &3]);
        assert!(!set.is_superset(&other));
        set.append(&mut OrderedSet::from([5, 4]));
        assert!(set.is_superset(&other));
        assert!(set.remove(&4) && !set.remove(&4) && !set.contains(&4));
        set.retain(|item| item % 2 == 1);
        assert_eq!(set.into_iter().collect::<Vec<_>>(), [1, 3, 5]);
    }
}
