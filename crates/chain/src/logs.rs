//! Reads logs over a range of blocks: the whole range, or smaller slices if an endpoint refuses. It assumes nothing
//! about blocks that it did not read.

use super::inquiry::Inquiry;
use super::limits;
use super::rpc::{self, Call, RpcResult};
use super::source::Source;
use verify::claims::{Answer, Fault, Log, LogQuery, Question};
use verify::order;

/// The state of a query.
enum Stage {
    /// Parts of the range are left to read.
    Range,
    /// A single block showed no log; the reader asks for the hash of the block.
    BlockHash,
    /// The reader asks for the block's logs by its hash: a node that has dropped a block's logs answers a range with
    /// none, and a hash with an error.
    ByHash(Call),
    Done,
}

/// A query until it has its logs.
pub(crate) struct LogRead<'s> {
    query: LogQuery,
    source: &'s Source<'s>,
    stage: Stage,
    /// The first and last block of each range that is left to read.
    left: Vec<(u64, u64)>,
    /// The slices that the reader asked for last.
    asked: Vec<LogQuery>,
    /// True if the endpoint has answered a slice of this width.
    fits: bool,
    calls: u64,
    found: Result<Vec<Log>, Fault>,
}

impl<'s> LogRead<'s> {
    /// Starts a query. Blocks that do not exist yet have no logs, and neither has a range without blocks.
    pub(crate) fn new(query: LogQuery, source: &'s Source<'s>) -> Self {
        let (from, newest) = (query.from, source.latest.number);
        let is_empty = from > query.to;
        let is_there = from <= newest;
        Self {
            left: vec![(from, query.to.min(newest))],
            stage: if is_there && !is_empty {
                Stage::Range
            } else {
                Stage::Done
            },
            found: if is_there || is_empty {
                Ok(Vec::new())
            } else {
                Err(Fault::Behind(newest, from))
            },
            asked: Vec::new(),
            fits: source.client.plan().is_proven(),
            calls: 0,
            query,
            source,
        }
    }

    /// Returns the next slices: a single slice as long as the endpoint may refuse its width.
    fn slices(&self) -> Vec<LogQuery> {
        let width = self.width();
        let mut slices = Vec::new();
        for (from, to) in &self.left {
            let mut from = *from;
            loop {
                let end = from.saturating_add(width.saturating_sub(1)).min(*to);
                slices.push(LogQuery {
                    from,
                    to: end,
                    ..self.query.clone()
                });
                if !self.fits {
                    return slices;
                }
                match end.checked_add(1).filter(|next| next <= to) {
                    Some(next) => from = next,
                    None => break,
                }
            }
        }
        slices
    }

    /// Returns the most blocks of a slice, as the endpoint's plan now has it.
    fn width(&self) -> u64 {
        self.source.client.plan().width()
    }

    /// Returns the number of slices that are left.
    fn count(&self) -> u64 {
        let width = self.width().max(1);
        self.left
            .iter()
            .map(|(from, to)| to.saturating_sub(*from).saturating_add(1).div_ceil(width))
            .fold(0, u64::saturating_add)
    }

    fn end(&mut self, fault: Fault) {
        self.found = Err(fault);
        self.stage = Stage::Done;
    }

    fn receive_slices(&mut self, answers: Vec<RpcResult>) {
        let asked = core::mem::take(&mut self.asked);
        if let Some(last) = asked.last() {
            self.continue_after(last.to);
        }
        self.fits = true;
        // Refused slices come before the blocks that the reader has not asked for yet.
        let mut refused = Vec::new();
        for (slice, answer) in asked.into_iter().zip(answers) {
            match answer.and_then(|raw| rpc::logs(&raw, &slice)) {
                Ok(logs) => {
                    let bytes = logs.iter().map(size).fold(0, usize::saturating_add);
                    let Some(left) = self.source.bytes_left.get().checked_sub(bytes) else {
                        return self.end(Fault::TooLarge);
                    };
                    self.source.bytes_left.set(left);
                    self.found
                        .iter_mut()
                        .for_each(|found| found.extend(logs.iter().cloned()));
                    continue;
                }
                // If a narrower range may help, the client has narrowed the ranges.
                Err(_) if self.width() < slice.blocks() => {
                    self.fits = false;
                    refused.push((slice.from, slice.to));
                    continue;
                }
                Err(fault) => return self.end(self.last(fault, slice.from)),
            };
        }
        refused.append(&mut self.left);
        self.left = joined(refused);
        if self
            .found
            .as_ref()
            .is_ok_and(|found| found.len() > limits::LOGS_OF_A_QUERY)
        {
            return self.end(Fault::TooLarge);
        }
        if self.left.is_empty() {
            let is_one_block = self.query.from == self.query.to;
            let shows_nothing = self.found.as_ref().is_ok_and(Vec::is_empty);
            self.stage = if is_one_block && shows_nothing {
                Stage::BlockHash
            } else {
                Stage::Done
            };
        }
    }

