//! Asks one endpoint one round of questions: every kind of question makes its calls, and all calls go out together.

use super::fulfilment;
use super::inclusion;
use super::inquiry::{Inquiry, Scope};
use super::logs::LogRead;
use super::lookup::Lookups;
use super::rpc::Call;
use super::source::Source;
use super::state::{self, StateReads};
use verify::claims::{Answer, Fault, Question, Unread};
use verify::order::GrowingMap;

/// Asks an endpoint the questions, and returns the answer to each.
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
    inquiries.push(Box::new(fulfilment::lookups(questions)));
    inquiries.push(Box::new(inclusion::lookups(questions)));
    loop {
        let calls: Vec<Vec<Call>> = inquiries.iter_mut().map(|inquiry| inquiry.next()).collect();
        // If two inquiries make the same call, it is sent once.
        let mut together: Vec<Call> = Vec::new();
        let mut indices: GrowingMap<String, usize> = GrowingMap::new();
        for call in calls.iter().flatten() {
            indices.get_or_insert_with(call.text(), || {
                together.push(call.clone());
                together.len().saturating_sub(1)
            });
        }
        if together.is_empty() {
            break;
        }
        let answers = source.client.ask(&together).await;
        let answer = |call: &Call| {
            let index = indices.get(&call.text());
            let answer = index.and_then(|index| answers.get(*index));
            answer.cloned().unwrap_or(Err(Fault::WrongIds))
        };
        for (inquiry, calls) in inquiries.iter_mut().zip(&calls) {
            if !calls.is_empty() {
                inquiry.receive(calls.iter().map(answer).collect());
            }
        }
    }
    let finished = inquiries.into_iter().flat_map(Inquiry::finish);
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
