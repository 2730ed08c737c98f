//! Defines the worker's responses.
//!
//! A payload's bytes enter the worker once and stay there. The worker returns the report and the rows that the page
//! shows, and the bytes only as a file to save.

use serde::{Deserialize, Serialize};

use super::message::{Message, Part};
use answer::{Answer, Brief};
use chain::endpoint::Endpoint;
use chain::reading::Reading;
use explain::event::{DeckRow, Drawdown, FoundPulls, HighestCards, PullRow, WorkedDraw};
use explain::pull::PullResponse;
use verify::claims::{NotarisedBlock, Unread};
use verify::hash::Hash32;
use verify::report::Progress;
use words::LoadError;

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

/// The result of a look-up in the payload, or of the check of a changed copy of it.
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
    /// The row of the pull of this `sequence_index`, counted from 0; `None` if there is no such pull.
    RowOf(u64, Option<u64>),
    /// The pulls that a reader looked for.
    Found(FoundPulls),
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
    /// The course of the deck's drawdown.
    Drawdown(Drawdown),
    /// The cards of the deck with the highest prices.
    Highest(HighestCards),
    /// The changed copy; `None` if there is no digit to change.
    CheckedCopy(Option<Box<CheckedCopy>>),
}

/// A response to a task about the contract.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChainResponse {
    /// The progress of the current reading.
    Answers {
        /// The number of answers that have come.
        answers: u32,
        /// The hosts whose answers are still to come, each once, with the time since when, in seconds since 1970.
        waiting_for: Vec<(String, u64)>,
    },
    /// The answer, and the reading that it rests on. Both replace those that the page has.
    Read(Box<Answer>, Box<ContractRead>),
    /// The reading, beside this, for the tab to keep under the endpoints that gave it.
    Keep(Vec<Endpoint>),
    /// The payload and the reading of its contract, as a file to save, beside this.
    SavedProof,
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

/// A copy of the payload in which one digit of the random number is changed, and the brief result of its check.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct CheckedCopy {
    /// The published number.
    pub before: String,
    /// The number in the copy.
    pub after: String,
    /// The brief result of the copy's check.
    pub brief: Brief,
}
