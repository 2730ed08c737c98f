//! Sorts all lists and searches all maps and sets. The standard sort would add 10 to 25 kB to the module for each type,
//! and the standard map 3 to 5 kB.

mod map;
mod places;
mod set;
mod sort;

pub use map::OrderedMap;
pub use set::OrderedSet;
pub use sort::sort_by;

/// Collects the items into a set.
pub fn set<T: Ord>(items: impl IntoIterator<Item = T>) -> OrderedSet<T> {
    items.into_iter().collect()
}
