//! Opens the bytes that arrived: a payload, or a saved proof that contains one.

use crate::worker::task::Link;
use chain::saved_proof::{SavedProof, SavedProofError, TimedReading};
use explain::Explanation;
use intake::is_other;
use intake::json::{self, Checkable, checkable};
use verify::PayloadError;
use verify::json::Document;
use verify::report::{Kind, Progress};
use words::LoadError;

/// A payload that can be checked.
pub struct Opened {
    /// The kind of payload.
    pub kind: Kind,
    /// The payload.
    pub payload: Document,
    /// The saved proof that it came in.
    pub saved: Option<Saved>,
}

/// A saved proof that a payload came in.
pub struct Saved {
    /// The whole file.
    pub file: Document,
    /// The recorded reading of the contract, and the build that saved it.
    pub read: Option<(String, TimedReading)>,
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
        (Some(Checkable::Payload(kind)), _) => {
            if let Some(link) = link {
                let id = document.object().display("pack_event_id");
                is_other(link, kind, id).map_or(Ok(()), |other| Err(LoadError::from(other)))?;
            }
            Ok(Opened {
                kind,
                payload: document,
                saved: None,
            })
        }
        (Some(Checkable::SavedProof), None) => match SavedProof::read(document.bytes()) {
            Ok(saved) => open_saved(saved, document),
            Err(SavedProofError::Other) => Err(named(&document, fault)),
            Err(error) => Err(error.into()),
        },
        (Some(Checkable::SavedProof), Some(_)) | (None, _) => Err(named(&document, fault)),
    }
}

/// Names a JSON object that is no payload, if it is of a known kind.
fn named(document: &Document, fault: fn(PayloadError) -> LoadError) -> LoadError {
    let named = json::name(&document.object());
    named.map_or_else(|| fault(PayloadError::NotAPayload), LoadError::from)
}

/// Returns the payload in a saved proof.
fn open_saved(saved: SavedProof, file: Document) -> Result<Opened, LoadError> {
    let payload = verify::read(saved.payload.into_bytes())?;
    Ok(Opened {
        kind: verify::kind(&payload).ok_or(PayloadError::NotAPayload)?,
        payload,
        saved: Some(Saved {
            file,
            read: saved.recorded.map(|recorded| (saved.build, recorded)),
        }),
    })
}

/// Checks a payload.
pub fn checked(kind: Kind, payload: Document, observe: &mut dyn FnMut(Progress)) -> Explanation {
    match kind {
        Kind::PackEvent => Explanation::check_event(payload, observe),
        Kind::PackPull => Explanation::check_pull(payload, observe),
    }
}
