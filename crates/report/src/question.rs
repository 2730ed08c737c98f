//! The buyer's questions, and the mark of each answer.

use answer::{Group, Mark, Tally};
use serde::Serialize;
use verify::report::{StepId, count};

use crate::step::BasisCode;

/// A question of the buyer, with its answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Question {
    /// Which.
    pub id: QuestionCode,
    /// Its answer.
    pub status: AnswerCode,
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

/// The answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AnswerCode {
    /// Everything agrees.
    Passed,
    /// Everything agrees, as only the file says: anyone can write one.
    Recorded,
    /// Something differs.
    Failed,
    /// Something was not compared, and nothing differs.
    Skipped,
}

impl Question {
    /// A question with its answer, as the page marks it.
    pub fn of(question: &answer::Question) -> Self {
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
            status: match question.mark {
                Mark::Passed(_) => AnswerCode::Passed,
                Mark::Recorded => AnswerCode::Recorded,
                Mark::Failed => AnswerCode::Failed,
                Mark::Waiting | Mark::Skipped => AnswerCode::Skipped,
            },
            basis: question.mark.basis().map(BasisCode::of),
            steps: question.steps.clone(),
            passed: count(passed),
            of: count(of),
        }
    }
}
