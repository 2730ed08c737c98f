//! The steps that each question rests on, and its mark (`docs/answer.md#questions`).

use crate::about::refuted;
use crate::group::Group;
use crate::mark::Mark;
use crate::steps::Steps;
use verify::report::{Basis, Cause, Kind, Status, StepId};

impl Group {
    /// The steps that decide the question by themselves. An event replays all of its pulls in one step, which therefore
    /// also covers the other draws.
    pub fn deciding(self, kind: Kind, steps: &Steps) -> Vec<StepId> {
        if self == Self::Others && kind == Kind::PackEvent {
            return vec![StepId::Draws];
        }
        let decides =
            |id: &StepId| id.is_needed() || steps.get(*id).is_some_and(|step| step.failed());
        let own = steps.ids().filter(|id| Self::of(*id) == self);
        own.filter(decides).collect()
    }

    /// The steps that the question rests on: those that decide it, and those of the chain that failed on what it asks.
    pub fn steps(self, kind: Kind, steps: &Steps) -> Vec<StepId> {
        let mut all = self.deciding(kind, steps);
        let others = steps.finished().filter(|step| Self::of(step.id) != self);
        let refuting = others.filter(|step| refuted(step, steps.target()).any(|of| of == self));
        all.extend(refuting.map(|step| step.id));
        all
    }

    /// The mark of the answer. Nothing in the data shows when it was recorded: only the chain does.
    pub fn mark(self, kind: Kind, steps: &Steps) -> Mark {
        match (self, Mark::together(steps, &self.steps(kind, steps))) {
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
        let mut own = own.filter(|step| step.id.is_needed());
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
