//! Sorts lists of any type.

use core::cmp::Ordering;

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

/// Returns the places 0 to `len` - 1 in the order of the items there.
#[inline(never)]
pub(crate) fn sorted(len: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
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
