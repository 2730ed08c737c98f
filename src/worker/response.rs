//! Defines the worker's responses.
//!
//! A payload's bytes enter the worker once and stay there. The worker returns the report and the rows that the page
//! shows, and the bytes only as a file to save.

use serde::{Deserialize, Serialize};

use super::message::{Message, Part};
use crate::experiment::{Change, Offer};
use answer::{Answer, Brief};
use chain::endpoint::Endpoint;
use chain::reading::Reading;
use explain::event::{Accounts, DeckRow, Drawdown, PricedCards, PullRow, StagedPull, WorkedDraw};
use explain::pull::{PullResponse, VersionRolls};
use verify::claims::{NotarisedBlock, Unread};
use verify::hash::Hash32;
use verify::report::Progress;
use words::LoadError;
use words::find::SearchResult;

/// A response of the worker about the check. A task may have several responses, or none.
///
/// The file that a response mentions travels beside it (see [`message`](super::message)).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Response {
    /// Progress in fetching the payload.
    Received {
        /// The number of bytes so far.
        bytes: u64,
        /// The total number of bytes, if the server gives it.
        total: Option<u64>,
    },
    /// The progress of the check.
    Progress(Progress),
    /// The settings name no service, and the page has no origin to ask.
    NoService,
    /// The currency of the site's amounts, by its code. It comes before the answer.
    Currency(String),
    /// The check is done.
    Checked(Box<Answer>),
    /// The check of a file among several is done, or there is nothing to check. Its report, as a line of JSON, is
    /// beside this.
    Summary {
        /// The result of the check.
        result: Result<Box<Brief>, LoadError>,
        /// The file's line of the table.
        row: String,
    },
    /// A file among several has a text in each line: the number of its line, its first byte, and the one after its
    /// last. All of them, in UTF-8, travel beside this.
    Lines(Vec<(u64, u64, u64)>),
    /// There is nothing to check, for this reason.
    LoadFailed(LoadError),
    /// A part of the worker failed, so the task was not handled.
    PartFailed(PartFault),
    /// The rolls of a file among several, by version; the file's report follows.
    Rolls(Vec<VersionRolls>),
    /// The hashes of the opened file and its payload. They follow the report.
    Fingerprint {
        /// The SHA-256 of the whole opened file: of the payload, or of the file around it.
        opened: Hash32,
        /// The SHA-256 of the payload.
        payload: Hash32,
    },
}

impl Message for Response {
    const PART: Part = Part::Check;
}

impl Message for LookedUp {
    const PART: Part = Part::LookUps;
}

impl Message for ChainResponse {
    const PART: Part = Part::Chain;
}

/// The result of a look-up in the payload, or of an experiment on a copy of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LookedUp {
    /// Rows of the event's list of pulls.
    Rows {
        /// The first row's number.
        from: u64,
        /// The rows.
        rows: Vec<PullRow>,
    },
    /// The accounts that a reader looked for.
    Own(Accounts),
    /// The result of a search in one of the lists.
    SearchResult(SearchResult),
    /// The answer to a question about the Pack pull.
    Pull(PullResponse),
    /// Positions of the event's deck.
    Deck {
        /// The first position.
        from: u64,
        /// The positions.
        rows: Vec<DeckRow>,
    },
    /// A pull worked through; `None` if there is no such pull, or it was not replayed.
    WorkedDraw(u64, Option<Box<WorkedDraw>>),
    /// The pull of this number for the stage, or the last pull; `None` if there is no such pull.
    Staged(Option<u64>, Option<Box<StagedPull>>),
    /// The course of the deck's drawdown.
    Drawdown(Drawdown),
    /// Cards of the deck by their price.
    Priced(PricedCards),
    /// An update on an experiment on a copy of the payload.
    TrialUpdate(TrialUpdate),
    /// The checked bytes, for experiments in another worker, beside this.
    PayloadCopy,
}

/// A response to a task about the contract.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChainResponse {
    /// The progress of the current reading.
    Answers {
        /// The number of answers that have come.
        answers: u32,
        /// The hosts whose answers are still to come, each once.
        waiting_for: Vec<String>,
    },
    /// The answer, and the reading that it rests on. Both replace those that the page has.
    Read(Box<Answer>, Box<ContractRead>),
    /// The reading, beside this, for the tab to keep under the endpoints that gave it.
    Keep(Vec<Endpoint>),
    /// Ask the browser wallet: a JSON-RPC call, or a batch of them.
    Wallet {
        /// The number of these calls.
        id: u32,
        /// The calls in JSON-RPC, as an endpoint would receive them.
        calls: String,
    },
    /// The payload and the reading of its contract, as a file to save, beside this.
    SavedProof,
    /// The report for programs, as a file to save, beside this.
    Report,
    /// The brief answer about the file, and its line of the table. Its report, as a line of JSON, is beside this.
    Listed(Box<Brief>, String),
}

/// A reading of the contract.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ContractRead {
    /// The summary of the reading.
    pub reading: Reading,
    /// The source of the reading.
    pub source: ReadFrom,
    /// True while the worker still reads for the oracle's proofs.
    pub goes_on: bool,
    /// The parts of the reading that prove themselves, as far as they were checked.
    pub proven: Proven,
}

/// The source of a reading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReadFrom {
    /// The endpoints, just now.
    Endpoints,
    /// The endpoints, at this time. This tab kept the reading, and its answers were settled again.
    Tab(String),
    /// A saved proof. Anyone can write one, so it changes no verdict.
    File {
        /// The build that saved it.
        build: String,
        /// The time of the reading, by the clock of the reader who saved it.
        at: String,
    },
}

impl ContractRead {
    /// Returns whether endpoints gave the reading to this page.
    pub fn is_live(&self) -> bool {
        !matches!(self.source, ReadFrom::File { .. })
    }
}

/// The parts of a reading that prove themselves.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Proven {
    /// The block of the request, or the reason that it is not proven; `None` if it was not asked for.
    pub block: Option<Result<NotarisedBlock, Unread>>,
    /// True if a step passed by a file's own proof, so that the file counts.
    pub counts_from_file: bool,
}

/// A fault of a part of the worker. It says nothing about the proof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PartFault {
    /// The part could not be loaded, or is not what was built: the start script's words.
    NotLoaded(String),
    /// The part failed its self-test.
    SelfTest {
        /// The names of the vectors that it answers wrongly.
        wrong: Vec<String>,
        /// The number of vectors.
        all: u64,
    },
}

/// An update on an experiment. None of it is about the worker's own payload.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TrialUpdate {
    /// The changes that can be made.
    Offers(Vec<Offer>),
    /// The payload is too large to be changed: its size in bytes.
    TooLarge(u64),
    /// Progress in replaying the changed copy's draws.
    Replayed {
        /// The number of draws replayed so far.
        done: u64,
        /// The number of all draws.
        total: u64,
    },
    /// The changed copy was checked.
    Checked(Box<Trial>),
    /// There is nothing to change.
    Nothing,
    /// The experiment could not be made.
    Failed,
}

/// A changed copy of a payload, and its brief result.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Trial {
    /// The change.
    pub change: Change,
    /// The beginning of the old value.
    pub before: String,
    /// The beginning of the new value; `None` if the value was left out.
    pub after: Option<String>,
    /// The brief result of its check.
    pub brief: Brief,
}
