//! Defines the workers' responses.
//!
//! The verdict worker returns the answer, and then hands over the payload's bytes, which the page gives to the details
//! worker. They stay there: it returns the rows that the page shows, and the bytes only as a file to save.

use serde::{Deserialize, Serialize};

use super::message::{Channel, Message};
use answer::{Answer, Brief};
use chain::endpoint::Endpoint;
use chain::reading::Reading;
use check::{ChainRead, ReadFrom};
use intake::LoadError;
use verify::claims::{NotarisedBlock, Unread};
use verify::hash::Hash32;
use verify::report::{Progress, Report, StepId};

/// A response of the verdict worker. A task may have several responses, or none.
///
/// The file that a response mentions travels with it (see [`message`](super::message)).
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
    /// There is nothing to check, for this reason.
    LoadFailed(LoadError),
    /// The bytes, as the file of this message, and their hashes. They follow the answer.
    Bytes {
        /// The SHA-256 of the whole opened file: of the payload, or of the file around it.
        opened: Hash32,
        /// The SHA-256 of the payload.
        payload: Hash32,
        /// True if the bytes are a saved proof with a recorded reading.
        is_recorded: bool,
    },
}

/// A response of the details worker itself.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DetailsResponse {
    /// The outcome of the second check.
    Checked(Outcome),
    /// There is nothing to check, for this reason: the recorded reading of a saved proof is damaged.
    LoadFailed(LoadError),
    /// The check of a file among several is done, or there is nothing to check. Its report, as a line of JSON, is the
    /// file of this message.
    Summary {
        /// The result of the check.
        result: Result<Box<Brief>, LoadError>,
        /// The file's line of the table.
        row: String,
    },
    /// A file among several has a text in each line: the number of its line, its first byte, and the one after its
    /// last. All of them, in UTF-8, are the file of this message.
    Lines(Vec<(u64, u64, u64)>),
}

/// The outcome of a check, as far as two programs must agree on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The SHA-256 of the payload.
    payload: Hash32,
    /// The name of the verdict.
    verdict: String,
    /// Each step in order, with the name of its status.
    steps: Vec<(StepId, String)>,
}

impl Outcome {
    /// Returns the outcome of a check.
    pub fn of(payload: Hash32, report: &Report) -> Self {
        let steps = report.steps.iter();
        let steps = steps.map(|step| (step.id, step.status.name().to_owned()));
        Self {
            payload,
            verdict: report.verdict.name().to_owned(),
            steps: steps.collect(),
        }
    }
}

impl Message for Response {
    const CHANNEL: Channel = Channel::Check;
}

impl Message for DetailsResponse {
    const CHANNEL: Channel = Channel::Details;
}

impl Message for ChainResponse {
    const CHANNEL: Channel = Channel::Chain;
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
    /// The reading, as the file of this message, for the tab to keep.
    Keep {
        /// The time of the reading, in ISO 8601.
        at: String,
        /// The endpoints that gave it.
        by: Vec<Endpoint>,
    },
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
    /// The block of the request, or the reason that it is not proven; `None` if it was not asked for.
    pub block: Option<Result<NotarisedBlock, Unread>>,
    /// True if a step passed by a proof in the file, so that the file counts.
    pub counts_from_file: bool,
}

impl ContractRead {
    /// Returns a reading as the page shows it.
    pub fn of(read: &ChainRead, goes_on: bool) -> Self {
        Self {
            reading: read.reading.clone(),
            source: read.source.clone(),
            goes_on,
            block: read.block.clone(),
            counts_from_file: read.counts_from_file,
        }
    }
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
