//! Sorts and searches lists of any type. The work is compiled once for all of them: it knows the items by their places.

use core::cmp::Ordering;
use core::mem;

/// Sorts a list. Items that compare as equal keep their order.
pub fn sort_by<T>(items: &mut Vec<T>, compare: impl Fn(&T, &T) -> Ordering) {
    let places = sorted(items.len(), false, &by_place(items, compare));
    arrange(items, &places);
}

/// Sorts a list, and keeps only the last of the items that compare as equal.
pub(super) fn sort_once<T>(items: &mut Vec<T>, compare: impl Fn(&T, &T) -> Ordering) {
    let places = sorted(items.len(), true, &by_place(items, compare));
    arrange(items, &places);
}

/// Puts the items at these places into this order, and drops all others.
pub(super) fn arrange<T>(items: &mut Vec<T>, places: &[usize]) {
    for pair in swaps(items.len(), places) {
        if let Ok([one, other]) = items.get_disjoint_mut(pair) {
            mem::swap(one, other);
        }
    }
    items.truncate(places.len());
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

/// Returns the places 0 to `len` - 1 in the order of the items there; if `once`, only the last of equal items.
#[inline(never)]
fn sorted(len: usize, once: bool, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..len).collect();
    places.sort_by(|one, other| compare(*one, *other));
    if once {
        places.dedup_by(|later, earlier| {
            let is_same = compare(*earlier, *later).is_eq();
            if is_same {
                *earlier = *later;
            }
            is_same
        });
    }
    places
}

/// Returns the swaps that bring the items at these places to the front, in this order.
#[inline(never)]
fn swaps(len: usize, places: &[usize]) -> Vec<[usize; 2]> {
    let mut targets: Vec<Option<usize>> = vec![None; len];
    for (target, place) in places.iter().enumerate() {
        if let Some(of_place) = targets.get_mut(*place) {
            *of_place = Some(target);
        }
    }
    let others = targets.iter_mut().filter(|target| target.is_none());
    for (target, other) in (places.len()..).zip(others) {
        *other = Some(target);
    }
    let mut swaps = Vec::new();
    for place in 0..len {
        // Each swap brings one item to its target.
        while let Some(Some(target)) = targets.get(place).copied()
            && let Ok([own, other]) = targets.get_disjoint_mut([place, target])
        {
            mem::swap(own, other);
            swaps.push([place, target]);
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
            let reversed: Vec<usize> = (0..length).rev().step_by(2).collect();
            arrange(&mut items, &reversed);
            assert!(items.iter().eq(standard.iter().rev().step_by(2)));
        }
    }
}
