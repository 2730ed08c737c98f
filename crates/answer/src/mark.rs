//! The mark of a step, or of several together.

use serde::{Deserialize, Serialize};

use crate::steps::Steps;
use verify::report::{Basis, Status, Step, StepId};

/// The mark of a question or a step: a shape and a word on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mark {
    /// Not settled yet.
    Waiting,
    /// Everything agreed, as far as this basis goes.
    Passed(Basis),
    /// Everything agreed, as only a file says.
    Recorded,
    /// Something did not agree.
    Failed,
    /// Not checked in full.
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

/// The agreed name of what a step rests on, as in `data-basis`.
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

    /// Its shape.
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

    /// The mark of a step. A history that the chain confirms is the chain's.
    pub const fn of(step: &Step, confirmed: bool) -> Self {
        match step.status {
            Status::Passed(_) => Self::Passed(match (Basis::of(step.id), confirmed) {
                (Basis::History, true) => Basis::Chain,
                (basis, _) => basis,
            }),
            Status::Failed { .. } => Self::Failed,
            Status::Skipped(_) => Self::Skipped,
        }
    }

    /// The mark of one of a check's steps, which may be to come.
    pub fn in_steps(steps: &Steps, id: StepId) -> Self {
        match steps.get(id) {
            Some(step) if step.passed() && steps.is_recorded(id) => Self::Recorded,
            Some(step) => Self::of(&step, steps.confirmed()),
            None => Self::Waiting,
        }
    }

    /// The mark of a draw that was replayed from the data alone.
    pub const fn of_replay(agrees: Option<bool>) -> Self {
        match agrees {
            Some(true) => Self::Passed(Basis::Data),
            Some(false) => Self::Failed,
            None => Self::Skipped,
        }
    }

    /// The mark of another draw: some of its steps rest on the shop's history.
    pub const fn of_draw(agrees: Option<bool>, is_confirmed: bool) -> Self {
        match (agrees, is_confirmed) {
            (Some(true), true) => Self::Passed(Basis::Chain),
            (Some(true), false) => Self::Passed(Basis::History),
            (Some(false), _) => Self::Failed,
            (None, _) => Self::Skipped,
        }
    }

    /// The mark of several steps together. A failed step decides, then one to come, then one that was not checked. What
    /// passed is as sure as the step with the weakest basis.
    pub fn together(steps: &Steps, ids: &[StepId]) -> Self {
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
        let marks: Vec<Self> = ids.iter().map(|id| Self::in_steps(steps, *id)).collect();
        let decides = FIRST.into_iter().find(|mark| marks.contains(mark));
        decides.unwrap_or(Self::Waiting)
    }

    /// The agreed name, as in `data-status`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Passed(_) => "passed",
            Self::Recorded => "recorded",
            Self::Failed => "failed",
            Self::Skipped => "skipped",
        }
    }

    /// The agreed name of what a pass rests on, as in `data-basis`.
    pub fn basis_name(self) -> Option<&'static str> {
        self.basis().map(Basis::name)
    }

    /// What a pass rests on.
    pub const fn basis(self) -> Option<Basis> {
        match self {
            Self::Passed(basis) => Some(basis),
            Self::Waiting | Self::Recorded | Self::Failed | Self::Skipped => None,
        }
    }
}
