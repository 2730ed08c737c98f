//! The one sort for all lists, and the one search for all maps and sets. The standard sort would add 10 to 25 kB to the
//! module for each type, and the standard map 3 to 5 kB.

mod map;
mod set;

use core::cmp::Ordering;

pub use map::OrderedMap;
pub use set::OrderedSet;

/// Sorts a list. Items that compare as equal keep their order.
pub fn sort_by<T: Clone>(items: &mut Vec<T>, compare: impl Fn(&T, &T) -> Ordering) {
    let places = sorted(
        items.len(),
        &|one, other| match (items.get(one), items.get(other)) {
            (Some(one), Some(other)) => compare(one, other),
            _ => Ordering::Equal,
        },
    );
    let sorted = places.into_iter().filter_map(|place| items.get(place));
    *items = sorted.cloned().collect();
}

/// The items as a set.
pub fn set<T: Ord>(items: impl IntoIterator<Item = T>) -> OrderedSet<T> {
    items.into_iter().collect()
}

/// The places 0 to `len` - 1 in the order of the items there.
#[inline(never)]
fn sorted(len: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..len).collect();
    places.sort_by(|one, other| compare(*one, *other));
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_items_stay_in_their_order() {
        let mut items = vec![(2, 'a'), (1, 'b'), (2, 'c'), (1, 'd')];
        sort_by(&mut items, |one, other| one.0.cmp(&other.0));
        assert_eq!(items, [(1, 'b'), (1, 'd'), (2, 'a'), (2, 'c')]);
    }
}
