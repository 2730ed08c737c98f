//! Relates each question to the steps that it rests on, and derives its mark (`docs/protocol.md#questions-and-marks`).

use serde::{Deserialize, Serialize};

use crate::about::refuted;
use crate::failure::Failure;
use crate::group::Group;
use crate::lead::Lead;
use crate::mark::Mark;
use crate::steps::Steps;
use explain::Subject;
use std::sync::Arc;
use verify::report::{Basis, Cause, Kind, NotReplayable, Step, StepId};

/// The content of the answer to a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Said {
    /// Everything agrees, on this basis.
    Passed(Basis),
    /// Everything agrees with the shop's history, and the chain, which was read, refutes another question.
    Apart,
    /// Everything agrees, according to a file alone.
    Recorded,
    /// These steps failed.
    Failed(Vec<Failure>),
    /// The chain was not asked.
    NotAsked,
    /// The question above shows the failure.
    SeeAbove,
    /// The shop publishes the seed at the end of the event. True if the checked part agrees.
    SeedAtEnd(bool),
    /// The shop publishes the pulls at the end of the event. True if the checked part agrees.
    PullsAtEnd(bool),
    /// The shop publishes the rest at the end of the event. True if the checked part agrees.
    RestAtEnd(bool),
    /// The question is open, for the cause under the headline. True if the checked part agrees.
    ReasonAbove(bool),
    /// The question is open, for this cause if it is known. True if the checked part agrees.
    Open(Option<Cause>, bool),
}

/// A question of the buyer with its answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// The question.
    pub group: Group,
    /// The mark of its answer.
    pub mark: Mark,
    /// The content of its answer.
    pub said: Said,
    /// The steps that it rests on.
    pub steps: Vec<StepId>,
}

impl Question {
    /// Answers a question from the steps that have finished.
    pub fn of(group: Group, kind: Kind, steps: &Steps, subject: &Subject) -> Self {
        Self {
            group,
            mark: group.mark(kind, steps),
            said: group.said(kind, steps, subject),
            steps: group.steps(kind, steps),
        }
    }
}

impl Question {
    /// Leaves the cause to the sentence under the headline, if that sentence gives the same cause: each cause is once
    /// on a screen.
    #[must_use]
    pub fn under(mut self, lead: &Lead) -> Self {
        if let Said::Open(Some(cause), agrees) = &self.said
            && lead.names(cause)
        {
            self.said = Said::ReasonAbove(*agrees);
        }
        self
    }
}

impl Group {
    /// Returns the steps that decide the question. An event replays all of its pulls in one step, which therefore also
    /// covers the other draws.
    pub fn deciding(self, kind: Kind, steps: &Steps) -> Vec<StepId> {
        if self == Self::Others && kind == Kind::PackEvent {
            return vec![StepId::Draws];
        }
        let is_against = |step: Arc<Step>| step.failed() || step.is_contradicted();
        let decides = |id: &StepId| id.is_needed() || steps.get(*id).is_some_and(is_against);
        let own = steps.ids().filter(|id| Self::of(*id) == self);
        own.filter(decides).collect()
    }

    /// Returns the steps that the question rests on: the deciding ones, and the steps of the chain that failed on its
    /// subject.
    pub fn steps(self, kind: Kind, steps: &Steps) -> Vec<StepId> {
        let mut all = self.deciding(kind, steps);
        let others = steps.finished().filter(|step| Self::of(step.id) != self);
        let refuting = others.filter(|step| refuted(step, steps.target()).any(|of| of == self));
        all.extend(refuting.map(|step| step.id));
        all
    }

    /// Returns the mark of the answer. Only the chain shows when the data was recorded.
    pub fn mark(self, kind: Kind, steps: &Steps) -> Mark {
        match (self, Mark::together(steps, &self.steps(kind, steps))) {
            (Self::LockedIn, Mark::Passed(_)) if steps.confirmed() => Mark::Passed(Basis::Chain),
            (Self::LockedIn, Mark::Passed(_)) => Mark::Passed(Basis::History),
            // The step that an event has for this question belongs to another question, which is already red.
            (Self::Others, Mark::Failed) if kind == Kind::PackEvent => Mark::Skipped,
            (_, mark) => mark,
        }
    }

    /// Returns the content of the answer.
    pub fn said(self, kind: Kind, steps: &Steps, subject: &Subject) -> Said {
        let rests_on = self.steps(kind, steps);
        let settled: Vec<_> = rests_on.iter().filter_map(|id| steps.get(*id)).collect();
        let mut failed = settled.iter().filter(|step| step.failed());
        match self.mark(kind, steps) {
            Mark::Recorded => Said::Recorded,
            Mark::Passed(Basis::History) if steps.refuted() => Said::Apart,
            Mark::Passed(basis) => Said::Passed(basis),
            Mark::Failed => {
                let about = |step: &Arc<Step>| Failure::about(step, self, steps.target());
                Said::Failed(failed.map(about).collect())
            }
            Mark::Skipped | Mark::Waiting => match failed.next() {
                Some(_) if self == Self::Others => Said::SeeAbove,
                Some(step) => Said::Open(Some(Cause::Because(step.id)), false),
                None => self.open(&settled, subject),
            },
        }
    }

    /// Explains an open answer: nothing failed, and some of it was not checked.
    fn open(self, settled: &[Arc<Step>], subject: &Subject) -> Said {
        let is_live = matches!(subject, Subject::Event(event) if event.is_live());
        let unasked = |step: &Arc<Step>| step.cause() == Some(&Cause::ContractNotRead);
        let agrees = settled.iter().any(|step| step.passed());
        let cause = settled.iter().find_map(|step| step.cause());
        match (cause, self) {
            (_, Self::Contract) if settled.iter().all(unasked) => Said::NotAsked,
            (Some(Cause::NotReplayable(NotReplayable::Active)), Self::Word) => {
                Said::SeedAtEnd(agrees)
            }
            (Some(Cause::NotReplayable(NotReplayable::Active)), Self::Recipe | Self::Others) => {
                Said::PullsAtEnd(agrees)
            }
            (Some(Cause::NotPublished(_)), _) if is_live => Said::RestAtEnd(agrees),
            (cause, _) => Said::Open(cause.cloned(), agrees),
        }
    }

    /// Returns true if an answer of the chain that this question needs could not be read.
    pub fn troubled(self, steps: &Steps) -> bool {
        let own = steps.finished().filter(|step| Self::of(step.id) == self);
        let mut own = own.filter(|step| step.id.is_needed());
        own.any(|step| step.unread().is_some() && !steps.is_recorded(step.id))
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
