//! What became of a file, and the exit status that says so.

use std::io;
use std::process::ExitCode;

use explain::Overview;
use verify::Unreadable;
use verify::report::Verdict;

/// Why a file has no report.
pub enum Unread {
    /// The system did not give its bytes.
    File(io::Error),
    /// Its bytes are no payload.
    Payload(Unreadable),
}

/// What became of a file, the worst first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// A step failed.
    NotVerified,
    /// There is no report.
    Unreadable,
    /// There is nothing to replay, yet or any more.
    NotReplayable,
    /// Everything that was checked agrees.
    Verified,
}

impl Outcome {
    /// What became of a file.
    pub fn of(result: &Result<Overview, Unread>) -> Self {
        match result.as_ref().map(|report| report.verdict) {
            Err(_) => Self::Unreadable,
            Ok(Verdict::NotVerified) => Self::NotVerified,
            Ok(Verdict::NotReplayable) => Self::NotReplayable,
            Ok(Verdict::Verified | Verdict::VerifiedInPart | Verdict::VerifiedOffline) => {
                Self::Verified
            }
        }
    }

    /// The exit status where this is the worst.
    pub fn exit(self) -> ExitCode {
        ExitCode::from(match self {
            Self::Verified => 0,
            Self::NotVerified => 1,
            Self::Unreadable => 2,
            Self::NotReplayable => 3,
        })
    }
}
