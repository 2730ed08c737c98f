//! Questions that take several calls, each of which follows from the answers before.

use super::inquiry::Inquiry;
use super::rpc::{Call, RpcResult};
use verify::claims::{Answer, Fault, Question};

/// A question on its way to an answer.
pub trait Stage: Sized {
    /// The calls of this stage: one at least.
    fn calls(&self) -> Vec<Call>;

    /// What follows from their answers.
    ///
    /// # Errors
    ///
    /// The [`Fault`] of an endpoint whose answer is none.
    fn after(self, answers: Vec<RpcResult>) -> Result<Next<Self>, Fault>;
}

/// What follows from a stage.
pub enum Next<S> {
    /// Another one.
    Stage(S),
    /// The answer.
    Done(Answer),
}

/// Questions, each at its stage or answered.
pub struct StagedLookups<S>(Vec<(Question, State<S>)>);

enum State<S> {
    Open(S),
    Done(Result<Answer, Fault>),
}

impl<S> StagedLookups<S> {
    /// Those among the questions that begin with a stage.
    pub fn new(questions: &[Question], first: impl Fn(&Question) -> Option<S>) -> Self {
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

/// The one answer of a stage that makes one call.
pub fn only(answers: Vec<RpcResult>) -> RpcResult {
    let mut answers = answers.into_iter();
    answers.next().unwrap_or(Err(Fault::WrongIds))
}
