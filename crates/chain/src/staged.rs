//! Runs lookups that take several calls, each stage of which follows from the answers before.

use super::inquiry::Inquiry;
use super::rpc::{Call, RpcResult};
use verify::claims::{Answer, Fault, Question};

/// One stage of a lookup.
pub(crate) trait Stage: Sized {
    /// Returns the calls of this stage: at least one.
    fn calls(&self) -> Vec<Call>;

    /// Takes the answers to these calls, and returns the next stage or the answer.
    ///
    /// # Errors
    ///
    /// The [`Fault`] of an endpoint whose answer does not fit.
    fn after(self, answers: Vec<RpcResult>) -> Result<Next<Self>, Fault>;
}

/// The result of a stage.
pub(crate) enum Next<S> {
    /// Another stage.
    Stage(S),
    /// The answer to the question.
    Done(Answer),
}

/// Questions, each at its stage or answered.
pub(crate) struct StagedLookups<S>(Vec<(Question, State<S>)>);

enum State<S> {
    Open(S),
    Done(Result<Answer, Fault>),
}

impl<S> StagedLookups<S> {
    /// Starts a lookup for each question for which `first` returns a stage.
    pub(crate) fn new(questions: &[Question], first: impl Fn(&Question) -> Option<S>) -> Self {
        let open = questions
            .iter()
            .filter_map(|question| Some((question.clone(), State::Open(first(question)?))));
        Self(open.collect())
    }
}

impl<S: Stage> Inquiry for StagedLookups<S> {
    fn next(&mut self) -> Vec<Call> {
        let open = self.0.iter().filter_map(|(_, state)| match state {
            State::Open(stage) => Some(stage.calls()),
            State::Done(_) => None,
        });
        open.flatten().collect()
    }

    fn receive(&mut self, answers: Vec<RpcResult>) {
        let mut answers = answers.into_iter();
        for (_, state) in &mut self.0 {
            let before = core::mem::replace(state, State::Done(Err(Fault::WrongIds)));
            *state = match before {
                State::Open(stage) => {
                    let calls = stage.calls().len();
                    match stage.after(answers.by_ref().take(calls).collect()) {
                        Ok(Next::Stage(stage)) => State::Open(stage),
                        Ok(Next::Done(answer)) => State::Done(Ok(answer)),
                        Err(fault) => State::Done(Err(fault)),
                    }
                }
                done => done,
            };
        }
    }

    fn finish(self: Box<Self>) -> Vec<(Question, Result<Answer, Fault>)> {
        let all = self.0.into_iter().map(|(question, state)| match state {
            State::Done(answer) => (question, answer),
            State::Open(_) => (question, Err(Fault::WrongIds)),
        });
        all.collect()
    }
}

/// Returns the answer of a stage that makes a single call.
pub(crate) fn only(answers: Vec<RpcResult>) -> RpcResult {
    let mut answers = answers.into_iter();
    answers.next().unwrap_or(Err(Fault::WrongIds))
}
