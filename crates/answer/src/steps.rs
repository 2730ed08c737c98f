//! Holds the steps of a check while they finish one after another.

use std::sync::Arc;

use verify::hash::Hash32;
use verify::report::{Kind, Place, Report, Step, StepId};

/// The steps of a check, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Steps(Vec<Slot>);

/// The place of a step in the order.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Slot {
    id: StepId,
    /// The step, once it has finished.
    step: Option<Arc<Step>>,
    /// True if only a file states how the step ended.
    is_recorded: bool,
}

impl Slot {
    const fn of(id: StepId, step: Option<Arc<Step>>) -> Self {
        Self {
            id,
            step,
            is_recorded: false,
        }
    }
}

impl Steps {
    /// Builds a list of unfinished steps.
    pub fn waiting(ids: &[StepId]) -> Self {
        Self(ids.iter().map(|id| Slot::of(*id, None)).collect())
    }

    /// Builds the list of unfinished steps for a kind of payload.
    pub fn of(kind: Kind) -> Self {
        Self::waiting(match kind {
            Kind::PackEvent => StepId::of_event(true),
            Kind::PackPull => StepId::of_pull(),
        })
    }

    /// Builds the list of a report's steps, all finished.
    pub fn of_report(report: &Report) -> Self {
        let settled = |step: &Step| Slot::of(step.id, Some(Arc::new(step.clone())));
        Self(report.steps.iter().map(settled).collect())
    }

    /// Fills in the recorded steps of a file for the chain steps that the report leaves open.
    #[must_use]
    pub fn with_recorded(mut self, recorded: &[Step]) -> Self {
        for recorded in recorded {
            let is_open = |slot: &&mut Slot| {
                let step = slot.step.as_ref();
                slot.id == recorded.id && step.is_some_and(|step| step.cause().is_some())
            };
            if let Some(slot) = self.0.iter_mut().find(is_open) {
                slot.step = Some(Arc::new(recorded.clone()));
                slot.is_recorded = true;
            }
        }
        self
    }

    /// Records a finished step in its place, or at the end if it has none.
    pub fn insert(&mut self, step: Step) {
        let settled = Slot::of(step.id, Some(Arc::new(step)));
        match self.0.iter_mut().find(|slot| slot.id == settled.id) {
            Some(slot) => *slot = settled,
            None => self.0.push(settled),
        }
    }

    /// Returns the ids, in order.
    pub fn ids(&self) -> impl Iterator<Item = StepId> {
        self.0.iter().map(|slot| slot.id)
    }

    /// Returns a step; `None` until it has finished.
    pub fn get(&self, id: StepId) -> Option<Arc<Step>> {
        self.slot(id).and_then(|slot| slot.step.clone())
    }

    /// Returns true if only a file states how a step ended.
    pub fn is_recorded(&self, id: StepId) -> bool {
        self.slot(id).is_some_and(|slot| slot.is_recorded)
    }

    fn slot(&self, id: StepId) -> Option<&Slot> {
        self.0.iter().find(|slot| slot.id == id)
    }

    /// Returns the key of the pull, if its steps name it.
    pub fn target(&self) -> Option<Hash32> {
        let findings = self.finished().flat_map(|step| &step.findings);
        let mut keys = findings.filter_map(|finding| match &finding.place {
            Place::Draw(draw) if draw.target => Some(draw.pull_key),
            _ => None,
        });
        keys.next()
    }

    /// Returns true if the chain confirms the shop's history: every chain step that a verdict needs passed, and on the
    /// others nothing failed and no endpoints contradict each other.
    pub fn confirmed(&self) -> bool {
        let of_chain = || self.ids().filter(|id| id.is_of_chain());
        let holds = |id: StepId| match self.get(id) {
            Some(_) if self.is_recorded(id) => !id.is_needed(),
            Some(step) if id.is_needed() => step.passed(),
            Some(step) => !step.failed() && !step.is_contradicted(),
            None => !id.is_needed(),
        };
        of_chain().any(|id| id == StepId::Contract) && of_chain().all(holds)
    }

    /// Returns true if a step of the chain failed.
    pub fn refuted(&self) -> bool {
        let mut finished = self.finished();
        finished.any(|step| step.id.is_of_chain() && step.failed())
    }

    /// Returns the steps that have finished, in order.
    pub fn finished(&self) -> impl Iterator<Item = &Arc<Step>> {
        self.0.iter().filter_map(|slot| slot.step.as_ref())
    }
}
