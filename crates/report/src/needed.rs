//! What a reading of the chain would settle, and what it would ask.

use serde::Serialize;
use verify::claims::{Answers, Claims, Listed, Question};
use verify::report::{Cause, Report, StepId};

/// What a reading of the chain would settle, and what it would ask first. More may follow from the answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Needed {
    /// The steps that wait for it.
    #[cfg_attr(test, schemars(schema_with = "crate::schema::steps"))]
    pub steps: Vec<StepId>,
    /// The questions that are open.
    pub questions: Vec<Asked>,
}

/// How many questions of a kind are open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Asked {
    /// The kind.
    pub kind: QuestionKind,
    /// How many.
    pub count: u64,
}

/// A kind of question to a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum QuestionKind {
    /// The chain's id, and its newest block.
    Head,
    /// What the contract holds under an event id.
    Events,
    /// What the contract holds under a pull key.
    GetPull,
    /// The consumers of a coordinator's subscription.
    Subscription,
    /// A transaction's call.
    Transaction,
    /// A transaction's logs.
    Receipt,
    /// A contract's logs over a range of blocks.
    Logs,
    /// How an endpoint numbers the logs of a block.
    Numbering,
    /// The time of a block.
    Time,
    /// Whether a block lists a transaction.
    InBlock,
    /// The hash of a block.
    BlockHash,
    /// The transaction that fulfilled a request.
    Fulfilment,
    /// What shows that a block holds a receipt.
    Inclusion,
}

impl Needed {
    /// What a reading would settle of a report; `None` where nothing waits for one.
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
