//! Plans the rest of a pull: for each judged entry its receipt, and the nearest block at or above it that the
//! oracle's proof states.

use values::order::{GrowingMap, OrderedSet};

use super::entries::{entries, log_of};
use super::served::{Requests, Served};
use super::target::{RestPlan, RestTarget, Shown};
use crate::answers::{
    Address, Answer, Answers, Log, LogQuery, Question, Span, Unread, WitnessedAnswer,
};
use crate::claims::evidence::coordinator;
use crate::claims::evidence::told_logs::ToldLogs;
use crate::claims::limits::{
    HEADER_BYTES, MAX_BLOCKS, MAX_FOLLOWED, MAX_REST_SEARCHES, MAX_TARGETS, NEAR, RECEIPTS_BYTES,
    REQUEST_BYTES,
};
use crate::claims::listed::Listed;
use crate::count::count;
use crate::pull::PullClaims;
use values::chain::MAX_WALK;
use values::hash::Hash32;
use values::order;

/// A plan on the way.
struct Planner<'p> {
    listed: &'p Listed,
    answers: &'p Answers,
    requests: Requests,
    /// The transactions whose receipts were read already, each with its block.
    read: OrderedSet<(Hash32, u64)>,
    open: Vec<Question>,
    targets: GrowingMap<(u64, u64, Hash32), RestTarget>,
    /// The lowest block of each walk, by the block at which it begins.
    walks: GrowingMap<u64, u64>,
    unreachable: Vec<(Shown, Unread)>,
    /// Around how many more entries a nearer block is looked for.
    searches: usize,
}

/// Plans the rest as far as the answers tell, and returns the questions to ask before the plan is final.
pub(crate) fn plan(
    claims: &PullClaims,
    contract: Address,
    listed: &Listed,
    answers: &Answers,
) -> (RestPlan, Vec<Question>) {
    let told = ToldLogs::of(answers);
    let mut planner = Planner {
        listed,
        answers,
        requests: Requests::of(&told, listed),
        read: order::set(answers.iter().filter_map(read)),
        open: Vec::new(),
        targets: GrowingMap::new(),
        walks: GrowingMap::new(),
        unreachable: Vec::new(),
        searches: MAX_REST_SEARCHES,
    };
    for (shown, entry) in entries(claims) {
        let Some(log) = log_of(&entry, contract, listed, &told) else {
            let unread = Unread::LogNotSeen(entry.position);
            planner.unreachable.push((shown, unread));
            continue;
        };
        let own = (log.transaction, log.position.block);
        if !planner.read.contains(&own)
            && let Err(unread) = planner.add(shown, log)
        {
            planner.unreachable.push((shown, unread));
        }
    }
    planner.finish()
}

/// Returns the transaction whose receipt was read, with its block.
fn read((question, given): &(Question, Vec<WitnessedAnswer>)) -> Option<(Hash32, u64)> {
    let Question::Inclusion(transaction, block, _) = question else {
        return None;
    };
    let mut given = given.iter();
    let is_read = given.any(|given| matches!(given.answer, Answer::Inclusion(_)));
    is_read.then_some((*transaction, *block))
}

impl Planner<'_> {
    /// Adds the receipt of a log.
    fn add(&mut self, shown: Shown, log: &Log) -> Result<(), Unread> {
        let block = log.position.block;
        let (from, served) = self.nearest(block)?;
        let key = (from, block, log.transaction);
        if let Some(known) = self.targets.get_mut(&key) {
            known.shows.push(shown);
            return Ok(());
        }
        let lowest = self.walks.get(&from).copied().unwrap_or(from).min(block);
        let more = match self.walks.get(&from) {
            Some(known) => known.saturating_sub(lowest),
            None => length(from, lowest),
        };
        if self.targets.len() >= MAX_TARGETS || self.blocks().saturating_add(more) > MAX_BLOCKS {
            return Err(Unread::TooMuchWork);
        }
        self.walks.insert(from, lowest);
        let target = RestTarget {
            transaction: log.transaction,
            block,
            from,
            request: served.request,
            answered: served.answered,
            shows: vec![shown],
        };
        self.targets.insert(key, target);
        Ok(())
    }

    /// The nearest block at or above this one whose hash a proof states. One of the contract's own requests is often
    /// near; else anyone's is looked for.
    fn nearest(&mut self, block: u64) -> Result<(u64, Served), Unread> {
        let most = block.saturating_add(MAX_WALK);
        let above = self.requests.served.range(block..=most);
        let own = above.first().copied();
        if own.is_none_or(|(from, _)| from.saturating_sub(block) > NEAR) {
            let Some(searches) = self.searches.checked_sub(1) else {
                return own.ok_or(Unread::TooMuchWork);
            };
            self.searches = searches;
            let to = own.map_or(most, |(from, _)| from);
            self.look_for_nearer(Span { from: block, to });
        }
        own.ok_or(Unread::NotNotarised(block, MAX_WALK))
    }

    /// Asks for the requests of anyone over a range, and then for the answers to the first of them.
    fn look_for_nearer(&mut self, span: Span) {
        if self.listed.key_hashes.is_empty() {
            return;
        }
        for coordinator in &self.listed.coordinators {
            let keys = &self.listed.key_hashes;
            let query = coordinator::requests_under(*coordinator, keys, span);
            if self.ask(query) {
                continue;
            }
            let there = self.requests.open.range(span.from..=span.to);
            let there = there.iter().flat_map(|(_, open)| open);
            let own = there.filter(|(address, _)| address == coordinator);
            let ids = order::set(own.map(|(_, id)| *id).take(MAX_FOLLOWED));
            if !ids.is_empty() {
                let until = Span {
                    from: span.from,
                    to: span.to.saturating_add(MAX_WALK),
                };
                let ids = ids.into_iter().collect();
                self.ask(coordinator::answers_to(*coordinator, ids, until));
            }
        }
    }

    /// Asks for logs, and returns whether they are open still.
    fn ask(&mut self, query: LogQuery) -> bool {
        let question = Question::Logs(query);
        let is_open = !self.answers.contains_key(&question);
        if is_open {
            self.open.push(question);
        }
        is_open
    }

    /// Returns the number of headers that the walks take.
    fn blocks(&self) -> u64 {
        let walks = self.walks.iter();
        let lengths = walks.map(|(from, lowest)| length(*from, *lowest));
        lengths.fold(0, u64::saturating_add)
    }

    fn finish(self) -> (RestPlan, Vec<Question>) {
        let blocks = self.blocks();
        let receipts = order::set(self.targets.values().map(|target| target.block));
        let parts = [
            (blocks, HEADER_BYTES),
            (count(receipts.len()), RECEIPTS_BYTES),
            (count(self.walks.len()), REQUEST_BYTES),
        ];
        let bytes = parts.map(|(number, bytes)| number.saturating_mul(bytes));
        let plan = RestPlan {
            targets: self.targets.into_values().collect(),
            unreachable: self.unreachable,
            blocks,
            bytes: bytes.into_iter().fold(0, u64::saturating_add),
        };
        (plan, order::set(self.open).into_iter().collect())
    }
}

/// Returns the number of headers from a block down to another.
const fn length(from: u64, lowest: u64) -> u64 {
    from.saturating_sub(lowest).saturating_add(1)
}
