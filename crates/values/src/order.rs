//! Sorts all lists, and searches all maps and sets. The standard sort would add 10 to 25 kB to the module for each type,
//! and the standard map 3 to 5 kB.
//!
//! [`OrderedMap`] and [`OrderedSet`] are sorted lists: built at once, then only read. [`GrowingMap`] is for what must
//! be read while it grows.

mod growing;
mod map;
mod set;
mod sort;

pub use growing::{GrowingMap, GrowingSet};
pub use map::{OrderedMap, grouped};
pub use set::{OrderedSet, set};
pub use sort::sort_by;
