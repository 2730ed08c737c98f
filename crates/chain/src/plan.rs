//! The plan of a reading for one endpoint: how many calls go together, how wide a range is, and how many calls there may
//! be in all. [`Known`] outlives the reading.

use core::cell::Cell;
use std::rc::Rc;

use super::limits::{
    BATCHES, CALLS_MORE, CALLS_OF_THE_PLAN, HANGS_OF_A_READING, LONGEST_WAIT_MS, USABLE_BLOCKS,
    WAITS_OF_A_READING_MS,
};
use super::rpc::Call;

/// What is known of an endpoint, in this reading and the next ones of this page.
#[derive(Debug)]
pub struct Known {
    /// Whether it has answered any call.
    has_answered: Cell<bool>,
    /// The most blocks of a range, as it answered.
    width: Cell<u64>,
}

/// How one endpoint is asked in one reading.
#[derive(Debug)]
pub struct Plan {
    known: Rc<Known>,
    /// The most blocks of a range.
    width: Cell<u64>,
    /// The most calls that go together.
    batch: Cell<usize>,
    /// Whether ranges that may be too wide go alone.
    is_apart: Cell<bool>,
    /// The widest range that was answered since ranges were narrowed last.
    fits: Cell<u64>,
    /// The widest range that was answered in this reading.
    widest: Cell<u64>,
    /// The width that the endpoint stated.
    stated: Cell<u64>,
    planned: Cell<u64>,
    sent: Cell<u64>,
    waited_ms: Cell<u64>,
    hung_seconds: Cell<u32>,
}

impl Default for Known {
    fn default() -> Self {
        Self {
            has_answered: Cell::new(false),
            width: Cell::new(u64::MAX),
        }
    }
}

impl Plan {
    /// A plan with what is known.
    pub fn new(known: Rc<Known>) -> Self {
        Self {
            width: Cell::new(known.width.get()),
            known,
            batch: Cell::new(BATCHES[0]),
            is_apart: Cell::new(false),
            fits: Cell::new(1),
            widest: Cell::new(1),
            stated: Cell::new(u64::MAX),
            planned: Cell::new(0),
            sent: Cell::new(0),
            waited_ms: Cell::new(0),
            hung_seconds: Cell::new(0),
        }
    }

    /// Adds calls to those that the reading needs. A part of a range that was refused is none.
    pub fn add(&self, calls: &[Call]) {
        let needed = calls.iter().filter(|call| !call.is_part).count();
        let needed = u64::try_from(needed).unwrap_or(u64::MAX);
        self.planned.set(self.planned.get().saturating_add(needed));
    }

    /// Counts calls that are sent; not if there would be more than the plan allows.
    pub fn may_send(&self, calls: usize) -> bool {
        let calls = u64::try_from(calls).unwrap_or(u64::MAX);
        let may = calls <= self.left();
        if may {
            self.sent.set(self.sent.get().saturating_add(calls));
        }
        may
    }

    /// Counts a wait for the endpoint; not if it is too long, alone or with those before it.
    pub fn may_wait(&self, milliseconds: u64) -> bool {
        let waited = self.waited_ms.get().saturating_add(milliseconds);
        let may = milliseconds <= LONGEST_WAIT_MS && waited <= WAITS_OF_A_READING_MS;
        if may {
            self.waited_ms.set(waited);
        }
        may
    }

    /// Counts the seconds of a request that was not answered in time.
    pub fn hung(&self, seconds: u32) {
        let hung = self.hung_seconds.get().saturating_add(seconds);
        self.hung_seconds.set(hung);
    }

    /// Whether the endpoint has hung for so long that nothing more is sent to it.
    pub const fn has_hung(&self) -> bool {
        self.hung_seconds.get() >= HANGS_OF_A_READING
    }

    /// How many calls more the plan allows.
    pub fn left(&self) -> u64 {
        let most = self.planned.get().saturating_mul(CALLS_OF_THE_PLAN);
        let most = most.saturating_add(CALLS_MORE);
        most.saturating_sub(self.sent.get())
    }

