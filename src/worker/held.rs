//! What the worker holds of the payload that it checked.

use super::request::List;
use crate::build::BUILD;
use chain::saved_proof::{self, Recorded, SavedProof};
use verify::Checked;
use verify::pull::look::{self, Look, Looked};
use verify::subject::{Course, DeckRow, PullRow, Worked};

/// How many rows one message may carry.
const MOST_ROWS: u64 = 500;

/// A payload's bytes, and what was made of them.
pub struct Held {
    /// The bytes.
    pub bytes: Vec<u8>,
    /// What their check made of them.
    pub checked: Checked,
    /// What was read of the contract.
    pub recorded: Option<Recorded>,
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

impl Held {
    /// Rows of the event's pulls.
    pub fn rows(&self, from: u64, count: u64) -> Vec<PullRow> {
        let count = count.min(MOST_ROWS);
        self.checked.rows.read(&self.bytes, from, count)
    }

    /// Positions of the event's deck.
    pub fn deck(&self, from: u64, count: u64) -> Vec<DeckRow> {
        let Checked { rows, dealt, .. } = &self.checked;
        dealt.read(&self.bytes, rows, from, count.min(MOST_ROWS))
    }

    /// A pull worked through.
    pub fn work(&self, pull: u64) -> Option<Worked> {
        let Checked { rows, dealt, .. } = &self.checked;
        dealt.work(&self.bytes, rows, pull)
    }

    /// How the deck was drawn down.
    pub fn course(&self) -> Course {
        self.checked.dealt.course(&self.bytes)
    }

    /// What a Pack pull's proof holds at a place.
    pub fn look(&self, at: &Look) -> Option<Looked> {
        look::look(&self.bytes, self.checked.pull.as_ref()?, at)
    }

    /// The payload and what was read, as one file.
    pub fn saved_proof(&self) -> Vec<u8> {
        let saved = SavedProof {
            packproof: saved_proof::FORMAT,
            build: BUILD.to_owned(),
            // What was checked is text: anything else was unreadable.
            payload: String::from_utf8_lossy(&self.bytes).into_owned(),
            recorded: self.recorded.clone(),
        };
        saved.write()
    }
}
