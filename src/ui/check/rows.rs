//! The steps as they are drawn: each with its mark, and how it ended once the answer has come.

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
    /// `None` until it has ended.
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
    /// The steps that a kind of payload has, before it is read.
    pub fn of_kind(kind: Kind) -> Self {
        Self::waiting(match kind {
            Kind::PackEvent => StepId::of_event(true),
            Kind::PackPull => StepId::of_pull(),
        })
    }

    /// Steps to come.
    pub fn waiting(ids: &[StepId]) -> Self {
        Self(ids.iter().copied().map(Row::waiting).collect())
    }

    /// The steps of an answer. While the chain is asked, its own are to come.
    pub fn of(answer: &Answer, is_asking: bool) -> Self {
        let row = |(step, mark): (&Step, Mark)| match is_asking && step.id.is_of_chain() {
            true => Row::waiting(step.id),
            false => Row::of((step, mark)),
        };
        Self(answer.marked().map(row).collect())
    }

    /// The steps on which a changed copy failed.
    pub fn of_failed(brief: &Brief) -> Self {
        let failed = brief.steps.iter().filter(|step| step.failed());
        Self(failed.map(|step| Row::of((step, Mark::Failed))).collect())
    }

    /// Their ids.
    pub fn ids(&self) -> Vec<StepId> {
        self.0.iter().map(|row| row.id).collect()
    }

    /// Each with its mark, in order.
    pub fn marks(&self) -> impl Iterator<Item = (StepId, Mark)> {
        self.0.iter().map(|row| (row.id, row.mark))
    }

    /// A step, once it has ended.
    pub fn get(&self, id: StepId) -> Option<Arc<Step>> {
        self.row(id).and_then(|row| row.step.clone())
    }

    /// The mark of a step.
    pub fn mark(&self, id: StepId) -> Mark {
        self.row(id).map_or(Mark::Waiting, |row| row.mark)
    }

    fn row(&self, id: StepId) -> Option<&Row> {
        self.0.iter().find(|row| row.id == id)
    }
}
