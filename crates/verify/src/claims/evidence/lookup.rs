//! The answers there are, whether endpoints agree on them, and the questions that a settlement finds
//! open.

use core::mem;

use values::order::{OrderedMap, OrderedSet};

pub use super::view::ShownLog;
use super::view::{Kept, Presence, Records, View};
use crate::answers::{
    Address, Answer, AnswerSummary, Answers, At, Fault, Head, Log, LogQuery, PullState, Question,
    Receipt, Told, Transaction, Unread, WitnessedAnswer, Witnesses,
};
use crate::claims::listed::Listed;
use crate::claims::proven::ProvenFacts;
use crate::claims::work::Work;
use crate::step::{Cause, Check, Place, Point, StepId, Value};
use values::hash::Hash32;

/// For how many blocks the endpoints are asked how they number logs.
const MAX_NUMBERINGS: usize = 16;

/// Answers being used. What is missing becomes an open question; what could not be read, and what
/// endpoints contradict each other on, leaves the step that needs it with a cause.
#[derive(Debug)]
pub struct AnswerLookup<'a> {
    answers: &'a Answers,
    open: OrderedSet<Question>,
    /// What the oracle's operator and the deployment list.
    pub listed: &'a Listed,
    /// What is left of the work that may be done.
    pub work: &'a Work,
    /// What the oracle's proofs show, once that is known.
    pub proven: Option<&'a ProvenFacts>,
    /// The newest block that the proof names.
    pub needed: u64,
    /// The endpoint whose view of the chain is settled; of all together if `None`.
    view: Option<View>,
}

/// Whether every endpoint that answered shows a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogAgreement {
    /// All show it, by the range or by its transaction's receipt.
    Shared,
    /// These keep nothing of its place, and the others show it.
    NotKeptBy(Witnesses),
    /// These keep its place, and do not have it.
    DeniedBy(Witnesses),
    /// These did not say whether they keep its place.
    UnknownOf(Witnesses),
    /// They have not been asked for the receipt yet.
    Asked,
}

impl<'a> AnswerLookup<'a> {
    /// Starts with the answers there are.
    pub const fn new(answers: &'a Answers, listed: &'a Listed, work: &'a Work) -> Self {
        Self {
            answers,
            open: OrderedSet::new(),
            listed,
            work,
            proven: None,
            needed: 0,
            view: None,
        }
    }

    /// Settles the view of one endpoint.
    pub fn of(mut self, view: Witnesses) -> Self {
        self.view = Some(View::of(view));
        self
    }

