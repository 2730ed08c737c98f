//! Keeps a map as a sorted list.

use core::borrow::Borrow;
use core::cmp::Ordering;
use core::marker::PhantomData;
use core::ops::Deref;
use core::{fmt, slice};
use std::vec;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};

use super::sort::{search, sort_by, sort_once};

/// A map as the list of its entries, in the order of their keys. It is built in one step, and reads like a
/// slice.
///
/// # Examples
///
/// ```
/// use values::order::OrderedMap;
///
/// let names: OrderedMap<u64, &str> = [(9, "nine"), (4, "four")].into_iter().collect();
/// assert_eq!(*names, [(4, "four"), (9, "nine")]);
/// assert_eq!(names.get(&9), Some(&"nine"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderedMap<K, V>(pub(super) Vec<(K, V)>);

/// Groups values by their keys. The values of a key keep their order.
///
/// # Examples
///
/// ```
/// let blocks = values::order::grouped([(9, "first"), (4, "alone"), (9, "second")]);
/// assert_eq!(*blocks, [(4, vec!["alone"]), (9, vec!["first", "second"])]);
/// ```
pub fn grouped<K: Ord, V>(entries: impl IntoIterator<Item = (K, V)>) -> OrderedMap<K, Vec<V>> {
    let mut entries: Vec<(K, V)> = entries.into_iter().collect();
    sort_by(&mut entries, |(one, _), (other, _)| one.cmp(other));
    let mut groups: Vec<(K, Vec<V>)> = Vec::new();
    for (key, value) in entries {
        match groups.last_mut().filter(|(last, _)| *last == key) {
            Some((_, group)) => group.push(value),
            None => groups.push((key, vec![value])),
        }
    }
    OrderedMap(groups)
}

impl<K, V> OrderedMap<K, V> {
    /// Returns the keys, in order.
    pub fn keys(&self) -> impl DoubleEndedIterator<Item = &K> + Clone {
        self.iter().map(|(key, _)| key)
    }

    /// Returns the values, in the order of their keys.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &V> + Clone {
        self.iter().map(|(_, value)| value)
    }

    /// Consumes the map and returns its values, in the order of their keys.
    pub fn into_values(self) -> impl Iterator<Item = V> {
        self.into_iter().map(|(_, value)| value)
    }
}

impl<K: Ord, V> OrderedMap<K, V> {
    /// Returns the value of a key.
    pub fn get<Q: Ord + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        let compare = |(other, _): &(K, V)| other.borrow().cmp(key);
        let entry = |place| self.0.get(place);
        let place = search(self.len(), &|place| {
            entry(place).map_or(Ordering::Less, compare)
        })?;
        entry(place).map(|(_, value)| value)
    }

    /// Returns true if the key has a value.
    pub fn contains_key<Q: Ord + ?Sized>(&self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.get(key).is_some()
    }
}

impl<K, V> Deref for OrderedMap<K, V> {
    type Target = [(K, V)];

    fn deref(&self) -> &[(K, V)] {
        &self.0
    }
}

impl<'a, K, V> IntoIterator for &'a OrderedMap<K, V> {
    type Item = &'a (K, V);
    type IntoIter = slice::Iter<'a, (K, V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<K, V> IntoIterator for OrderedMap<K, V> {
    type Item = (K, V);
    type IntoIter = vec::IntoIter<(K, V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<K: Ord, V> FromIterator<(K, V)> for OrderedMap<K, V> {
    /// Keeps the last value of each key.
    fn from_iter<T: IntoIterator<Item = (K, V)>>(entries: T) -> Self {
        let mut entries: Vec<(K, V)> = entries.into_iter().collect();
        sort_once(&mut entries, |(one, _), (other, _)| one.cmp(other));
        Self(entries)
    }
}

impl<K, V> Default for OrderedMap<K, V> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<'de, K: Ord + Deserialize<'de>, V: Deserialize<'de>> Deserialize<'de> for OrderedMap<K, V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Entries<K, V>(PhantomData<(K, V)>);

        impl<'de, K: Ord + Deserialize<'de>, V: Deserialize<'de>> Visitor<'de> for Entries<K, V> {
            type Value = OrderedMap<K, V>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut given: A) -> Result<Self::Value, A::Error> {
                let mut entries = Vec::new();
                while let Some(entry) = given.next_entry()? {
                    entries.push(entry);
                }
                Ok(entries.into_iter().collect())
            }
        }

        deserializer.deserialize_map(Entries(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::super::growing::tests::numbers;
    use super::*;

    #[test]
    fn it_equals_the_standard_map() {
        for length in [0, 1, 2, 5, 40, 400] {
            let entries = || numbers().map(|number| number % 64).zip(0..length);
            let map: OrderedMap<u64, u64> = entries().collect();
            let standard: BTreeMap<u64, u64> = entries().collect();
            assert_eq!(map.len(), standard.len());
            assert!(map.keys().eq(standard.keys()));
            assert!(map.values().eq(standard.values()));
            for key in 0..70 {
                assert_eq!(map.get(&key), standard.get(&key));
                assert_eq!(map.contains_key(&key), standard.contains_key(&key));
            }
            let mut groups: BTreeMap<u64, Vec<u64>> = BTreeMap::new();
            for (key, value) in entries() {
                groups.entry(key).or_default().push(value);
            }
            assert!(grouped(entries()).into_iter().eq(groups));
            assert!(map.into_values().eq(standard.into_values()));
        }
    }
}