    /// How many of these calls go together next.
    pub fn together<'c>(&self, calls: impl Iterator<Item = &'c Call>) -> usize {
        let is_apart = self.is_apart.get() || !self.is_proven();
        let is_alone = |call: &Call| {
            let is_open = |blocks| is_apart && blocks > self.fits.get();
            call.most_bytes.is_some() || call.blocks().is_some_and(is_open)
        };
        let together = calls.take_while(|call| !is_alone(call)).count();
        self.batch.get().min(together.max(1))
    }

    /// Sends fewer calls together than these.
    pub fn split(&self, refused: usize) {
        let smaller = BATCHES.into_iter().find(|smaller| *smaller < refused);
        self.batch.set(smaller.unwrap_or(1));
    }

    /// Sends ranges that may be too wide alone.
    pub fn part_ranges(&self) {
        self.is_apart.set(true);
    }

    /// The most calls that go together.
    pub const fn batch(&self) -> &Cell<usize> {
        &self.batch
    }

    /// Whether the endpoint has answered any call of this page.
    pub fn has_answered(&self) -> bool {
        self.known.has_answered.get()
    }

    /// Notes that it answered a call, and how many blocks the call was for.
    pub fn answered(&self, blocks: Option<u64>) {
        self.known.has_answered.set(true);
        let blocks = blocks.unwrap_or(1);
        self.fits.set(self.fits.get().max(blocks));
        self.widest.set(self.widest.get().max(blocks));
        // An endpoint that was in trouble for a moment may take wider ranges in the next reading.
        if self.is_proven() {
            self.known.width.set(self.width().max(self.served()));
        }
    }

    /// Whether it has answered for a range of so many blocks.
    pub const fn fits(&self, blocks: u64) -> bool {
        blocks <= self.fits.get()
    }

    /// Whether a call is for a wider range than the endpoint is asked for.
    pub fn is_wider(&self, call: &Call) -> bool {
        call.blocks().is_some_and(|blocks| blocks > self.width())
    }

    /// Whether ranges are as wide as may be, or as the endpoint has answered.
    pub const fn is_proven(&self) -> bool {
        self.width() == u64::MAX || self.fits(self.width())
    }

    /// The most blocks of a range.
    pub const fn width(&self) -> u64 {
        self.width.get()
    }

    /// The width that the endpoint has shown it serves: the one it stated, else the widest that it answered.
    fn served(&self) -> u64 {
        self.widest.get().min(self.stated.get())
    }

    /// Whether the plan needs the parts of a range, so many of them. A width below the one that the endpoint serves is a
    /// second try, and one below ten blocks is of no use.
    pub fn needs_parts(&self, parts: u64) -> bool {
        self.width() >= self.served() && (self.width() >= USABLE_BLOCKS || parts < 2)
    }

    /// Narrows ranges after one of so many blocks was refused: to the width that the endpoint states, else to half. Two
    /// queries may be refused for one width, which is narrowed once.
    pub fn narrow(&self, refused: u64, stated: Option<u64>) {
        if refused < 2 || self.width() < refused {
            return;
        }
        // An endpoint that refuses the width that it stated before is not believed again.
        let is_believed = self.stated.get() == u64::MAX;
        let stated = stated.filter(|stated| *stated < refused && is_believed);
        let width = match stated {
            Some(stated) => {
                self.stated.set(stated);
                stated
            }
            None => round_half(refused),
        };
        self.width.set(width.clamp(1, refused.saturating_sub(1)));
        self.fits.set(self.fits.get().min(width));
    }
}

/// Half of a width, rounded down to 1, 2 or 5 with zeros: endpoints have round limits.
fn round_half(width: u64) -> u64 {
    let half = width.div_euclid(2).max(1);
    let mut unit = 1_u64;
    while half.div_euclid(unit) >= 10 {
        unit = unit.saturating_mul(10);
    }
    let steps = [5, 2, 1].map(|step| unit.saturating_mul(step));
    steps.into_iter().find(|step| *step <= half).unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn narrowed(refusals: &[(u64, Option<u64>)]) -> Vec<u64> {
        let plan = Plan::new(Rc::default());
        let narrow = |(refused, stated): &(u64, Option<u64>)| {
            plan.narrow(*refused, *stated);
            plan.width()
        };
        refusals.iter().map(narrow).collect()
    }

    #[test]
    fn a_refused_width_is_halved_to_a_round_one() {
        let widths = [50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100];
        let halves = widths.map(|width| narrowed(&[(width, None)])[0]);
        assert_eq!(
            halves,
            [20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50]
        );
        assert_eq!([1, 2, 3, 10].map(round_half), [1, 1, 1, 5]);
        assert_eq!(narrowed(&[(1, None)]), [u64::MAX]);
    }

    #[test]
    fn a_stated_width_is_taken_at_once_and_believed_once() {
        assert_eq!(narrowed(&[(50_000, Some(1_000))]), [1_000]);
        // A second query of the same width was under way.
        assert_eq!(
            narrowed(&[(50_000, Some(1_000)), (50_000, Some(9))]),
            [1_000, 1_000]
        );
        // It refuses the width that it stated: one block less at a time led to thousands of calls.
        assert_eq!(
            narrowed(&[(50_000, Some(1_000)), (1_000, Some(999))]),
            [1_000, 500]
        );
        assert_eq!(narrowed(&[(50_000, Some(60_000))]), [20_000]);
    }

    #[test]
    fn a_reading_makes_four_times_the_calls_of_its_plan_and_64_more() {
        let plan = Plan::new(Rc::default());
        plan.add(&[Call::chain_id(), Call::chain_id().part()]);
        assert!(plan.may_send(68));
        assert!(!plan.may_send(1));
    }
}
