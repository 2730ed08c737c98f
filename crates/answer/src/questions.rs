//! The steps that each question rests on, and its mark (`docs/answer.md#questions`).

use serde::{Deserialize, Serialize};

use crate::about::refuted;
use crate::failure::Failure;
use crate::group::Group;
use crate::mark::Mark;
use crate::steps::Steps;
use explain::Subject;
use std::sync::Arc;
use verify::report::{Basis, Cause, Kind, NotReplayable, Step, StepId};

/// How many of a question's steps passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Tally {
    /// It has none of its own.
    NoSteps,
    /// None was checked.
    NoneChecked,
    /// So many passed, of so many.
    Passed(usize, usize),
}

/// What the answer to a question says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Said {
    /// Everything agrees, as far as this basis goes.
    Passed(Basis),
    /// Everything agrees, as only a file says.
    Recorded,
    /// These failed.
    Failed(Vec<Failure>),
    /// The chain was not asked.
    NotAsked,
    /// The question above has what failed.
    SeeAbove,
    /// The seed is published at the end of the event; whether what could be checked agrees.
    SeedAtEnd(bool),
    /// The pulls are published at the end of the event.
    PullsAtEnd(bool),
    /// The rest is published at the end of the event.
    RestAtEnd(bool),
    /// It is open for this cause; whether what could be checked agrees.
    Open(Option<Cause>, bool),
}

/// A question of the buyer with its answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// Which.
    pub group: Group,
    /// The mark of its answer.
    pub mark: Mark,
    /// What its answer says.
    pub said: Said,
    /// How many of its steps passed.
    pub tally: Tally,
    /// The steps that it rests on.
    pub steps: Vec<StepId>,
}

impl Question {
    /// A question with its answer, once its steps have finished.
    pub fn of(group: Group, kind: Kind, steps: &Steps, subject: &Subject) -> Self {
        Self {
            group,
            mark: group.mark(kind, steps),
            said: group.said(kind, steps, subject),
            tally: group.tally(kind, steps),
            steps: group.steps(kind, steps),
        }
    }
}

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

    /// How many of its steps passed: its own, and those of the chain that failed on what it asks.
    pub fn tally(self, kind: Kind, steps: &Steps) -> Tally {
        let own = steps.ids().filter(|id| Self::of(*id) == self);
        let refuting = self.steps(kind, steps).into_iter();
        let refuting = refuting.filter(|id| id.is_of_chain() && Self::of(*id) != self);
        let all: Vec<_> = own.chain(refuting).collect();
        let settled = || all.iter().filter_map(|id| steps.get(*id));
        let skipped = settled().filter(|step| step.cause().is_some()).count();
        match all.len() {
            0 => Tally::NoSteps,
            all if all == skipped => Tally::NoneChecked,
            all => Tally::Passed(settled().filter(|step| step.passed()).count(), all),
        }
    }

    /// What its answer says.
    pub fn said(self, kind: Kind, steps: &Steps, subject: &Subject) -> Said {
        let rests_on = self.steps(kind, steps);
        let settled: Vec<_> = rests_on.iter().filter_map(|id| steps.get(*id)).collect();
        let mut failed = settled.iter().filter(|step| step.failed());
        match self.mark(kind, steps) {
            Mark::Recorded => Said::Recorded,
            Mark::Passed(basis) => Said::Passed(basis),
            Mark::Failed => Said::Failed(failed.map(|step| Failure::of(step)).collect()),
            Mark::Skipped | Mark::Waiting => match failed.next() {
                Some(_) if self == Self::Others => Said::SeeAbove,
                Some(step) => Said::Open(Some(Cause::Because(step.id)), false),
                None => self.open(&settled, subject),
            },
        }
    }

    /// Why it is open, although nothing failed.
    fn open(self, settled: &[Arc<Step>], subject: &Subject) -> Said {
        let is_live = matches!(subject, Subject::Event(event) if event.is_active == Some(true));
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

    /// Whether an answer of the chain that is needed here could not be read.
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
