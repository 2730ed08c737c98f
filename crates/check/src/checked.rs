//! Checks an input: a payload, or a saved proof that holds one. A saved proof counts as far as it proves its answers.

use answer::{Answer, Circumstances, Read, look_up};
use chain::deployment::{self, Lists};
use chain::networks::{Network, by_label};
use chain::reading::{Reading, Transcript};
use chain::saved_proof::{SavedProof, SavedProofError};
use explain::{Explanation, Overview};
use intake::json::{Checkable, checkable};
use proofs::prover::OracleProver;
use report::{Failure, Hosts, Made, Report, Tool};
use verify::claims::{self, Claims, NotarisedBlock, Replies, Settled, Unread, Witnesses};
use verify::hash::Hash32;
use verify::{PayloadError, Verification};
use words::{Believed, Context, LoadError};

/// The build: 12 hex digits of the SHA-256 of its sources.
pub const BUILD: &str = env!("PACKPROOF_BUILD");

/// An input that was checked.
#[derive(Debug)]
pub struct Checked {
    /// The answer, with the report.
    pub answer: Answer,
    /// The claims that the chain must confirm.
    pub claims: Option<Claims>,
    /// The payload's bytes.
    pub payload: Vec<u8>,
    /// The reading of the chain that was made just now.
    pub reading: Option<Reading>,
    /// The endpoints, by their indices as witnesses.
    pub hosts: Hosts,
    /// The proven block of the request, or the reason for which none is proven.
    pub block: Option<Result<NotarisedBlock, Unread>>,
    /// The answers of a saved proof, or of an earlier reading, that prove themselves.
    pub(crate) proofs: Replies,
}

/// Checks a text. `lists` comes from the deployment, never from a file.
///
/// # Errors
///
/// Returns the reason for which there is no report.
pub fn check(bytes: Vec<u8>, lists: &Lists) -> Result<Checked, LoadError> {
    Ok(opened(bytes, lists)?.0)
}

/// Checks a text, and returns the check's own result too.
///
/// # Errors
///
/// Returns the reason for which there is no report.
pub fn opened(bytes: Vec<u8>, lists: &Lists) -> Result<(Checked, Verification), LoadError> {
    let document = verify::read(bytes).map_err(LoadError::Unreadable)?;
    let is = checkable(&document.object());
    if let Some(Checkable::Payload(_)) = is {
        let checked =
            verify::check_document(document, &mut |_| {}).map_err(LoadError::Unreadable)?;
        return Ok(Checked::of(checked, lists));
    }
    let saved = match is {
        Some(_) => SavedProof::read(document.bytes()),
        None => Err(SavedProofError::Other),
    };
    let saved = match saved {
        Ok(saved) => saved,
        Err(SavedProofError::Other) => {
            let named = intake::json::name(&document.object()).map(LoadError::Foreign);
            return Err(named.unwrap_or(LoadError::Unreadable(PayloadError::NotAPayload)));
        }
        Err(error) => return Err(LoadError::SavedProof(error)),
    };
    let checked =
        verify::check(saved.payload.into_bytes(), &mut |_| {}).map_err(LoadError::Unreadable)?;
    let (mut checked, verification) = Checked::of(checked, lists);
    let Some((claims, mut recorded)) = checked.claims.as_ref().zip(saved.recorded) else {
        return Ok((checked, verification));
    };
    let mut overview = checked.answer.overview;
    let label = overview.subject.contract().network.as_deref();
    let all = recorded.settle(claims, &deployment::listed(label, lists), &OracleProver);
    let settled = all.without(recorded.without);
    overview.report = overview.report.with_proven(&settled.proven);
    checked.hosts = Hosts::of(&recorded.reading);
    let reading = recorded.reading.summary(&all, recorded.without);
    let read = Read::Recorded(&reading, &recorded.at, &settled.steps);
    checked.answer = answer(overview, read, lists);
    checked.proofs = claims::proofs(&recorded.reading.replies.0.into_iter().collect());
    checked.block = settled.block;
    Ok((checked, verification))
}

fn answer(overview: Overview, read: Read<'_>, lists: &Lists) -> Answer {
    let circumstances = Circumstances {
        read,
        contracts: &lists.contracts,
        is_sample: false,
    };
    Answer::of(overview, circumstances)
}

impl Checked {
    fn of(verification: Verification, lists: &Lists) -> (Self, Verification) {
        let Explanation {
            overview,
            verification,
            ..
        } = Explanation::of(verification);
        let checked = Self {
            answer: answer(overview, Read::Nothing, lists),
            claims: verification.claims.clone(),
            payload: verification.document.bytes().to_vec(),
            reading: None,
            hosts: Hosts::default(),
            block: None,
            proofs: Replies::new(),
        };
        (checked, verification)
    }

    /// The network that it names, if it is known.
    pub fn network(&self) -> Option<&'static Network> {
        by_label(self.answer.subject.contract().network.as_deref()?)
    }

    /// Words what the reader still trusts.
    pub fn believed(&self, lists: &Lists) -> impl Iterator<Item = Believed> {
        let context = Context {
            build: BUILD,
            listed: look_up(self.answer.subject.contract(), &lists.contracts),
            reading: self.reading.as_ref(),
            being_asked: &[],
        };
        let left = self.answer.trust.iter();
        left.map(move |trusted| Believed::of(*trusted, &self.answer, &context))
    }

    /// Adds a reading of the chain, and the steps that its answers settle.
    pub fn take(&mut self, reading: &Reading<Transcript>, settled: Settled, lists: &Lists) {
        let mut overview = self.answer.overview.clone();
        overview.report = overview.report.with_chain(&settled);
        self.hosts = Hosts::of(reading);
        let reading = reading.summary(&settled, Witnesses::NONE);
        self.answer = answer(overview, Read::Live(&reading), lists);
        self.reading = Some(reading);
        self.block = settled.block;
    }

    /// Builds the checked part of a report.
    fn part(&self) -> report::Checked {
        report::Checked::of(Made {
            answer: &self.answer,
            payload_sha256: Hash32::of(&[&self.payload]),
            reading: self.reading.as_ref(),
            hosts: &self.hosts,
            block: self.block.as_ref().and_then(|block| block.as_ref().ok()),
        })
    }
}

/// Builds the report of an input, or of the reason for which it was not checked.
pub fn report(result: Result<&Checked, Failure>, lists: &Lists) -> Report {
    Report::new(Tool::new(BUILD), lists, result.map(Checked::part))
}
