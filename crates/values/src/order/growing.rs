//! Keeps a map that is read while it grows.

use core::borrow::Borrow;
use core::iter::Flatten;
use core::{mem, slice};
use std::vec;

use super::map::OrderedMap;

/// A map in the order of its keys, to be read while it grows. It lies in short runs, so that an insertion moves few
/// entries: hostile input may insert 100,000 keys in the worst order.
///
/// # Examples
///
/// ```
/// use values::order::GrowingMap;
///
/// let mut places = GrowingMap::new();
/// assert_eq!(places.get_or_insert_with("here", || 4), 4);
/// assert_eq!(places.get_or_insert_with("here", || 7), 4);
/// ```
#[derive(Clone, Debug)]
pub struct GrowingMap<K, V> {
    /// The runs, none of them empty.
    runs: Vec<OrderedMap<K, V>>,
}

/// A set in order, to be read while it grows.
pub type GrowingSet<T> = GrowingMap<T, ()>;

/// The largest number of entries in a run.
const MOST: usize = 128;

impl<K, V> GrowingMap<K, V> {
    /// Returns an empty map.
    pub const fn new() -> Self {
        Self { runs: Vec::new() }
    }

    /// Returns the number of entries.
    pub fn len(&self) -> usize {
        let lengths = self.runs.iter().map(|run| run.len());
        lengths.fold(0, usize::saturating_add)
    }

    /// Returns true if the map has no entries.
    pub const fn is_empty(&self) -> bool {
        self.runs.is_empty()
    }

    /// Returns the entries, in the order of their keys.
    pub fn iter(&self) -> Flatten<slice::Iter<'_, OrderedMap<K, V>>> {
        self.runs.iter().flatten()
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

    /// Keeps only the entries that satisfy the condition.
    pub fn retain(&mut self, mut keep: impl FnMut(&K, &V) -> bool) {
        for run in &mut self.runs {
            run.0.retain(|(key, value)| keep(key, value));
        }
        self.runs.retain(|run| !run.is_empty());
    }
}

impl<K: Ord, V> GrowingMap<K, V> {
    /// Returns the value of a key.
    pub fn get<Q: Ord + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        self.runs.get(self.run(key))?.get(key)
    }

    /// Returns the value of a key, for change.
    pub fn get_mut<Q: Ord + ?Sized>(&mut self, key: &Q) -> Option<&mut V>
    where
        K: Borrow<Q>,
    {
        let at = self.run(key);
        let run = self.runs.get_mut(at)?;
        let place = run.place(key).ok()?;
        run.0.get_mut(place).map(|(_, value)| value)
    }

    /// Returns true if the key has a value.
    pub fn contains_key<Q: Ord + ?Sized>(&self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.get(key).is_some()
    }

    /// Returns the value of a key, after setting it to the result of `make` if it is missing.
    pub fn get_or_insert_with(&mut self, key: K, make: impl FnOnce() -> V) -> V
    where
        V: Clone,
    {
        if let Some(known) = self.get(&key) {
            return known.clone();
        }
        let value = make();
        self.insert(key, value.clone());
        value
    }

    /// Sets the value of a key, and returns the previous one.
    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        let at = self.run(&key);
        let Some(run) = self.runs.get_mut(at) else {
            self.runs.push(OrderedMap(vec![(key, value)]));
            return None;
        };
        match run.place(&key) {
            Ok(place) => {
                let (_, known) = run.0.get_mut(place)?;
                Some(mem::replace(known, value))
            }
            Err(place) => {
                run.0.insert(place, (key, value));
                if run.len() > MOST {
                    let upper = OrderedMap(run.0.split_off(MOST / 2));
                    self.runs.insert(at.saturating_add(1), upper);
                }
                None
            }
        }
    }

    /// Returns the index of the run that has the key, or that would take it.
    fn run<Q: Ord + ?Sized>(&self, key: &Q) -> usize
    where
        K: Borrow<Q>,
    {
        let is_below = |run: &OrderedMap<K, V>| {
            let last = run.last();
            last.is_some_and(|(last, _)| last.borrow() < key)
        };
        let run = self.runs.partition_point(is_below);
        run.min(self.runs.len().saturating_sub(1))
    }
}

