//! What became of an input, and the exit status that says so.

use std::collections::BTreeMap;
use std::process::ExitCode;

use answer::Headline;
use words::LoadError;

use crate::checked::Checked;
use crate::file_error::FileError;
use crate::status::{CANNOT, FAILED, OPEN, WELL};

/// What became of an input, the worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// A step failed.
    NotVerified,
    /// There is no report.
    Unreadable,
    /// The chain, or who gave a random number, is not settled.
    Open,
    /// There is nothing to replay, yet or any more.
    NotReplayable,
    /// Everything that was published agrees.
    AddsUp,
    /// What the file proves of the chain, or what was read of it, agrees too.
    Verified,
}

impl Outcome {
    /// All of them, as they are counted.
    pub const ALL: [(Self, &'static str); 6] = [
        (Self::Verified, "verified"),
        (Self::AddsUp, "add up"),
        (Self::NotVerified, "not verified"),
        (Self::Open, "open"),
        (Self::Unreadable, "unreadable"),
        (Self::NotReplayable, "not replayable"),
    ];

    /// What became of an input. A reader that was asked and did not answer leaves it open.
    pub fn of(result: &Result<Checked, FileError>) -> Self {
        let checked = match result {
            Ok(checked) => checked,
            Err(FileError::Service(LoadError::NotReady)) => return Self::NotReplayable,
            Err(_) => return Self::Unreadable,
        };
        match checked.answer.headline {
            Headline::NotVerified => Self::NotVerified,
            Headline::Contradicted | Headline::OriginUnknown | Headline::InPart => Self::Open,
            Headline::NotOverYet | Headline::CannotBeReplayed => Self::NotReplayable,
            Headline::AddsUp if checked.reading.is_some() => Self::Open,
            Headline::AddsUp => Self::AddsUp,
            Headline::Verified => Self::Verified,
        }
    }

    /// Whether nothing of it needs a reader's eye.
    pub const fn is_well(self) -> bool {
        matches!(self, Self::AddsUp | Self::Verified)
    }

    /// The exit status where this is the worst.
    pub const fn status(self) -> u8 {
        match self {
            Self::Verified | Self::AddsUp => WELL,
            Self::NotVerified => FAILED,
            Self::Unreadable => CANNOT,
            Self::NotReplayable | Self::Open => OPEN,
        }
    }

    /// The end with this status.
    pub fn exit(self) -> ExitCode {
        ExitCode::from(self.status())
    }
}

/// How many inputs ended how.
#[derive(Clone, Debug, Default)]
pub struct Counts(BTreeMap<Outcome, usize>);

impl Counts {
    /// Counts one more.
    pub fn add(&mut self, outcome: Outcome) {
        let count = self.0.entry(outcome).or_default();
        *count = count.saturating_add(1);
    }

    /// How many ended like one of these.
    pub fn of(&self, outcomes: &[Outcome]) -> usize {
        let counts = outcomes.iter().filter_map(|outcome| self.0.get(outcome));
        counts.sum()
    }

    /// How many there are.
    pub fn all(&self) -> usize {
        self.0.values().sum()
    }

    /// The worst of them.
    pub fn worst(&self) -> Option<Outcome> {
        self.0.keys().next().copied()
    }
}
