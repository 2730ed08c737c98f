//! Keeps a map in the order of its keys.

use core::borrow::Borrow;
use core::cmp::Ordering;
use core::fmt;
use core::marker::PhantomData;
use core::ops::{Bound, RangeBounds};

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};

use super::places::{Between, Cursor, Places};
use super::sort::sorted;

/// A map in the order of its keys. The standard one adds 3 to 5 kB to the module for each type; this one compiles its
/// search once for all of them.
///
/// The entries lie in the order in which they were added, and their places in the order of the keys.
///
/// # Examples
///
/// ```
/// use values::order::OrderedMap;
///
/// let mut blocks: OrderedMap<u64, Vec<&str>> = OrderedMap::new();
/// blocks.entry(9).or_default().push("second");
/// blocks.entry(4).or_default().push("first");
/// assert_eq!(blocks.keys().collect::<Vec<_>>(), [&4, &9]);
/// ```
#[derive(Clone)]
pub struct OrderedMap<K, V> {
    /// The entries, including superseded ones if a key was repeated when all keys were sorted at once.
    entries: Vec<(K, V)>,
    /// The places of the current entries, in the order of their keys.
    places: Places,
    /// The target of `or_insert_with` for a place without an entry. Unreachable: it only spares the function a panic.
    spare: Option<V>,
}

impl<K, V> OrderedMap<K, V> {
    /// Returns an empty map.
    pub const fn new() -> Self {
        Self {
            entries: Vec::new(),
            places: Places::new(),
            spare: None,
        }
    }

    /// Returns the number of entries.
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Returns true if the map has no entries.
    pub fn is_empty(&self) -> bool {
        self.places.len() == 0
    }

    /// Returns the entries, in the order of their keys.
    pub fn iter(&self) -> Iter<'_, K, V> {
        self.at(self.places.iter())
    }

    /// Returns the keys, in order.
    pub fn keys(&self) -> impl DoubleEndedIterator<Item = &K> + Clone {
        self.iter().map(|(key, _)| key)
    }

    /// Returns the values, in the order of their keys.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &V> + Clone {
        self.iter().map(|(_, value)| value)
    }

    /// Consumes the map and returns its keys, in order.
    pub fn into_keys(self) -> impl Iterator<Item = K> {
        self.into_iter().map(|(key, _)| key)
    }

    /// Consumes the map and returns its values, in the order of their keys.
    pub fn into_values(self) -> impl Iterator<Item = V> {
        self.into_iter().map(|(_, value)| value)
    }

    fn at<'a>(&'a self, places: Between<'a>) -> Iter<'a, K, V> {
        Iter {
            entries: &self.entries,
            places,
        }
    }
}

