//! A file that is a payload, or a saved proof that holds one. What the saved proof shows by itself counts.

use crate::outcome::{Checked, FileError};
use answer::{Answer, Circumstances, Read};
use chain::deployment::{self, Lists};
use chain::saved_proof::{SavedProof, SavedProofError};
use explain::{Explanation, Overview};
use intake::json::{Checkable, checkable};
use proofs::prover::OracleProver;
use verify::Unreadable;

fn answer(overview: Overview, read: Read<'_>, lists: &Lists) -> Answer {
    let circumstances = Circumstances {
        read,
        contracts: &lists.contracts,
        is_sample: false,
    };
    Answer::of(overview, circumstances)
}

/// Checks a file's bytes. `lists` is what a deployment lists, never what a file does.
pub fn check(bytes: Vec<u8>, lists: &Lists) -> Result<Checked, FileError> {
    let document = verify::read(bytes).map_err(FileError::Payload)?;
    let is = checkable(&document.object());
    if let Some(Checkable::Payload(_)) = is {
        let checked = verify::check_document(document, &mut |_| {}).map_err(FileError::Payload)?;
        let overview = Explanation::of(checked).overview;
        return Ok(Checked {
            answer: answer(overview, Read::Nothing, lists),
            block: None,
            trails: Vec::new(),
            counts: Vec::new(),
        });
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
    let claims = checked.claims.clone();
    let mut overview = Explanation::of(checked).overview;
    let Some((claims, mut recorded)) = claims.zip(saved.recorded) else {
        return Ok(Checked {
            answer: answer(overview, Read::Nothing, lists),
            block: None,
            trails: Vec::new(),
            counts: Vec::new(),
        });
    };
    let label = overview.subject.contract().network.as_deref();
    let settled = recorded.prove(&claims, &deployment::listed(label, lists), &OracleProver);
    overview.report = overview.report.with_chain(&settled.proven);
    let reading = recorded.reading.summary(&settled.steps);
    let read = Read::Recorded(&reading, &recorded.at, &settled.steps);
    Ok(Checked {
        answer: answer(overview, read, lists),
        block: settled.block,
        trails: settled.trails,
        counts: settled.counts,
    })
}
