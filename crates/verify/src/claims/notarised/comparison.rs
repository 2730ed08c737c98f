//! A judged value beside the one that a proven receipt has.

use crate::claims::proven::ProvenFacts;
use crate::step::{Cause, Check, Place, Point, Step, StepId, Value};
use values::hash::Hash32;

/// A judged value beside the one that a proven receipt has.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// What is compared.
    pub point: Point,
    /// Where.
    pub place: Place,
    /// The published value.
    pub published: Value,
    /// The proven one.
    pub proven: Value,
    /// The hash of the key that it is proven to.
    pub key_hash: Hash32,
    /// Which of the receipts has it, and the place of the log in it.
    pub at: (usize, usize),
    /// Whether the oracle's proof of this request's word gives it, and not the log itself.
    pub is_word: bool,
}

/// All that proven receipts have of a payload's values.
#[derive(Debug, Default)]
pub struct Compared {
    /// The comparisons, each with its step.
    comparisons: Vec<(StepId, Comparison)>,
    /// The steps of which a comparison is missing.
    lacking: Vec<StepId>,
    /// The dates of entries.
    pub dates: Vec<Comparison>,
    /// What settling a step needs of it.
    pub facts: ProvenFacts,
}

impl Compared {
    /// Adds a comparison of a step; where there is none, the step lacks it.
    pub fn add(&mut self, id: StepId, comparison: Option<Comparison>) {
        let Some(comparison) = comparison else {
            self.lacking.push(id);
            return;
        };
        let compared = (comparison.point, comparison.place.clone());
        self.facts
            .add_value(compared, comparison.proven.clone(), comparison.key_hash);
        self.comparisons.push((id, comparison));
    }

    /// The steps that these comparisons settle alone: those that differ, and those that lack none.
    pub fn steps(&self, ids: &[StepId]) -> Vec<Step> {
        let steps = ids.iter().map(|id| {
            let mut check = Check::new(*id);
            let own = self.comparisons.iter().filter(|(of, _)| of == id);
            for (_, each) in own {
                let (published, proven) = (each.published.clone(), each.proven.clone());
                check.proven(each.point, &each.place, published, proven, each.key_hash);
            }
            if check.is_empty() || self.lacking.contains(id) {
                check.lacks(Cause::ContractNotRead);
            }
            check.finish()
        });
        steps
            .filter(|step| step.passed() || step.failed())
            .collect()
    }

    /// Every comparison, and every date.
    pub fn all(&self) -> impl Iterator<Item = &Comparison> {
        let compared = self.comparisons.iter().map(|(_, comparison)| comparison);
        compared.chain(&self.dates)
    }
}
