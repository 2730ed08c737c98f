//! Sorts lists, and keeps maps and sets, for code that the page or a worker compiles. There the standard sort would add
//! kilobytes for each type, and so would the standard map. The terminal and the package also use the standard ones.
//!
//! [`OrderedMap`] and [`OrderedSet`] are sorted lists: built in one step, then only read. [`GrowingMap`] is for entries
//! that must be read while it grows.

mod growing;
mod map;
mod set;
mod sort;

pub use growing::{GrowingMap, GrowingSet};
pub use map::{OrderedMap, grouped};
pub use set::{OrderedSet, set};
pub use sort::sort_by;
