//! Sorts lists of any type.

use core::cmp::Ordering;
use core::mem;

/// Sorts a list. Items that compare as equal keep their order.
pub fn sort_by<T>(items: &mut Vec<T>, compare: impl Fn(&T, &T) -> Ordering) {
    let places = sorted(
        items.len(),
        &|one, other| match (items.get(one), items.get(other)) {
            (Some(one), Some(other)) => compare(one, other),
            _ => Ordering::Equal,
        },
    );
    if !places.is_sorted() {
        let mut taken: Vec<Option<T>> = mem::take(items).into_iter().map(Some).collect();
        let sorted = places.into_iter();
        *items = sorted
            .filter_map(|place| taken.get_mut(place)?.take())
            .collect();
    }
}

/// Returns the places 0 to `len` - 1 in the order of the items there. It is compiled once for all types.
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
