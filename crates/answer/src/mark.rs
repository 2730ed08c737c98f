//! Derives the mark of a step, or of several steps together.

use serde::{Deserialize, Serialize};

use crate::steps::Steps;
use verify::report::{Basis, Status, Step, StepId};

/// The mark of a question or a step: a shape and a word on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mark {
    /// A step that is not settled yet.
    Waiting,
    /// Everything agreed, on this basis.
    Passed(Basis),
    /// Everything agreed, according to a file alone.
    Recorded,
    /// Something did not agree.
    Failed,
    /// Some of it was not checked.
    Skipped,
}

/// The shape of a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// An empty ring.
    Ring,
    /// A ring of dashes.
    Dashes,
    /// A ring, half of it full.
    Half,
    /// A plain tick.
    Tick,
    /// A full disk with a tick.
    Full,
    /// A full disk with a cross.
    Cross,
}

/// Returns the name in `data-basis` of the basis that a step has.
pub const fn basis_name(step: StepId) -> &'static str {
    Basis::of(step).name()
}

impl Mark {
    /// The marks that a legend explains.
    pub const LEGEND: [Self; 4] = [
        Self::Passed(Basis::History),
        Self::Passed(Basis::Data),
        Self::Passed(Basis::Chain),
        Self::Skipped,
    ];

    /// Returns the shape of the mark.
    pub const fn shape(self) -> Shape {
        match self {
            Self::Waiting => Shape::Ring,
            Self::Skipped => Shape::Dashes,
            Self::Passed(Basis::History) | Self::Recorded => Shape::Half,
            Self::Passed(Basis::Data) => Shape::Tick,
            Self::Passed(Basis::Chain | Basis::Proof) => Shape::Full,
            Self::Failed => Shape::Cross,
        }
    }

    /// Derives the mark of a step. `confirmed` is true if the chain confirms the shop's history, which then counts as the
    /// chain's.
    pub(crate) const fn of(step: &Step, confirmed: bool) -> Self {
        match step.status {
            Status::Passed(_) => Self::Passed(match (Basis::of(step.id), confirmed) {
                (Basis::History, true) => Basis::Chain,
                (basis, _) => basis,
            }),
            Status::Failed { .. } => Self::Failed,
            Status::Skipped(_) => Self::Skipped,
        }
    }

    /// Derives the mark of one of a check's steps; an unfinished step is waiting.
    pub fn in_steps(steps: &Steps, id: StepId) -> Self {
        match steps.get(id) {
            Some(step) if step.passed() && steps.is_recorded(id) => Self::Recorded,
            Some(step) => Self::of(&step, steps.confirmed()),
            None => Self::Waiting,
        }
    }

    /// Returns the mark of a draw that was replayed from the data alone.
    pub const fn of_replay(agrees: Option<bool>) -> Self {
        match agrees {
            Some(true) => Self::Passed(Basis::Data),
            Some(false) => Self::Failed,
            None => Self::Skipped,
        }
    }

    /// Derives the mark of several steps together. A failed step decides, then an unfinished one, then a skipped one. A
    /// pass is as sure as the step with the weakest basis.
    pub fn together(steps: &Steps, ids: &[StepId]) -> Self {
        let marks: Vec<Self> = ids.iter().map(|id| Self::in_steps(steps, *id)).collect();
        Self::weakest(&marks)
    }

    /// Returns the mark that decides among several; no marks are waiting.
    pub fn weakest(marks: &[Self]) -> Self {
        const FIRST: [Mark; 8] = [
            Mark::Failed,
            Mark::Waiting,
            Mark::Skipped,
            Mark::Recorded,
            Mark::Passed(Basis::History),
            Mark::Passed(Basis::Chain),
            Mark::Passed(Basis::Proof),
            Mark::Passed(Basis::Data),
        ];
        let decides = FIRST.into_iter().find(|mark| marks.contains(mark));
        decides.unwrap_or(Self::Waiting)
    }

    /// Returns the name of the mark in `data-status`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Passed(_) => "passed",
            Self::Recorded => "recorded",
            Self::Failed => "failed",
            Self::Skipped => "skipped",
        }
    }

    /// Returns the name in `data-basis` of the basis that a pass has.
    pub fn basis_name(self) -> Option<&'static str> {
        self.basis().map(Basis::name)
    }

    /// Returns the basis of a pass.
    pub const fn basis(self) -> Option<Basis> {
        match self {
            Self::Passed(basis) => Some(basis),
            Self::Waiting | Self::Recorded | Self::Failed | Self::Skipped => None,
        }
    }
}
