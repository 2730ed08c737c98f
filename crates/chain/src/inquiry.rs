//! One round of questions to one endpoint: every kind of question makes its calls, and all calls go
//! out together.

use super::contact::Source;
use super::logs::LogRead;
use super::lookup::Lookups;
use super::rpc::{Answered, Call};
use super::state::{self, StateReads};
use verify::claims::question::At;
use verify::claims::unread::{Fault, Unread};
use verify::claims::{Address, Answer, Question};

/// Questions of one kind on their way to answers, in as many steps as that takes.
pub trait Inquiry {
    /// The calls that it makes next; none once it has ended.
    fn next(&mut self) -> Vec<Call>;
    /// Takes the answers to those calls, in their order.
    fn hear(&mut self, answers: Vec<Answered>);
    /// What came of each question.
    fn conclude(self: Box<Self>) -> Vec<(Question, Result<Answer, Fault>)>;
}

/// Where a reading reads.
#[derive(Clone, Copy)]
pub struct Scope {
    /// The contract.
    pub contract: Address,
    /// The block that present state is read at.
    pub pinned: u64,
    /// The newest block that every endpoint has.
    pub shared: u64,
}

impl Scope {
    /// The number of the block whose state is read.
    pub const fn block(self, at: At) -> u64 {
        match at {
            At::From(block) if self.pinned < block && self.shared < block => block,
            At::From(block) if self.pinned < block => self.shared,
            At::Pinned | At::From(_) => self.pinned,
            At::Block(block) => block,
        }
    }
}

/// Asks an endpoint the questions.
pub async fn ask(
    source: &Source<'_>,
    scope: Scope,
    questions: &[Question],
) -> Vec<(Question, Answer)> {
    let mut inquiries: Vec<Box<dyn Inquiry + '_>> = Vec::new();
    for reads in state::by_block(questions, scope) {
        inquiries.push(Box::new(StateReads::new(reads, scope, source.multicall)));
    }
    for question in questions {
        if let Question::Logs(query) = question {
            inquiries.push(Box::new(LogRead::new(query.clone(), source)));
        }
    }
    inquiries.push(Box::new(Lookups::new(questions, scope)));
    loop {
        let calls: Vec<Vec<Call>> = inquiries.iter_mut().map(|inquiry| inquiry.next()).collect();
        let together: Vec<Call> = calls.iter().flatten().cloned().collect();
        if together.is_empty() {
            break;
        }
        let mut answers = source.client.ask(&together).await.into_iter();
        for (inquiry, calls) in inquiries.iter_mut().zip(calls) {
            if !calls.is_empty() {
                inquiry.hear(answers.by_ref().take(calls.len()).collect());
            }
        }
    }
    let concluded = inquiries.into_iter().flat_map(|inquiry| inquiry.conclude());
    let unread = |fault| {
        Answer::Unread(Unread::Endpoint {
            host: source.client.host().to_owned(),
            fault,
        })
    };
    concluded
        .map(|(question, answer)| (question, answer.unwrap_or_else(unread)))
        .collect()
}
