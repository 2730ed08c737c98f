//! Plans one reading for one endpoint: the number of calls that go together, the width of a range, and the most calls
//! in all. [`Known`] outlives the reading.

use core::cell::{Cell, RefCell};
use std::rc::Rc;

use super::known::Known;
use super::limits::{
    BATCHES, CALLS_MORE, CALLS_OF_THE_PLAN, HANGS_OF_A_READING, LONGEST_WAIT_MS,
    SECONDS_OF_A_RANGE, SECONDS_OF_A_READING, USABLE_BLOCKS, WAITS_OF_A_READING_MS,
};
use super::rpc::Call;
use verify::claims::Fault;

/// The plan of one reading for one endpoint.
#[derive(Debug)]
pub(crate) struct Plan {
    known: Rc<Known>,
    /// The most blocks of a range.
    width: Cell<u64>,
    /// The widest range that the endpoint answered since ranges were last narrowed.
    fits: Cell<u64>,
    /// The widest range that the endpoint answered in this reading.
    widest: Cell<u64>,
    /// The fault with which the endpoint refused a range to the last try.
    refused_range: RefCell<Option<Fault>>,
    /// The most calls that go together.
    batch: Cell<usize>,
    planned: Cell<u64>,
    sent: Cell<u64>,
    waited_ms: Cell<u64>,
    seconds: Cell<u32>,
    hung_seconds: Cell<u32>,
    /// True once anything has come from the endpoint in this reading.
    is_heard: Cell<bool>,
}

impl Plan {
    /// Creates a plan from the known facts about the endpoint.
    pub(crate) fn new(known: Rc<Known>) -> Self {
        Self {
            width: Cell::new(known.width.get()),
            known,
            fits: Cell::new(1),
            widest: Cell::new(1),
            refused_range: RefCell::default(),
            batch: Cell::new(BATCHES[0]),
            planned: Cell::new(0),
            sent: Cell::new(0),
            waited_ms: Cell::new(0),
            seconds: Cell::new(0),
            hung_seconds: Cell::new(0),
            is_heard: Cell::new(false),
        }
    }

    /// Adds calls to those that the reading needs. A call that replaces a refused one does not count.
    pub(crate) fn add(&self, calls: &[Call]) {
        let needed = calls.iter().filter(|call| !call.is_slice).count();
        self.needs(u64::try_from(needed).unwrap_or(u64::MAX));
    }

    /// Adds this many calls to those that the reading needs.
    pub(crate) fn needs(&self, calls: u64) {
        self.planned.set(self.planned.get().saturating_add(calls));
    }

    /// Counts calls that are about to be sent. Returns false, and counts none, if they exceed the plan.
    pub(crate) fn may_send(&self, calls: usize) -> bool {
        let calls = u64::try_from(calls).unwrap_or(u64::MAX);
        let may = calls <= self.left();
        if may {
            self.sent.set(self.sent.get().saturating_add(calls));
        }
        may
    }

    /// Returns the number of calls that the plan still allows.
    pub(crate) fn left(&self) -> u64 {
        let most = self.planned.get().saturating_mul(CALLS_OF_THE_PLAN);
        let most = most.saturating_add(CALLS_MORE);
        most.saturating_sub(self.sent.get())
    }

    /// Counts a wait for the endpoint. Returns false, and counts nothing, if the wait is too long, alone or with those
    /// before it.
    pub(crate) fn may_wait(&self, milliseconds: u64) -> bool {
        let waited = self.waited_ms.get().saturating_add(milliseconds);
        let may = milliseconds <= LONGEST_WAIT_MS && waited <= WAITS_OF_A_READING_MS;
        if may {
            self.waited_ms.set(waited);
        }
        may
    }

    /// Counts the seconds of a request. Those of one that the endpoint answered late, or not in time, count as a hang.
    pub(crate) fn took(&self, seconds: u32) {
        let add = |count: &Cell<u32>| count.set(count.get().saturating_add(seconds));
        add(&self.seconds);
        if seconds >= SECONDS_OF_A_RANGE {
            add(&self.hung_seconds);
        }
    }

    /// Notes that something, of any kind, came from the endpoint.
    pub(crate) fn hear(&self) {
        self.is_heard.set(true);
    }

    /// Returns whether anything has come from the endpoint in this reading.
    pub(crate) const fn is_heard(&self) -> bool {
        self.is_heard.get()
    }

    /// Returns whether the endpoint has needed so long that the reading sends it no more calls.
    pub(crate) const fn has_hung(&self) -> bool {
        self.hung_seconds.get() >= HANGS_OF_A_READING || self.seconds.get() >= SECONDS_OF_A_READING
    }

