//! The headline of a report, its tone, and its place among others.

use serde::{Deserialize, Serialize};

use crate::mark::Mark;
use verify::report::{Basis, Cause, NotReplayable, Report, Status, Verdict};

/// What a report says first. The one that a reader must see first is first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Headline {
    /// A step failed.
    NotVerified,
    /// Endpoints contradict each other.
    Contradicted,
    /// Nothing shows who gave the random number.
    OriginUnknown,
    /// There is nothing to replay.
    CannotBeReplayed,
    /// The event runs, and there is nothing to replay yet.
    NotOverYet,
    /// The contract holds the values, and a reader could not show something.
    InPart,
    /// What is published adds up, and the chain was not read.
    AddsUp,
    /// The chain confirms it.
    Verified,
}

/// The place of a file that could not be read in a table of files.
pub const UNREAD: u8 = 1;

/// How a headline is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// All of it is confirmed: the only green one.
    Pass,
    /// Nothing differs, and something is open.
    Calm,
    /// Something that the reader must know first keeps it open.
    Warning,
    /// Something differs.
    Fail,
}

impl Headline {
    /// The headline of a report.
    pub fn of(report: &Report) -> Self {
        match report.verdict {
            Verdict::NotVerified => Self::NotVerified,
            Verdict::Contradicted => Self::Contradicted,
            Verdict::OriginUnknown => Self::OriginUnknown,
            Verdict::VerifiedInPart => Self::InPart,
            Verdict::VerifiedOffline => Self::AddsUp,
            Verdict::Verified => Self::Verified,
            Verdict::NotReplayable => match not_replayable(report) {
                Some(NotReplayable::Active | NotReplayable::ActiveAndPublic) => Self::NotOverYet,
                _ => Self::CannotBeReplayed,
            },
        }
    }

    /// How it is drawn.
    pub const fn tone(self) -> Tone {
        match self {
            Self::Verified => Tone::Pass,
            Self::InPart | Self::AddsUp | Self::NotOverYet | Self::CannotBeReplayed => Tone::Calm,
            Self::Contradicted | Self::OriginUnknown => Tone::Warning,
            Self::NotVerified => Tone::Fail,
        }
    }

    /// Its place in a table of files: failures first, and what needs no eye last. [`UNREAD`] stands between.
    pub const fn place(self) -> u8 {
        match self {
            Self::NotVerified => 0,
            Self::Contradicted
            | Self::OriginUnknown
            | Self::NotOverYet
            | Self::CannotBeReplayed => 2,
            Self::InPart | Self::AddsUp | Self::Verified => 3,
        }
    }

    /// Its mark, if it is drawn without a seal.
    pub const fn mark(self) -> Mark {
        match self {
            Self::Verified => Mark::Passed(Basis::Chain),
            Self::InPart | Self::AddsUp => Mark::Passed(Basis::History),
            Self::NotVerified => Mark::Failed,
            Self::Contradicted
            | Self::OriginUnknown
            | Self::NotOverYet
            | Self::CannotBeReplayed => Mark::Skipped,
        }
    }

    /// The agreed name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::NotVerified => "not_verified",
            Self::Contradicted => "contradicted",
            Self::OriginUnknown => "origin_unknown",
            Self::CannotBeReplayed => "cannot_be_replayed",
            Self::NotOverYet => "not_over_yet",
            Self::InPart => "in_part",
            Self::AddsUp => "adds_up",
            Self::Verified => "verified",
        }
    }
}

impl Tone {
    /// The agreed name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pass => "pass",
            Self::Calm => "calm",
            Self::Warning => "warning",
            Self::Fail => "fail",
        }
    }
}

/// Why there is nothing to replay, if that is so.
pub fn not_replayable(report: &Report) -> Option<&NotReplayable> {
    report.steps.iter().find_map(|step| match &step.status {
        Status::Skipped(Cause::NotReplayable(why)) => Some(why),
        _ => None,
    })
}
