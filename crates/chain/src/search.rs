//! Searches a contract's logs over the whole chain: in one question, or else in steps around a block.

use super::limits;
use super::rpc::{self, Call};
use super::source::Source;
use verify::claims::{Fault, Log, LogSearch, Reply};
use verify::order;

/// A direction in which a search goes from its first block.
#[derive(Clone, Copy)]
enum Direction {
    Up,
    Down,
}

/// A search that goes on in steps.
struct Steps<'s> {
    source: &'s Source<'s>,
    search: &'s LogSearch,
    found: Vec<Log>,
    refusals: u32,
    /// The last refusal.
    fault: Fault,
}

impl Source<'_> {
    /// Searches the whole chain. The third refusal ends the search; the logs that were found by then
    /// count.
    ///
    /// # Errors
    ///
    /// The [`Fault`] of an endpoint that answered none of the search's questions.
    pub(crate) async fn search(&self, search: &LogSearch) -> Result<Reply, Fault> {
        let newest = self.head.newest;
        let mut steps = Steps {
            source: self,
            search,
            found: Vec::new(),
            refusals: 0,
            fault: Fault::NoLogs(0, newest),
        };
        // asking-16
        if steps.takes(0, newest).await? {
            return Ok(steps.found(true));
        }
        let from = search.from.min(newest);
        // asking-16
        let up = steps.goes(Direction::Up, from).await?;
        let down = match from.checked_sub(1) {
            Some(below) => steps.goes(Direction::Down, below).await?,
            None => Progress::Whole,
        };
        match (up, down) {
            (Progress::None, Progress::None) => Err(steps.fault),
            (Progress::Whole, Progress::Whole) => Ok(steps.found(true)),
            _ => Ok(steps.found(false)),
        }
    }
}

/// The part of a direction's blocks for which the endpoint answered.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    None,
    Part,
    Whole,
}

impl Steps<'_> {
    /// Goes from a block in one direction, in steps that double while the endpoint answers.
    async fn goes(&mut self, direction: Direction, first: u64) -> Result<Progress, Fault> {
        let (newest, width) = (self.source.head.newest, self.source.client().plan().width());
        // asking-17
        let (mut next, mut step) = (first, limits::FIRST_STEP.min(width).max(1));
        let mut progress = Progress::None;
        for _ in 0..limits::STEPS_OF_A_SEARCH {
            // asking-19
            if self.refusals >= limits::REFUSALS_OF_A_SEARCH {
                return Ok(progress);
            }
            let blocks = step.saturating_sub(1);
            let (from, to) = match direction {
                Direction::Up => (next, next.saturating_add(blocks).min(newest)),
                Direction::Down => (next.saturating_sub(blocks), next),
            };
            if !self.takes(from, to).await? {
                // asking-18
                step = step.div_euclid(2).max(1);
                continue;
            }
            progress = Progress::Part;
            let after = match direction {
                Direction::Up => to.checked_add(1).filter(|after| *after <= newest),
                Direction::Down => from.checked_sub(1),
            };
            match after {
                Some(after) => next = after,
                None => return Ok(Progress::Whole),
            }
            step = step.saturating_mul(2);
        }
        Ok(progress)
    }

    /// Asks for a range. Returns false if the endpoint refuses it.
    async fn takes(&mut self, from: u64, to: u64) -> Result<bool, Fault> {
        let query = self.search.over(from, to);
        match self.source.ask(Call::logs(&query).search()).await {
            Ok(raw) => {
                let logs = rpc::logs(&raw, &query)?;
                if !self.source.may_keep(&logs) {
                    return Err(Fault::NoLogs(from, to));
                }
                self.found.extend(logs);
                Ok(true)
            }
            Err(fault) => {
                self.refusals = self.refusals.saturating_add(1);
                self.fault = fault;
                Ok(false)
            }
        }
    }

    fn found(self, is_whole: bool) -> Reply {
        Reply::Found {
            logs: order::set(self.found).into_iter().collect(),
            is_whole,
        }
    }
}
