//! Lists the steps that a reading of the chain would settle, and the questions that it would ask.

use serde::Serialize;
use verify::claims::{Answers, Claims, Listed, Question};
use verify::report::{Cause, Report, StepId};

/// The steps that a reading of the chain would settle, and the questions that it would ask first. The answers may lead
/// to more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Needed {
    /// The steps that wait for the reading.
    #[cfg_attr(test, schemars(schema_with = "crate::schema::steps"))]
    pub steps: Vec<StepId>,
    /// The open questions, counted by kind.
    pub questions: Vec<Asked>,
}

/// The number of open questions of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Asked {
    /// The kind of the questions.
    pub kind: QuestionKind,
    /// The number of the questions.
    pub count: u64,
}

/// A kind of question to a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum QuestionKind {
    /// The chain's id, and its newest block.
    Head,
    /// The value that the contract holds under an event id.
    Events,
    /// The values that the contract holds under a pull key.
    GetPull,
    /// The consumers of a coordinator's subscription.
    Subscription,
    /// A coordinator's commitment to an open request.
    Commitment,
    /// A transaction's call.
    Transaction,
    /// A transaction's logs.
    Receipt,
    /// A contract's logs over a range of blocks.
    Logs,
    /// The way in which an endpoint numbers the logs of a block.
    Numbering,
    /// The time of a block.
    Time,
    /// The presence of a transaction in a block.
    InBlock,
    /// The hash of a block.
    BlockHash,
    /// The transaction that fulfilled a request.
    Fulfilment,
    /// The data that shows that a block holds a receipt.
    Inclusion,
}

impl Needed {
    /// Lists the steps of a report that a reading would settle; `None` if no step waits for one.
    pub fn of(report: &Report, claims: Option<&Claims>, listed: &Listed) -> Option<Self> {
        let claims = claims.filter(|claims| claims.contract().is_some())?;
        let waits = report
            .steps
            .iter()
            .filter(|step| step.cause() == Some(&Cause::ContractNotRead));
        let steps: Vec<_> = waits.map(|step| step.id).collect();
        if steps.is_empty() {
            return None;
        }
        let mut questions: Vec<Asked> = Vec::new();
        for question in claims.settle(listed, &Answers::new()).open {
            let kind = QuestionKind::of(&question);
            match questions.iter_mut().find(|asked| asked.kind == kind) {
                Some(asked) => asked.count = asked.count.saturating_add(1),
                None => questions.push(Asked { kind, count: 1 }),
            }
        }
        Some(Self { steps, questions })
    }
}

impl QuestionKind {
    const fn of(question: &Question) -> Self {
        match question {
            Question::Head => Self::Head,
            Question::Events(..) => Self::Events,
            Question::GetPull(..) => Self::GetPull,
            Question::Subscription(..) => Self::Subscription,
            Question::Commitment(..) => Self::Commitment,
            Question::Transaction(_) => Self::Transaction,
            Question::Receipt(_) => Self::Receipt,
            Question::Logs(_) => Self::Logs,
            Question::Numbering(_) => Self::Numbering,
            Question::Time(_) => Self::Time,
            Question::InBlock(..) => Self::InBlock,
            Question::BlockHash(_) => Self::BlockHash,
            Question::Fulfilment(..) => Self::Fulfilment,
            Question::Inclusion(..) => Self::Inclusion,
        }
    }
}
