//! What was read, through whom, and where.

use serde::{Deserialize, Serialize};

use super::rpc::Block;
use verify::claims::{
    Answer, Answers, At, Fault, Question, Unneeded, Unread, UsedCoordinator, WitnessedAnswer,
    add_answer,
};
use verify::report::{Cause, Status, Step, count};

/// How final the block is that the getters were read at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Finality {
    /// It cannot be undone.
    Finalized,
    /// It is unlikely to be undone.
    Safe,
    /// It is the newest, and may still be undone.
    Latest,
}

/// Every question with its answers and who gave each, so that they can be saved and settled again.
pub type Transcript = Vec<(Question, Vec<WitnessedAnswer>)>;

/// Of the questions, what the page shows.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Gaps {
    /// How many there were.
    pub asked: u64,
    /// Why some have no answer, or none that endpoints agree on.
    pub unread: Vec<Unread>,
}

/// What was read, through whom, and where. The worker has its answers, the page the gaps in them.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Reading<Answers = Gaps> {
    /// Each endpoint, and what was wrong with it if anything was. An endpoint's place here is its
    /// place as a witness.
    pub endpoints: Vec<(String, Option<Fault>)>,
    /// The chain's id, when an endpoint told it.
    pub chain_id: Option<u64>,
    /// The block that the contract's state was read at.
    pub block: Option<Block>,
    /// How final that block is.
    pub finality: Finality,
    /// How many questions were answered alike by more than one endpoint.
    pub agreed: u64,
    /// How many requests were sent.
    pub round_trips: u32,
    /// The coordinators that served the judged words, as far as they were seen.
    pub coordinators: Vec<UsedCoordinator>,
    /// The supplied entries that no rule needs.
    pub unneeded: Vec<Unneeded>,
    /// The times of blocks, as far as endpoints told them and told them alike: block, and seconds
    /// since 1970. They are shown, and no step judges them.
    pub times: Vec<(u64, u64)>,
    /// What came of the questions.
    pub answers: Answers,
}

impl<Answers: Default> Reading<Answers> {
    /// Before anything was read.
    pub fn new() -> Self {
        Self {
            endpoints: Vec::new(),
            chain_id: None,
            block: None,
            finality: Finality::Latest,
            agreed: 0,
            round_trips: 0,
            coordinators: Vec::new(),
            unneeded: Vec::new(),
            times: Vec::new(),
            answers: Answers::default(),
        }
    }
}

impl<Answers: Default> Default for Reading<Answers> {
    fn default() -> Self {
        Self::new()
    }
}

impl Reading<Transcript> {
    /// Takes the answers over: times are shown, the others are settled again when the proof is saved
    /// and opened.
    pub fn record(&mut self, answers: Answers) {
        for (question, given) in answers {
            match (&question, unanimous(&given)) {
                (
                    Question::Time(block),
                    Some(WitnessedAnswer {
                        answer: Answer::Time(seconds),
                        ..
                    }),
                ) => {
                    self.times.push((*block, *seconds));
                }
                (Question::Time(_), _) => {}
                (_, alike) => {
                    let counts = alike.is_some_and(|given| given.by.count() > 1);
                    self.agreed = self.agreed.saturating_add(u64::from(counts));
                    self.answers.push((question, given));
                }
            }
        }
    }

    /// Adds what was read of the rest.
    pub fn add(&mut self, answers: Transcript) {
        let mut all: Answers = core::mem::take(&mut self.answers).into_iter().collect();
        for (question, given) in answers {
            let known = all.entry(question).or_default();
            for WitnessedAnswer { by, answer } in given {
                add_answer(known, by, answer);
            }
        }
        self.answers = all.into_iter().collect();
    }

    /// What the page shows of it. Contradictions are known of the steps alone.
    pub fn summary(&self, steps: &[Step]) -> Reading {
        // An endpoint that keeps no old state, or gives no receipts of a block, is none the worse for it.
        let now = self
            .answers
            .iter()
            .filter(|(question, _)| !is_of_old_state(question) && !is_of_block(question));
        let given = now.flat_map(|(_, given)| given);
        let unsettled = steps.iter().filter_map(|step| match &step.status {
            Status::Skipped(Cause::Unread(unread)) => Some(unread),
            _ => None,
        });
        // Before the proof's blocks the contract itself may be still to come.
        let mut causes = unsettled.clone();
        let is_ahead = causes.any(|unread| matches!(unread, Unread::NotReached { .. }));
        let unanswered = given.filter_map(|given| match &given.answer {
            Answer::Unread(Unread::Endpoint {
                fault: Fault::NotTheContract,
                ..
            }) if is_ahead => None,
            Answer::Unread(unread) => Some(unread),
            _ => None,
        });
        Reading {
            endpoints: self.endpoints.clone(),
            chain_id: self.chain_id,
            block: self.block.clone(),
            finality: self.finality,
            agreed: self.agreed,
            round_trips: self.round_trips,
            coordinators: self.coordinators.clone(),
            unneeded: self.unneeded.clone(),
            times: self.times.clone(),
            answers: Gaps {
                asked: count(self.answers.len()),
                unread: unsettled.chain(unanswered).cloned().collect(),
            },
        }
    }
}

/// Whether it asks what was held after an earlier block.
const fn is_of_old_state(question: &Question) -> bool {
    matches!(
        question,
        Question::Events(_, At::Block(_))
            | Question::GetPull(_, At::Block(_))
            | Question::Subscription(_, _, At::Block(_))
    )
}

/// Whether it asks for what proves a block. Why that is not proven is said of the block.
const fn is_of_block(question: &Question) -> bool {
    matches!(question, Question::Inclusion(..))
}

/// The one answer that every endpoint gave that gave any.
fn unanimous(given: &[WitnessedAnswer]) -> Option<&WitnessedAnswer> {
    let mut read = given
        .iter()
        .filter(|given| !matches!(given.answer, Answer::Unread(_)));
    read.next().filter(|_| read.next().is_none())
}
