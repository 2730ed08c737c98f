//! The steps of a check, as far as they have finished.

use std::sync::Arc;

use verify::hash::Hash32;
use verify::report::{Kind, Place, Report, Step, StepId};

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

    /// The steps of a report.
    pub fn of_report(report: &Report) -> Self {
        let steps = report.steps.iter();
        Self(
            steps
                .map(|step| (step.id, Some(Arc::new(step.clone()))))
                .collect(),
        )
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

    /// The key of the pull, if its steps name it.
    pub fn target(&self) -> Option<Hash32> {
        let findings = self.finished().flat_map(|step| &step.findings);
        let mut keys = findings.filter_map(|finding| match &finding.place {
            Place::Draw(draw) if draw.target => Some(draw.pull_key),
            _ => None,
        });
        keys.next()
    }

    /// Whether the chain confirms the shop's history: each of its steps passed that a verdict needs, and none failed.
    pub fn confirmed(&self) -> bool {
        let of_chain = || self.ids().filter(|id| id.is_of_chain());
        let holds = |id: StepId| match self.get(id) {
            Some(step) => step.passed() || (!id.is_needed() && !step.failed()),
            None => !id.is_needed(),
        };
        of_chain().any(|id| id == StepId::Contract) && of_chain().all(holds)
    }

    /// The steps that have finished, in order.
    pub fn finished(&self) -> impl Iterator<Item = &Arc<Step>> {
        self.0.iter().filter_map(|(_, step)| step.as_ref())
    }
}
