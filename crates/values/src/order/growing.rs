//! Keeps a map that is read while it grows.

use core::borrow::Borrow;
use core::cmp::Ordering;
use core::iter::{Copied, Flatten};
use core::{mem, slice};
use std::vec;

use super::map::OrderedMap;
use super::sort::arrange;

/// A map in the order of its keys, to be read while it grows.
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
    /// The entries, in the order in which they were added.
    entries: Vec<(K, V)>,
    /// The entries' places, in the order of the keys.
    places: Places,
}

/// A set in order, to be read while it grows.
pub type GrowingSet<T> = GrowingMap<T, ()>;

impl<K, V> GrowingMap<K, V> {
    /// Returns an empty map.
    pub const fn new() -> Self {
        Self {
            entries: Vec::new(),
            places: Places { runs: Vec::new() },
        }
    }

    /// Returns the number of entries.
    pub const fn len(&self) -> usize {
        self.entries.len()
    }

    /// Returns true if the map has no entries.
    pub const fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Returns the entries, in the order of their keys.
    pub fn iter(&self) -> Iter<'_, K, V> {
        Iter {
            entries: &self.entries,
            places: self.places.runs.iter().flatten().copied(),
        }
    }

    /// Returns the keys, in order.
    pub fn keys(&self) -> impl Iterator<Item = &K> + Clone {
        self.iter().map(|(key, _)| key)
    }

    /// Returns the values, in the order of their keys.
    pub fn values(&self) -> impl Iterator<Item = &V> + Clone {
        self.iter().map(|(_, value)| value)
    }

    /// Consumes the map and returns its values, in the order of their keys.
    pub fn into_values(self) -> impl Iterator<Item = V> {
        self.into_iter().map(|(_, value)| value)
    }
}

impl<K: Ord, V> GrowingMap<K, V> {
    /// Returns the value of a key.
    pub fn get<Q: Ord + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        let place = self.search(key).ok()?;
        self.entries.get(place).map(|(_, value)| value)
    }

    /// Returns the value of a key, for change.
    pub fn get_mut<Q: Ord + ?Sized>(&mut self, key: &Q) -> Option<&mut V>
    where
        K: Borrow<Q>,
    {
        let place = self.search(key).ok()?;
        self.entries.get_mut(place).map(|(_, value)| value)
    }

    /// Returns true if the key has a value.
    pub fn contains_key<Q: Ord + ?Sized>(&self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.search(key).is_ok()
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
        match self.search(&key) {
            Ok(place) => {
                let (_, known) = self.entries.get_mut(place)?;
                Some(mem::replace(known, value))
            }
            Err(cursor) => {
                self.places.insert(cursor, self.entries.len());
                self.entries.push((key, value));
                None
            }
        }
    }

    /// Keeps only the entries that satisfy the condition.
    pub fn retain(&mut self, keep: impl Fn(&K, &V) -> bool) {
        let entries = mem::take(self).into_iter();
        *self = entries.filter(|(key, value)| keep(key, value)).collect();
    }

    fn search<Q: Ord + ?Sized>(&self, key: &Q) -> Result<usize, Cursor>
    where
        K: Borrow<Q>,
    {
        self.places.search(&|place| {
            let entry = self.entries.get(place);
            entry.map_or(Ordering::Less, |(other, _)| other.borrow().cmp(key))
        })
    }
}

impl<T: Ord> GrowingSet<T> {
    /// Adds an item, and returns true if it is new.
    pub fn add(&mut self, item: T) -> bool {
        self.insert(item, ()).is_none()
    }
}

/// The places of entries, in the order of their keys, in short runs. An insertion moves only places of one run:
/// hostile input may insert 100,000 keys in the worst order.
#[derive(Clone, Debug, Default)]
struct Places {
    /// The runs, none of them empty.
    runs: Vec<Vec<usize>>,
}

/// The largest number of places in a run.
const MOST: usize = 512;

/// The position at which a place is inserted: its run, and its number in that run.
type Cursor = (usize, usize);

impl Places {
    /// Returns the place that compares as equal; if there is none, as an error the position for it.
    #[inline(never)]
    fn search(&self, compare: &dyn Fn(usize) -> Ordering) -> Result<usize, Cursor> {
        let is_below = |run: &Vec<usize>| run.last().is_some_and(|last| compare(*last).is_lt());
        let run = self.runs.partition_point(is_below);
        let run = run.min(self.runs.len().saturating_sub(1));
        let places = self.runs.get(run).map(Vec::as_slice).unwrap_or_default();
        match places.binary_search_by(|place| compare(*place)) {
            Ok(number) => places.get(number).copied().ok_or((run, number)),
            Err(number) => Err((run, number)),
        }
    }

    #[inline(never)]
    fn insert(&mut self, (run, number): Cursor, place: usize) {
        let Some(places) = self.runs.get_mut(run) else {
            return self.runs.push(vec![place]);
        };
        places.insert(number.min(places.len()), place);
        if places.len() > MOST {
            let upper = places.split_off(MOST / 2);
            self.runs.insert(run.saturating_add(1), upper);
        }
    }
}

/// An iterator over the entries of a map, in the order of their keys.
pub struct Iter<'a, K, V> {
    entries: &'a [(K, V)],
    places: InOrder<'a>,
}

type InOrder<'a> = Copied<Flatten<slice::Iter<'a, Vec<usize>>>>;

impl<K, V> Clone for Iter<'_, K, V> {
    fn clone(&self) -> Self {
        Self {
            entries: self.entries,
            places: self.places.clone(),
        }
    }
}

impl<'a, K, V> Iterator for Iter<'a, K, V> {
    type Item = &'a (K, V);

    fn next(&mut self) -> Option<&'a (K, V)> {
        self.entries.get(next(&mut self.places)?)
    }
}

/// Returns the next place. It is compiled once for all maps.
#[inline(never)]
fn next(places: &mut InOrder<'_>) -> Option<usize> {
    places.next()
}

impl<'a, K, V> IntoIterator for &'a GrowingMap<K, V> {
    type Item = &'a (K, V);
    type IntoIter = Iter<'a, K, V>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<K, V> IntoIterator for GrowingMap<K, V> {
    type Item = (K, V);
    type IntoIter = vec::IntoIter<(K, V)>;

    fn into_iter(mut self) -> Self::IntoIter {
        arrange(&mut self.entries, self.places.runs.concat());
        self.entries.into_iter()
    }
}

impl<K: Ord, V> FromIterator<(K, V)> for GrowingMap<K, V> {
    /// Keeps the last value of each key.
    fn from_iter<T: IntoIterator<Item = (K, V)>>(entries: T) -> Self {
        let OrderedMap(entries) = entries.into_iter().collect();
        let places: Vec<usize> = (0..entries.len()).collect();
        let runs = places.chunks(MOST).map(<[usize]>::to_vec).collect();
        Self {
            entries,
            places: Places { runs },
        }
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
        assert!(map.values().eq(standard.values()));
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
            let mut runs = map.places.runs.iter();
            assert!(runs.all(|run| (1..=MOST).contains(&run.len())));
            map.retain(|key, _| key % 700 == 0);
            standard.retain(|key, _| key % 700 == 0);
            assert_same(&map, &standard);
            assert!(map.into_iter().eq(standard));
        }
    }

    #[test]
    fn an_item_is_new_once() {
        let mut set = GrowingSet::new();
        assert!(set.add(2) && set.add(1) && !set.add(2));
        assert!(set.keys().eq(&[1, 2]));
    }
}
