//! What the page asks of its worker.

use serde::{Deserialize, Serialize};

use super::encoded::Encoded;
use crate::experiment::Change;
use chain::deployment::Lists;
use chain::endpoint::Endpoint;
use explain::pull::PullQuery;
pub use intake::Link;
use words::find::{List, SearchTerm};

/// Names a request: it counts the requests to one worker, from 1. The worker puts it on every response
/// to that request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RequestId(pub u32);

/// The topic of a request, if a newer request replaces an older one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Topic {
    /// A search in one of the lists.
    Search(List),
    /// A reading of the contract.
    Contract,
}

/// What the page asks of its worker. One worker holds one payload: the last it was given.
///
/// The file that a request mentions travels beside it (see [`message`](super::message)).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Request {
    /// Fetch a payload from the service and check it.
    Link {
        /// The deployment's service address; empty for the page's own origin.
        service: String,
        /// What to fetch.
        link: Link,
    },
    /// Fetch a bundled sample from the page's own origin and check it.
    Sample(String),
    /// Check a file that the user chose, which travels beside this.
    File {
        /// The deployment's own lists, should the file be a saved proof.
        lists: Lists,
    },
    /// Check a file among several, which travels beside this. The report is brief, and the worker keeps nothing.
    Summary,
    /// Look something up that is shown beside the verdict.
    LookUp(Option<Topic>, Encoded<LookUp>),
    /// Ask the contract, or keep what it answered.
    Chain(Option<Topic>, Encoded<ChainRequest>),
    /// Cancel the current reading. What was read of the rest is kept.
    StopReading,
    /// What the browser wallet answered to a request; `None` when it refused.
    Wallet {
        /// Which request.
        id: u32,
        /// JSON-RPC, as an endpoint would answer.
        answer: Option<String>,
    },
}

/// What is shown of the checked payload beside the verdict.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LookUp {
    /// Send rows of the checked event's list of pulls, counted from 0 in `sequence_index` order.
    Rows {
        /// First row.
        from: u64,
        /// How many.
        count: u64,
    },
    /// Find a row of one of the checked event's lists. A newer search ends the one before.
    Find {
        /// In which list.
        list: List,
        /// The term to find.
        term: SearchTerm,
        /// The row at which to begin, counted from 0.
        from: u64,
        /// Whether to search backwards from there. The search wraps around in both directions.
        back: bool,
    },
    /// Find the accounts of this id, or else of this name, or else with this text in one of them.
    Own(String),
    /// Answer a question about the checked Pack pull.
    Pull(PullQuery),
    /// Send positions of the checked event's deck, counted from 0 in the committed order.
    Deck {
        /// First position.
        from: u64,
        /// How many.
        count: u64,
    },
    /// Work the pull of this `sequence_index` through.
    Work(u64),
    /// Send how the deck was drawn down, and what it was worth.
    Drawdown,
    /// Send the changes that can be made to a copy of the payload.
    Offers,
    /// Check a changed copy of a payload, which travels beside this. The worker keeps nothing of it, and its own
    /// payload stays as it is.
    Try(Change),
}

/// What is done about the contract that the payload names.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChainRequest {
    /// Read the contract that the payload names through these endpoints.
    Read {
        /// The endpoints.
        endpoints: Vec<Endpoint>,
        /// The deployment's own lists.
        lists: Lists,
    },
    /// Ask the endpoints of the last reading where the blocks are that prove the rest of it.
    PlanRest,
    /// Read these blocks.
    ReadRest,
    /// Count what was read of the rest, which was cancelled.
    KeepRest,
    /// Send the payload and what was read of the contract, as one file.
    Save,
}

impl Request {
    /// What it is about, where only the newest answer counts. The worker answers every other request
    /// in turn.
    pub const fn topic(&self) -> Option<Topic> {
        match self {
            Self::LookUp(topic, _) | Self::Chain(topic, _) => *topic,
            Self::StopReading => Some(Topic::Contract),
            _ => None,
        }
    }
}

impl From<LookUp> for Request {
    fn from(look_up: LookUp) -> Self {
        let topic = match &look_up {
            LookUp::Find { list, .. } => Some(Topic::Search(*list)),
            _ => None,
        };
        Self::LookUp(topic, Encoded::of(&look_up))
    }
}

impl From<ChainRequest> for Request {
    fn from(request: ChainRequest) -> Self {
        let topic = match &request {
            ChainRequest::Read { .. } | ChainRequest::PlanRest | ChainRequest::ReadRest => {
                Some(Topic::Contract)
            }
            ChainRequest::KeepRest | ChainRequest::Save => None,
        };
        Self::Chain(topic, Encoded::of(&request))
    }
}
