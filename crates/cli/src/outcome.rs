//! Classifies the result of an input, and derives the exit status.

use std::collections::BTreeMap;
use std::process::ExitCode;

use answer::Headline;
use check::Checked;
use intake::LoadError;

use crate::file_error::FileError;
use crate::status::{CANNOT, FAILED, OPEN, WELL};

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
    /// The chain agrees too, by the file's own proof or by a reading.
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
