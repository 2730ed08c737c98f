//! Classifies the result of an input, and ends the program with its last words and the exit status.

use std::collections::BTreeMap;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use answer::Headline;
use check::Checked;
use intake::LoadError;

use crate::file_error::FileError;
use crate::text::shown;

/// The status if everything adds up or is verified.
pub const WELL: u8 = 0;

/// The status if a proof is not verified.
pub const FAILED: u8 = 1;

/// The status if there is nothing to check: an input that cannot be read, or wrong usage.
const CANNOT: u8 = 2;

/// The status if something is not settled.
pub const OPEN: u8 = 3;

/// The status if the output could not be written. No check ends with it, so nothing mistakes it for a result.
pub const NOT_WRITTEN: u8 = 4;

/// The status after Ctrl-C, as shells define it.
pub const STOPPED: u8 = 130;

/// The outcome of an input, the worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// A step failed.
    NotVerified,
    /// Endpoints refute the report, and not all of them do.
    Contradicted,
    /// There is no report.
    Unreadable,
    /// The chain, or the origin of a random number, is not settled.
    Open,
    /// There is nothing to replay yet, or ever.
    NotReplayable,
    /// All published values agree.
    AddsUp,
    /// The chain agrees too, by a proof in the file or by a reading.
    Verified,
}

impl Outcome {
    /// All outcomes with their names, in the order of the summary.
    pub const ALL: [(Self, &'static str); 7] = [
        (Self::Verified, "verified"),
        (Self::AddsUp, "add up"),
        (Self::NotVerified, "not verified"),
        (Self::Contradicted, "contradicted"),
        (Self::Open, "open"),
        (Self::Unreadable, "unreadable"),
        (Self::NotReplayable, "not replayable"),
    ];

    /// Classifies an input. An endpoint that was asked and did not answer leaves it open.
    pub fn of(result: &Result<Checked, FileError>) -> Self {
        let checked = match result {
            Ok(checked) => checked,
            Err(FileError::Service(LoadError::NotReady)) => return Self::NotReplayable,
            Err(_) => return Self::Unreadable,
        };
        match checked.answer.headline {
            Headline::NotVerified => Self::NotVerified,
            Headline::Contradicted | Headline::Refuted => Self::Contradicted,
            Headline::OriginUnknown | Headline::NotConfirmed => Self::Open,
            Headline::NotOverYet | Headline::CannotBeReplayed => Self::NotReplayable,
            Headline::AddsUp if checked.live().is_some() => Self::Open,
            Headline::AddsUp => Self::AddsUp,
            Headline::Verified => Self::Verified,
        }
    }

    /// Returns true if the outcome needs no attention.
    pub const fn is_well(self) -> bool {
        matches!(self, Self::AddsUp | Self::Verified)
    }

    /// Returns the exit status if this is the worst outcome.
    pub const fn status(self) -> u8 {
        match self {
            Self::Verified | Self::AddsUp => WELL,
            Self::NotVerified | Self::Contradicted => FAILED,
            Self::Unreadable => CANNOT,
            Self::NotReplayable | Self::Open => OPEN,
        }
    }

    /// Returns the exit code with this status.
    pub fn exit(self) -> ExitCode {
        ExitCode::from(self.status())
    }
}

/// The number of inputs for each outcome.
#[derive(Clone, Debug, Default)]
pub struct Counts(BTreeMap<Outcome, usize>);

impl Counts {
    /// Counts one more input.
    pub fn add(&mut self, outcome: Outcome) {
        let count = self.0.entry(outcome).or_default();
        *count = count.saturating_add(1);
    }

    /// Counts the inputs with one of these outcomes.
    pub fn of(&self, outcomes: &[Outcome]) -> usize {
        let counts = outcomes.iter().filter_map(|outcome| self.0.get(outcome));
        counts.sum()
    }

    /// Counts all inputs.
    pub fn all(&self) -> usize {
        self.0.values().sum()
    }

    /// Returns the worst outcome; `None` without an input.
    pub fn worst(&self) -> Option<Outcome> {
        self.0.keys().next().copied()
    }
}

/// Prints bytes, and returns the exit status.
pub fn print(bytes: &[u8]) -> ExitCode {
    written(io::stdout().write_all(bytes), Outcome::Verified)
}

/// Returns the exit status after the output, by the worst outcome. A closed pipe is not a fault: its reader has
/// read enough.
pub fn written(result: io::Result<()>, worst: Outcome) -> ExitCode {
    ended(result, worst.status())
}

/// Returns the exit status after the output: the given one, unless the output could not be written.
pub fn ended(result: io::Result<()>, status: u8) -> ExitCode {
    match result {
        Ok(()) => ExitCode::from(status),
        Err(fault) if fault.kind() == ErrorKind::BrokenPipe => ExitCode::from(status),
        Err(fault) => {
            say(&format!("the output could not be written: {fault}"));
            ExitCode::from(NOT_WRITTEN)
        }
    }
}

/// Prints a line on the standard error, which may be closed or full.
pub fn say(line: &str) {
    drop(writeln!(io::stderr(), "packproof: {}", shown(line)));
}

/// Explains why nothing was done, and returns the exit status.
pub fn refused(why: &str) -> ExitCode {
    say(why);
    Outcome::Unreadable.exit()
}
