//! The context of a settlement, and the one comparison of a published value with the chain's.

use core::mem;

use crate::answers::{Question, Told, Unread};
use crate::claims::evidence::ledger::Ledger;
use crate::claims::notarised::{Comparison, Proven};
use crate::claims::words::OracleProofs;
use crate::claims::work::Work;
use crate::step::{Cause, Check, Place, Point, Step, StepId, Value};
use values::order::OrderedSet;

/// A settlement on its way.
#[derive(Debug)]
pub struct Settlement<'a> {
    /// The records.
    pub ledger: Ledger<'a>,
    /// What is left of the work that may be done.
    pub work: &'a Work,
    /// The comparisons with proven values.
    pub proven: Vec<Comparison>,
    /// The words that the oracle's own proof may show.
    pub proofs: OracleProofs,
    /// Whether the endpoints' heads could not be read: then only what is proven is settled.
    pub(super) is_stopped: bool,
    /// The step that is settled.
    pub check: Check,
    /// What proven values alone say of each step.
    alone: Vec<Check>,
    pub(super) open: OrderedSet<Question>,
    /// The questions that decide what the view's endpoint shows: they come before all others.
    pub(super) first: OrderedSet<Question>,
    /// The first contradiction with other endpoints that each step of a view met.
    pub(super) disputes: Vec<(StepId, Unread)>,
}

/// A value, as far as it is known: by endpoints, and by the oracle's proof.
#[derive(Clone, Debug)]
pub struct Graded<T> {
    /// The value that endpoints told.
    pub told: Option<Told<T>>,
    /// The value that a receipt proves.
    pub proven: Option<Proven<T>>,
}

impl<'a> Settlement<'a> {
    /// Starts with a ledger.
    pub fn new(ledger: Ledger<'a>, work: &'a Work) -> Self {
        Self {
            ledger,
            work,
            proven: Vec::new(),
            proofs: OracleProofs::default(),
            is_stopped: false,
            check: Check::new(StepId::Contract),
            alone: Vec::new(),
            open: OrderedSet::new(),
            first: OrderedSet::new(),
            disputes: Vec::new(),
        }
    }

    /// Settles a part of a step.
    pub fn on<T>(&mut self, check: &mut Check, settle: impl FnOnce(&mut Self) -> T) -> T {
        mem::swap(&mut self.check, check);
        let settled = settle(self);
        mem::swap(&mut self.check, check);
        settled
    }

    /// Settles something beside the step: what it lacks is no cause of the step's, unless that is passed on.
    pub fn aside<T>(&mut self, settle: impl FnOnce(&mut Self) -> T) -> (T, Check) {
        let mut search = Check::new(self.check.id());
        let settled = self.on(&mut search, settle);
        (settled, search)
    }

    /// Compares a published value with the one that is known. Where the oracle's proof shows the same value as endpoints
    /// do, it does not matter who told it; a proven value that differs counts beside one that endpoints told. What
    /// proven values alone say is kept apart.
    pub fn compare<T>(
        &mut self,
        point: Point,
        place: &Place,
        published: T,
        found: Graded<T>,
    ) -> bool
    where
        T: Clone + PartialEq + Into<Value>,
    {
        let Graded { told, proven } = found;
        let Some(proven) = proven else {
            self.is_not_proven();
            return told.is_some_and(|told| self.check.told(point, place, published, told));
        };
        let (value, key_hash) = (proven.value.clone(), proven.key_hash);
        let alone = self.alone();
        alone.proven(point, place, published.clone(), value.clone(), key_hash);
        self.proven
            .push(Comparison::new(point, place, published.clone(), proven));
        let is_disproved = value != published;
        match told {
            Some(told) if told.value == value => {
                self.check.proven(point, place, published, value, key_hash)
            }
            Some(told) if !is_disproved || told.value != published => {
                self.check.told(point, place, published, told)
            }
            _ if is_disproved => {
                self.check
                    .disproves(point, place, published, value, key_hash);
                false
            }
            _ => false,
        }
    }

    /// Notes that proven values alone do not settle the step.
    pub fn is_not_proven(&mut self) {
        self.alone().lacks(Cause::ContractNotRead);
    }

    fn alone(&mut self) -> &mut Check {
        let id = self.check.id();
        let place = self.alone.iter().position(|check| check.id() == id);
        let place = place.unwrap_or(self.alone.len());
        if place == self.alone.len() {
            self.alone.push(Check::new(id));
        }
        self.alone.get_mut(place).unwrap_or(&mut self.check)
    }

    /// The steps that proven values settle alone: those that differ, and those of which every value is proven.
    pub fn proven_steps(&mut self, ids: &[StepId]) -> Vec<Step> {
        let all: Vec<Step> = mem::take(&mut self.alone)
            .into_iter()
            .map(Check::finish)
            .collect();
        let steps = ids
            .iter()
            .filter_map(|id| all.iter().find(|step| step.id == *id));
        let settled = steps.filter(|step| step.passed() || step.failed());
        settled.cloned().collect()
    }

    /// Leaves the step without a part ([`Check::lacks`]).
    pub fn lacks(&mut self, cause: Cause) {
        self.check.lacks(cause);
    }

    /// Leaves the step without what could not be read.
    pub fn unread(&mut self, unread: Unread) {
        self.check.lacks(Cause::Unread(unread));
    }

    /// Leaves the step without an answer that is still open.
    pub fn waits(&mut self) {
        self.check.lacks(Cause::ContractNotRead);
    }

    /// Gives the step up ([`Check::gives_up`]): there is more to compare than is compared.
    pub fn gives_up(&mut self) {
        self.check.gives_up(Cause::Unread(Unread::TooMuchWork));
    }

    /// Leaves the step with the contradiction between endpoints that a search met, if it met one.
    pub fn takes_contradiction(&mut self, search: Check) {
        search.pass_contradiction_to(&mut self.check);
    }

    /// Leaves the step with what a search lacks.
    pub fn takes_gap(&mut self, search: Check) {
        search.pass_gap_to(&mut self.check);
    }
}
