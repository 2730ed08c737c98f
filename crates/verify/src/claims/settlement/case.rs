//! The context of a settlement, and the one comparison of a published value with the chain's.

use core::mem;

use crate::answers::{Question, Told, Unread};
use crate::claims::evidence::ledger::Ledger;
use crate::claims::notarised::{Comparison, Proven};
use crate::claims::words::OracleProofs;
use crate::claims::work::Work;
use crate::step::{Cause, Place, Point, Step, StepId, StepRun, Value};
use values::order::GrowingSet;

/// A settlement on its way.
#[derive(Debug)]
pub struct Settlement<'a> {
    /// The records.
    pub ledger: Ledger<'a>,
    /// The work that is left.
    pub work: &'a Work,
    /// The comparisons with proven values, each with its step.
    pub proven: Vec<(StepId, Comparison)>,
    /// The words that the oracle's own proof may show.
    pub proofs: OracleProofs,
    /// True if the endpoints' heads could not be read: then only what is proven is settled.
    pub(super) is_stopped: bool,
    /// The step that is settled.
    pub run: StepRun,
    /// The steps that proven values alone do not settle.
    not_proven: Vec<StepId>,
    pub(super) open: GrowingSet<Question>,
    /// The questions that decide what the view's endpoint shows: they come before all others.
    pub(super) first: GrowingSet<Question>,
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
            run: StepRun::new(StepId::Contract),
            not_proven: Vec::new(),
            open: GrowingSet::new(),
            first: GrowingSet::new(),
            disputes: Vec::new(),
        }
    }

    /// Settles a part of a step.
    pub fn on<T>(&mut self, run: &mut StepRun, settle: impl FnOnce(&mut Self) -> T) -> T {
        mem::swap(&mut self.run, run);
        let settled = settle(self);
        mem::swap(&mut self.run, run);
        settled
    }

    /// Settles something beside the step: what it lacks is no cause of the step's, unless that is passed on.
    pub fn aside<T>(&mut self, settle: impl FnOnce(&mut Self) -> T) -> (T, StepRun) {
        let mut search = StepRun::new(self.run.id());
        let settled = self.on(&mut search, settle);
        (settled, search)
    }

    /// Compares a published value with the one that is known. Where the oracle's proof shows the same value as endpoints
    /// do, it does not matter who told it; a proven value that differs counts beside one that endpoints told.
    pub fn compare<T>(&mut self, point: Point, place: &Place, published: T, found: Graded<T>)
    where
        T: Clone + PartialEq + Into<Value>,
    {
        let Graded { told, proven } = found;
        let Some(proven) = proven else {
            self.is_not_proven();
            if let Some(told) = told {
                self.run.told(point, place, published, told);
            }
            return;
        };
        let (value, key_hash) = (proven.value.clone(), proven.key_hash);
        let is_disproved = value != published;
        let compared = Comparison::new(point, place, published.clone(), proven);
        self.proven.push((self.run.id(), compared));
        match told {
            Some(told) if told.value == value => {
                self.run.proven(point, place, published, value, key_hash);
            }
            Some(told) if !is_disproved || told.value != published => {
                self.run.told(point, place, published, told);
            }
            _ if is_disproved => {
                let run = &mut self.run;
                run.disproves(point, place, published, value, key_hash);
            }
            _ => {}
        }
    }

    /// Notes that proven values alone do not settle the step.
    pub fn is_not_proven(&mut self) {
        let id = self.run.id();
        if !self.not_proven.contains(&id) {
            self.not_proven.push(id);
        }
    }

    /// The steps that proven values settle alone: those that differ, and those of which every value is proven.
    pub fn proven_steps(&self, ids: &[StepId]) -> Vec<Step> {
        let steps = ids.iter().map(|id| {
            let mut run = StepRun::new(*id);
            for (_, each) in self.proven.iter().filter(|(of, _)| of == id) {
                let (published, proven) = (each.published.clone(), each.proven.value.clone());
                run.proven(
                    each.point,
                    &each.place,
                    published,
                    proven,
                    each.proven.key_hash,
                );
            }
            if self.not_proven.contains(id) {
                run.lacks(Cause::ContractNotRead);
            }
            run.finish()
        });
        let settled = steps.filter(|step| step.passed() || step.failed());
        settled.collect()
    }

    /// Leaves the step without a part ([`StepRun::lacks`]).
    pub fn lacks(&mut self, cause: Cause) {
        self.run.lacks(cause);
    }

    /// Leaves the step without what could not be read.
    pub fn unread(&mut self, unread: Unread) {
        self.run.lacks(Cause::Unread(unread));
    }

    /// Leaves the step without an answer that is still open.
    pub fn waits(&mut self) {
        self.run.lacks(Cause::ContractNotRead);
    }

    /// Gives the step up ([`StepRun::gives_up`]): there is more to compare than is compared.
    pub fn gives_up(&mut self) {
        self.run.gives_up(Cause::Unread(Unread::TooMuchWork));
    }

    /// Leaves the step with the contradiction between endpoints that a search met, if it met one.
    pub fn takes_contradiction(&mut self, search: StepRun) {
        search.pass_contradiction_to(&mut self.run);
    }

    /// Leaves the step with what a search lacks.
    pub fn takes_gap(&mut self, search: StepRun) {
        search.pass_gap_to(&mut self.run);
    }
}

#[cfg(test)]
mod tests;
