//! The answers there are, and the questions that a settlement finds open.

use std::collections::{BTreeMap, BTreeSet};

use super::Work;
use super::question::{Answer, Log, LogRange, PullState, Question, Receipt, Transaction, Unread};
use crate::verify::hash::Hash32;
use crate::verify::report::{Cause, Check};

/// Answers by question.
pub type Answers = BTreeMap<Question, Answer>;

/// Answers being used. What is missing becomes an open question; what could not be read leaves the
/// step that needs it with a cause.
#[derive(Debug)]
pub struct Asked<'a> {
    answers: &'a Answers,
    open: BTreeSet<Question>,
    /// What is left of the work that may be done.
    pub work: &'a Work,
}

impl<'a> Asked<'a> {
    /// Starts with the answers there are.
    pub const fn new(answers: &'a Answers, work: &'a Work) -> Self {
        Self {
            work,
            answers,
            open: BTreeSet::new(),
        }
    }

    /// The questions that were found open.
    pub fn open(self) -> Vec<Question> {
        self.open.into_iter().collect()
    }

    /// Whether a transaction's receipt is among what is open.
    pub fn wants_a_receipt(&self) -> bool {
        let mut open = self.open.iter();
        open.any(|open| matches!(open, Question::Receipt(_)))
    }

    /// A block's time is wanted. No step waits for it.
    pub fn time(&mut self, block: u64) {
        let question = Question::Time(block);
        if !self.answers.contains_key(&question) {
            self.open.insert(question);
        }
    }

    /// `events(event_id)`.
    pub fn events(&mut self, check: &mut Check, event_id: Hash32) -> Option<Hash32> {
        match self.ask(check, Question::Events(event_id))? {
            Answer::Events(value) => Some(*value),
            _ => None,
        }
    }

    /// `getPull(pull_key)`.
    pub fn get_pull(&mut self, check: &mut Check, pull_key: Hash32) -> Option<PullState> {
        match self.ask(check, Question::GetPull(pull_key))? {
            Answer::GetPull(state) => Some(*state),
            _ => None,
        }
    }

    /// A transaction's call.
    pub fn transaction(&mut self, check: &mut Check, hash: Hash32) -> Option<&'a Transaction> {
        match self.ask(check, Question::Transaction(hash))? {
            Answer::Transaction(transaction) => Some(transaction),
            _ => None,
        }
    }

    /// A transaction's logs.
    pub fn receipt(&mut self, check: &mut Check, hash: Hash32) -> Option<&'a Receipt> {
        match self.ask(check, Question::Receipt(hash))? {
            Answer::Receipt(receipt) => Some(receipt),
            _ => None,
        }
    }

    /// A contract's logs over a range.
    pub fn logs(&mut self, check: &mut Check, range: LogRange) -> Option<&'a [Log]> {
        match self.ask(check, Question::Logs(range))? {
            Answer::Logs(logs) => Some(logs),
            _ => None,
        }
    }

    /// The answer, if it is known and is one; otherwise the step lacks it.
    fn ask(&mut self, check: &mut Check, question: Question) -> Option<&'a Answer> {
        match self.answers.get(&question) {
            Some(Answer::Unread(unread)) => {
                check.lacks(Cause::Unread(unread.clone()));
                None
            }
            Some(answer) if answer.is_to(&question) => Some(answer),
            Some(_) => {
                check.lacks(Cause::Unread(Unread::Mismatched));
                None
            }
            None => {
                check.lacks(Cause::ContractNotRead);
                self.open.insert(question);
                None
            }
        }
    }
}

impl Answer {
    /// Whether it answers this kind of question.
    const fn is_to(&self, question: &Question) -> bool {
        matches!(
            (self, question),
            (Self::Events(_), Question::Events(_))
                | (Self::GetPull(_), Question::GetPull(_))
                | (Self::Transaction(_), Question::Transaction(_))
                | (Self::Receipt(_), Question::Receipt(_))
                | (Self::Logs(_), Question::Logs(_))
                | (Self::Time(_), Question::Time(_))
        )
    }
}
