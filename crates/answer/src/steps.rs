//! The steps of a check, as far as they have finished.

use std::sync::Arc;

use verify::report::{Kind, Step, StepId};

/// The steps of a check, in order; `None` for those that have not finished.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Steps(Vec<(StepId, Option<Arc<Step>>)>);

impl Steps {
    /// Steps to come.
    pub fn waiting(ids: &[StepId]) -> Self {
        Self(ids.iter().map(|id| (*id, None)).collect())
    }

    /// The steps that a kind of payload has, before it is read.
    pub fn of(kind: Kind) -> Self {
        Self::waiting(match kind {
            Kind::PackEvent => StepId::of_event(true),
            Kind::PackPull => StepId::of_pull(),
        })
    }

    /// Takes a step that has finished.
    pub fn insert(&mut self, step: Step) {
        let id = step.id;
        let settled = Some(Arc::new(step));
        match self.0.iter_mut().find(|(known, _)| *known == id) {
            Some((_, slot)) => *slot = settled,
            None => self.0.push((id, settled)),
        }
    }

    /// The page asks the chain again, and the chain steps have not finished.
    pub fn reopen_chain(&mut self) {
        for (id, step) in &mut self.0 {
            if id.is_of_chain() {
                *step = None;
            }
        }
    }

    /// The ids, in order.
    pub fn ids(&self) -> impl Iterator<Item = StepId> {
        self.0.iter().map(|(id, _)| *id)
    }

    /// A step, once it has finished.
    pub fn get(&self, id: StepId) -> Option<Arc<Step>> {
        self.0
            .iter()
            .find(|(known, _)| *known == id)
            .and_then(|(_, step)| step.clone())
    }

    /// Whether the chain confirms the shop's history: each of its steps passed. The oracle's proof may be missing, but
    /// it does not contradict.
    pub fn confirmed(&self) -> bool {
        let passed = |id: StepId| self.get(id).is_some_and(|step| step.passed());
        let holds = |id: StepId| match id {
            StepId::OracleProof => !self.get(id).is_some_and(|step| step.failed()),
            _ => passed(id),
        };
        passed(StepId::Contract) && self.ids().filter(|id| id.is_of_chain()).all(holds)
    }

    /// The steps that have finished, in order.
    pub fn finished(&self) -> impl Iterator<Item = &Arc<Step>> {
        self.0.iter().filter_map(|(_, step)| step.as_ref())
    }
}
