//! One round of questions to one endpoint: every kind of question makes its calls, and all calls go
//! out together.

use super::fulfilment;
use super::inclusion;
use super::inquiry::{Inquiry, Scope};
use super::logs::LogRead;
use super::lookup::Lookups;
use super::rpc::{self, Call};
use super::source::Source;
use super::state::{self, StateReads};
use verify::claims::{Answer, At, Fault, PullState, Question, Unread};
use verify::hash::Hash32;
use verify::order::OrderedMap;

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
    inquiries.push(Box::new(fulfilment::lookups(questions)));
    inquiries.push(Box::new(inclusion::lookups(questions)));
    loop {
        let calls: Vec<Vec<Call>> = inquiries.iter_mut().map(|inquiry| inquiry.next()).collect();
        // Two inquiries may make the same call: it is sent once.
        let mut together: Vec<Call> = Vec::new();
        let mut places: OrderedMap<String, usize> = OrderedMap::new();
        for call in calls.iter().flatten() {
            places.entry(call.text()).or_insert_with(|| {
                together.push(call.clone());
                together.len().saturating_sub(1)
            });
        }
        if together.is_empty() {
            break;
        }
        let answers = source.client.ask(&together).await;
        let answer = |call: &Call| {
            let place = places.get(&call.text());
            let answer = place.and_then(|place| answers.get(*place));
            answer.cloned().unwrap_or(Err(Fault::WrongIds))
        };
        for (inquiry, calls) in inquiries.iter_mut().zip(&calls) {
            if !calls.is_empty() {
                inquiry.receive(calls.iter().map(answer).collect());
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
    let answer = |question: &Question, answer: Result<Answer, Fault>| match answer {
        Ok(answer) => answer,
        Err(fault) => match nothing_held(question, &fault).filter(|_| source.knows_place) {
            Some(nothing) => nothing,
            None => unread(fault),
        },
    };
    finished
        .map(|(question, given)| {
            let given = answer(&question, given);
            (question, given)
        })
        .collect()
}

/// The present state of a contract that is not there, or has no such function: it holds nothing, and that is an answer. It
/// had no state of an earlier block either, but for that the reader needs the fault.
fn nothing_held(question: &Question, fault: &Fault) -> Option<Answer> {
    if *fault != Fault::NotTheContract && !rpc::is_revert(fault) {
        return None;
    }
    match question {
        Question::Events(_, At::Pinned | At::From(_)) => Some(Answer::Events(Hash32::ZERO)),
        Question::GetPull(_, At::Pinned | At::From(_)) => Some(Answer::GetPull(PullState::NONE)),
        _ => None,
    }
}
