//! A checked payload, from its bytes to its report. A saved proof counts as far as it proves its answers.

use answer::{Answer, Circumstances, Read, look_up};
use chain::deployment::{self, Lists};
use chain::networks::{Network, by_label};
use chain::reading::Reading;
use chain::saved_proof::{FORMAT, SavedProof, TimedReading};
use explain::Explanation;
use intake::LoadError;
use proofs::prover::OracleProver;
use report::{Failure, Hosts, Made, Report, Tool};
use serde::{Deserialize, Serialize};
use verify::claims::{self, Claims, Listed, NotarisedBlock, Replies, Settled, Unread, Witnesses};
use verify::hash::Hash32;
use words::{Believed, Context};

use crate::opening::{Saved, open};

/// The build: 12 hex digits of the SHA-256 of its sources.
pub const BUILD: &str = env!("PACKPROOF_BUILD");

/// A payload that was checked.
#[derive(Debug)]
pub struct Checked {
    /// The answer, with the report.
    pub answer: Answer,
    /// The check of the payload alone, with its replay.
    pub explanation: Explanation,
    /// The reading of the chain behind the answer.
    pub read: Option<ChainRead>,
    is_sample: bool,
}

/// A reading of the chain, with the steps that its answers settle.
#[derive(Clone, Debug)]
pub struct ChainRead {
    /// The answers, and the endpoints that were left out of the result.
    pub recorded: TimedReading,
    /// The source of the answers.
    pub source: ReadFrom,
    /// The part of the reading that is shown.
    pub reading: Reading,
    /// The proven block of the request, or the reason why no block is proven.
    pub block: Option<Result<NotarisedBlock, Unread>>,
    /// True if a step passed by a proof in the file, so that the file counts.
    pub counts_from_file: bool,
    /// The claims, as each view settles them.
    settled: Settled,
}

/// The source of a reading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ReadFrom {
    /// The endpoints, just now.
    Endpoints,
    /// The endpoints, at this time. A tab of the page kept the reading, and its answers were settled again.
    Tab(String),
    /// A saved proof. Anyone can write one, so it changes no verdict.
    File {
        /// The build that saved it.
        build: String,
        /// The time of the reading, by the clock of the reader who saved it.
        at: String,
    },
}

impl ReadFrom {
    /// Returns whether endpoints gave the reading to this program.
    pub const fn is_live(&self) -> bool {
        !matches!(self, Self::File { .. })
    }
}

/// Checks a text. `lists` comes from the deployment, never from a file.
///
/// # Errors
///
/// Returns the reason why there is no report.
pub fn check(bytes: Vec<u8>, lists: &Lists) -> Result<Checked, LoadError> {
    let (mut checked, saved) = open(bytes)?.check(lists, false, &mut |_| {});
    if let Some(saved) = saved {
        checked.settle_saved(saved, lists);
    }
    Ok(checked)
}

impl Checked {
    /// Replies about a payload that nothing of the chain is known of.
    pub(crate) fn of(explanation: Explanation, lists: &Lists, is_sample: bool) -> Self {
        let circumstances = Circumstances {
            read: Read::Nothing,
            contracts: &lists.contracts,
            is_sample,
        };
        Self {
            answer: Answer::of(explanation.overview.clone(), circumstances),
            explanation,
            read: None,
            is_sample,
        }
    }

    /// Returns the claims that the chain must confirm.
    pub const fn claims(&self) -> Option<&Claims> {
        self.explanation.verification.claims.as_ref()
    }

    /// Returns the payload's bytes.
    pub const fn payload(&self) -> &[u8] {
        self.explanation.verification.document.bytes()
    }

