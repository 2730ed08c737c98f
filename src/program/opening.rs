//! Opens the bytes that arrived: a payload, or a saved proof that contains one.

use crate::worker::task::Link;
use chain::saved_proof::SavedProofError;
use explain::Explanation;
use intake::is_other;
use intake::json::{self, Checkable, checkable};
use verify::PayloadError;
use verify::json::Document;
use verify::report::{Kind, Progress};
use words::LoadError;

/// Bytes that can be checked.
pub enum Opened {
    /// A payload.
    Payload(Kind, Document),
    /// A saved proof: the whole file.
    SavedProof(Document),
}

/// Opens bytes, which must be of the kind that was asked for.
///
/// # Errors
///
/// [`LoadError`] with the reason that there is nothing to check.
pub fn open(bytes: Vec<u8>, link: Option<&Link>) -> Result<Opened, LoadError> {
    let fault = match link {
        Some(_) => LoadError::of_served,
        None => LoadError::Unreadable,
    };
    let document = verify::read(bytes).map_err(fault)?;
    match (checkable(&document.object()), link) {
        (Some(Checkable::Payload(kind)), Some(link)) => {
            let id = document.object().display("pack_event_id");
            match is_other(link, kind, id) {
                Some(other) => Err(other.into()),
                None => Ok(Opened::Payload(kind, document)),
            }
        }
        (Some(Checkable::Payload(kind)), None) => Ok(Opened::Payload(kind, document)),
        (Some(Checkable::SavedProof), None) => Ok(Opened::SavedProof(document)),
        (Some(Checkable::SavedProof), Some(_)) | (None, _) => Err(named(&document, fault)),
    }
}

/// Names a JSON object that is no payload, if it is of a known kind.
fn named(document: &Document, fault: fn(PayloadError) -> LoadError) -> LoadError {
    let named = json::name(&document.object());
    named.map_or_else(|| fault(PayloadError::NotAPayload), LoadError::from)
}

/// Returns the error of a saved proof that cannot be read.
pub fn unsaved(file: &Document, error: SavedProofError) -> LoadError {
    match error {
        SavedProofError::Other => named(file, LoadError::Unreadable),
        error => error.into(),
    }
}

/// Returns the payload of a saved proof, with its kind.
///
/// # Errors
///
/// [`LoadError`] if it is no payload.
pub fn payload(text: String) -> Result<(Kind, Document), LoadError> {
    let payload = verify::read(text.into_bytes())?;
    let kind = verify::kind(&payload).ok_or(PayloadError::NotAPayload)?;
    Ok((kind, payload))
}

/// Checks a payload.
pub fn checked(kind: Kind, payload: Document, observe: &mut dyn FnMut(Progress)) -> Explanation {
    match kind {
        Kind::PackEvent => Explanation::check_event(payload, observe),
        Kind::PackPull => Explanation::check_pull(payload, observe),
    }
}
