//! The questions of a settlement, and the answers that count.

use core::mem;

use super::case::Settlement;
use crate::answers::{
    Address, Answer, AnswerSummary, At, Fault, Head, LogQuery, PullState, Question, Receipt, Told,
    Transaction, Unread, WitnessedAnswer, Witnesses,
};
use crate::step::StepId;
use values::hash::Hash32;
use values::order::grouped;

impl<'a> Settlement<'a> {
    /// The questions that were found open: those that decide what an endpoint shows come before all others.
    pub fn open(&mut self) -> Vec<Question> {
        let open = match self.first.is_empty() {
            true => &mut self.open,
            false => &mut self.first,
        };
        mem::take(open).into_keys().collect()
    }

    /// The contradictions that the steps of a view met.
    pub fn disputes(self) -> Vec<(StepId, Unread)> {
        self.disputes
    }

    /// Returns whether no logs are open.
    pub fn has_all_logs(&self) -> bool {
        let mut open = self.open.keys();
        !open.any(|open| matches!(open, Question::Logs(_)))
    }

    /// Returns whether nothing is open that a step waits for.
    pub fn is_settled(&self) -> bool {
        let mut open = self.open.keys();
        open.all(|open| matches!(open, Question::Time(_)) || open.is_of_proof())
    }

    /// Leaves the step waiting as long as a question is open that a step waits for.
    pub fn waits_for_all(&mut self) {
        if !self.is_settled() {
            self.waits();
        }
    }

    /// Returns whether logs were asked for, whatever came of it.
    pub fn has_answers(&self, query: &LogQuery) -> bool {
        let question = Question::Logs(query.clone());
        self.ledger.answers.contains_key(&question)
    }

    /// Asks a question along with the others, if it has no answer yet. No step waits for it.
    pub fn ask_optional(&mut self, question: Question) {
        if !self.is_stopped && !self.ledger.answers.contains_key(&question) {
            self.open.add(question);
        }
    }

    /// Settles no more than what is proven from now on.
    pub const fn stop(&mut self) {
        self.is_stopped = true;
    }

    /// Returns whether no more is settled than what is proven.
    pub const fn is_stopped(&self) -> bool {
        self.is_stopped
    }

