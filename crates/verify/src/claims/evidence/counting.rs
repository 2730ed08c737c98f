//! Recognises a consumer's requests by counting, as far as there is work left.

use crate::answers::Address;
use crate::claims::limits::COUNT_COST;
use crate::claims::work::Work;
use crate::numbering::{Counted, MAX_REQUESTS, Series, Tally};
use values::hash::Hash32;
use values::order::{self, OrderedMap, OrderedSet};

/// Returns those of these ids that are a consumer's requests under a subscription. `None` when there was no work
/// left to count them.
pub fn recognised(
    tally: &Tally,
    ids: &OrderedSet<Hash32>,
    key_hashes: &OrderedSet<Hash32>,
    consumer: Address,
    subscription: Hash32,
    work: &Work,
) -> Option<OrderedSet<Hash32>> {
    let mut open = ids.clone();
    let mut found = Vec::new();
    for key_hash in key_hashes {
        let series = Series {
            key_hash: *key_hash,
            consumer,
            subscription,
        };
        let counted = counted(tally, &open, series, work);
        let left = open.into_iter().filter(|id| !counted.contains_key(id));
        open = left.collect();
        found.extend(counted.into_iter().map(|(id, _)| id));
        if work.is_spent() {
            return None;
        }
    }
    Some(order::set(found))
}

/// The counts of requests, each of its series, as far as there is work left to count them.
pub fn all(
    requests: impl IntoIterator<Item = (Series, Hash32)>,
    work: &Work,
) -> OrderedMap<(Series, Hash32), Counted> {
    let found = order::grouped(requests).into_iter();
    let found = found.flat_map(|(series, ids)| {
        let found = counted(&Tally::default(), &order::set(ids), series, work).into_iter();
        found.map(move |(id, counted)| ((series, id), counted))
    });
    found.collect()
}

/// Returns those of these ids that are requests of a series, as far as there is work left to count them. What the tally
/// knows costs the same again: a settlement comes to the same end, whatever was counted before it.
pub fn counted(
    tally: &Tally,
    ids: &OrderedSet<Hash32>,
    series: Series,
    work: &Work,
) -> OrderedMap<Hash32, Counted> {
    let found = tally.count(ids, series, work.affords(COUNT_COST));
    let last = found.values().map(|(count, _)| *count).max();
    let looked_at = if found.len() == ids.len() {
        last.unwrap_or(0)
    } else {
        MAX_REQUESTS
    };
    work.spend(usize::try_from(looked_at.saturating_mul(COUNT_COST)).unwrap_or(usize::MAX));
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numbering::request;

    const SERIES: [Series; 2] = [series(1), series(2)];

    const fn series(key: u8) -> Series {
        Series {
            key_hash: Hash32::new([key; 32]),
            consumer: Address::new([3; 20]),
            subscription: Hash32::new([4; 32]),
        }
    }

    fn id(series: Series, count: u64) -> Hash32 {
        let Series { key_hash, .. } = series;
        request(&key_hash, series.consumer, &series.subscription, count).0
    }

    /// Counts one by one, and keeps nothing.
    fn plainly(
        ids: &OrderedSet<Hash32>,
        series: Series,
        work: &Work,
    ) -> OrderedMap<Hash32, Counted> {
        let mut found = Vec::new();
        for count in 1..=MAX_REQUESTS {
            let is_done = found.len() == ids.len();
            if is_done || !work.spend(usize::try_from(COUNT_COST).expect("small")) {
                break;
            }
            let Series { key_hash, .. } = series;
            let (id, pre_seed) = request(&key_hash, series.consumer, &series.subscription, count);
            if ids.contains(&id) {
                found.push((id, (count, pre_seed)));
            }
        }
        found.into_iter().collect()
    }

    #[test]
    fn a_request_is_recognised_by_its_count() {
        let [one, two] = SERIES;
        let ids = order::set([id(one, 5), id(two, 77), Hash32::ZERO]);
        let keys = SERIES.map(|series| series.key_hash).into_iter().collect();
        let (tally, work) = (Tally::default(), Work::default());
        let (consumer, subscription) = (one.consumer, one.subscription);
        let found = recognised(&tally, &ids, &keys, consumer, subscription, &work);
        let found = found.expect("enough work");
        assert!(found.contains(&id(one, 5)) && found.contains(&id(two, 77)) && found.len() == 2);
    }

    /// Counting with a tally finds what a first count finds, and leaves as much work, in every order and with little work.
    #[test]
    fn what_was_counted_before_changes_nothing() {
        let [one, two] = SERIES;
        let stranger = Hash32::ZERO;
        let sets = [
            vec![],
            vec![id(one, 3)],
            vec![id(one, 9), id(two, 9)],
            vec![id(one, 3), id(one, 400)],
            vec![stranger, id(one, 12)],
        ];
        let tally = Tally::default();
        let left_over = [u64::MAX, 0, 1, 7, 18, 19, 800, 200_000, u64::MAX];
        for left in left_over {
            for set in &sets {
                for series in SERIES {
                    let ids: OrderedSet<Hash32> = set.iter().copied().collect();
                    let [ours, plain] = [(); 2].map(|()| Work::default());
                    for work in [&ours, &plain] {
                        let spent = work.affords(1).saturating_sub(left);
                        work.spend(usize::try_from(spent).expect("a count"));
                    }
                    let found = counted(&tally, &ids, series, &ours);
                    assert_eq!(found, plainly(&ids, series, &plain), "{left} {set:?}");
                    assert_eq!(ours.affords(1), plain.affords(1), "{left} {set:?}");
                }
            }
        }
    }
}
