//! The buyer's questions, and the mark of each answer.

use answer::{Answer, Group, Steps, Tally};
use serde::Serialize;
use verify::report::{StepId, count};

use crate::step::{BasisCode, StatusCode};

/// A question of the buyer, with its answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Question {
    /// Which.
    pub id: QuestionCode,
    /// Its answer.
    pub status: StatusCode,
    /// What a pass rests on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub basis: Option<BasisCode>,
    /// The steps that it rests on.
    #[cfg_attr(test, schemars(schema_with = "crate::schema::steps"))]
    pub steps: Vec<StepId>,
    /// How many of its steps passed.
    pub passed: u64,
    /// How many steps it has.
    pub of: u64,
}

/// A question of the buyer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum QuestionCode {
    /// The published data.
    Data,
    /// Was it locked in before the draw?
    Fixed,
    /// Is the random number as published?
    Word,
    /// Do the rules give this card?
    Recipe,
    /// Are all other draws accounted for?
    Others,
    /// Does the blockchain confirm it?
    Contract,
}

impl Question {
    /// A question with its answer by the report's own steps: a program is not to take a recorded one for it.
    pub fn of(group: Group, answer: &Answer) -> Self {
        let steps = Steps::of_report(answer);
        let question = answer::Question::of(group, answer.kind, &steps, Some(&answer.subject));
        let (passed, of) = match question.tally {
            Tally::NoSteps => (0, 0),
            Tally::NoneChecked => (0, question.steps.len()),
            Tally::Passed(passed, of) => (passed, of),
        };
        Self {
            id: match question.group {
                Group::Data => QuestionCode::Data,
                Group::Fixed => QuestionCode::Fixed,
                Group::Word => QuestionCode::Word,
                Group::Recipe => QuestionCode::Recipe,
                Group::Others => QuestionCode::Others,
                Group::Contract => QuestionCode::Contract,
            },
            status: StatusCode::of_mark(question.mark),
            basis: question.mark.basis().map(BasisCode::of),
            steps: question.steps,
            passed: count(passed),
            of: count(of),
        }
    }
}
