//! Plans one reading for one endpoint: the number of calls that go together, the width of a range, and the most calls
//! in all. [`Known`] outlives the reading.

use core::cell::Cell;
use std::rc::Rc;

use super::limits::{
    BATCHES, CALLS_MORE, CALLS_OF_THE_PLAN, HANGS_OF_A_READING, LONGEST_WAIT_MS, USABLE_BLOCKS,
    WAITS_OF_A_READING_MS,
};
use super::rpc::Call;

/// The facts known about an endpoint, in this reading and the next ones of this page.
#[derive(Debug)]
pub struct Known {
    /// True if the endpoint has answered any call.
    has_answered: Cell<bool>,
    /// The most blocks of a range that the endpoint answers, as earlier readings saw.
    width: Cell<u64>,
}

/// The plan of one reading for one endpoint.
#[derive(Debug)]
pub struct Plan {
    known: Rc<Known>,
    /// The most blocks of a range.
    width: Cell<u64>,
    /// The most calls that go together.
    batch: Cell<usize>,
    /// The most calls that the endpoint answered together.
    together: Cell<usize>,
    /// True if ranges that may be too wide go alone.
    is_apart: Cell<bool>,
    /// The widest range that the endpoint answered since ranges were last narrowed.
    fits: Cell<u64>,
    /// The widest range that the endpoint answered in this reading.
    widest: Cell<u64>,
    /// The width that the endpoint stated; [`u64::MAX`] if it stated none.
    stated: Cell<u64>,
    /// The number of stated widths that were believed.
    believed: Cell<u32>,
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
    /// Creates a plan from the known facts about the endpoint.
    pub fn new(known: Rc<Known>) -> Self {
        Self {
            width: Cell::new(known.width.get()),
            known,
            batch: Cell::new(BATCHES[0]),
            together: Cell::new(0),
            is_apart: Cell::new(false),
            fits: Cell::new(1),
            widest: Cell::new(1),
            stated: Cell::new(u64::MAX),
            believed: Cell::new(0),
            planned: Cell::new(0),
            sent: Cell::new(0),
            waited_ms: Cell::new(0),
            hung_seconds: Cell::new(0),
        }
    }

    /// Adds calls to those that the reading needs. A call that replaces a refused one does not count.
    pub fn add(&self, calls: &[Call]) {
        let needed = calls.iter().filter(|call| !call.is_slice).count();
        let needed = u64::try_from(needed).unwrap_or(u64::MAX);
        self.planned.set(self.planned.get().saturating_add(needed));
    }

    /// Counts calls that are about to be sent. Returns false, and counts none, if they exceed the plan.
    pub fn may_send(&self, calls: usize) -> bool {
        let calls = u64::try_from(calls).unwrap_or(u64::MAX);
        let may = calls <= self.left();
        if may {
            self.sent.set(self.sent.get().saturating_add(calls));
        }
        may
    }

    /// Counts a wait for the endpoint. Returns false, and counts nothing, if the wait is too long, alone or with those
    /// before it.
    pub fn may_wait(&self, milliseconds: u64) -> bool {
        let waited = self.waited_ms.get().saturating_add(milliseconds);
        let may = milliseconds <= LONGEST_WAIT_MS && waited <= WAITS_OF_A_READING_MS;
        if may {
            self.waited_ms.set(waited);
        }
        may
    }

    /// Counts the seconds of a request that the endpoint answered late, or not in time.
    pub fn hung(&self, seconds: u32) {
        let hung = self.hung_seconds.get().saturating_add(seconds);
        self.hung_seconds.set(hung);
    }

    /// Returns whether the endpoint has hung for so long that the reading sends it no more calls.
    pub const fn has_hung(&self) -> bool {
        self.hung_seconds.get() >= HANGS_OF_A_READING
    }

    /// Returns the number of calls that the plan still allows.
    pub fn left(&self) -> u64 {
        let most = self.planned.get().saturating_mul(CALLS_OF_THE_PLAN);
        let most = most.saturating_add(CALLS_MORE);
        most.saturating_sub(self.sent.get())
    }

