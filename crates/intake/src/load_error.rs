//! The reasons why there is no payload to check, and whether asking again may help.

use core::error::Error;
use core::fmt;

use serde::{Deserialize, Serialize};
use verify::PayloadError;
use verify::report::Kind;

use crate::file::ForeignFileError;
use crate::link::Link;

/// The reason why there is no payload to check. No reason is evidence about the proof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LoadError {
    /// The service reports that the pull, or one around it, has not settled (404 `proof_not_ready`).
    NotReady,
    /// The service does not know the id (any other 404 with an error in the service's form).
    UnknownId,
    /// A server answers at the service's address, but its 404 is not the service's.
    NotItsOwn,
    /// There is no file at an address that is not the service's (404).
    NoFile,
    /// The service, or a server in front of it, is busy.
    Busy {
        /// The HTTP status of the answer.
        status: u16,
        /// The seconds that the answer asks to wait.
        wait: Option<u64>,
    },
    /// A sign-in, or another gate in front of the service, answered with this status.
    Gate(u16),
    /// The answer is a web page, with this status.
    WebPage(u16),
    /// The answer has no body, but this status.
    Nothing(u16),
    /// The service answered with this status.
    ServiceStatus(u16),
    /// The service answered with bytes that are not a payload.
    NoProof(PayloadError),
    /// The service could not be reached.
    Unreachable(String),
    /// The connection ended before the whole answer had arrived.
    BrokeOff(String),
    /// The text ended before the whole answer had arrived.
    CutOff(PayloadError),
    /// The browser does not let the page read the service's answer (CORS). The service is there; the answer usually is
    /// an error.
    NotAllowed,
    /// No answer, or no further bytes, within this many seconds.
    TimedOut(u64),
    /// The received bytes are not a payload.
    Unreadable(PayloadError),
    /// The payload is a report with this id instead of the link's.
    AnotherId(String),
    /// The received bytes are not a saved proof that this build reads.
    SavedProof(SavedProofError),
    /// The link names one kind of payload, and the service sent this kind. The link is the payload's, if the payload has
    /// the same id.
    AnotherKind(Kind, Option<Link>),
    /// The service redirected to another address.
    Redirected,
    /// The received bytes have no proof to check, or none in this form.
    Foreign(ForeignFileError),
    /// The browser did not give the bytes of a file.
    File(FileFault),
}

/// A fault of a file that the browser did not read, in the browser's words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FileFault {
    /// The file is no longer in its place.
    Gone(String),
    /// The file was changed, or may not be read.
    Unreadable(String),
    /// The folder holds more files than this limit.
    TooMany(u64),
}

impl LoadError {
    /// Returns true if no reply came. Any other error is one that some server's reply shows.
    pub const fn is_without_reply(&self) -> bool {
        matches!(self, Self::Unreachable(_) | Self::TimedOut(_))
    }

    /// Returns true if the service has no proof for the id, in its words or a stranger's.
    pub const fn is_without_proof(&self) -> bool {
        matches!(self, Self::UnknownId | Self::NotItsOwn)
    }

    /// Returns the name of the error in `data-trouble`.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::NotReady => "not_ready",
            Self::UnknownId => "unknown_id",
            Self::NotItsOwn => "not_its_own",
            Self::NoFile => "no_file",
            Self::Busy { .. } => "busy",
            Self::Gate(_) => "gate",
            Self::WebPage(_) => "web_page",
            Self::Nothing(_) => "empty",
            Self::ServiceStatus(_) => "service_status",
            Self::Unreachable(_) => "unreachable",
            Self::BrokeOff(_) | Self::CutOff(_) => "broke_off",
            Self::NotAllowed => "not_allowed",
            Self::TimedOut(_) => "timed_out",
            Self::AnotherId(_) => "another_id",
            Self::AnotherKind(..) => "another_kind",
            Self::Redirected => "redirected",
            Self::Foreign(foreign) => foreign.name(),
            Self::File(FileFault::Gone(_)) => "file_gone",
            Self::File(FileFault::Unreadable(_)) => "file_unreadable",
            Self::File(FileFault::TooMany(_)) => "too_many_files",
            Self::SavedProof(error) => match error {
                SavedProofError::Other => "not_a_payload",
                SavedProofError::Version(_) => "saved_proof_version",
                SavedProofError::Malformed(_) => "saved_proof_broken",
            },
            Self::Unreadable(unreadable) | Self::NoProof(unreadable) => match unreadable {
                PayloadError::Empty => "empty",
                PayloadError::NotText { .. } => "not_text",
                PayloadError::NotJson { .. } => "not_json",
                PayloadError::NotAnObject(_) => "not_an_object",
                PayloadError::TooDeep => "too_deep",
                PayloadError::NotAPayload => "not_a_payload",
                PayloadError::TooLarge { .. } => "too_large",
            },
        }
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.name();
        match self {
            Self::ServiceStatus(status)
            | Self::Gate(status)
            | Self::WebPage(status)
            | Self::Nothing(status)
            | Self::Busy { status, .. } => write!(f, "{name}: {status}"),
            Self::TimedOut(seconds) => write!(f, "{name}: {seconds}"),
            Self::Unreachable(cause) | Self::BrokeOff(cause) => write!(f, "{name}: {cause}"),
            Self::AnotherId(id) => write!(f, "{name}: {id}"),
            Self::File(FileFault::Gone(cause) | FileFault::Unreadable(cause)) => {
                write!(f, "{name}: {cause}")
            }
            Self::AnotherKind(kind, _) => write!(f, "{name}: {kind:?}"),
            Self::CutOff(unreadable) => write!(f, "{name}: {unreadable}"),
            Self::Unreadable(unreadable) | Self::NoProof(unreadable) => unreadable.fmt(f),
            Self::SavedProof(error) => error.fmt(f),
            Self::File(FileFault::TooMany(limit)) => write!(f, "{name}: {limit}"),
            Self::Foreign(foreign) => foreign.fmt(f),
            Self::NotReady
            | Self::NotAllowed
            | Self::NotItsOwn
            | Self::NoFile
            | Self::UnknownId
            | Self::Redirected => f.write_str(name),
        }
    }
}

impl Error for LoadError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Unreadable(unreadable) | Self::NoProof(unreadable) | Self::CutOff(unreadable) => {
                Some(unreadable)
            }
            Self::SavedProof(error) => Some(error),
            Self::Foreign(foreign) => Some(foreign),
            _ => None,
        }
    }
}

impl From<SavedProofError> for LoadError {
    fn from(error: SavedProofError) -> Self {
        Self::SavedProof(error)
    }
}

impl From<ForeignFileError> for LoadError {
    fn from(foreign: ForeignFileError) -> Self {
        Self::Foreign(foreign)
    }
}

impl From<PayloadError> for LoadError {
    fn from(unreadable: PayloadError) -> Self {
        Self::Unreadable(unreadable)
    }
}

/// The reason why a file is not a saved proof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SavedProofError {
    /// The file does not call itself a saved proof.
    Other,
    /// The file is of a version that this build does not know.
    Version(u64),
    /// The file is a saved proof, but not whole. The text names the point at which reading failed.
    Malformed(String),
}

impl fmt::Display for SavedProofError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Other => f.write_str("not a saved proof"),
            Self::Version(version) => write!(
                f,
                "version {version} of a saved proof, which this build does not know"
            ),
            Self::Malformed(cause) => write!(f, "malformed: {cause}"),
        }
    }
}

impl Error for SavedProofError {}
