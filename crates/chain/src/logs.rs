//! Reads logs over a range of blocks: the whole range, or smaller slices if an endpoint refuses. It assumes nothing
//! about blocks that it did not read.

use futures_util::future::join_all;

use super::limits;
use super::rpc::{self, Call};
use super::source::Source;
use verify::claims::{Fault, Log, LogQuery, Reply, Unread};
use verify::order;

impl Source<'_> {
    /// Reads the logs of a query. Blocks that do not exist yet have no logs, and neither has a range without blocks.
    pub(crate) async fn logs(&self, query: &LogQuery) -> Result<Reply, Fault> {
        if query.from > query.to {
            return Ok(Reply::Logs(Vec::new()));
        }
        let newest = self.head.newest;
        if query.from > newest {
            return Ok(Reply::Unread(Unread::NotReached {
                newest,
                needed: Some(query.from),
                age: self.head.age,
            }));
        }
        let mut read = LogRead::new(self, query, (query.from, query.to.min(newest)));
        read.read().await?;
        Ok(read.reply())
    }

    /// Reads the logs of a query, each part from a node that has the part's blocks. Several nodes may answer behind one address,
    /// and one that lacks a block returns what it has. A log in the last block of a part, or the age of that block, shows that
    /// the node has the part. Parts without either are asked for once more when they are old enough.
    pub(crate) async fn window(&self, query: &LogQuery) -> Result<Reply, Fault> {
        let newest = self.head.newest;
        if query.to > newest {
            return Ok(Reply::Unread(Unread::NotReached {
                newest,
                needed: Some(query.to),
                age: self.head.age,
            }));
        }
        let mut read = LogRead::new(self, query, (query.from, query.to));
        // The question for the logs of one request names its id.
        read.is_window = query.topics.len() < 2;
        if let Err(fault) = read.read().await {
            // A payload chooses its windows, so they must not use up the allowance for the logs of its entries.
            // asking-27
            self.drops(&read.found);
            return Err(fault);
        }
        // The rules judge the end of a whole reply.
        // asking-15
        if read.ends.len() > 1 && !self.head.is_local {
            // asking-11
            let has_log = |end: &u64| read.found.iter().any(|log| log.position.block == *end);
            let open = read.ends.iter().filter(|(_, end)| !has_log(end));
            let open: Vec<(u64, u64)> = order::set(open.copied()).into_iter().collect();
            let (young, age) = self.young(&open).await?;
            if !young.is_empty() {
                let wait = limits::SETTLED_SECONDS.saturating_sub(age);
                let wait = u32::try_from(wait.saturating_mul(1_000)).unwrap_or(u32::MAX);
                self.client().sleep(wait).await;
                // asking-14
                read.left = young;
                read.read().await?;
            }
        }
        Ok(read.reply())
    }

    /// Returns the parts whose last block is younger than [`limits::SETTLED_SECONDS`], with the age of the last one. Parts are in
    /// the chain's order, so one block whose time is known dates all parts up to it.
    async fn young(&self, parts: &[(u64, u64)]) -> Result<(Vec<(u64, u64)>, u64), Fault> {
        let (mut old, mut from, mut age) = (0, parts.len(), 0);
        // All parts before `old` are old enough, and those at or after `from` are too young.
        while old < from {
            let is_first = from == parts.len();
            let middle = match is_first {
                true => from.saturating_sub(1),
                false => old.midpoint(from),
            };
            let Some((_, end)) = parts.get(middle) else {
                break;
            };
            let block = rpc::block(&self.ask(Call::block(*end)).await?)?;
            let block = block.filter(|block| block.number == *end);
            let time = block.ok_or(Fault::Malformed)?.timestamp;
            let own_age = self.newest_time().saturating_sub(time);
            // asking-12
            if own_age >= limits::SETTLED_SECONDS {
                // asking-13
                old = middle.saturating_add(1);
            } else {
                from = middle;
                if is_first {
                    age = own_age;
                }
            }
        }
        Ok((parts.get(from..).unwrap_or_default().to_vec(), age))
    }
}