impl<T: Ord> GrowingSet<T> {
    /// Adds an item, and returns true if it is new.
    pub fn add(&mut self, item: T) -> bool {
        self.insert(item, ()).is_none()
    }
}

impl<'a, K, V> IntoIterator for &'a GrowingMap<K, V> {
    type Item = &'a (K, V);
    type IntoIter = Flatten<slice::Iter<'a, OrderedMap<K, V>>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<K, V> IntoIterator for GrowingMap<K, V> {
    type Item = (K, V);
    type IntoIter = Flatten<vec::IntoIter<OrderedMap<K, V>>>;

    fn into_iter(self) -> Self::IntoIter {
        self.runs.into_iter().flatten()
    }
}

impl<K: Ord, V> FromIterator<(K, V)> for GrowingMap<K, V> {
    /// Keeps the last value of each key.
    fn from_iter<T: IntoIterator<Item = (K, V)>>(entries: T) -> Self {
        let mut map = Self::new();
        for (key, value) in entries {
            map.insert(key, value);
        }
        map
    }
}

impl<K, V> Default for GrowingMap<K, V> {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// Returns a generator of numbers that look random and are the same in each run.
    pub(in crate::order) fn numbers() -> impl Iterator<Item = u64> {
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
    fn assert_same(map: &GrowingMap<u64, u64>, standard: &BTreeMap<u64, u64>) {
        assert_eq!(map.len(), standard.len());
        assert_eq!(map.is_empty(), standard.is_empty());
        assert!(map.keys().eq(standard.keys()));
        assert!(map.values().rev().eq(standard.values().rev()));
        for key in 0..70 {
            assert_eq!(map.get(&key), standard.get(&key));
            assert_eq!(map.contains_key(&key), standard.contains_key(&key));
        }
    }

    #[test]
    fn it_equals_the_standard_map_after_every_step() {
        let mut map = GrowingMap::new();
        let mut standard = BTreeMap::new();
        let mut random = numbers();
        let mut any = |below: u64| random.next().unwrap() % below;
        for _ in 0..3000 {
            let (key, value) = (any(64), any(1000));
            match any(8) {
                0..=2 => assert_eq!(map.insert(key, value), standard.insert(key, value)),
                3 | 4 => assert_eq!(
                    map.get_or_insert_with(key, || value),
                    *standard.entry(key).or_insert(value)
                ),
                5 | 6 => assert_eq!(
                    map.get_mut(&key).map(mem::take),
                    standard.get_mut(&key).map(mem::take)
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

    // In a list without runs, each key inserted in between would move all entries after it: minutes for half a million
    // keys.
    #[test]
    fn many_keys_are_in_order_after_any_insertions() {
        let ascending = (0..5000).collect::<Vec<u64>>();
        let descending = ascending.iter().rev().copied().collect();
        let scattered = numbers().map(|number| number % 5000).take(9000).collect();
        for keys in [ascending, descending, scattered] {
            let mut map = GrowingMap::new();
            let mut standard = BTreeMap::new();
            for (step, key) in keys.iter().enumerate() {
                assert_eq!(map.insert(*key, key / 2), standard.insert(*key, key / 2));
                if step % 1000 == 0 {
                    assert_same(&map, &standard);
                }
            }
            assert!(map.runs.iter().all(|run| (1..=MOST).contains(&run.len())));
            map.retain(|key, _| key % 700 == 0);
            standard.retain(|key, _| key % 700 == 0);
            assert_same(&map, &standard);
            assert!(map.into_keys().eq(standard.into_keys()));
        }
    }

    #[test]
    fn an_item_is_new_once() {
        let mut set = GrowingSet::new();
        assert!(set.add(2) && set.add(1) && !set.add(2));
        assert!(set.into_keys().eq([1, 2]));
    }
}
