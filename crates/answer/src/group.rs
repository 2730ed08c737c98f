//! The buyer's five questions, and which step answers which.

use crate::mark::Mark;
use crate::steps::Steps;
use verify::report::{Basis, Cause, Kind, Status, StepId};

/// A question of the buyer; `Data` comes before them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    /// The published data.
    Data,
    /// Was it locked in before the draw?
    Fixed,
    /// Was the random word used as published?
    Word,
    /// Does the recipe give this card?
    Recipe,
    /// Was every other draw accounted for?
    Others,
    /// What does the contract say?
    Contract,
}

impl Group {
    /// All of them, in the order of the page.
    pub const ALL: [Self; 6] = [
        Self::Data,
        Self::Fixed,
        Self::Word,
        Self::Recipe,
        Self::Others,
        Self::Contract,
    ];

    /// The question that a step helps to answer.
    pub const fn of(step: StepId) -> Self {
        match step {
            StepId::Payload => Self::Data,
            StepId::EventId
            | StepId::DeckHash
            | StepId::DeckCommitment
            | StepId::VersionRules
            | StepId::VersionRoot
            | StepId::VersionAnchor
            | StepId::PurchaseAnchor
            | StepId::Stock => Self::Fixed,
            StepId::Replayable
            | StepId::Salt
            | StepId::History
            | StepId::PullKey
            | StepId::Word => Self::Word,
            StepId::Draws | StepId::Recipe | StepId::Replay | StepId::Award => Self::Recipe,
            StepId::Window => Self::Others,
            StepId::Contract
            | StepId::SeedOrigin
            | StepId::WordOrigin
            | StepId::ChainLogs
            | StepId::OracleProof => Self::Contract,
        }
    }

    /// The agreed name, as in `data-group`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Data => "data",
            Self::Fixed => "fixed",
            Self::Word => "word",
            Self::Recipe => "recipe",
            Self::Others => "others",
            Self::Contract => "contract",
        }
    }

    /// The steps that decide the question. An event replays all of its pulls in one step, which therefore also covers
    /// the other draws.
    pub fn deciding(self, kind: Kind, steps: &Steps) -> Vec<StepId> {
        if self == Self::Others && kind == Kind::PackEvent {
            return vec![StepId::Draws];
        }
        // The oracle's proof makes less of the chain a matter of belief. Without it nothing is less true.
        let decides = |id: &StepId| {
            *id != StepId::OracleProof || steps.get(*id).is_some_and(|step| step.failed())
        };
        let own = steps.ids().filter(|id| Self::of(*id) == self);
        own.filter(decides).collect()
    }

    /// The mark of the answer. Nothing in the data shows when it was recorded: only the chain does.
    pub fn mark(self, kind: Kind, steps: &Steps) -> Mark {
        match (self, Mark::together(steps, &self.deciding(kind, steps))) {
            (Self::Fixed, Mark::Passed(_)) if steps.confirmed() => Mark::Passed(Basis::Chain),
            (Self::Fixed, Mark::Passed(_)) => Mark::Passed(Basis::History),
            // An event's step for it belongs to another question, which is red by itself.
            (Self::Others, Mark::Failed) if kind == Kind::PackEvent => Mark::Skipped,
            (_, mark) => mark,
        }
    }

    /// Whether an answer of the chain that is needed here could not be read.
    pub fn troubled(self, steps: &Steps) -> bool {
        let own = steps.finished().filter(|step| Self::of(step.id) == self);
        let mut own = own.filter(|step| step.id != StepId::OracleProof);
        own.any(|step| matches!(step.status, Status::Skipped(Cause::Unread(_))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_question_of_a_pull_has_steps_and_an_event_answers_for_its_other_draws() {
        for (kind, lone) in [
            (Kind::PackPull, None),
            (Kind::PackEvent, Some(Group::Others)),
        ] {
            let steps = Steps::of(kind);
            for group in Group::ALL {
                let own = steps.ids().filter(|id| Group::of(*id) == group).count();
                assert_eq!(own == 0, lone == Some(group), "{kind:?} {group:?}");
                assert!(!group.deciding(kind, &steps).is_empty());
            }
        }
    }
}