/// A query until it has its logs.
struct LogRead<'s> {
    source: &'s Source<'s>,
    query: &'s LogQuery,
    /// The first and last block of each range that is left to read.
    left: Vec<(u64, u64)>,
    /// The first and last block of each slice that was read.
    ends: Vec<(u64, u64)>,
    /// True if the endpoint has answered a slice of this width.
    fits: bool,
    calls: u64,
    found: Vec<Log>,
    /// True if these are the logs of a window.
    is_window: bool,
}

impl<'s> LogRead<'s> {
    fn new(source: &'s Source<'s>, query: &'s LogQuery, blocks: (u64, u64)) -> Self {
        Self {
            source,
            query,
            left: vec![blocks],
            ends: Vec::new(),
            // The width that an earlier query found.
            fits: source.client().plan().is_proven(),
            calls: 0,
            found: Vec::new(),
            is_window: false,
        }
    }

    /// Reads all ranges that are left.
    async fn read(&mut self) -> Result<(), Fault> {
        while !self.left.is_empty() {
            self.next().await?;
        }
        Ok(())
    }

    /// Returns the logs, in their order.
    fn reply(self) -> Reply {
        let logs: Vec<Log> = order::set(self.found).into_iter().collect();
        Reply::Logs(logs)
    }

    /// Asks for the next slices.
    async fn next(&mut self) -> Result<(), Fault> {
        let plan = self.source.client().plan();
        let is_planned = plan.needs_slices(self.count());
        let is_over = self.calls.saturating_add(self.count()) > limits::CALLS_OF_A_QUERY;
        if is_over || (!is_planned && self.count() > plan.left()) {
            return Err(self.refused());
        }
        let slices = self.slices();
        let is_needed = self.fits && is_planned;
        let calls = u64::try_from(slices.len()).unwrap_or(u64::MAX);
        self.calls = self.calls.saturating_add(calls);
        let asked = slices.iter().map(|slice| {
            let call = Call::logs(slice).of_window(self.is_window);
            self.source.ask(if is_needed { call } else { call.slice() })
        });
        let replies = join_all(asked).await;
        if let Some(last) = slices.last() {
            self.continue_after(last.to);
        }
        self.fits = true;
        // Refused slices come before the blocks that the reader has not asked for yet.
        let mut refused = Vec::new();
        for (slice, reply) in slices.into_iter().zip(replies) {
            match reply {
                Ok(raw) => {
                    self.take(rpc::logs(&raw, &slice)?)?;
                    self.ends.push((slice.from, slice.to));
                }
                // The client has narrowed the ranges.
                // asking-9
                Err(_) if self.width() < slice.blocks() => {
                    self.fits = false;
                    refused.push((slice.from, slice.to));
                }
                Err(Fault::Refused(code, message)) if matches!(code, 401 | 403 | 404) => {
                    return Err(Fault::Refused(code, message));
                }
                Err(Fault::Refused(..) | Fault::NoLogs(..) | Fault::Malformed) => {
                    return Err(self.refused());
                }
                Err(other) => return Err(other),
            }
        }
        refused.append(&mut self.left);
        self.left = joined(refused);
        Ok(())
    }

    /// Keeps logs within the limits.
    fn take(&mut self, logs: Vec<Log>) -> Result<(), Fault> {
        let may_keep = self.source.may_keep(&logs);
        self.source.saw(&logs);
        if may_keep {
            self.found.extend(logs);
        }
        match may_keep && self.found.len() <= limits::LOGS_OF_A_QUERY {
            true => Ok(()),
            false => Err(self.refused()),
        }
    }

    const fn refused(&self) -> Fault {
        Fault::NoLogs(self.query.from, self.query.to)
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
        self.source.client().plan().width()
    }

    /// Returns the number of slices that are left.
    fn count(&self) -> u64 {
        let width = self.width().max(1);
        self.left
            .iter()
            .map(|(from, to)| to.saturating_sub(*from).saturating_add(1).div_ceil(width))
            .fold(0, u64::saturating_add)
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

/// Joins neighbouring ranges, so that as few ranges as possible hold the same blocks.
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