impl<K: Ord, V> OrderedMap<K, V> {
    /// Returns the value of a key.
    pub fn get<Q: Ord + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        let place = self.places.get(self.cursor(key).ok()?)?;
        self.entries.get(place).map(|(_, value)| value)
    }

    /// Returns the value of a key, for change.
    pub fn get_mut<Q: Ord + ?Sized>(&mut self, key: &Q) -> Option<&mut V>
    where
        K: Borrow<Q>,
    {
        let place = self.places.get(self.cursor(key).ok()?)?;
        self.entries.get_mut(place).map(|(_, value)| value)
    }

    /// Returns true if the key has a value.
    pub fn contains_key<Q: Ord + ?Sized>(&self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.cursor(key).is_ok()
    }

    /// Sets the value of a key, and returns the previous one.
    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        match self.cursor(&key) {
            Ok(cursor) => {
                let (_, there) = self.entries.get_mut(self.places.get(cursor)?)?;
                Some(core::mem::replace(there, value))
            }
            Err(cursor) => {
                self.add(cursor, key, value);
                None
            }
        }
    }

    /// Removes a key, and returns its value.
    pub fn remove<Q: Ord + ?Sized>(&mut self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
    {
        let place = self.places.remove(self.cursor(key).ok()?)?;
        (place < self.entries.len()).then(|| self.entries.remove(place).1)
    }

    /// Keeps only the entries that satisfy the condition.
    pub fn retain(&mut self, mut keep: impl FnMut(&K, &mut V) -> bool) {
        let entries = core::mem::take(self).into_iter();
        let kept =
            entries.filter_map(|(key, mut value)| keep(&key, &mut value).then_some((key, value)));
        *self = kept.collect();
    }

    /// Returns the slot of a key, to read or fill in.
    pub fn entry(&mut self, key: K) -> Slot<'_, K, V> {
        let cursor = self.cursor(&key);
        Slot {
            map: self,
            key,
            cursor,
        }
    }

    /// Returns the entries whose keys are in a range, in order.
    pub fn range(&self, range: impl RangeBounds<K>) -> Iter<'_, K, V> {
        let from = |key| self.cursor(key).unwrap_or_else(|cursor| cursor);
        let first = match range.start_bound() {
            Bound::Unbounded => self.places.start(),
            Bound::Included(key) => from(key),
            Bound::Excluded(key) => self.after(key),
        };
        let end = match range.end_bound() {
            Bound::Unbounded => self.places.end(),
            Bound::Included(key) => self.after(key),
            Bound::Excluded(key) => from(key),
        };
        self.at(self.places.between(first, end))
    }

    /// Returns the cursor just past the last key `<= key`.
    fn after(&self, key: &K) -> Cursor {
        match self.cursor(key) {
            Ok(cursor) => cursor.next(),
            Err(cursor) => cursor,
        }
    }

    /// Adds an entry at the cursor of its missing key.
    fn add(&mut self, cursor: Cursor, key: K, value: V) -> &mut V {
        self.places.insert(cursor, self.entries.len());
        &mut self.entries.push_mut((key, value)).1
    }

    fn cursor<Q: Ord + ?Sized>(&self, key: &Q) -> Result<Cursor, Cursor>
    where
        K: Borrow<Q>,
    {
        self.places.search(&|place| {
            let entry = self.entries.get(place);
            entry.map_or(Ordering::Less, |(other, _)| other.borrow().cmp(key))
        })
    }
}

/// The slot of a key in the map, with a value or empty.
pub struct Slot<'a, K, V> {
    map: &'a mut OrderedMap<K, V>,
    key: K,
    /// The cursor of the key's place, or the one at which it would be inserted.
    cursor: Result<Cursor, Cursor>,
}

impl<'a, K: Ord, V> Slot<'a, K, V> {
    /// Returns the key's value, and first sets it to `value` if it is missing.
    pub fn or_insert(self, value: V) -> &'a mut V {
        self.or_insert_with(|| value)
    }

    /// Returns the key's value, and first sets it to the type's default if it is missing.
    pub fn or_default(self) -> &'a mut V
    where
        V: Default,
    {
        self.or_insert_with(V::default)
    }

    /// Returns the key's value, and first sets it to the result of `make` if it is missing.
    pub fn or_insert_with(self, make: impl FnOnce() -> V) -> &'a mut V {
        match self.cursor {
            Ok(cursor) => {
                let place = self.map.places.get(cursor);
                match place.and_then(|place| self.map.entries.get_mut(place)) {
                    Some((_, value)) => value,
                    None => self.map.spare.get_or_insert_with(make),
                }
            }
            Err(cursor) => self.map.add(cursor, self.key, make()),
        }
    }
}

/// An iterator over the entries of a map, in the order of their keys.
pub struct Iter<'a, K, V> {
    entries: &'a [(K, V)],
    places: Between<'a>,
}

impl<K, V> Clone for Iter<'_, K, V> {
    fn clone(&self) -> Self {
        Self {
            entries: self.entries,
            places: self.places.clone(),
        }
    }
}

impl<'a, K, V> Iterator for Iter<'a, K, V> {
    type Item = (&'a K, &'a V);

    fn next(&mut self) -> Option<Self::Item> {
        let (key, value) = self.entries.get(self.places.next()?)?;
        Some((key, value))
    }
}

impl<K, V> DoubleEndedIterator for Iter<'_, K, V> {
    fn next_back(&mut self) -> Option<Self::Item> {
        let (key, value) = self.entries.get(self.places.next_back()?)?;
        Some((key, value))
    }
}

