//! What the worker answers.
//!
//! A payload's bytes enter the worker once and stay there. The worker returns the report and the rows that the page
//! shows, and the bytes only as a file to save.

use serde::{Deserialize, Serialize};

use super::encoded::Encoded;
use crate::experiment::{Change, Offer};
use crate::worker::request::Request;
use chain::reading::Reading;
use explain::Overview;
use explain::event::{Accounts, DeckRow, Drawdown, PullRow, WorkedDraw};
use explain::pull::{PullResponse, VersionRolls};
use verify::claims::{NotarisedBlock, RequestCount, Trail, Unread};
use verify::hash::Hash32;
use verify::report::{Progress, Report, Step};
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
    Checked(Box<Overview>),
    /// The check of a file among several is done: its report in brief.
    Brief(Box<Report>),
    /// A file among several has a text in each line: the first byte of each, and the one after its last. All of them,
    /// in UTF-8, travel beside this.
    Lines(Vec<(u64, u64)>),
    /// There is nothing to check, for this reason.
    LoadFailed(LoadError),
    /// A part of the worker failed, so a request was not handled.
    PartFailed {
        /// What is wrong with the part.
        fault: PartFault,
        /// The request, to be sent again; `None` where a check was asked for.
        request: Option<Box<Request>>,
    },
    /// Where the rolls fell in a file among several; its report follows.
    Rolls(Vec<VersionRolls>),
    /// The SHA-256 of all that was opened: of the payload, or of the saved proof around it. It follows
    /// the report.
    Fingerprint(Hash32),
    /// What was looked up, and a file beside it.
    LookedUp(Encoded<LookedUp>),
    /// About the contract, with a file beside it.
    Chain(Encoded<ChainResponse>),
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
        rows: Encoded<Vec<PullRow>>,
    },
    /// The accounts that a reader looked for.
    Own(Encoded<Accounts>),
    /// The result of a search in that list.
    SearchResult(Encoded<SearchResult>),
    /// The answer to a question about the Pack pull.
    Pull(Encoded<PullResponse>),
    /// Positions of the event's deck.
    Deck {
        /// First position.
        from: u64,
        /// The positions.
        rows: Encoded<Vec<DeckRow>>,
    },
    /// A pull worked through; `None` when there is no such pull, or it was not replayed.
    WorkedDraw(u64, Encoded<Option<WorkedDraw>>),
    /// How the deck was drawn down.
    Drawdown(Encoded<Drawdown>),
    /// Of an experiment on a copy of the payload.
    TrialUpdate(Encoded<TrialUpdate>),
    /// The bytes that were checked, for experiments in another worker, beside this.
    PayloadCopy,
}

/// What a request about the contract came to.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChainResponse {
    /// How many answers of the current reading have come.
    Answers(u32),
    /// The contract was read.
    Read(Encoded<ContractRead>),
    /// The payload came in a saved proof.
    Recorded(Encoded<RecordedReading>),
    /// Ask the browser wallet: a JSON-RPC request, or a batch of them.
    Wallet {
        /// Which request.
        id: u32,
        /// JSON-RPC, as an endpoint would be asked.
        request: String,
    },
    /// The payload and what was read of the contract, as a file to save, beside this.
    SavedProof,
    /// What proves itself was checked, of the report or of the recorded answers.
    Proven(Encoded<Proven>),
    /// Of the rest of what the oracle's proofs can show.
    Rest(RestUpdate),
}

/// A reading of the contract.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ContractRead {
    /// The report with its chain steps settled.
    pub report: Report,
    /// What was read.
    pub reading: Reading,
    /// Whether what the oracle's proofs need is still being read.
    pub goes_on: bool,
}

/// What was read of the contract when a proof was saved, and the chain steps as those recorded answers settle them. The
/// report's own chain steps stay unread.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct RecordedReading {
    /// The build that saved it.
    pub build: String,
    /// When it was read, by the clock of who saved it.
    pub at: String,
    /// What was read.
    pub reading: Reading,
    /// The chain steps, by the recorded answers.
    pub steps: Vec<Step>,
}

/// What proves itself of a reading.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Proven {
    /// The chain steps with what is proven. Of a reading they count.
    pub steps: Vec<Step>,
    /// The block of the request, or why it is not proven; `None` where it was not asked for.
    pub block: Option<Result<NotarisedBlock, Unread>>,
    /// How each value is proven that proves itself.
    pub trails: Vec<Trail>,
    /// Which of the contract's requests were counted.
    pub counts: Vec<RequestCount>,
    /// Of the answers that a saved proof recorded, the steps that count: those that the block alone settles. `None`
    /// of a reading.
    pub recorded: Option<Vec<Step>>,
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

/// A report in brief, for a table's row or an experiment: of each step's findings, only the first that differs.
pub fn brief(mut report: Report) -> Report {
    for step in &mut report.steps {
        step.findings.retain(|finding| !finding.agrees());
        step.findings.truncate(1);
    }
    report
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

/// A changed copy of a payload, and its report.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Trial {
    /// The change.
    pub change: Change,
    /// The beginning of the old value.
    pub before: String,
    /// The beginning of the new value; `None` when it was left out.
    pub after: Option<String>,
    /// The check's report, in brief.
    pub report: Report,
}
