//! What the worker answers.
//!
//! A payload's bytes enter the worker once and stay there. The worker returns the report and the rows that the page
//! shows, and the bytes only as a file to save.

use serde::{Deserialize, Serialize};

use super::message::{Message, Part};
use crate::experiment::{Change, Offer};
use answer::{Answer, Brief};
use chain::endpoint::Endpoint;
use chain::reading::Reading;
use explain::event::{Accounts, DeckRow, Drawdown, PullRow, WorkedDraw};
use explain::pull::{PullResponse, VersionRolls};
use verify::claims::{NotarisedBlock, RequestCount, Trail, Unread};
use verify::hash::Hash32;
use verify::report::Progress;
use words::LoadError;
use words::find::SearchResult;

/// What the worker answers. A request may have several responses, or none.
///
/// The file that a response mentions travels beside it (see [`message`](super::message)).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Response {
    /// Bytes of the payload that have arrived, of how many when that is known.
    Received {
        /// Bytes so far.
        bytes: u64,
        /// All there are, when the server says so.
        total: Option<u64>,
    },
    /// The progress of the check.
    Progress(Progress),
    /// The check is done.
    Checked(Box<Answer>),
    /// The check of a file among several is done.
    Brief(Box<Brief>),
    /// A file among several has a text in each line: the first byte of each, and the one after its last. All of them,
    /// in UTF-8, travel beside this.
    Lines(Vec<(u64, u64)>),
    /// There is nothing to check, for this reason.
    LoadFailed(LoadError),
    /// A part of the worker failed, so the request was not handled.
    PartFailed(PartFault),
    /// Where the rolls fell in a file among several; its report follows.
    Rolls(Vec<VersionRolls>),
    /// What was opened. It follows the report.
    Fingerprint {
        /// The SHA-256 of all of it: of the payload, or of the file around it.
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

/// What was looked up of the payload, or came of an experiment on a copy of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LookedUp {
    /// Rows of the event's list of pulls.
    Rows {
        /// First row.
        from: u64,
        /// The rows.
        rows: Vec<PullRow>,
    },
    /// The accounts that a reader looked for.
    Own(Accounts),
    /// The result of a search in that list.
    SearchResult(SearchResult),
    /// The answer to a question about the Pack pull.
    Pull(PullResponse),
    /// Positions of the event's deck.
    Deck {
        /// First position.
        from: u64,
        /// The positions.
        rows: Vec<DeckRow>,
    },
    /// A pull worked through; `None` when there is no such pull, or it was not replayed.
    WorkedDraw(u64, Option<Box<WorkedDraw>>),
    /// How the deck was drawn down.
    Drawdown(Drawdown),
    /// Of an experiment on a copy of the payload.
    TrialUpdate(TrialUpdate),
    /// The bytes that were checked, for experiments in another worker, beside this.
    PayloadCopy,
}

/// What a request about the contract came to.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChainResponse {
    /// How far the current reading is.
    Answers {
        /// How many answers have come.
        answers: u32,
        /// The hosts whose answers have not, each once.
        waiting_for: Vec<String>,
    },
    /// The answer, and what was read that it rests on. Both replace what the page has.
    Read(Box<Answer>, Box<ContractRead>),
    /// What was read, for this tab to keep beside the endpoints that gave it: it travels beside this.
    Keep(Vec<Endpoint>),
    /// Ask the browser wallet: a JSON-RPC request, or a batch of them.
    Wallet {
        /// Which request.
        id: u32,
        /// JSON-RPC, as an endpoint would be asked.
        request: String,
    },
    /// The payload and what was read of the contract, as a file to save, beside this.
    SavedProof,
    /// The report for programs, as a file to save, beside this.
    Report,
    /// Of the rest of what the oracle's proofs can show.
    Rest(RestUpdate),
}

/// What was read of the contract.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ContractRead {
    /// What was read.
    pub reading: Reading,
    /// Where it comes from.
    pub source: ReadFrom,
    /// Whether what the oracle's proofs need is still being read.
    pub goes_on: bool,
    /// What proves itself of it, as far as that was checked.
    pub proven: Proven,
}

/// Where a reading comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReadFrom {
    /// The endpoints, just now.
    Endpoints,
    /// The endpoints, at this time: this tab kept it, and its answers were settled again.
    Tab(String),
    /// A saved proof. Anyone can write one: it changes no verdict.
    File {
        /// The build that saved it.
        build: String,
        /// When it was read, by the clock of who saved it.
        at: String,
    },
}

impl ContractRead {
    /// Whether endpoints gave it to this page.
    pub fn is_live(&self) -> bool {
        !matches!(self.source, ReadFrom::File { .. })
    }
}

/// What proves itself of a reading.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Proven {
    /// The block of the request, or why it is not proven; `None` where it was not asked for.
    pub block: Option<Result<NotarisedBlock, Unread>>,
    /// How each value is proven that proves itself.
    pub trails: Vec<Trail>,
    /// Which of the contract's requests were counted.
    pub counts: Vec<RequestCount>,
    /// Whether a step passed from a file alone, which therefore counts.
    pub counts_from_file: bool,
}

/// How far the rest is read of what the oracle's proofs can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RestUpdate {
    /// What it takes to read what is left of it.
    Offer(RestOffer),
    /// How many blocks of how many were read.
    Progress {
        /// Read so far.
        blocks: u64,
        /// All there are.
        of: u64,
    },
}

/// What it takes to read the rest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RestOffer {
    /// How many blocks.
    pub blocks: u64,
    /// About how many bytes.
    pub bytes: u64,
    /// How many entries no signed block leads to.
    pub unreachable: u64,
    /// Whether this is all; else the endpoints must be asked first where the other blocks are.
    pub is_whole: bool,
}

impl RestOffer {
    /// Whether there is nothing to read.
    pub const fn is_empty(&self) -> bool {
        self.blocks == 0 && self.is_whole
    }
}

/// What is wrong with a part of the worker. It says nothing about the proof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PartFault {
    /// It could not be loaded, or is not what was built: the start script's words.
    NotLoaded(String),
    /// It failed its self-test.
    SelfTest {
        /// The vectors that it answers wrongly, by their names.
        wrong: Vec<String>,
        /// How many there are.
        all: u64,
    },
}

/// The result of an experiment. None of it is about the worker's own payload.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TrialUpdate {
    /// The changes that can be made.
    Offers(Vec<Offer>),
    /// The payload is too large to be changed: its size in bytes.
    TooLarge(u64),
    /// How many draws of the changed copy were replayed, and how many there are.
    Replayed {
        /// Replayed so far.
        done: u64,
        /// All there are.
        total: u64,
    },
    /// The changed copy was checked.
    Checked(Box<Trial>),
    /// There is nothing to change.
    Nothing,
    /// The experiment could not be made.
    Failed,
}

/// A changed copy of a payload, and what is said of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Trial {
    /// The change.
    pub change: Change,
    /// The beginning of the old value.
    pub before: String,
    /// The beginning of the new value; `None` when it was left out.
    pub after: Option<String>,
    /// What is said of it.
    pub brief: Brief,
}
