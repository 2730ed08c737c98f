//! Sorts and searches lists of any type. The work is compiled once for all of them: it knows the items by their places.

use core::cmp::Ordering;
use core::mem;

/// Sorts a list. Items that compare as equal keep their order.
pub fn sort_by<T>(items: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    let places = sorted(items.len(), &by_place(items, compare));
    arrange(items, places);
}

/// Sorts a list, and keeps only the last of the items that compare as equal.
pub(super) fn sort_once<T>(items: &mut Vec<T>, compare: impl Fn(&T, &T) -> Ordering) {
    let (places, kept) = {
        let compare = by_place(items, compare);
        last_of_each(&sorted(items.len(), &compare), &compare)
    };
    arrange(items, places);
    items.truncate(kept);
}

/// Puts the items at these places into this order. Every place is there once.
pub(super) fn arrange<T>(items: &mut [T], places: Vec<usize>) {
    for pair in swaps(places) {
        if let Ok([one, other]) = items.get_disjoint_mut(pair) {
            mem::swap(one, other);
        }
    }
}

/// Returns the place below `len` that compares as equal.
#[inline(never)]
pub(super) fn search(len: usize, compare: &dyn Fn(usize) -> Ordering) -> Option<usize> {
    let (mut from, mut to) = (0_usize, len);
    while from < to {
        let middle = from.midpoint(to);
        match compare(middle) {
            Ordering::Less => from = middle.saturating_add(1),
            Ordering::Equal => return Some(middle),
            Ordering::Greater => to = middle,
        }
    }
    None
}

fn by_place<T>(
    items: &[T],
    compare: impl Fn(&T, &T) -> Ordering,
) -> impl Fn(usize, usize) -> Ordering {
    move |one, other| match (items.get(one), items.get(other)) {
        (Some(one), Some(other)) => compare(one, other),
        _ => Ordering::Equal,
    }
}

/// Returns the places 0 to `len` - 1 in the order of the items there.
#[inline(never)]
fn sorted(len: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..len).collect();
    places.sort_by(|one, other| compare(*one, *other));
    places
}

/// Returns the places of the last of equal items, then all others, and the number of the last ones.
#[inline(never)]
fn last_of_each(
    places: &[usize],
    compare: &dyn Fn(usize, usize) -> Ordering,
) -> (Vec<usize>, usize) {
    let (mut last, mut earlier) = (Vec::new(), Vec::new());
    for (number, place) in places.iter().enumerate() {
        let next = places.get(number.saturating_add(1));
        if next.is_none_or(|next| compare(*place, *next).is_ne()) {
            last.push(*place);
        } else {
            earlier.push(*place);
        }
    }
    let kept = last.len();
    last.extend(earlier);
    (last, kept)
}

/// Returns the swaps that bring the items at these places into this order.
#[inline(never)]
fn swaps(mut places: Vec<usize>) -> Vec<[usize; 2]> {
    let mut swaps = Vec::new();
    for first in 0..places.len() {
        // Items that take each other's places form a circle. A place that is done leads to itself.
        let mut place = first;
        while let Some(from) = places.get_mut(place).map(|from| mem::replace(from, place))
            && from != first
        {
            swaps.push([place, from]);
            place = from;
        }
    }
    swaps
}

#[cfg(test)]
mod tests {
    use super::super::growing::tests::numbers;
    use super::*;

    #[test]
    fn equal_items_stay_in_their_order() {
        let mut items = vec![(2, 'a'), (1, 'b'), (2, 'c'), (1, 'd')];
        sort_by(&mut items, |one, other| one.0.cmp(&other.0));
        assert_eq!(items, [(1, 'b'), (1, 'd'), (2, 'a'), (2, 'c')]);
        sort_once(&mut items, |one, other| one.0.cmp(&other.0));
        assert_eq!(items, [(1, 'd'), (2, 'c')]);
    }

    #[test]
    fn any_list_is_sorted_as_the_standard_sort_does() {
        let mut numbers = numbers();
        for length in [0, 1, 2, 3, 7, 50, 500] {
            let mut items: Vec<u64> = numbers
                .by_ref()
                .map(|number| number % 90)
                .take(length)
                .collect();
            let mut standard = items.clone();
            sort_by(&mut items, Ord::cmp);
            standard.sort_unstable();
            assert_eq!(items, standard);
            arrange(&mut items, (0..length).rev().collect());
            assert!(items.iter().eq(standard.iter().rev()));
            sort_once(&mut items, Ord::cmp);
            standard.dedup();
            assert_eq!(items, standard);
        }
    }
}
