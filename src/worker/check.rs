//! Checks the bytes that arrived: a payload, or a saved proof that contains one.

use uuid::Uuid;

use super::request::Link;
use crate::net::{self, NetError};
use crate::service::ServiceResponse;
use chain::saved_proof::{Recorded, SavedProof};
use verify::hash::Hash32;
use verify::report::{Kind, Progress, Report};
use verify::{Unreadable, Verification};
use words::LoadError;

/// A saved proof that a payload came in.
pub struct Saved {
    /// The SHA-256 of the whole file.
    pub fingerprint: Hash32,
    /// What was read of the contract, by which build.
    pub read: Option<(String, Recorded)>,
}

/// Checks bytes that are a payload, or a saved proof that contains one.
pub fn checked(
    bytes: Result<Vec<u8>, LoadError>,
    link: Option<&Link>,
    observe: &mut dyn FnMut(Progress),
) -> Result<(Verification, Option<Saved>), LoadError> {
    let document = verify::read(bytes?)?;
    match (verify::kind(&document), link) {
        (None, None) => {
            let (payload, saved) = opened(document.bytes())?;
            Ok((verify::check(payload, observe)?, Some(saved)))
        }
        (None, Some(_)) => Err(Unreadable::NotAPayload.into()),
        (Some(_), None) => Ok((verify::check_document(document, observe)?, None)),
        (Some(kind), Some(link)) => {
            is_what_was_asked(link, kind, document.object().display("pack_event_id"))?;
            Ok((verify::check_document(document, observe)?, None))
        }
    }
}

/// A report in brief, for a table's row or an experiment: of each step's findings, only the first that differs.
pub fn brief(mut report: Report) -> Report {
    for step in &mut report.steps {
        step.findings.retain(|finding| !finding.agrees());
        step.findings.truncate(1);
    }
    report
}

/// What a saved proof holds: the payload, and what was read by which build.
fn opened(bytes: &[u8]) -> Result<(Vec<u8>, Saved), LoadError> {
    let file = SavedProof::read(bytes)?;
    let saved = Saved {
        fingerprint: Hash32::of(&[bytes]),
        read: file.recorded.map(|recorded| (file.build, recorded)),
    };
    Ok((file.payload.into_bytes(), saved))
}

/// Whether a payload is the one that the link names. An event's report has its id. A proof has no pull id, so for a
/// pull only the kind is compared.
fn is_what_was_asked(link: &Link, kind: Kind, id: Option<String>) -> Result<(), LoadError> {
    match (link, kind) {
        (Link::Pull(_), Kind::PackPull) => Ok(()),
        (Link::Event(asked), Kind::PackEvent) => {
            // Another kind of id, or a report without one, tells nothing.
            let (Ok(wanted), Some(id)) = (Uuid::try_parse(asked), id) else {
                return Ok(());
            };
            let same = Uuid::try_parse(&id) == Ok(wanted);
            same.then_some(()).ok_or(LoadError::AnotherId(id))
        }
        (Link::Pull(_), Kind::PackEvent) | (Link::Event(_), Kind::PackPull) => {
            Err(LoadError::AnotherKind(kind))
        }
    }
}

/// The payload that the service answered with.
pub fn payload(served: Result<ServiceResponse, NetError>) -> Result<Vec<u8>, LoadError> {
    match served? {
        ServiceResponse::Payload(bytes) => Ok(bytes),
        ServiceResponse::NotReady => Err(LoadError::NotReady),
        ServiceResponse::UnknownId => Err(LoadError::UnknownId),
        ServiceResponse::Status(status) => Err(LoadError::ServiceStatus(status)),
    }
}

impl From<NetError> for LoadError {
    fn from(fault: NetError) -> Self {
        match fault {
            NetError::Unreachable(cause) => Self::Unreachable(cause),
            NetError::TimedOut => Self::TimedOut(net::IDLE_SECONDS.into()),
            NetError::Redirected => Self::Redirected,
            NetError::TooLarge(bytes) => Self::Unreadable(Unreadable::TooLarge {
                bytes,
                limit: net::MAX_BYTES,
            }),
        }
    }
}
