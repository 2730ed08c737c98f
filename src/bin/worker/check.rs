//! Checks the bytes that arrived: a payload, or a saved proof that contains one.

use super::tested::Tested;
use super::{parts, rules};
use chain::saved_proof::{SavedProofError, TimedReading};
use explain::Explanation;
use intake::is_other;
use intake::json::{Checkable, checkable};
use page::net::NetError;
use page::service::ServiceResponse;
use page::worker::response::PartFault;
use page::worker::task::Link;
use verify::PayloadError;
use verify::hash::Hash32;
use verify::json::Document;
use verify::report::{Kind, Progress};
use words::LoadError;

/// A saved proof that a payload came in.
pub struct Saved {
    /// The SHA-256 of the whole file.
    pub fingerprint: Hash32,
    /// The recorded reading of the contract, and the build that saved it.
    pub read: Option<(String, TimedReading)>,
}

/// Checks bytes that are a payload, or a saved proof that contains one.
///
/// # Errors
///
/// [`PartFault`] if a part of the worker could not be loaded or failed its self-test. The inner error is the reason
/// that there is nothing to check.
pub async fn checked(
    tested: &Tested,
    bytes: Result<Vec<u8>, LoadError>,
    link: Option<&Link>,
    observe: &mut dyn FnMut(Progress),
) -> Result<Result<(Explanation, Option<Saved>), LoadError>, PartFault> {
    let (kind, document, saved) = match opened(tested, bytes, link).await? {
        Ok(opened) => opened,
        Err(trouble) => return Ok(Err(trouble)),
    };
    let shown = rules::check(tested, kind, document, observe).await?;
    Ok(Ok((shown, saved)))
}

/// Reads the payload in these bytes, which must be of the kind that was asked for.
async fn opened(
    tested: &Tested,
    bytes: Result<Vec<u8>, LoadError>,
    link: Option<&Link>,
) -> Result<Result<(Kind, Document, Option<Saved>), LoadError>, PartFault> {
    let fault = match link {
        Some(_) => LoadError::of_served,
        None => LoadError::Unreadable,
    };
    let document = match bytes.and_then(|bytes| verify::read(bytes).map_err(fault)) {
        Ok(document) => document,
        Err(trouble) => return Ok(Err(trouble)),
    };
    let is = checkable(&document.object());
    let file = match (is, link) {
        (Some(Checkable::Payload(kind)), _) => {
            let asked = link.map_or(Ok(()), |link| {
                is_what_was_asked(link, kind, document.object().display("pack_event_id"))
            });
            return Ok(asked.map(|()| (kind, document, None)));
        }
        (Some(Checkable::SavedProof), None) => parts::open(tested, document.bytes()).await?,
        (Some(Checkable::SavedProof), Some(_)) | (None, _) => Err(SavedProofError::Other),
    };
    if matches!(file, Err(SavedProofError::Other)) {
        let named = parts::name(tested, &document).await?;
        return Ok(Err(
            named.map_or(fault(PayloadError::NotAPayload), LoadError::from)
        ));
    }
    Ok(file.map_err(LoadError::from).and_then(|file| {
        let saved = Saved {
            fingerprint: Hash32::of(&[document.bytes()]),
            read: file.recorded.map(|recorded| (file.build, recorded)),
        };
        let payload = verify::read(file.payload.into_bytes())?;
        let kind = verify::kind(&payload).ok_or(PayloadError::NotAPayload)?;
        Ok((kind, payload, Some(saved)))
    }))
}

/// Checks that a payload is the one that the link names.
fn is_what_was_asked(link: &Link, kind: Kind, id: Option<String>) -> Result<(), LoadError> {
    is_other(link, kind, id).map_or(Ok(()), |other| Err(other.into()))
}

/// Returns the payload in the service's answer, or the error that the answer means.
pub fn payload(served: Result<ServiceResponse, NetError>) -> Result<Vec<u8>, LoadError> {
    match served? {
        ServiceResponse::Payload(bytes) => Ok(bytes),
        ServiceResponse::Refused(error) => Err(error),
    }
}
