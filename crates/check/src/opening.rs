//! Opens bytes: a payload, or a saved proof that holds one. Nothing is settled here, so a program that only opens needs
//! no proofs of the oracle.

use chain::deployment::Lists;
use chain::saved_proof::{self, SavedProofError};
use explain::Explanation;
use intake::json::{Checkable, checkable};
use intake::{Link, is_other};
use serde::de::DeserializeOwned;
use verify::PayloadError;
use verify::json::Document;
use verify::report::{Kind, Progress};
use words::LoadError;

use crate::checked::Checked;

/// A payload, and the saved proof around it. `R` is what was read of a recorded reading.
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

/// Opens bytes, which must be the payload of a link if there is one.
///
/// # Errors
///
/// Returns the reason for which there is nothing to check.
pub fn open<R: DeserializeOwned>(
    bytes: Vec<u8>,
    link: Option<&Link>,
) -> Result<Opened<R>, LoadError> {
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
                None => Ok(Opened::payload(kind, document)),
            }
        }
        (Some(Checkable::Payload(kind)), None) => Ok(Opened::payload(kind, document)),
        (Some(Checkable::SavedProof), None) => Opened::saved(document),
        (Some(Checkable::SavedProof), Some(_)) | (None, _) => Err(named(&document, fault)),
    }
}

/// Names a JSON object that is no payload, if it is of a known kind.
fn named(document: &Document, fault: fn(PayloadError) -> LoadError) -> LoadError {
    let named = intake::json::name(&document.object());
    named.map_or_else(|| fault(PayloadError::NotAPayload), LoadError::from)
}

impl<R: DeserializeOwned> Opened<R> {
    const fn payload(kind: Kind, payload: Document) -> Self {
        Self {
            kind,
            payload,
            saved: None,
        }
    }

    fn saved(file: Document) -> Result<Self, LoadError> {
        let saved = match saved_proof::read(file.bytes()) {
            Ok(saved) => saved,
            Err(SavedProofError::Other) => return Err(named(&file, LoadError::Unreadable)),
            Err(error) => return Err(error.into()),
        };
        let payload = verify::read(saved.payload.into_bytes())?;
        Ok(Self {
            kind: verify::kind(&payload).ok_or(PayloadError::NotAPayload)?,
            payload,
            saved: Some(Saved {
                file,
                build: saved.build,
                recorded: saved.recorded,
            }),
        })
    }
}

impl<R> Opened<R> {
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
