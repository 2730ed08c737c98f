//! Bytes that arrived, checked: a payload, or a saved proof with one in it.

use uuid::Uuid;

use super::request::Link;
use super::response::Trouble;
use crate::net::{self, NetError};
use crate::service::Served;
use chain::saved_proof::{Recorded, SavedProof, SavedProofError};
use verify::hash::Hash32;
use verify::report::Kind;
use verify::subject::Subject;
use verify::{Checked, Progress, Report, Unreadable};

/// A saved proof that a payload came in.
pub struct Saved {
    /// The SHA-256 of the whole file.
    pub fingerprint: Hash32,
    /// What was read of the contract, by which build.
    pub read: Option<(String, Recorded)>,
}

/// Checks bytes that are a payload, or a saved proof with one in it.
pub fn checked(
    bytes: Result<Vec<u8>, Trouble>,
    link: Option<&Link>,
    observe: &mut dyn FnMut(Progress),
) -> Result<(Vec<u8>, Checked, Option<Saved>), Trouble> {
    let bytes = bytes?;
    if let Some(link) = link {
        is_what_was_asked(link, verify::about(&bytes)?)?;
    }
    match verify::check(&bytes, observe) {
        Err(Unreadable::NotAPayload) if link.is_none() => {
            let (bytes, saved) = opened(&bytes)?;
            let checked = verify::check(&bytes, observe)?;
            Ok((bytes, checked, Some(saved)))
        }
        checked => Ok((bytes, checked?, None)),
    }
}

/// A report as a line in a table or an experiment needs it: of each step's findings the first that differs, and nothing of
/// the subject, whose texts may be as long as the payload.
pub fn brief(mut report: Report) -> Report {
    report.subject = match report.subject {
        Subject::Event(_) => Subject::Event(Box::default()),
        Subject::Pull(_) => Subject::Pull(Box::default()),
    };
    for step in &mut report.steps {
        step.findings.retain(|finding| !finding.agrees());
        step.findings.truncate(1);
    }
    report
}

/// What a saved proof holds: the payload, and what was read by which build.
fn opened(bytes: &[u8]) -> Result<(Vec<u8>, Saved), Trouble> {
    match SavedProof::read(bytes) {
        Ok(file) => {
            let saved = Saved {
                fingerprint: Hash32::of(&[bytes]),
                read: file.recorded.map(|recorded| (file.build, recorded)),
            };
            Ok((file.payload.into_bytes(), saved))
        }
        Err(SavedProofError::Other) => Err(Trouble::Unreadable(Unreadable::NotAPayload)),
        Err(SavedProofError::Version(version)) => Err(Trouble::SavedProofVersion(version)),
        Err(SavedProofError::Malformed(cause)) => Err(Trouble::SavedProofBroken(cause)),
    }
}

/// Whether a payload is what the link names. An event's report carries its id; a proof carries no
/// pull id, so for a pull only the kind can be told.
fn is_what_was_asked(link: &Link, about: (Kind, Option<String>)) -> Result<(), Trouble> {
    match (link, about) {
        (Link::Pull(_), (Kind::PackPull, _)) => Ok(()),
        (Link::Event(asked), (Kind::PackEvent, id)) => {
            // Another kind of id, or a report without one, tells nothing.
            let (Ok(wanted), Some(id)) = (Uuid::try_parse(asked), id) else {
                return Ok(());
            };
            let same = Uuid::try_parse(&id) == Ok(wanted);
            same.then_some(()).ok_or(Trouble::AnotherId(id))
        }
        (_, (kind, _)) => Err(Trouble::AnotherKind(kind)),
    }
}

/// The payload that the service answered with.
pub fn payload(served: Result<Served, NetError>) -> Result<Vec<u8>, Trouble> {
    match served? {
        Served::Payload(bytes) => Ok(bytes),
        Served::NotReady => Err(Trouble::NotReady),
        Served::UnknownId => Err(Trouble::UnknownId),
        Served::Status(status) => Err(Trouble::ServiceStatus(status)),
    }
}

impl From<NetError> for Trouble {
    fn from(fault: NetError) -> Self {
        match fault {
            NetError::Unreachable(cause) => Self::Unreachable(cause),
            NetError::TimedOut => Self::TimedOut(net::IDLE_SECONDS),
            NetError::Redirected => Self::Redirected,
            NetError::TooLarge(bytes) => Self::Unreadable(Unreadable::TooLarge {
                bytes,
                limit: net::LARGEST,
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // A table of files kept all of what each was about.
    #[test]
    fn a_brief_report_has_its_verdict_and_nothing_of_its_subject() {
        let payload = r#"{"pack_event_id":"606931e5-faba-4912-932a-d844c6af37f0","fairness_algo_version":"v2","name":"a name"}"#;
        let whole = verify::check(payload.as_bytes(), &mut |_| {}).map(|checked| checked.report);
        let whole = whole.expect("an event's report");
        let brief = brief(whole.clone());
        assert_eq!((brief.kind, brief.verdict), (whole.kind, whole.verdict));
        assert_eq!(brief.steps.len(), whole.steps.len());
        assert_ne!(whole.subject, Subject::Event(Box::default()));
        assert_eq!(brief.subject, Subject::Event(Box::default()));
    }
}
