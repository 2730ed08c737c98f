//! Records a reading: its replies, its endpoints and its blocks.

use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer, Serialize};

use super::rpc::Block;
use verify::claims::{
    Fault, Question, Replies, Reply, Settled, UsedCoordinator, ViewSteps, WitnessedReply, Witnesses,
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

/// Every question with its replies and the witnesses of each, so that they can be saved and settled again.
#[derive(Clone, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Transcript(pub Vec<(Question, Vec<WitnessedReply>)>);

/// Reads what this build knows of a saved transcript. Another build may have asked other questions.
impl<'de> Deserialize<'de> for Transcript {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Entry {
            Known(Question, Vec<WitnessedReply>),
            Other(IgnoredAny),
        }
        let entries = Vec::<Entry>::deserialize(deserializer)?.into_iter();
        let known = entries.filter_map(|entry| match entry {
            Entry::Known(question, given) => Some((question, given)),
            // file-7
            Entry::Other(IgnoredAny) => None,
        });
        Ok(Self(known.collect()))
    }
}

/// The replies as the page shows them: their number, and the steps in each endpoint's view.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Outline {
    /// The number of questions.
    pub asked: u64,
    /// The chain steps in the view of each endpoint, each with its first difference alone.
    pub views: Vec<ViewSteps>,
    /// The endpoints whose views do not count, because the reader left them out.
    pub without: Witnesses,
}

/// A reading: the endpoints, the blocks and the replies. The worker has all replies, the page only their outline.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Reading<Replies = Outline> {
    /// Each endpoint, with its fault if it had one. An endpoint's index here is its index as a witness.
    pub endpoints: Vec<(String, Option<Fault>)>,
    /// The chain's id, if endpoints gave one and agree on it.
    pub chain_id: Option<u64>,
    /// The block at which the contract's state was read; of several endpoints the least final one, and the oldest of
    /// these.
    pub block: Option<Block>,
    /// The finality of that block.
    pub finality: Finality,
    /// The number of requests that were sent.
    pub round_trips: u32,
    /// The coordinators that were asked for the judged words, if the reading saw them.
    pub coordinators: Vec<UsedCoordinator>,
    /// The times of blocks that endpoints gave and agree on: block, and seconds since 1970. The page shows them; no
    /// step judges them.
    pub times: Vec<(u64, u64)>,
    /// True if an endpoint is asked again for blocks that it does not have yet: this is the result so far.
    #[serde(default)]
    pub waits: bool,
    /// The replies to the questions, or their outline.
    #[serde(rename = "answers")]
    pub replies: Replies,
}

impl<Replies: Default> Reading<Replies> {
    /// Creates an empty reading.
    pub fn new() -> Self {
        Self {
            endpoints: Vec::new(),
            chain_id: None,
            block: None,
            finality: Finality::Latest,
            round_trips: 0,
            coordinators: Vec::new(),
            times: Vec::new(),
            waits: false,
            replies: Replies::default(),
        }
    }
}

impl<Replies: Default> Default for Reading<Replies> {
    fn default() -> Self {
        Self::new()
    }
}

impl Reading<Transcript> {
    /// Adds the replies. It keeps the times for the page, and all other replies for the settlement of a saved proof.
    pub fn record(&mut self, replies: Replies) {
        for (question, given) in replies {
            match question {
                Question::Time(block) => self.times.extend(time(block, &given)),
                question => self.replies.0.push((question, given)),
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
            round_trips: self.round_trips,
            coordinators: settled.without(without).coordinators,
            times: self.times.clone(),
            waits: self.waits,
            replies: Outline {
                asked: count(self.replies.0.len()),
                views: settled.views.iter().map(ViewSteps::outline).collect(),
                without,
            },
        }
    }
}

/// Returns the time of a block, if all endpoints that gave one gave the same.
fn time(block: u64, given: &[WitnessedReply]) -> Option<(u64, u64)> {
    let mut times = given.iter().filter_map(|given| match given.reply {
        Reply::Time(seconds) => Some(seconds),
        _ => None,
    });
    let seconds = times.next().filter(|_| times.next().is_none())?;
    Some((block, seconds))
}