    /// Returns the fault that the query reports if its smallest slice fails.
    fn last(&self, fault: Fault, block: u64) -> Fault {
        match fault {
            Fault::Refused(..) => Fault::NoLogs(block),
            Fault::TooManyBlocks(_) => Fault::TooManyBlocks(self.query.blocks()),
            other => other,
        }
    }

    /// Drops the blocks up to this one from the ranges that are left.
    fn continue_after(&mut self, block: u64) {
        self.left.retain_mut(|(from, to)| {
            if *from <= block {
                *from = block.saturating_add(1);
            }
            *from <= *to && *from > block
        });
    }
}

impl Inquiry for LogRead<'_> {
    fn next(&mut self) -> Vec<Call> {
        match &self.stage {
            Stage::Range => {
                if self.calls.saturating_add(self.count()) > limits::CALLS_OF_A_QUERY {
                    self.end(Fault::TooManyBlocks(self.query.blocks()));
                    return Vec::new();
                }
                let plan = self.source.client.plan();
                let may_need = plan.needs_slices(self.count());
                if !may_need && self.count() > plan.left() {
                    self.end(Fault::TooManyBlocks(self.query.blocks()));
                    return Vec::new();
                }
                let is_needed = self.fits && may_need;
                self.asked = self.slices();
                let calls = u64::try_from(self.asked.len()).unwrap_or(u64::MAX);
                self.calls = self.calls.saturating_add(calls);
                let calls = self.asked.iter().map(Call::logs);
                calls
                    .map(|call| if is_needed { call } else { call.slice() })
                    .collect()
            }
            Stage::BlockHash => vec![Call::block(self.query.from)],
            Stage::ByHash(call) => vec![call.clone()],
            Stage::Done => Vec::new(),
        }
    }

    fn receive(&mut self, mut answers: Vec<RpcResult>) {
        match self.stage {
            Stage::Range => self.receive_slices(answers),
            Stage::BlockHash => {
                let block = answers.pop().and_then(|raw| rpc::block(&raw.ok()?).ok()?);
                self.stage = block.map_or(Stage::Done, |block| {
                    Stage::ByHash(Call::logs_of_block(&self.query, &block.hash))
                });
            }
            Stage::ByHash(_) => {
                self.stage = Stage::Done;
                let logs = answers.pop().unwrap_or(Err(Fault::WrongIds));
                let logs = logs.and_then(|raw| rpc::logs(&raw, &self.query));
                self.found = logs.map_err(|fault| self.last(fault, self.query.from));
            }
            Stage::Done => {}
        }
    }

    fn finish(self: Box<Self>) -> Vec<(Question, Result<Answer, Fault>)> {
        let logs = self.found.map(|logs| {
            let logs = order::set(logs);
            Answer::Logs(logs.into_iter().collect())
        });
        vec![(Question::Logs(self.query), logs)]
    }
}

/// Joins neighbouring ranges, so that the same blocks take as few ranges as possible.
fn joined(ranges: Vec<(u64, u64)>) -> Vec<(u64, u64)> {
    let mut joined: Vec<(u64, u64)> = Vec::with_capacity(ranges.len());
    for (from, to) in ranges {
        match joined.last_mut() {
            Some((_, end)) if end.checked_add(1) == Some(from) => *end = to,
            _ => joined.push((from, to)),
        }
    }
    joined
}