impl<'a, K, V> IntoIterator for &'a OrderedMap<K, V> {
    type Item = (&'a K, &'a V);
    type IntoIter = Iter<'a, K, V>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// An iterator that owns the entries of a map, in the order of their keys.
pub struct IntoIter<K, V> {
    entries: Vec<Option<(K, V)>>,
    places: std::vec::IntoIter<usize>,
}

impl<K, V> Iterator for IntoIter<K, V> {
    type Item = (K, V);

    fn next(&mut self) -> Option<(K, V)> {
        self.entries.get_mut(self.places.next()?)?.take()
    }
}

impl<K, V> IntoIterator for OrderedMap<K, V> {
    type Item = (K, V);
    type IntoIter = IntoIter<K, V>;

    fn into_iter(self) -> Self::IntoIter {
        IntoIter {
            entries: self.entries.into_iter().map(Some).collect(),
            places: self.places.iter().collect::<Vec<_>>().into_iter(),
        }
    }
}

impl<K: Ord, V> Extend<(K, V)> for OrderedMap<K, V> {
    fn extend<T: IntoIterator<Item = (K, V)>>(&mut self, entries: T) {
        for (key, value) in entries {
            self.insert(key, value);
        }
    }
}

impl<K: Ord, V> FromIterator<(K, V)> for OrderedMap<K, V> {
    /// Keeps the last value of each key. All keys are sorted at once.
    fn from_iter<T: IntoIterator<Item = (K, V)>>(entries: T) -> Self {
        let entries: Vec<(K, V)> = entries.into_iter().collect();
        let compare = |one: usize, other: usize| match (entries.get(one), entries.get(other)) {
            (Some((one, _)), Some((other, _))) => one.cmp(other),
            _ => Ordering::Equal,
        };
        let mut places = sorted(entries.len(), &compare);
        places.dedup_by(|later, earlier| {
            let same = compare(*earlier, *later) == Ordering::Equal;
            if same {
                *earlier = *later;
            }
            same
        });
        Self {
            places: Places::of(&places),
            entries,
            spare: None,
        }
    }
}

impl<K: Ord, V, const N: usize> From<[(K, V); N]> for OrderedMap<K, V> {
    fn from(entries: [(K, V); N]) -> Self {
        entries.into_iter().collect()
    }
}

impl<K, V> Default for OrderedMap<K, V> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K: fmt::Debug, V: fmt::Debug> fmt::Debug for OrderedMap<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self).finish()
    }
}

impl<K: PartialEq, V: PartialEq> PartialEq for OrderedMap<K, V> {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other)
    }
}

impl<K: Eq, V: Eq> Eq for OrderedMap<K, V> {}

