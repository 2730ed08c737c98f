//! One round of questions to one endpoint: every kind of question makes its calls, and all calls go
//! out together.

use super::inquiry::{Inquiry, Scope};
use super::logs::LogRead;
use super::lookup::Lookups;
use super::rpc::Call;
use super::source::Source;
use super::state::{self, StateReads};
use verify::claims::{Answer, Question, Unread};

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
                inquiry.receive(answers.by_ref().take(calls.len()).collect());
            }
        }
    }
    let finished = inquiries.into_iter().flat_map(|inquiry| inquiry.finish());
    let unread = |fault| {
        Answer::Unread(Unread::Endpoint {
            host: source.client.host().to_owned(),
            fault,
        })
    };
    finished
        .map(|(question, answer)| (question, answer.unwrap_or_else(unread)))
        .collect()
}
