//! An input that was checked: a payload, or a saved proof that holds one. What the saved proof shows by itself counts.

use answer::{Answer, Circumstances, Read};
use chain::deployment::{self, Lists};
use chain::reading::{Reading, Transcript};
use chain::saved_proof::{SavedProof, SavedProofError};
use explain::{Explanation, Overview};
use intake::json::{Checkable, checkable};
use proofs::prover::OracleProver;
pub use report::{Cost, RestRead};
use report::{Hosts, Made, Report, Tool};
use verify::claims::{Claims, NotarisedBlock, RequestCount, Settled, Trail, Unread};
use verify::hash::Hash32;
use verify::report::{Step, StepId};
use verify::{Unreadable, Verification};

use crate::file_error::FileError;

/// The build of this program.
pub const BUILD: &str = env!("PACKPROOF_BUILD");

/// An input that was checked.
#[derive(Debug)]
pub struct Checked {
    /// What is said first of it, with its report.
    pub answer: Answer,
    /// What the chain must say for it to be true.
    pub claims: Option<Claims>,
    /// The payload's bytes.
    pub payload: Vec<u8>,
    /// What was read of the chain just now.
    pub reading: Option<Reading>,
    /// The endpoints, by their places as witnesses.
    pub hosts: Hosts,
    /// The block of the request that is proven, or why none is.
    pub block: Option<Result<NotarisedBlock, Unread>>,
    /// How each value is proven that is proven.
    pub trails: Vec<Trail>,
    /// Which of the contract's requests were counted.
    pub counts: Vec<RequestCount>,
    /// The steps that a saved proof proves by itself.
    proven: Vec<Step>,
    /// What the reading took.
    pub cost: Option<Cost>,
    /// What came of the rest.
    pub rest: Option<RestRead>,
}

/// Checks a text. `lists` is what a deployment lists, never what a file does.
///
/// # Errors
///
/// Why it has no report.
pub fn check(bytes: Vec<u8>, lists: &Lists) -> Result<Checked, FileError> {
    Ok(opened(bytes, lists)?.0)
}

/// Checks a text, and keeps what the check itself kept.
///
/// # Errors
///
/// Why it has no report.
pub fn opened(bytes: Vec<u8>, lists: &Lists) -> Result<(Checked, Verification), FileError> {
    let document = verify::read(bytes).map_err(FileError::Payload)?;
    let is = checkable(&document.object());
    if let Some(Checkable::Payload(_)) = is {
        let checked = verify::check_document(document, &mut |_| {}).map_err(FileError::Payload)?;
        return Ok(Checked::of(checked, lists));
    }
    let saved = match is {
        Some(_) => SavedProof::read(document.bytes()),
        None => Err(SavedProofError::Other),
    };
    let saved = match saved {
        Ok(saved) => saved,
        Err(SavedProofError::Other) => {
            let named = intake::json::name(&document.object()).map(FileError::Foreign);
            return Err(named.unwrap_or(FileError::Payload(Unreadable::NotAPayload)));
        }
        Err(error) => return Err(FileError::Saved(error)),
    };
    let checked =
        verify::check(saved.payload.into_bytes(), &mut |_| {}).map_err(FileError::Payload)?;
    let (mut checked, verification) = Checked::of(checked, lists);
    let Some((claims, mut recorded)) = checked.claims.as_ref().zip(saved.recorded) else {
        return Ok((checked, verification));
    };
    let mut overview = checked.answer.overview;
    let label = overview.subject.contract().network.as_deref();
    let settled = recorded.prove(claims, &deployment::listed(label, lists), &OracleProver);
    overview.report = overview.report.with_chain(&settled.proven);
    checked.hosts = Hosts::of(&recorded.reading);
    let reading = recorded.reading.summary(&settled.steps);
    let read = Read::Recorded(&reading, &recorded.at, &settled.steps);
    checked.answer = answer(overview, read, lists);
    checked.take_proven(settled);
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
            trails: Vec::new(),
            counts: Vec::new(),
            proven: Vec::new(),
            cost: None,
            rest: None,
        };
        (checked, verification)
    }

    fn take_proven(&mut self, settled: Settled) {
        self.proven = settled.proven;
        self.block = settled.block;
        self.trails = settled.trails;
        self.counts = settled.counts;
    }

    /// Takes what was read of the chain, and what it comes to.
    pub fn take(&mut self, reading: &Reading<Transcript>, settled: Settled, lists: &Lists) {
        let mut overview = self.answer.overview.clone();
        let report = overview.report.with_chain(&settled.steps);
        // What proves itself is no less proven if a reader does not answer.
        let mut proven = core::mem::take(&mut self.proven);
        proven.retain(|step| is_only_unread(&report, step.id));
        overview.report = report.with_chain(&proven);
        self.hosts = Hosts::of(reading);
        let reading = reading.summary(&settled.steps);
        self.answer = answer(overview, Read::Live(&reading), lists);
        self.reading = Some(reading);
        self.take_proven(settled);
    }

    /// Its part of a report.
    fn part(&self, lists: &Lists) -> report::Checked {
        report::Checked::of(Made {
            answer: &self.answer,
            payload_sha256: Hash32::of(&[&self.payload]),
            claims: self.claims.as_ref(),
            lists,
            reading: self.reading.as_ref(),
            hosts: &self.hosts,
            block: self.block.as_ref(),
            trails: &self.trails,
            counts: &self.counts,
            cost: self.cost.as_ref(),
            rest: self.rest.as_ref(),
        })
    }
}

/// Whether nothing but a missing answer keeps a step open.
fn is_only_unread(report: &verify::report::Report, id: StepId) -> bool {
    let mut steps = report.steps.iter().filter(|step| step.id == id);
    steps.any(|step| step.unread().is_some() && step.contradiction().is_none())
}

/// The report of an input.
pub fn report(result: &Result<Checked, FileError>, lists: &Lists) -> Report {
    let part = result.as_ref().map(|checked| checked.part(lists));
    let part = part.map_err(FileError::failure);
    Report::new(Tool::new(BUILD), report::Lists::of(lists), part)
}