    /// Returns how many of these calls go together next.
    pub fn together<'c>(&self, calls: impl Iterator<Item = &'c Call>) -> usize {
        let is_apart = self.is_apart.get() || !self.is_proven();
        let is_alone = |call: &Call| {
            let is_open = |blocks| is_apart && blocks > self.fits.get();
            call.most_bytes.is_some() || call.blocks().is_some_and(is_open)
        };
        let together = calls.take_while(|call| !is_alone(call)).count();
        self.batch.get().min(together.max(1))
    }

    /// Makes the batches smaller than the `refused` calls.
    pub fn split(&self, refused: usize) {
        let smaller = BATCHES.into_iter().find(|smaller| *smaller < refused);
        self.batch.set(smaller.unwrap_or(1));
    }

    /// Notes that the endpoint answered this many calls together.
    pub fn answered_together(&self, calls: usize) {
        self.together.set(self.together.get().max(calls));
    }

    /// Makes the batches no larger than one that the endpoint answered, after it was busy for a larger one: it may count
    /// each call. Returns how many of the refused calls go together.
    pub fn narrow_batch(&self, refused: usize) -> usize {
        let answered = self.together.get();
        if !(1..refused).contains(&answered) {
            return refused;
        }
        self.batch.set(answered.min(self.batch.get()));
        answered
    }

    /// Makes ranges that may be too wide go alone.
    pub fn part_ranges(&self) {
        self.is_apart.set(true);
    }

    /// Returns the cell with the most calls that go together.
    pub const fn batch(&self) -> &Cell<usize> {
        &self.batch
    }

    /// Returns whether the endpoint has answered any call of this page.
    pub fn has_answered(&self) -> bool {
        self.known.has_answered.get()
    }

    /// Notes that the endpoint answered a call, and the number of blocks that the call was for.
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

    /// Returns whether the endpoint has answered for a range of this many blocks.
    pub const fn fits(&self, blocks: u64) -> bool {
        blocks <= self.fits.get()
    }

    /// Returns whether a call's range is wider than the plan allows for the endpoint.
    pub fn is_wider(&self, call: &Call) -> bool {
        call.blocks().is_some_and(|blocks| blocks > self.width())
    }

    /// Returns whether ranges have no limit yet, or the endpoint has answered one of this width.
    pub const fn is_proven(&self) -> bool {
        self.width() == u64::MAX || self.fits(self.width())
    }

    /// Returns the most blocks of a range.
    pub const fn width(&self) -> u64 {
        self.width.get()
    }

    /// Returns the width that the endpoint has shown it serves: the widest range that it answered, but at most the
    /// width that it stated.
    fn served(&self) -> u64 {
        self.widest.get().min(self.stated.get())
    }

    /// Returns whether the plan counts a range's slices as needed. A width below the one that the endpoint serves is a
    /// second try, and several slices narrower than ten blocks are of no use.
    pub fn needs_slices(&self, slices: u64) -> bool {
        self.width() >= self.served() && (self.width() >= USABLE_BLOCKS || slices < 2)
    }

    /// Narrows ranges after the endpoint refused one of `refused` blocks: to the width that the endpoint states, else
    /// to half. If it refuses two queries of one width, the width is narrowed once.
    pub fn narrow(&self, refused: u64, stated: Option<u64>) {
        if refused < 2 || self.width() < refused {
            return;
        }
        // An endpoint that refuses the width that it stated before is believed once more, if it states half or less:
        // another node behind the same address has another limit. Ever smaller limits would make the plan ever larger.
        let half = round_half(refused);
        let is_believed = |stated: u64| match self.believed.get() {
            0 => true,
            1 => stated <= half,
            _ => false,
        };
        let stated = stated.filter(|stated| *stated < refused && is_believed(*stated));
        let width = match stated {
            Some(stated) => {
                self.stated.set(stated);
                self.believed.set(self.believed.get().saturating_add(1));
                stated
            }
            None => half,
        };
        self.width.set(width.clamp(1, refused.saturating_sub(1)));
        self.fits.set(self.fits.get().min(width));
    }
}

/// Returns half of a width, rounded down to 1, 2 or 5 with zeros: endpoints have round limits.
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
        // The endpoint refuses the width that it stated: one block less at a time led to thousands of calls.
        assert_eq!(
            narrowed(&[(50_000, Some(1_000)), (1_000, Some(999))]),
            [1_000, 500]
        );
        // Another node behind the same address has a limit of its own.
        assert_eq!(
            narrowed(&[
                (50_000, Some(10_000)),
                (10_000, Some(500)),
                (500, Some(499))
            ]),
            [10_000, 500, 200]
        );
        // A third one is not believed.
        assert_eq!(
            narrowed(&[(50_000, Some(10_000)), (10_000, Some(500)), (500, Some(10))]),
            [10_000, 500, 200]
        );
        assert_eq!(narrowed(&[(50_000, Some(60_000))]), [20_000]);
    }

    #[test]
    fn a_reading_makes_four_times_the_calls_of_its_plan_and_64_more() {
        let plan = Plan::new(Rc::default());
        plan.add(&[Call::chain_id(), Call::chain_id().slice()]);
        assert!(plan.may_send(68));
        assert!(!plan.may_send(1));
    }
}