/// Returns about how many bytes a log takes.
fn size(log: &Log) -> usize {
    let topics = log.topics.len().saturating_mul(32);
    log.data.len().saturating_add(topics).saturating_add(100)
}

#[cfg(test)]
mod tests {
    use super::super::client::RpcClient;
    use super::super::rpc::Block;
    use super::super::transport::{Bounds, Clock, LocalBoxFuture, Reply, Transport};
    use super::*;
    use core::cell::Cell;
    use std::rc::Rc;
    use verify::claims::{Address, Witnesses};
    use verify::hash::Hash32;
    use verify::position::Position;

    struct Nobody;

    impl Transport for Nobody {
        fn send(&self, _: String, _: Bounds) -> LocalBoxFuture<'_, Result<Reply, Fault>> {
            Box::pin(core::future::ready(Err(Fault::Unreachable)))
        }
    }

    impl Clock for Nobody {
        fn now(&self) -> u64 {
            0
        }

        fn sleep(&self, _: u32) -> LocalBoxFuture<'_, ()> {
            Box::pin(core::future::ready(()))
        }
    }

    fn source(client: &RpcClient, bytes_left: usize) -> Source<'_> {
        let latest = Block {
            number: 10,
            timestamp: 0,
            hash: Hash32::ZERO,
        };
        Source {
            client,
            witness: Witnesses::of(0),
            chain_id: 1,
            latest,
            safe: None,
            finalized: None,
            multicall: false,
            met_at: 0,
            waited_ms: 0,
            lacks_contract: false,
            knows_place: true,
            ten_minutes: None,
            bytes_left: Cell::new(bytes_left),
        }
    }

    // An endpoint that sent logs without end filled the reader's memory.
    #[test]
    fn more_logs_than_are_kept_end_a_query() {
        let client = RpcClient::new("node".into(), Box::new(Nobody), Rc::new(Nobody));
        let source = source(&client, usize::MAX);
        let address = Address::new([1; 20]);
        let log = Log {
            position: Position {
                block: 1,
                log_index: 0,
            },
            address,
            topics: Vec::new(),
            data: Vec::new(),
            transaction: Hash32::ZERO,
        };
        let result = |logs: usize| {
            let mut read = LogRead::new(LogQuery::all(address, 1, 9), &source);
            read.next();
            read.found = Ok(vec![log.clone(); logs]);
            read.receive_slices(vec![Ok(serde_json::Value::Array(Vec::new()))]);
            assert_eq!(read.next().len(), 0);
            Box::new(read).finish().remove(0).1
        };
        assert!(result(limits::LOGS_OF_A_QUERY).is_ok());
        assert_eq!(result(limits::LOGS_OF_A_QUERY + 1), Err(Fault::TooLarge));
        assert_eq!(result(limits::LOGS_OF_A_QUERY + 2), Err(Fault::TooLarge));
    }

    // Logs of a megabyte each filled a gigabyte in one reading.
    #[test]
    fn more_bytes_of_logs_than_are_kept_end_a_query() {
        let client = RpcClient::new("node".into(), Box::new(Nobody), Rc::new(Nobody));
        let source = source(&client, 3_000);
        let address = Address::new([1; 20]);
        let answer = |bytes: usize| {
            serde_json::json!([{
                "address": address, "topics": [], "data": format!("0x{}", "00".repeat(bytes)),
                "blockNumber": "0x1", "logIndex": "0x0",
                "transactionHash": format!("0x{}", Hash32::ZERO),
            }])
        };
        let result = |bytes: usize| {
            let mut read = LogRead::new(LogQuery::all(address, 1, 9), &source);
            read.next();
            read.receive_slices(vec![Ok(answer(bytes))]);
            Box::new(read).finish().remove(0).1
        };
        assert!(result(1_900).is_ok());
        assert_eq!(result(901), Err(Fault::TooLarge));
        // The bytes count over all queries of a reading.
        assert!(result(900).is_ok());
        assert_eq!(result(0), Err(Fault::TooLarge));
    }
}