    /// Returns the network that it names, if it is known.
    pub fn network(&self) -> Option<&'static Network> {
        by_label(self.label()?)
    }

    /// Returns the deployment's lists for its network.
    pub(crate) fn listed(&self, lists: &Lists) -> Listed {
        deployment::listed(self.label(), lists)
    }

    fn label(&self) -> Option<&str> {
        self.answer.subject.contract().network.as_deref()
    }

    /// Returns the reading that endpoints gave to this program.
    pub fn live(&self) -> Option<&ChainRead> {
        self.read.as_ref().filter(|read| read.source.is_live())
    }

    /// Returns the answers of its reading that prove themselves.
    pub fn proofs(&self) -> Replies {
        let recorded = self.read.iter();
        let answers = recorded.flat_map(|read| read.recorded.reading.replies.0.iter().cloned());
        claims::proofs(&answers.collect())
    }

    /// Words the things that the reader still trusts.
    pub fn believed(&self, lists: &Lists) -> impl Iterator<Item = Believed> {
        let context = Context {
            build: BUILD,
            listed: look_up(self.answer.subject.contract(), &lists.contracts),
            reading: self.live().map(|read| &read.reading),
            being_asked: &[],
        };
        let left = self.answer.trust.iter();
        left.map(move |trusted| Believed::of(*trusted, &self.answer, &context))
    }

    /// Settles the reading that a saved proof records, and adds it to the answer.
    pub fn settle_saved(&mut self, saved: Saved<TimedReading>, lists: &Lists) {
        if let Some(recorded) = saved.recorded {
            let (build, at) = (saved.build, recorded.at.clone());
            self.settle(recorded, ReadFrom::File { build, at }, lists);
        }
    }

    /// Settles recorded answers, and adds the reading to the answer.
    pub fn settle(&mut self, mut recorded: TimedReading, source: ReadFrom, lists: &Lists) {
        if let Some(claims) = self.claims() {
            let settled = recorded.settle(claims, &self.listed(lists), &OracleProver);
            self.take(recorded, settled, source, lists);
        }
    }

    /// Leaves these endpoints out of the result.
    pub fn leave_out(&mut self, by: Witnesses, lists: &Lists) {
        if let Some(mut read) = self.read.take() {
            read.recorded.without = by;
            self.take(read.recorded, read.settled, read.source, lists);
        }
    }

    /// Adds a reading, and answers again with the steps that count: of several views, the merge of those that were not
    /// left out; of a file, those that prove themselves.
    pub fn take(&mut self, recorded: TimedReading, all: Settled, source: ReadFrom, lists: &Lists) {
        let settled = all.without(recorded.without);
        let is_live = source.is_live();
        let mut overview = self.explanation.overview.clone();
        overview.report = match is_live {
            true => overview.report.with_chain(&settled),
            false => overview.report.with_proven(&settled.proven),
        };
        let reading = recorded.reading.summary(&all, recorded.without);
        let circumstances = Circumstances {
            read: match is_live {
                true => Read::Live(&reading),
                false => Read::Recorded(&reading, &recorded.at, &settled.steps),
            },
            contracts: &lists.contracts,
            is_sample: self.is_sample,
        };
        self.answer = Answer::of(overview, circumstances);
        self.read = Some(ChainRead {
            recorded,
            source,
            reading,
            block: settled.block,
            counts_from_file: !is_live && !settled.proven.is_empty(),
            settled: all,
        });
    }

    /// Returns the payload and its reading as one file.
    pub fn saved(&self, lists: &Lists) -> SavedProof {
        SavedProof {
            packproof: FORMAT,
            build: BUILD.to_owned(),
            deployment: lists.deployment,
            // A checked payload is always text; anything else was unreadable.
            payload: String::from_utf8_lossy(self.payload()).into_owned(),
            recorded: self.read.as_ref().map(|read| read.recorded.clone()),
        }
    }

    /// Builds the checked part of a report.
    fn part(&self) -> report::Checked {
        let hosts = self.read.as_ref().map(|read| Hosts::of(&read.reading));
        let block = self.read.as_ref().and_then(|read| read.block.as_ref());
        report::Checked::of(Made {
            answer: &self.answer,
            payload_sha256: Hash32::of(&[self.payload()]),
            // A saved proof only records its reading, so the report names no reading.
            reading: self.live().map(|read| &read.reading),
            hosts: &hosts.unwrap_or_default(),
            block: block.and_then(|block| block.as_ref().ok()),
        })
    }
}

/// Builds the report of an input, or of the reason for which it was not checked.
pub fn report(result: Result<&Checked, Failure>, lists: &Lists) -> Report {
    Report::new(Tool::new(BUILD), lists, result.map(Checked::part))
}