    /// Returns whether half of the reading's time has passed.
    pub(crate) const fn is_half_over(&self) -> bool {
        self.hung_seconds.get() >= HANGS_OF_A_READING.div_euclid(2)
            || self.seconds.get() >= SECONDS_OF_A_READING.div_euclid(2)
    }

    /// Returns the most calls that go together.
    pub(crate) const fn batch(&self) -> usize {
        self.batch.get()
    }

    /// Makes the batches smaller than the `refused` calls.
    pub(crate) fn split(&self, refused: usize) {
        let smaller = BATCHES.into_iter().find(|smaller| *smaller < refused);
        self.batch.set(smaller.unwrap_or(1));
    }

    /// Returns whether the endpoint has answered any call of this page.
    pub(crate) fn has_answered(&self) -> bool {
        self.known.has_answered.get()
    }

    /// Notes that the endpoint answered a call, and the number of blocks that the call was for.
    pub(crate) fn answered(&self, blocks: Option<u64>) {
        self.known.has_answered.set(true);
        let blocks = blocks.unwrap_or(1);
        self.fits.set(self.fits.get().max(blocks));
        self.widest.set(self.widest.get().max(blocks));
        // An endpoint that was in trouble for a moment may accept wider ranges in the next reading.
        if self.is_proven() {
            self.known.width.set(self.width().max(self.widest.get()));
        }
    }

    /// Returns whether the endpoint has answered for a range of this many blocks.
    pub(crate) const fn fits(&self, blocks: u64) -> bool {
        blocks <= self.fits.get()
    }

    /// Returns whether a call has a range that the endpoint may refuse. Such a call goes alone.
    pub(crate) fn is_open(&self, call: &Call) -> bool {
        call.blocks().is_some_and(|blocks| !self.fits(blocks))
    }

    /// Returns whether ranges have no limit yet, or the endpoint has answered one of this width.
    pub(crate) const fn is_proven(&self) -> bool {
        self.width() == u64::MAX || self.fits(self.width())
    }

    /// Returns the most blocks of a range.
    pub(crate) const fn width(&self) -> u64 {
        self.width.get()
    }

    /// Returns whether the plan counts a range's slices as needed. A width below the one that the endpoint has answered
    /// is a second try, and several slices narrower than ten blocks are of no use.
    pub(crate) fn needs_slices(&self, slices: u64) -> bool {
        self.width() >= self.widest.get() && (self.width() >= USABLE_BLOCKS || slices < 2)
    }

    /// Narrows ranges after the endpoint refused one of `refused` blocks to the last try. If it refuses two queries of one
    /// width, the width is narrowed once.
    pub(crate) fn narrow(&self, refused: u64, fault: &Fault) {
        self.refused_range.replace(Some(fault.clone()));
        if refused < 2 || self.width() < refused {
            return;
        }
        self.width.set(rounder(refused));
        self.fits.set(1);
    }

    /// Returns whether the endpoint refused a range in this way before, to the last try, and has not
    /// answered one of this many blocks since.
    pub(crate) fn has_refused(&self, blocks: u64, fault: &Fault) -> bool {
        !self.fits(blocks) && self.refused_range.borrow().as_ref() == Some(fault)
    }
}

/// Returns the largest of 1, 2, 5, 10, 20, 50 and so on that is below a width: about half, as endpoints have round
/// limits.
fn rounder(width: u64) -> u64 {
    let below = width.saturating_sub(1).max(1);
    let mut unit = 1_u64;
    while below.div_euclid(unit) >= 10 {
        unit = unit.saturating_mul(10);
    }
    let steps = [5, 2, 1].map(|step| unit.saturating_mul(step));
    steps.into_iter().find(|step| *step <= below).unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn narrowed(refused: &[u64]) -> u64 {
        let plan = Plan::new(Rc::default());
        let fault = Fault::Busy;
        refused
            .iter()
            .for_each(|blocks| plan.narrow(*blocks, &fault));
        plan.width()
    }

    #[test]
    fn a_refused_width_is_narrowed_to_a_round_one() {
        let widths = [50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100];
        let narrower = widths.map(|width| narrowed(&[width]));
        assert_eq!(
            narrower,
            [20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50]
        );
        assert_eq!(
            [1, 2, 3, 10, 10_001, 54_321].map(rounder),
            [1, 1, 2, 5, 10_000, 50_000]
        );
        assert_eq!(narrowed(&[1]), u64::MAX);
        // A second query of the same width was under way.
        assert_eq!(narrowed(&[50_000, 50_000]), 20_000);
    }

    #[test]
    fn a_reading_makes_four_times_the_calls_of_its_plan_and_64_more() {
        let plan = Plan::new(Rc::default());
        plan.add(&[Call::chain_id(), Call::chain_id().slice()]);
        assert!(plan.may_send(68));
        assert!(!plan.may_send(1));
    }
}
