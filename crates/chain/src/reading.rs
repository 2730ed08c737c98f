//! Records a reading: its answers, its endpoints and its blocks.

use serde::{Deserialize, Serialize};

use super::rpc::Block;
use verify::claims::{
    Answer, Answers, Fault, Question, Settled, UsedCoordinator, ViewSteps, WitnessedAnswer,
    Witnesses,
};
use verify::report::count;

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

/// The answers as the page shows them: their number, and the steps in each endpoint's view.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Outline {
    /// The number of questions.
    pub asked: u64,
    /// The chain steps in the view of each endpoint, without their findings.
    pub views: Vec<ViewSteps>,
    /// The endpoints whose views do not count, because the reader left them out.
    pub without: Witnesses,
}

/// A reading: the endpoints, the blocks and the answers. The worker has all answers, the page only their outline.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Reading<Answers = Outline> {
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
    /// The answers to the questions, or their outline.
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

    /// Returns the part of the reading that the page shows, with the view of each endpoint. Those in `without` do not
    /// count.
    pub fn summary(&self, settled: &Settled, without: Witnesses) -> Reading {
        Reading {
            endpoints: self.endpoints.clone(),
            chain_id: self.chain_id,
            block: self.block.clone(),
            finality: self.finality,
            agreed: self.agreed,
            round_trips: self.round_trips,
            coordinators: settled.without(without).coordinators,
            times: self.times.clone(),
            answers: Outline {
                asked: count(self.answers.len()),
                views: settled.views.iter().map(ViewSteps::outline).collect(),
                without,
            },
        }
    }
}

/// Returns the answer that all endpoints with an answer gave, if they gave the same one.
fn unanimous(given: &[WitnessedAnswer]) -> Option<&WitnessedAnswer> {
    let mut read = given
        .iter()
        .filter(|given| !matches!(given.answer, Answer::Unread(_)));
    read.next().filter(|_| read.next().is_none())
}
