//! Prepares the steps for drawing: each with its mark, and its result once the answer has come.

use std::sync::Arc;

use answer::{Answer, Brief, Mark};
use verify::report::{Kind, Step, StepId};

/// The steps of a check, in order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rows(Vec<Row>);

#[derive(Clone, Debug, PartialEq)]
struct Row {
    id: StepId,
    mark: Mark,
    /// The result, once the step has ended.
    step: Option<Arc<Step>>,
}

impl Row {
    fn of((step, mark): (&Step, Mark)) -> Self {
        Self {
            id: step.id,
            mark,
            step: Some(Arc::new(step.clone())),
        }
    }

    const fn waiting(id: StepId) -> Self {
        Self {
            id,
            mark: Mark::Waiting,
            step: None,
        }
    }
}

impl Rows {
    /// Returns the steps of a kind of payload, before it is read.
    pub fn of_kind(kind: Kind) -> Self {
        Self::waiting(match kind {
            Kind::PackEvent => StepId::of_event(true),
            Kind::PackPull => StepId::of_pull(),
        })
    }

    /// Returns steps that are still to come.
    pub fn waiting(ids: &[StepId]) -> Self {
        Self(ids.iter().copied().map(Row::waiting).collect())
    }

    /// Returns the steps of an answer. While the page asks the chain, the chain's steps are still to come.
    pub fn of(answer: &Answer, is_asking: bool) -> Self {
        let row = |(step, mark): (&Step, Mark)| match is_asking && step.id.is_of_chain() {
            true => Row::waiting(step.id),
            false => Row::of((step, mark)),
        };
        Self(answer.marked().map(row).collect())
    }

    /// Returns the steps on which a changed copy failed.
    pub fn of_failed(brief: &Brief) -> Self {
        let failed = brief.report.steps.iter().filter(|step| step.failed());
        Self(failed.map(|step| Row::of((step, Mark::Failed))).collect())
    }

    /// Returns the ids of the steps.
    pub fn ids(&self) -> Vec<StepId> {
        self.0.iter().map(|row| row.id).collect()
    }

    /// Returns each step's id with its mark, in order.
    pub fn marks(&self) -> impl Iterator<Item = (StepId, Mark)> {
        self.0.iter().map(|row| (row.id, row.mark))
    }

    /// Returns a step, once it has ended.
    pub fn get(&self, id: StepId) -> Option<Arc<Step>> {
        self.row(id).and_then(|row| row.step.clone())
    }

    /// Returns the mark of a step.
    pub fn mark(&self, id: StepId) -> Mark {
        self.row(id).map_or(Mark::Waiting, |row| row.mark)
    }

    fn row(&self, id: StepId) -> Option<&Row> {
        self.0.iter().find(|row| row.id == id)
    }
}
