//! What the worker keeps of the payload that it checked.

use answer::{Answer, Circumstances, Read};
use chain::saved_proof::{self, Recorded, SavedProof};
use explain::Explanation;
use explain::event::{DeckRow, Drawdown, PullRow, WorkedDraw};
use explain::pull::{PullQuery, PullResponse};
use page::build::BUILD;
use page::worker::request::About;
use page::worker::response::{ContractRead, ReadFrom};
use verify::hash::Hash32;
use words::find::List;

/// How many rows one message may carry.
const MAX_ROWS: u64 = 500;

/// A payload, and its results.
pub struct CheckedPayload {
    /// The payload, its check, and what is shown of it.
    pub shown: Explanation,
    /// What the page knows besides.
    pub about: About,
    /// The SHA-256 of the file that it came in, or its own.
    pub opened: Option<Hash32>,
    /// The last answer that rests on a reading of the contract, and what was read.
    pub read: Option<(Box<Answer>, Box<ContractRead>)>,
    /// What was read of the contract.
    pub recorded: Option<Recorded>,
    /// Where that comes from.
    pub source: ReadFrom,
    /// The last search through its lists.
    pub search: Option<Search>,
}

/// A text, and every row that shows it, in order.
pub struct Search {
    /// The list.
    pub list: List,
    /// The text.
    pub text: String,
    /// The rows.
    pub rows: Vec<u64>,
}

impl CheckedPayload {
    /// A payload of which nothing was read.
    pub const fn of(shown: Explanation, about: About) -> Self {
        Self {
            shown,
            about,
            opened: None,
            read: None,
            recorded: None,
            source: ReadFrom::Endpoints,
            search: None,
        }
    }

    /// What is said first of it.
    pub fn answer(&self, read: Read<'_>) -> Answer {
        let circumstances = Circumstances {
            read,
            contracts: &self.about.lists.contracts,
            is_sample: self.about.is_sample,
        };
        Answer::of(self.shown.overview.clone(), circumstances)
    }

    /// Whether endpoints gave to this tab what was read.
    pub const fn is_live(&self) -> bool {
        self.recorded.is_some() && !matches!(self.source, ReadFrom::File { .. })
    }

    /// Rows of the event's pulls.
    pub fn rows(&self, from: u64, count: u64) -> Vec<PullRow> {
        let event = self.shown.event();
        event.map_or_else(Vec::new, |event| event.pulls(from, count.min(MAX_ROWS)))
    }

    /// Positions of the event's deck.
    pub fn deck(&self, from: u64, count: u64) -> Vec<DeckRow> {
        let event = self.shown.event();
        event.map_or_else(Vec::new, |event| event.deck(from, count.min(MAX_ROWS)))
    }

    /// A pull worked through.
    pub fn work(&self, pull: u64) -> Option<WorkedDraw> {
        self.shown.event()?.work(pull)
    }

    /// How the deck was drawn down.
    pub fn drawdown(&self) -> Option<Drawdown> {
        Some(self.shown.event()?.drawdown())
    }

    /// The answer to a question about a Pack pull.
    pub fn pull(&self, query: &PullQuery) -> Option<PullResponse> {
        self.shown.pull(query)
    }

    /// The payload's own bytes.
    pub const fn bytes(&self) -> &[u8] {
        self.shown.verification.document.bytes()
    }

    /// The payload and what was read, as one file.
    pub fn saved_proof(&self) -> Vec<u8> {
        let saved = SavedProof {
            packproof: saved_proof::FORMAT,
            build: BUILD.to_owned(),
            // What was checked is text: anything else was unreadable.
            payload: String::from_utf8_lossy(self.bytes()).into_owned(),
            recorded: self.recorded.clone(),
        };
        saved.write()
    }
}
