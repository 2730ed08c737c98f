//! Recognises a consumer's requests by counting, as far as there is work left.

use crate::claims::limits::COUNT_COST;
use crate::claims::work::Work;
use crate::numbering::{self, Counted, MAX_REQUESTS, Series};
use values::hash::Hash32;
use values::order::{self, OrderedMap, OrderedSet};

/// The counts of requests, each of its series, as far as there is work left to count them.
pub fn all(
    requests: impl IntoIterator<Item = (Series, Hash32)>,
    work: &Work,
) -> OrderedMap<(Series, Hash32), Counted> {
    let found = order::grouped(requests).into_iter();
    let found = found.flat_map(|(series, ids)| {
        let found = counted(&order::set(ids), series, work).into_iter();
        found.map(move |(id, counted)| ((series, id), counted))
    });
    found.collect()
}

fn counted(ids: &OrderedSet<Hash32>, series: Series, work: &Work) -> OrderedMap<Hash32, Counted> {
    let found = numbering::find(ids, series, work.affords(COUNT_COST));
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
    use crate::answers::Address;
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

    #[test]
    fn a_request_is_recognised_by_its_count() {
        let [one, two] = SERIES;
        let ids = [(one, id(one, 5)), (two, id(two, 77)), (two, Hash32::ZERO)];
        let found = all(ids, &Work::default());
        let counts: Vec<_> = found.iter().map(|(of, (count, _))| (*of, *count)).collect();
        assert_eq!(counts, [((one, id(one, 5)), 5), ((two, id(two, 77)), 77)]);
    }

    #[test]
    fn a_count_ends_with_the_work() {
        let [one, _] = SERIES;
        let work = Work::default();
        let most = usize::try_from(work.affords(1) - 2 * COUNT_COST).expect("a count");
        work.spend(most);
        let ids = [(one, id(one, 2)), (one, id(one, 3))];
        let found = all(ids, &work);
        assert!(found.keys().eq(&[(one, id(one, 2))]));
        assert!(work.is_spent());
    }
}
