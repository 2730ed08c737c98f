//! Records a reading: its answers, its endpoints and its blocks.

use serde::{Deserialize, Serialize};

use super::rpc::Block;
use verify::claims::{
    Answer, Answers, At, Fault, Question, Settled, Unread, UsedCoordinator, ViewSteps, WitnessedAnswer,
};
use verify::report::{Cause, Status, count};

/// The finality of the block at which the getters were read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Finality {
    /// The block cannot be undone.
    Finalized,
    /// The block is unlikely to be undone.
    Safe,
    /// The block is the newest, and may still be undone.
    Latest,
}

/// Every question with its answers and the witnesses of each, so that they can be saved and settled again.
pub type Transcript = Vec<(Question, Vec<WitnessedAnswer>)>;

/// The questions as the page shows them: their number and the gaps in the answers.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Gaps {
    /// The number of questions.
    pub asked: u64,
    /// The reasons why some questions have no answer.
    pub unread: Vec<Unread>,
    /// The chain steps in the view of each endpoint, without their findings.
    pub views: Vec<ViewSteps>,
}

/// A reading: the endpoints, the blocks and the answers. The worker has all answers, the page only the gaps in them.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Reading<Answers = Gaps> {
    /// Each endpoint, with its fault if it had one. An endpoint's index here is its index as a witness.
    pub endpoints: Vec<(String, Option<Fault>)>,
    /// The chain's id, if endpoints gave one and agree on it.
    pub chain_id: Option<u64>,
    /// The block at which the contract's state was read.
    pub block: Option<Block>,
    /// The finality of that block.
    pub finality: Finality,
    /// The number of questions that more than one endpoint answered alike.
    pub agreed: u64,
    /// The number of requests that were sent.
    pub round_trips: u32,
    /// The coordinators that served the judged words, if the reading saw them.
    pub coordinators: Vec<UsedCoordinator>,
    /// The times of blocks that endpoints gave and agree on: block, and seconds since 1970. The page shows them; no
    /// step judges them.
    pub times: Vec<(u64, u64)>,
    /// The answers to the questions, or the gaps in them.
    pub answers: Answers,
}

impl<Answers: Default> Reading<Answers> {
    /// Creates an empty reading.
    pub fn new() -> Self {
        Self {
            endpoints: Vec::new(),
            chain_id: None,
            block: None,
            finality: Finality::Latest,
            agreed: 0,
            round_trips: 0,
            coordinators: Vec::new(),
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
    /// Takes the answers over. It keeps the times for the page, and all other answers for the settlement of a saved
    /// proof.
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

    /// Returns the part of the reading that the page shows, with what it comes to.
    pub fn summary(&self, settled: &Settled) -> Reading {
        // An endpoint that keeps no old state, or returns no receipts of a block, has no fault.
        let now = self
            .answers
            .iter()
            .filter(|(question, _)| !is_of_old_state(question) && !is_of_block(question));
        let given = now.flat_map(|(_, given)| given);
        let unsettled = settled.steps.iter().filter_map(|step| match &step.status {
            Status::Skipped(Cause::Unread(unread)) => Some(unread),
            _ => None,
        });
        // Before the proof's blocks, the contract itself may not exist yet.
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
            times: self.times.clone(),
            answers: Gaps {
                asked: count(self.answers.len()),
                unread: unsettled.chain(unanswered).cloned().collect(),
                views: settled.views.iter().map(ViewSteps::outline).collect(),
            },
        }
    }
}

/// Returns whether the question asks for state at an earlier block.
const fn is_of_old_state(question: &Question) -> bool {
    matches!(
        question,
        Question::Events(_, At::Block(_))
            | Question::GetPull(_, At::Block(_))
            | Question::Subscription(_, _, At::Block(_))
    )
}

/// Returns whether the question asks for the bytes that prove a block. The block's own step says why they are missing.
const fn is_of_block(question: &Question) -> bool {
    matches!(question, Question::Inclusion(..))
}

/// Returns the answer that all endpoints with an answer gave, if they gave the same one.
fn unanimous(given: &[WitnessedAnswer]) -> Option<&WitnessedAnswer> {
    let mut read = given
        .iter()
        .filter(|given| !matches!(given.answer, Answer::Unread(_)));
    read.next().filter(|_| read.next().is_none())
}