    const fn records(&self) -> Records<'a> {
        Records {
            answers: self.answers,
            proven: self.proven,
        }
    }

    /// The questions that were found open: those that decide what an endpoint shows come before all others.
    pub fn open(&mut self) -> Vec<Question> {
        let open = match &mut self.view {
            Some(view) if !view.open.is_empty() => &mut view.open,
            _ => &mut self.open,
        };
        mem::take(open).into_iter().collect()
    }

    /// The contradictions that the steps of a view met.
    pub fn disputes(self) -> Vec<(StepId, Unread)> {
        self.view.map(|view| view.disputes).unwrap_or_default()
    }

    /// Whether no logs are open.
    pub fn has_all_logs(&self) -> bool {
        let mut open = self.open.iter();
        !open.any(|open| matches!(open, Question::Logs(_)))
    }

    /// Whether nothing is open that a step waits for.
    pub fn is_settled(&self) -> bool {
        let mut open = self.open.iter();
        open.all(|open| matches!(open, Question::Time(_)) || open.is_of_proof())
    }

    /// Whether logs were asked for, whatever came of it.
    pub fn has_answers(&self, query: &LogQuery) -> bool {
        self.answers.contains_key(&Question::Logs(query.clone()))
    }

    /// Asks a question along with the others, if it has no answer yet. No step waits for it.
    pub fn ask_optional(&mut self, question: Question) {
        if !self.answers.contains_key(&question) {
            self.open.insert(question);
        }
    }

    /// Every endpoint that takes part.
    pub fn all_witnesses(&self) -> Witnesses {
        let given = self.answers.get(&Question::Head).into_iter().flatten();
        let heads = given.filter(|given| matches!(given.answer, Answer::Head(_)));
        heads.fold(Witnesses::default(), |all, given| all.with(given.by))
    }

    /// How far each endpoint has come; endpoints of several chains contradict each other.
    pub fn heads(&mut self, check: &mut Check) -> Option<Vec<Told<Head>>> {
        let given = self.given(check, &Question::Head)?;
        let own = |by: Witnesses| self.view.as_ref().is_none_or(|view| by.include(view.of));
        let heads: Vec<Told<Head>> = given
            .iter()
            .filter_map(|given| match given.answer {
                Answer::Head(value) => Some(Told {
                    value,
                    by: given.by,
                }),
                _ => None,
            })
            .filter(|head| own(head.by))
            .collect();
        let mut chains: OrderedMap<u64, Witnesses> = OrderedMap::new();
        for head in &heads {
            let by = chains.entry(head.value.chain_id).or_default();
            *by = by.with(head.by);
        }
        if chains.len() > 1 {
            let said = chains
                .into_iter()
                .map(|(id, by)| (by, AnswerSummary::Chain(id)));
            check.lacks(Cause::Unread(Unread::Disagreement(said.collect())));
            return None;
        }
        if heads.is_empty() {
            check.lacks(Cause::Unread(unread(given)));
            return None;
        }
        Some(heads)
    }

    /// `events(event_id)`.
    pub fn events(&mut self, check: &mut Check, event_id: Hash32, at: At) -> Option<Told<Hash32>> {
        let told = self.ask(check, &Question::Events(event_id, at))?;
        match told.value {
            Answer::Events(value) => Some(told.map(|_| *value)),
            _ => None,
        }
    }

    /// `getPull(pull_key)`.
    pub fn get_pull(
        &mut self,
        check: &mut Check,
        pull_key: Hash32,
        at: At,
    ) -> Option<Told<PullState>> {
        let told = self.ask(check, &Question::GetPull(pull_key, at))?;
        match told.value {
            Answer::GetPull(state) => Some(told.map(|_| *state)),
            _ => None,
        }
    }

    /// The consumers of a coordinator's subscription; `None` inside when there is no such one.
    pub fn consumers(
        &mut self,
        check: &mut Check,
        coordinator: Address,
        subscription: Hash32,
        at: At,
    ) -> Option<Told<Option<&'a [Address]>>> {
        let question = Question::Subscription(coordinator, subscription, at);
        let told = self.ask(check, &question)?;
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
        let present = self.answers.get(&control.at_present());
        let given = self.answers.get(&control).into_iter().flatten();
        let (mut clean, mut read) = (Witnesses::default(), Witnesses::default());
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
                        Some(_) => same.map_or(Witnesses::default(), |given| given.by),
                        None => *by,
                    };
                    let now = if is_present(answer) {
                        by.and(now)
                    } else {
                        Witnesses::default()
                    };
                    (clean, read) = (clean.with(by.without(now)), read.with(*by));
                }
                _ => {}
            }
        }
        self.ask_optional(control);
        match &self.view {
            Some(view) if read.include(view.of) && !clean.include(view.of) => Witnesses::NONE,
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
        check: &mut Check,
        question: &Question,
        read: impl Fn(&'a Answer) -> Option<&'a T>,
    ) -> Option<Vec<Told<&'a T>>> {
        let given = self.given(check, question)?;
        let told = given.iter().filter_map(|given| {
            let (value, by) = (read(&given.answer)?, given.by);
            Some(Told { value, by })
        });
        let told: Vec<_> = told.collect();
        if told.is_empty() {
            check.lacks(Cause::Unread(unread(given)));
            return None;
        }
        Some(told)
    }

    /// A transaction's call.
    pub fn transaction(
        &mut self,
        check: &mut Check,
        hash: Hash32,
    ) -> Option<Told<&'a Transaction>> {
        let told = self.ask(check, &Question::Transaction(hash))?;
        match told.value {
            Answer::Transaction(transaction) => Some(told.map(|_| transaction)),
            _ => None,
        }
    }

    /// A transaction's logs.
    pub fn receipt(&mut self, check: &mut Check, hash: Hash32) -> Option<Told<&'a Receipt>> {
        let told = self.ask(check, &Question::Receipt(hash))?;
        match told.value {
            Answer::Receipt(receipt) => Some(told.map(|_| receipt)),
            _ => None,
        }
    }

    /// The logs of a range, in the chain's order: every log that an endpoint shows, or those of one endpoint's view.
    pub fn logs(&mut self, check: &mut Check, query: &LogQuery) -> Option<Vec<ShownLog<'a>>> {
        let question = Question::Logs(query.clone());
        let given = self.given(check, &question)?;
        let mut of = Witnesses::default();
        let mut told: Vec<(Witnesses, Kept)> = Vec::new();
        let mut shown: OrderedMap<&Log, Witnesses> = OrderedMap::new();
        for given in given {
            let Answer::Logs(logs) = &given.answer else {
                continue;
            };
            of = of.with(given.by);
            let own: OrderedSet<&Log> = logs.iter().filter(|log| query.wants(log)).collect();
            for log in &own {
                let by = shown.entry(*log).or_default();
                *by = by.with(given.by);
            }
            told.push((given.by, Kept::by(&own)));
        }
        if of.is_empty() {
            check.lacks(Cause::Unread(unread(given)));
            return None;
        }
        if !self.work.spend(shown.len()) {
            check.gives_up(Cause::Unread(Unread::TooMuchWork));
            return None;
        }
        let shown = shown.into_iter().map(|(log, by)| {
            let without = told.iter().filter(|(teller, _)| !by.include(*teller));
            let lacking = without.filter(|(_, kept)| kept.holds(log.position));
            let lacking = lacking.fold(Witnesses::default(), |all, (teller, _)| all.with(*teller));
            ShownLog {
                log,
                by,
                of,
                lacking,
            }
        });
        let shown = shown.collect();
        let records = self.records();
        match &mut self.view {
            Some(view) if told.len() > 1 => Some(view.seen(records, check, shown)),
            _ => Some(shown),
        }
    }

    /// Whether every endpoint that answered shows a log: those that did not show it are asked for its transaction's
    /// receipt, and for its block's list of transactions.
    pub fn agreement(&mut self, shown: &ShownLog<'_>) -> LogAgreement {
        let (mut denied, mut not_kept) = (Witnesses::default(), Witnesses::default());
        let mut unknown = Witnesses::default();
        let mut is_asked = false;
        let records = self.records();
        for place in shown.of.without(shown.by).places() {
            let one = Witnesses::of(place);
            match records.presence(shown, one) {
                Presence::Shown => {}
                Presence::Denied => denied = denied.with(one),
                Presence::NotKept => not_kept = not_kept.with(one),
                Presence::Unknown => unknown = unknown.with(one),
                Presence::Asked(questions) => {
                    self.open.extend(questions);
                    is_asked = true;
                }
            }
        }
        if is_asked {
            LogAgreement::Asked
        } else if !denied.is_empty() {
            LogAgreement::DeniedBy(denied)
        } else if !unknown.is_empty() {
            LogAgreement::UnknownOf(unknown)
        } else if !not_kept.is_empty() {
            LogAgreement::NotKeptBy(not_kept)
        } else {
            LogAgreement::Shared
        }
    }

    /// Compares a published value with one that endpoints stated. Where the oracle's proof shows the same value, it does
    /// not matter who stated it.
    pub fn compare<T>(
        &self,
        check: &mut Check,
        (point, place): (Point, &Place),
        published: T,
        told: Told<T>,
    ) -> bool
    where
        T: Clone + PartialEq + Into<Value>,
    {
        let value = told.value.clone().into();
        let key_hash = self.proven.and_then(|it| it.key_of((point, place), &value));
        match key_hash {
            Some(key_hash) => check.proven(point, place, published, told.value, key_hash),
            None => check.told(point, place, published, told),
        }
    }

    /// Everyone who answered a question with logs.
    pub fn told_logs(&self, query: &LogQuery) -> Witnesses {
        let given = self.answers.get(&Question::Logs(query.clone()));
        let given = given.into_iter().flatten();
        let logs = given.filter(|given| matches!(given.answer, Answer::Logs(_)));
        logs.fold(Witnesses::default(), |all, given| all.with(given.by))
    }

    /// Whether a log counts against the proof: only what every endpoint shows does.
    pub fn counts_against(&mut self, check: &mut Check, shown: &ShownLog<'_>) -> bool {
        match self.agreement(shown) {
            LogAgreement::Shared => return self.is_numbered(check, shown.log.position.block),
            LogAgreement::Asked => check.lacks(Cause::ContractNotRead),
            LogAgreement::DeniedBy(others) | LogAgreement::NotKeptBy(others) => {
                if self.is_numbered(check, shown.log.position.block) {
                    check.lacks(Cause::Unread(shown.disputed_by(others)));
                }
            }
            LogAgreement::UnknownOf(others) => {
                let shared = Unread::LogNotShared(shown.log.position, others);
                check.lacks(Cause::Unread(shared));
            }
        }
        false
    }

    /// Whether it was asked how the logs of a block are numbered, before one of them counts against the proof or is in
    /// dispute. What an endpoint that numbers them within their transactions shows does not count then, because it contradicts itself.
    fn is_numbered(&mut self, check: &mut Check, block: u64) -> bool {
        let question = Question::Numbering(block);
        let of_numbering = |asked: &&Question| matches!(asked, Question::Numbering(_));
        let asked = self.answers.keys().chain(self.open.iter());
        let is_enough = asked.filter(of_numbering).count() >= MAX_NUMBERINGS;
        if is_enough || self.answers.contains_key(&question) {
            return true;
        }
        check.lacks(Cause::ContractNotRead);
        self.open.insert(question);
        false
    }

    /// Whether a log speaks for the proof: what every endpoint shows that keeps its place does, and what is proven.
    pub fn counts_for(&mut self, check: &mut Check, shown: &ShownLog<'_>) -> bool {
        if self.proven.is_some_and(|proven| proven.hold(shown.log)) {
            return true;
        }
        match self.agreement(shown) {
            LogAgreement::Shared | LogAgreement::NotKeptBy(_) => return true,
            LogAgreement::Asked => check.lacks(Cause::ContractNotRead),
            LogAgreement::DeniedBy(deniers) => {
                if self.is_numbered(check, shown.log.position.block) {
                    check.lacks(Cause::Unread(shown.disputed_by(deniers)));
                }
            }
            LogAgreement::UnknownOf(others) => {
                let shared = Unread::LogNotShared(shown.log.position, others);
                check.lacks(Cause::Unread(shared));
            }
        }
        false
    }

    /// The one answer of all endpoints that gave one, or that of the view's own; otherwise the step lacks it.
    fn ask(&mut self, check: &mut Check, question: &Question) -> Option<Told<&'a Answer>> {
        let given = self.given(check, question)?;
        let short = self.short(question);
        let reads =
            |given: &&WitnessedAnswer| given.answer.is_to(question) && !short.include(given.by);
        let mut read = given.iter().filter(reads);
        let told = match (read.next(), read.next()) {
            (Some(one), None) => one,
            (None, _) => {
                check.lacks(Cause::Unread(unread(given)));
                return None;
            }
            (Some(one), Some(_)) => {
                if let Answer::Receipt(receipt) = &one.answer
                    && !self.is_numbered(check, receipt.block)
                {
                    return None;
                }
                let read = given.iter().filter(reads);
                let said = read
                    .clone()
                    .map(|given| (given.by, AnswerSummary::of(&given.answer)));
                let dispute = Unread::Disagreement(said.collect());
                let own = self.view.as_mut().and_then(|view| {
                    view.dispute(check.id(), &dispute);
                    read.clone().find(|given| given.by.include(view.of))
                });
                let Some(own) = own else {
                    check.lacks(Cause::Unread(dispute));
                    return None;
                };
                own
            }
        };
        let records = self.records();
        if let Some(view) = &mut self.view
            && !view.is_in_view(records, check, question, told)
        {
            return None;
        }
        Some(Told {
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
        let given = self.answers.get(&Question::Head).into_iter().flatten();
        let heads = given.filter_map(|given| match given.answer {
            Answer::Head(head) => Some((given.by, head.newest)),
            _ => None,
        });
        let short = heads.filter(|(_, newest)| *newest < self.needed);
        let short = short.fold(Witnesses::NONE, |all, (by, _)| all.with(by));
        match self.view {
            None if is_present && !short.include(self.all_witnesses()) => short,
            _ => Witnesses::NONE,
        }
    }

    fn given(&mut self, check: &mut Check, question: &Question) -> Option<&'a [WitnessedAnswer]> {
        let given = self.answers.get(question);
        if given.is_none() {
            check.lacks(Cause::ContractNotRead);
            self.open.insert(question.clone());
        }
        given.map(Vec::as_slice)
    }
}

/// Why no endpoint answered. One that was out of reach says less than one that contradicts itself.
fn unread(given: &[WitnessedAnswer]) -> Unread {
    let mut causes = given.iter().filter_map(|given| match &given.answer {
        Answer::Unread(unread) => Some(unread.clone()),
        _ => None,
    });
    let contradicts = |unread: &Unread| matches!(unread, Unread::Inconsistent(..));
    let first = causes.next();
    let worse = causes.find(contradicts);
    worse.or(first).unwrap_or(Unread::Mismatched)
}

impl Answer {
    /// Whether it answers this kind of question.
    const fn is_to(&self, question: &Question) -> bool {
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
