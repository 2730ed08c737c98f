//! What became of a file, and the exit status that says so.

use std::error::Error;
use std::fmt;
use std::io;
use std::process::ExitCode;

use answer::{Answer, Headline};
use chain::saved_proof::SavedProofError;
use intake::file::Foreign;
use verify::Unreadable;
use verify::claims::{NotarisedBlock, RequestCount, Trail, Unread};

/// Why a file has no report.
#[derive(Debug)]
pub enum FileError {
    /// The system did not give its bytes.
    File(io::Error),
    /// Its bytes are no payload.
    Payload(Unreadable),
    /// It says that it is a saved proof, and is not whole.
    Saved(SavedProofError),
    /// It has no proof to check, or not as it stands.
    Foreign(Foreign),
    /// There is no such file, and its name has a proof link in it: the link without anything around it.
    Link(String),
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(error) => error.fmt(f),
            Self::Payload(unreadable) => unreadable.fmt(f),
            Self::Saved(error) => error.fmt(f),
            Self::Foreign(foreign) => foreign.fmt(f),
            Self::Link(link) => write!(
                f,
                "This is a link, and only files are checked here. Open {link} in a browser, save its proof file, and check that."
            ),
        }
    }
}

impl Error for FileError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::File(error) => Some(error),
            Self::Payload(unreadable) => Some(unreadable),
            Self::Saved(error) => Some(error),
            Self::Foreign(foreign) => Some(foreign),
            Self::Link(_) => None,
        }
    }
}

/// A file that was checked.
#[derive(Debug)]
pub struct Checked {
    /// What is said first of it, with its report.
    pub answer: Answer,
    /// Of a saved proof, the block that it proves, or why it proves none.
    pub block: Option<Result<NotarisedBlock, Unread>>,
    /// How each value is proven that it proves.
    pub trails: Vec<Trail>,
    /// Which of the contract's requests were counted.
    pub counts: Vec<RequestCount>,
}

/// What became of a file, the worst first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// A step failed.
    NotVerified,
    /// There is no report.
    Unreadable,
    /// Endpoints contradict each other, or nothing shows who gave a random number.
    Open,
    /// There is nothing to replay, yet or any more.
    NotReplayable,
    /// Everything that was published agrees.
    AddsUp,
    /// What the file proves of the chain agrees too.
    Verified,
}

impl Outcome {
    /// What became of a file.
    pub fn of(result: &Result<Checked, FileError>) -> Self {
        match result.as_ref().map(|checked| checked.answer.headline) {
            Err(_) => Self::Unreadable,
            Ok(Headline::NotVerified) => Self::NotVerified,
            Ok(Headline::Contradicted | Headline::OriginUnknown) => Self::Open,
            Ok(Headline::NotOverYet | Headline::CannotBeReplayed) => Self::NotReplayable,
            Ok(Headline::AddsUp) => Self::AddsUp,
            Ok(Headline::Verified | Headline::InPart) => Self::Verified,
        }
    }

    /// The exit status where this is the worst.
    pub fn exit(self) -> ExitCode {
        ExitCode::from(match self {
            Self::Verified | Self::AddsUp => 0,
            Self::NotVerified => 1,
            Self::Unreadable => 2,
            Self::NotReplayable => 3,
            Self::Open => 5,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arguments::UsageError;

    const fn is_error<E: Error + Send + Sync + 'static>() {}

    const _: () = {
        is_error::<FileError>();
        is_error::<UsageError>();
    };
}
