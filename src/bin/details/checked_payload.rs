//! Holds the payload that the worker checked, with its results.

use super::transport::BrowserClock;
use answer::{Answer, Brief, Chip, Circumstances, Read};
use chain::deployment::Lists;
use chain::endpoint::Endpoint;
use chain::saved_proof::{self, SavedProof, TimedReading};
use chain::transport::Clock;
use explain::{Explanation, Overview};
use page::build::BUILD;
use page::worker::response::{ContractRead, ReadFrom};
use verify::claims::{self, Replies, Settled};

/// A payload, and its results.
pub struct CheckedPayload {
    /// The payload, its check, and the prepared views of it.
    pub shown: Explanation,
    /// The deployment's own lists.
    pub lists: Lists,
    /// The moment at which the payload was loaded, in seconds since 1970.
    pub loaded: u64,
    /// True if the payload is a sample.
    is_sample: bool,
    /// The last answer that rests on a reading of the contract, and that reading.
    pub read: Option<(Box<Answer>, Box<ContractRead>)>,
    /// The recorded reading of the contract.
    pub recorded: Option<TimedReading>,
    /// The result of that reading, with every view.
    pub settled: Option<Settled>,
    /// The endpoints of that reading, as the tab keeps it.
    pub asked: Vec<Endpoint>,
    /// The source of that reading.
    pub source: ReadFrom,
}

impl CheckedPayload {
    /// Returns a payload without a reading of its contract.
    pub fn of(shown: Explanation, lists: Lists, is_sample: bool) -> Self {
        Self {
            shown,
            lists,
            loaded: BrowserClock.now(),
            is_sample,
            read: None,
            recorded: None,
            settled: None,
            asked: Vec::new(),
            source: ReadFrom::Endpoints,
        }
    }

    /// Returns the first answer about the payload: its report under these circumstances.
    pub fn answer(&self, read: Read<'_>) -> Answer {
        let circumstances = Circumstances {
            read,
            contracts: &self.lists.contracts,
            is_sample: self.is_sample,
        };
        Answer::of(self.shown.overview.clone(), circumstances)
    }

    /// Returns the brief answer about a payload among several.
    pub fn brief(&self) -> Brief {
        let Overview {
            report, subject, ..
        } = &self.shown.overview;
        let chips = Chip::of(subject.contract(), &self.lists.contracts, self.is_sample);
        Brief::of(report.clone(), chips)
    }

    /// Returns whether the reading came to this tab from endpoints.
    pub const fn is_live(&self) -> bool {
        self.recorded.is_some() && !matches!(self.source, ReadFrom::File { .. })
    }

    /// Returns the recorded answers that prove themselves.
    pub fn proofs(&self) -> Replies {
        let recorded = self.recorded.iter();
        let answers = recorded.flat_map(|recorded| recorded.reading.replies.0.iter().cloned());
        claims::proofs(&answers.collect())
    }

    /// Returns the payload's own bytes.
    pub const fn bytes(&self) -> &[u8] {
        self.shown.verification.document.bytes()
    }

    /// Writes the payload and its recorded reading as one file.
    pub fn saved_proof(&self) -> Vec<u8> {
        let saved = SavedProof {
            packproof: saved_proof::FORMAT,
            build: BUILD.to_owned(),
            deployment: self.lists.deployment,
            // A checked payload is always text; anything else was unreadable.
            payload: String::from_utf8_lossy(self.bytes()).into_owned(),
            recorded: self.recorded.clone(),
        };
        saved.write()
    }
}