impl<'de, K: Ord + Deserialize<'de>, V: Deserialize<'de>> Deserialize<'de> for OrderedMap<K, V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Entries<K, V>(PhantomData<(K, V)>);

        impl<'de, K: Ord + Deserialize<'de>, V: Deserialize<'de>> Visitor<'de> for Entries<K, V> {
            type Value = OrderedMap<K, V>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut given: A) -> Result<Self::Value, A::Error> {
                let mut map = OrderedMap::new();
                while let Some((key, value)) = given.next_entry()? {
                    map.insert(key, value);
                }
                Ok(map)
            }
        }

        deserializer.deserialize_map(Entries(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// Returns a generator of numbers that look random and are the same in each run.
    fn numbers() -> impl Iterator<Item = u64> {
        let next = |number: &u64| {
            Some(
                number
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1),
            )
        };
        core::iter::successors(Some(1_u64), next).map(|number| number >> 33)
    }

    /// Asserts that a map answers every question as the standard one does.
    fn assert_same(map: &OrderedMap<u64, u64>, standard: &BTreeMap<u64, u64>) {
        assert_eq!(map.len(), standard.len());
        assert_eq!(map.is_empty(), standard.is_empty());
        assert!(map.iter().eq(standard));
        assert!(map.iter().rev().eq(standard.iter().rev()));
        assert!(map.keys().eq(standard.keys()));
        assert!(map.values().eq(standard.values()));
        for key in 0..70 {
            assert_eq!(map.get(&key), standard.get(&key));
            assert_eq!(map.contains_key(&key), standard.contains_key(&key));
            assert!(map.range(key..).eq(standard.range(key..)));
            assert!(map.range(..key).eq(standard.range(..key)));
            assert!(map.range(..=key).eq(standard.range(..=key)));
            assert!(map.range(3..=key.max(3)).eq(standard.range(3..=key.max(3))));
        }
    }

    #[test]
    fn it_equals_the_standard_map_after_every_step() {
        let mut map = OrderedMap::new();
        let mut standard = BTreeMap::new();
        let mut random = numbers();
        let mut any = |below: u64| random.next().unwrap() % below;
        for _ in 0..3000 {
            let (key, value) = (any(64), any(1000));
            match any(8) {
                0..=2 => assert_eq!(map.insert(key, value), standard.insert(key, value)),
                3 | 4 => {
                    *map.entry(key).or_insert(value) += 1;
                    *standard.entry(key).or_insert(value) += 1;
                }
                5 => assert_eq!(map.remove(&key), standard.remove(&key)),
                6 => assert_eq!(
                    map.get_mut(&key).map(core::mem::take),
                    standard.get_mut(&key).map(core::mem::take)
                ),
                _ if any(20) == 0 => {
                    map.retain(|key, value| (*key + *value) % 3 > 0);
                    standard.retain(|key, value| (*key + *value) % 3 > 0);
                }
                _ => {}
            }
            assert_same(&map, &standard);
        }
        assert!(map.clone().into_iter().eq(standard.clone()));
        assert!(map.into_values().eq(standard.into_values()));
    }

    // In a list without runs, each key inserted in between would move all places after it: minutes for half a million
    // keys.
    #[test]
    fn many_keys_are_in_order_after_any_insertions() {
        let ascending = (0..5000).collect::<Vec<u64>>();
        let descending = ascending.iter().rev().copied().collect();
        let scattered = numbers().map(|number| number % 5000).take(9000).collect();
        for keys in [ascending, descending, scattered] {
            let mut map = OrderedMap::new();
            let mut standard = BTreeMap::new();
            for key in &keys {
                assert_eq!(map.insert(*key, key / 2), standard.insert(*key, key / 2));
            }
            for (step, key) in keys.iter().enumerate() {
                if step % 3 == 0 {
                    assert_eq!(map.remove(key), standard.remove(key));
                }
                if step % 1000 == 0 {
                    assert_same(&map, &standard);
                    let middle = *key / 2..*key;
                    assert!(map.range(middle.clone()).eq(standard.range(middle.clone())));
                    assert!(
                        map.range(middle.clone())
                            .rev()
                            .eq(standard.range(middle).rev())
                    );
                }
            }
            let collected: OrderedMap<u64, u64> = keys.iter().map(|key| (*key, *key)).collect();
            assert!(
                collected
                    .into_keys()
                    .eq(keys.into_iter().collect::<std::collections::BTreeSet<_>>())
            );
        }
    }

    #[test]
    fn collecting_a_key_twice_keeps_its_last_value() {
        for length in [0, 1, 2, 5, 40, 400] {
            let mut random = numbers();
            let mut any = |below: u64| random.next().unwrap() % below;
            let entries: Vec<(u64, u64)> = (0..length).map(|value| (any(64), value)).collect();
            let mut map: OrderedMap<u64, u64> = entries.iter().copied().collect();
            let mut standard: BTreeMap<u64, u64> = entries.iter().copied().collect();
            assert_same(&map, &standard);
            for key in 0..64 {
                assert_eq!(map.insert(key, key), standard.insert(key, key));
                assert_eq!(map.remove(&(key / 2)), standard.remove(&(key / 2)));
                assert_same(&map, &standard);
            }
        }
    }

    #[test]
    fn maps_with_the_same_entries_are_equal_after_any_insertions() {
        let one = OrderedMap::from([(2, 'b'), (1, 'x'), (1, 'a')]);
        let mut other = OrderedMap::new();
        other.insert(1, 'a');
        assert_ne!(one, other);
        other.insert(2, 'b');
        assert_eq!(one, other);
        other.insert(2, 'c');
        assert_ne!(one, other);
        assert_eq!(format!("{one:?}"), "{1: 'a', 2: 'b'}");
    }
}
