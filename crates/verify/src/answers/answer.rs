//! What a chain answers, and who gave which answer.

use serde::{Deserialize, Serialize};

use super::log::Log;
use super::question::Question;
use super::state::{Head, PullState, Receipt, Transaction};
use super::unread::{AnswerSummary, Unread};
use super::witness::Witnesses;
use crate::count::count;
use values::chain::{Address, Inclusion};
use values::hash::Hash32;
use values::order::OrderedMap;

/// What the chain answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// The chain, and how far the endpoint has come.
    Head(Head),
    /// `events`: the anchored value, zero for an unused id.
    Events(Hash32),
    /// `getPull`.
    GetPull(PullState),
    /// `getSubscription`: the consumers; `None` when the coordinator has no such subscription.
    Subscription(Option<Vec<Address>>),
    /// The call.
    Transaction(Transaction),
    /// The logs of the transaction, and whether it succeeded.
    Receipt(Receipt),
    /// The logs of the range, as far as the endpoint shows them: absence is never evidence.
    Logs(Vec<Log>),
    /// The block's time, in seconds since 1970.
    Time(u64),
    /// Whether the block lists the transaction.
    InBlock(bool),
    /// The block's hash.
    BlockHash(Hash32),
    /// What shows that the block holds the receipt.
    Inclusion(Inclusion),
    /// There is no answer, and why.
    Unread(Unread),
}

/// One answer, and the endpoints that gave it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WitnessedAnswer {
    /// Who gave it.
    pub by: Witnesses,
    /// What was answered.
    pub answer: Answer,
}

/// Every answer to every question. Endpoints that answer alike share one [`WitnessedAnswer`].
pub type Answers = OrderedMap<Question, Vec<WitnessedAnswer>>;

/// Adds an endpoint's answer to a question's answers.
pub fn add_answer(answers: &mut Vec<WitnessedAnswer>, by: Witnesses, answer: Answer) {
    match answers.iter_mut().find(|given| given.answer == answer) {
        Some(given) => given.by = given.by.with(by),
        None => answers.push(WitnessedAnswer { by, answer }),
    }
}

impl Answer {
    /// Whether it answers this kind of question.
    pub const fn is_to(&self, question: &Question) -> bool {
        matches!(
            (self, question),
            (Self::Events(_), Question::Events(..))
                | (Self::GetPull(_), Question::GetPull(..))
                | (Self::Subscription(_), Question::Subscription(..))
                | (Self::Transaction(_), Question::Transaction(_))
                | (Self::Receipt(_), Question::Receipt(_))
        )
    }
}

impl AnswerSummary {
    /// An answer in a few values.
    pub fn of(answer: &Answer) -> Self {
        match answer {
            Answer::Events(value) => Self::Holds(*value),
            Answer::GetPull(state) => Self::Pull(*state),
            Answer::Subscription(consumers) => {
                Self::Subscription(consumers.as_ref().map(|consumers| count(consumers.len())))
            }
            Answer::Transaction(call) => Self::Call(call.to, count(call.input.len())),
            Answer::Receipt(receipt) => Self::Receipt(count(receipt.logs.len()), receipt.block),
            Answer::Head(head) => Self::Chain(head.chain_id),
            Answer::Logs(_)
            | Answer::Time(_)
            | Answer::InBlock(_)
            | Answer::BlockHash(_)
            | Answer::Inclusion(_)
            | Answer::Unread(_) => Self::Otherwise,
        }
    }
}