    pub(super) fn given(&mut self, question: &Question) -> Option<&'a [WitnessedAnswer]> {
        if self.is_stopped {
            self.waits();
            return None;
        }
        let given = self.ledger.answers.get(question);
        if given.is_none() {
            self.waits();
            self.open.add(question.clone());
        }
        // Endpoints answer alike, or a few times differently. A file may hold any number of answers.
        let given = given?;
        if given.len() > Witnesses::MAX && !self.work.spend(given.len()) {
            self.gives_up();
            return None;
        }
        Some(given)
    }

    /// Every endpoint that takes part.
    pub fn all_witnesses(&self) -> Witnesses {
        self.ledger.all_witnesses()
    }

    /// Returns whether these are all endpoints that take part.
    pub fn are_all(&self, by: Witnesses) -> bool {
        by.include(self.all_witnesses())
    }

    /// Returns each endpoint's newest block and pace; endpoints of several chains contradict each other.
    pub fn heads(&mut self) -> Option<Vec<Told<Head>>> {
        let given = self.given(&Question::Head)?;
        let own = |by: Witnesses| self.ledger.view.is_none_or(|view| by.include(view));
        let heads: Vec<Told<Head>> = given
            .iter()
            .filter(|given| own(given.by))
            .filter_map(|given| match given.answer {
                Answer::Head(value) => Some(Told {
                    value,
                    by: given.by,
                }),
                _ => None,
            })
            .collect();
        let chains = grouped(heads.iter().map(|head| (head.value.chain_id, head.by)));
        if chains.len() > 1 {
            let said = chains.into_iter();
            let said = said.map(|(id, by)| (Witnesses::all(by), AnswerSummary::Chain(id)));
            self.unread(Unread::Disagreement(said.collect()));
            return None;
        }
        if heads.is_empty() {
            self.unread(unread(given));
            return None;
        }
        Some(heads)
    }

    /// `events(event_id)`.
    pub fn events(&mut self, event_id: Hash32, at: At) -> Option<Told<Hash32>> {
        let told = self.ask(&Question::Events(event_id, at))?;
        match told.value {
            Answer::Events(value) => Some(told.map(|_| *value)),
            _ => None,
        }
    }

    /// `getPull(pull_key)`.
    pub fn get_pull(&mut self, pull_key: Hash32, at: At) -> Option<Told<PullState>> {
        let told = self.ask(&Question::GetPull(pull_key, at))?;
        match told.value {
            Answer::GetPull(state) => Some(told.map(|_| *state)),
            _ => None,
        }
    }

    /// The consumers of a coordinator's subscription; `None` inside when there is no such one.
    pub fn consumers(
        &mut self,
        coordinator: Address,
        subscription: Hash32,
        at: At,
    ) -> Option<Told<Option<&'a [Address]>>> {
        let told = self.ask(&Question::Subscription(coordinator, subscription, at))?;
        match told.value {
            Answer::Subscription(consumers) => Some(told.map(|_| consumers.as_deref())),
            _ => None,
        }
    }

    /// The endpoints that keep old state, as far as a control shows: asked for the state of the first block, where the
    /// contract did not exist, they do not answer with the present state. In the view of an endpoint that answers the
    /// control, its own answer decides.
    pub fn archive_witnesses(
        &mut self,
        control: Question,
        is_present: impl Fn(&Answer) -> bool,
    ) -> Witnesses {
        let answers = self.ledger.answers;
        let present = answers.get(&control.at_present());
        let given = answers.get(&control).into_iter().flatten();
        let (mut clean, mut read) = (Witnesses::NONE, Witnesses::NONE);
        for WitnessedAnswer { by, answer } in given {
            match answer {
                Answer::Unread(Unread::Endpoint { fault, .. })
                    if *fault == Fault::NotTheContract =>
                {
                    (clean, read) = (clean.with(*by), read.with(*by));
                }
                answer if answer.is_to(&control) => {
                    // Another value than the present one is no present state, whatever else it is.
                    let mut same = present.into_iter().flatten();
                    let same = same.find(|given| given.answer == *answer);
                    let now = match present {
                        Some(_) => same.map_or(Witnesses::NONE, |given| given.by),
                        None => *by,
                    };
                    let now = if is_present(answer) {
                        by.and(now)
                    } else {
                        Witnesses::NONE
                    };
                    (clean, read) = (clean.with(by.without(now)), read.with(*by));
                }
                _ => {}
            }
        }
        self.ask_optional(control);
        match self.ledger.view {
            Some(view) if read.include(view) && !clean.include(view) => Witnesses::NONE,
            _ => clean,
        }
    }

    /// The endpoints that keep a pull's old state, as far as a control tells.
    pub fn archives_of_pull(&mut self, pull_key: Hash32) -> Witnesses {
        let is_present =
            |answer: &Answer| matches!(answer, Answer::GetPull(state) if state.requested);
        self.archive_witnesses(Question::GetPull(pull_key, At::Block(0)), is_present)
    }

    /// Each different answer to a question, and who gave it: for what is tried, and not believed.
    pub fn each<T: ?Sized>(
        &mut self,
        question: &Question,
        read: impl Fn(&'a Answer) -> Option<&'a T>,
    ) -> Option<Vec<Told<&'a T>>> {
        let given = self.given(question)?;
        let told = given.iter().filter_map(|given| {
            let (value, by) = (read(&given.answer)?, given.by);
            Some(Told { value, by })
        });
        let told: Vec<_> = told.collect();
        if told.is_empty() {
            self.unread(unread(given));
            return None;
        }
        Some(told)
    }

    /// A transaction's call.
    pub fn transaction(&mut self, hash: Hash32) -> Option<Told<&'a Transaction>> {
        let told = self.ask(&Question::Transaction(hash))?;
        match told.value {
            Answer::Transaction(transaction) => Some(told.map(|_| transaction)),
            _ => None,
        }
    }

    /// A transaction's logs.
    pub fn receipt(&mut self, hash: Hash32) -> Option<Told<&'a Receipt>> {
        let told = self.ask(&Question::Receipt(hash))?;
        match told.value {
            Answer::Receipt(receipt) => Some(told.map(|_| receipt)),
            _ => None,
        }
    }

    /// The one answer of all endpoints that gave one, or that of the view's own; otherwise the step lacks it.
    fn ask(&mut self, question: &Question) -> Option<Told<&'a Answer>> {
        let given = self.given(question)?;
        let short = self.short(question);
        let reads =
            |given: &&WitnessedAnswer| given.answer.is_to(question) && !short.include(given.by);
        let mut read = given.iter().filter(reads);
        let told = match (read.next(), read.next()) {
            (Some(one), None) => one,
            (None, _) => {
                self.unread(unread(given));
                return None;
            }
            (Some(one), Some(_)) => {
                if let Answer::Receipt(receipt) = &one.answer
                    && !self.is_numbered(receipt.block)
                {
                    return None;
                }
                let read = given.iter().filter(reads);
                let said = read.clone();
                let said = said.take(Witnesses::MAX);
                let said = said.map(|given| (given.by, AnswerSummary::of(&given.answer)));
                let dispute = Unread::Disagreement(said.collect());
                let own = self.ledger.view.and_then(|view| {
                    self.dispute(&dispute);
                    read.clone().find(|given| given.by.include(view))
                });
                let Some(own) = own else {
                    self.unread(dispute);
                    return None;
                };
                own
            }
        };
        let is_in_view = self
            .ledger
            .view
            .is_none_or(|view| self.is_in_view(view, question, told));
        is_in_view.then_some(Told {
            value: &told.answer,
            by: told.by,
        })
    }

    /// The endpoints whose present state is that of a block before the proof's, where others have come as far. What they do
    /// not hold yet is no contradiction; their own views say that they are behind.
    fn short(&self, question: &Question) -> Witnesses {
        let is_present = matches!(
            question,
            Question::Events(_, At::Pinned | At::From(_))
                | Question::GetPull(_, At::Pinned | At::From(_))
                | Question::Subscription(_, _, At::Pinned | At::From(_))
        );
        let heads = self.ledger.heads();
        let short = heads.filter(|(_, newest)| *newest < self.ledger.needed);
        let short = Witnesses::all(short.map(|(by, _)| by));
        match self.ledger.view {
            None if is_present && !self.are_all(short) => short,
            _ => Witnesses::NONE,
        }
    }
}

/// Returns the reason for which no endpoint answered. One that was out of reach says less than one that contradicts
/// itself.
pub(super) fn unread(given: &[WitnessedAnswer]) -> Unread {
    let mut causes = given.iter().filter_map(|given| match &given.answer {
        Answer::Unread(unread) => Some(unread.clone()),
        _ => None,
    });
    let contradicts = |unread: &Unread| matches!(unread, Unread::Inconsistent(..));
    let first = causes.next();
    let worse = causes.find(contradicts);
    worse.or(first).unwrap_or(Unread::Mismatched)
}
