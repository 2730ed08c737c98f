//! Opens bytes: a payload, or a saved proof that holds one. Nothing is settled here, so a program that only opens needs
//! no proofs of the oracle.

use chain::deployment::Lists;
use chain::saved_proof;
use explain::Explanation;
use intake::json::{Checkable, checkable};
use intake::{LoadError, SavedProofError};
use serde::de::DeserializeOwned;
use verify::PayloadError;
use verify::json::Document;
use verify::report::{Kind, Progress};

use crate::checked::Checked;

/// A payload, and the saved proof around it. `R` is the part that was read of a recorded reading.
#[derive(Debug)]
pub struct Opened<R> {
    kind: Kind,
    payload: Document,
    /// The saved proof around the payload.
    pub saved: Option<Saved<R>>,
}

/// A saved proof around a payload.
#[derive(Debug)]
pub struct Saved<R> {
    /// The whole file.
    pub file: Document,
    /// The build that saved it.
    pub build: String,
    /// The recorded reading.
    pub recorded: Option<R>,
}

/// Opens the bytes of a file.
///
/// # Errors
///
/// Returns the reason for which there is nothing to check.
pub fn open<R: DeserializeOwned>(bytes: Vec<u8>) -> Result<Opened<R>, LoadError> {
    let document = verify::read(bytes)?;
    match checkable(&document.object()) {
        Some(Checkable::Payload(kind)) => Ok(Opened::of_payload(kind, document)),
        Some(Checkable::SavedProof) => of_saved(document),
        None => Err(named(&document)),
    }
}

fn of_saved<R: DeserializeOwned>(file: Document) -> Result<Opened<R>, LoadError> {
    let saved = match saved_proof::read(file.bytes()) {
        Ok(saved) => saved,
        Err(SavedProofError::Other) => return Err(named(&file)),
        Err(error) => return Err(error.into()),
    };
    let payload = verify::read(saved.payload.into_bytes())?;
    Ok(Opened {
        kind: verify::kind(&payload).ok_or(PayloadError::NotAPayload)?,
        payload,
        saved: Some(Saved {
            file,
            build: saved.build,
            recorded: saved.recorded,
        }),
    })
}

/// Names a JSON object that is not a payload, if it is of a known kind.
fn named(document: &Document) -> LoadError {
    let named = intake::json::name(&document.object());
    named.map_or(PayloadError::NotAPayload.into(), LoadError::from)
}

impl<R> Opened<R> {
    /// Wraps a payload that was read.
    pub const fn of_payload(kind: Kind, payload: Document) -> Self {
        Self {
            kind,
            payload,
            saved: None,
        }
    }

    /// Checks the payload. Returns the saved proof around it too, whose reading changes nothing yet.
    pub fn check(
        self,
        lists: &Lists,
        is_sample: bool,
        observe: &mut dyn FnMut(Progress),
    ) -> (Checked, Option<Saved<R>>) {
        let explanation = Explanation::check(self.kind, self.payload, observe);
        (Checked::of(explanation, lists, is_sample), self.saved)
    }
}
