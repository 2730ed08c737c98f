//! Logs over ranges of blocks: asked for in small parts, split where an endpoint refuses, and never
//! assumed.

use super::line::Line;
use super::rpc::{self, Call};
use crate::verify::claims::question::{Log, LogQuery};
use crate::verify::claims::unread::Fault;

/// How many blocks one call starts with.
const BLOCKS: u64 = 2_000;

/// How many blocks a range may span: more than a day on the fastest of the known chains.
const MOST_BLOCKS: u64 = 500_000;

/// How many calls one reading of ranges may take.
const MOST_CALLS: usize = 2_000;

/// A part of one of the ranges.
#[derive(Clone)]
struct Part {
    of: usize,
    range: LogQuery,
}

/// The logs of each range, in the ranges' order.
pub async fn read(line: &Line, latest: u64, ranges: &[LogQuery]) -> Vec<Result<Vec<Log>, Fault>> {
    let mut read: Vec<Result<Vec<Log>, Fault>> = ranges.iter().map(|_| Ok(Vec::new())).collect();
    let mut parts = Vec::new();
    for (of, range) in ranges.iter().enumerate() {
        match split(range, latest) {
            Ok(ranges) => parts.extend(ranges.into_iter().map(|range| Part { of, range })),
            Err(fault) => read
                .iter_mut()
                .skip(of)
                .take(1)
                .for_each(|read| *read = Err(fault.clone())),
        }
    }
    let mut calls = 0_usize;
    while !parts.is_empty() {
        calls = calls.saturating_add(parts.len());
        let asked: Vec<Call> = parts.iter().map(|part| Call::logs(&part.range)).collect();
        let answers = line.ask(&asked).await;
        let mut again = Vec::new();
        for (part, answer) in parts.into_iter().zip(answers) {
            let Some(so_far) = read.get_mut(part.of) else {
                continue;
            };
            let logs = answer.and_then(|raw| rpc::logs(&raw, &part.range));
            match (logs, halves(&part.range)) {
                (Ok(logs), _) => so_far
                    .iter_mut()
                    .for_each(|all| all.extend(logs.iter().cloned())),
                (Err(Fault::Refused(..) | Fault::TooLarge), Some(halves)) if calls < MOST_CALLS => {
                    again.extend(halves.map(|range| Part { of: part.of, range }));
                }
                (Err(Fault::Refused(..)), _) => *so_far = Err(Fault::NoLogs(part.range.from)),
                (Err(fault), _) => *so_far = Err(fault),
            }
        }
        parts = again;
    }
    by_hash(line, ranges, &mut read).await;
    read
}

/// Asks again for single blocks that showed nothing, by their hash: a node that has dropped a
/// block's logs answers a range with none, and a hash with an error.
async fn by_hash(line: &Line, ranges: &[LogQuery], read: &mut [Result<Vec<Log>, Fault>]) {
    let is_empty = |logs: &Result<Vec<Log>, Fault>| logs.as_ref().is_ok_and(Vec::is_empty);
    let empty: Vec<(usize, &LogQuery)> = ranges
        .iter()
        .enumerate()
        .filter(|(of, range)| range.from == range.to && read.get(*of).is_some_and(is_empty))
        .collect();
    let calls: Vec<Call> = empty
        .iter()
        .map(|(_, range)| Call::block(range.from))
        .collect();
    let blocks = line.ask(&calls).await;
    let known = empty
        .into_iter()
        .zip(blocks)
        .filter_map(|((of, range), block)| {
            let block = rpc::block(&block.ok()?).ok()??;
            Some((of, range, block.hash))
        });
    let known: Vec<_> = known.collect();
    let calls: Vec<Call> = known
        .iter()
        .map(|(_, range, hash)| Call::logs_of_block(range, hash))
        .collect();
    for ((of, range, _), answer) in known.iter().zip(line.ask(&calls).await) {
        let logs = answer.and_then(|raw| rpc::logs(&raw, range));
        if let (Some(read), Ok(logs)) = (read.get_mut(*of), logs) {
            *read = Ok(logs);
        }
    }
}

/// The parts that a range is first asked for in. Blocks that are not there yet have no logs.
fn split(range: &LogQuery, latest: u64) -> Result<Vec<LogQuery>, Fault> {
    let to = range.to.min(latest.max(range.from));
    let blocks = to.saturating_sub(range.from).saturating_add(1);
    if blocks > MOST_BLOCKS {
        return Err(Fault::TooManyBlocks(blocks));
    }
    let mut parts = Vec::new();
    let mut from = range.from;
    while from <= to {
        let end = from.saturating_add(BLOCKS - 1).min(to);
        parts.push(LogQuery {
            from,
            to: end,
            ..range.clone()
        });
        match end.checked_add(1) {
            Some(next) => from = next,
            None => break,
        }
    }
    Ok(parts)
}

fn halves(range: &LogQuery) -> Option<[LogQuery; 2]> {
    let middle = range.from.midpoint(range.to);
    (range.from < range.to).then(|| {
        [
            LogQuery {
                to: middle,
                ..range.clone()
            },
            LogQuery {
                from: middle.saturating_add(1),
                ..range.clone()
            },
        ]
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verify::claims::Address;

    fn range(from: u64, to: u64) -> LogQuery {
        LogQuery {
            address: Address::new([1; 20]),
            topics: Vec::new(),
            from,
            to,
        }
    }

    fn ends(parts: &[LogQuery]) -> Vec<(u64, u64)> {
        parts.iter().map(|part| (part.from, part.to)).collect()
    }

    #[test]
    fn a_range_is_asked_for_in_small_parts() {
        let parts = split(&range(10, 4_500), 9_999).expect("short enough");
        assert_eq!(ends(&parts), [(10, 2_009), (2_010, 4_009), (4_010, 4_500)]);
        assert_eq!(
            ends(&split(&range(10, 4_500), 100).expect("short")),
            [(10, 100)]
        );
        assert_eq!(
            ends(&split(&range(u64::MAX, u64::MAX), 5).expect("short")),
            [(u64::MAX, u64::MAX)]
        );
        assert_eq!(
            split(&range(0, u64::MAX), u64::MAX),
            Err(Fault::TooManyBlocks(u64::MAX))
        );
    }

    #[test]
    fn a_refused_range_is_halved_down_to_one_block() {
        let both = halves(&range(10, 13)).expect("four blocks");
        assert_eq!(ends(&both), [(10, 11), (12, 13)]);
        assert_eq!(halves(&range(10, 10)), None);
    }
}
