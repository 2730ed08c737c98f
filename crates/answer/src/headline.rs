//! Derives the headline of a report, its tone, and its sort key in a table of files.

use serde::{Deserialize, Serialize};

use crate::mark::Mark;
use verify::claims::Unread;
use verify::report::{Basis, Cause, NotReplayable, Report, Status, Step, Verdict};

/// The first words of a report. The variants start with the one that a reader must see first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Headline {
    /// A step failed.
    NotVerified,
    /// Endpoints refute what another one shows, or are on different chains.
    Contradicted,
    /// Endpoints refute the report, and no other one shows what they refute.
    Refuted,
    /// Nothing shows who gave the random number.
    OriginUnknown,
    /// There is nothing to replay.
    CannotBeReplayed,
    /// The event still runs, and there is nothing to replay yet.
    NotOverYet,
    /// Something that a pass needs is not shown.
    NotConfirmed,
    /// The published values add up, and the chain was not read.
    AddsUp,
    /// The chain confirms the published values.
    Verified,
}

/// The sort key of an unreadable file in a table of files.
pub(crate) const UNREAD: u8 = 1;

/// The tone in which the page draws a headline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// The chain confirms all of it. Only this tone is green.
    Pass,
    /// Nothing differs, and nobody was asked for the rest yet.
    Calm,
    /// Something that was asked for is not shown.
    Open,
    /// The report is open for a reason that the reader must know first.
    Warning,
    /// Something differs.
    Fail,
}

impl Headline {
    /// Derives the headline of a report.
    pub fn of(report: &Report) -> Self {
        match report.verdict {
            Verdict::NotVerified => Self::NotVerified,
            Verdict::Contradicted => match report.steps.iter().any(is_shown_too) {
                true => Self::Contradicted,
                false => Self::Refuted,
            },
            Verdict::OriginUnknown => Self::OriginUnknown,
            Verdict::NotConfirmed => Self::NotConfirmed,
            Verdict::VerifiedOffline => Self::AddsUp,
            Verdict::Verified => Self::Verified,
            Verdict::NotReplayable => match not_replayable(report) {
                Some(NotReplayable::Active | NotReplayable::ActiveAndPublic) => Self::NotOverYet,
                _ => Self::CannotBeReplayed,
            },
        }
    }

    /// Returns the tone of the headline.
    pub const fn tone(self) -> Tone {
        match self {
            Self::Verified => Tone::Pass,
            Self::AddsUp | Self::NotOverYet | Self::CannotBeReplayed => Tone::Calm,
            Self::NotConfirmed => Tone::Open,
            Self::OriginUnknown => Tone::Warning,
            Self::NotVerified | Self::Contradicted | Self::Refuted => Tone::Fail,
        }
    }

    /// Returns the headline's sort key in a table of files: failures first, results that need no action last. `UNREAD`
    /// is between them.
    pub const fn sort_key(self) -> u8 {
        match self {
            Self::NotVerified => 0,
            Self::Contradicted
            | Self::Refuted
            | Self::OriginUnknown
            | Self::NotConfirmed
            | Self::NotOverYet
            | Self::CannotBeReplayed => 2,
            Self::AddsUp | Self::Verified => 3,
        }
    }

    /// Returns the mark of the headline, for places that draw no seal.
    pub const fn mark(self) -> Mark {
        match self {
            Self::Verified => Mark::Passed(Basis::Chain),
            Self::AddsUp => Mark::Passed(Basis::History),
            Self::NotVerified => Mark::Failed,
            Self::Contradicted
            | Self::Refuted
            | Self::OriginUnknown
            | Self::NotConfirmed
            | Self::NotOverYet
            | Self::CannotBeReplayed => Mark::Skipped,
        }
    }

    /// Returns the code of the headline.
    pub const fn name(self) -> &'static str {
        match self {
            Self::NotVerified => "not_verified",
            Self::Contradicted => "contradicted",
            Self::Refuted => "refuted",
            Self::OriginUnknown => "origin_unknown",
            Self::CannotBeReplayed => "cannot_be_replayed",
            Self::NotOverYet => "not_over_yet",
            Self::NotConfirmed => "not_confirmed",
            Self::AddsUp => "adds_up",
            Self::Verified => "verified",
        }
    }
}

impl Tone {
    /// Returns the code of the tone.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pass => "pass",
            Self::Calm => "calm",
            Self::Open => "open",
            Self::Warning => "warning",
            Self::Fail => "fail",
        }
    }
}

/// Returns whether a step that endpoints refute passes with another one, or endpoints are on different chains.
fn is_shown_too(step: &Step) -> bool {
    match step.unread() {
        Some(Unread::Refuted { passes, .. }) => !passes.is_empty(),
        Some(Unread::TwoChains(_)) => true,
        _ => false,
    }
}

/// Returns the reason that leaves nothing to replay, if there is one.
pub fn not_replayable(report: &Report) -> Option<&NotReplayable> {
    report.steps.iter().find_map(|step| match &step.status {
        Status::Skipped(Cause::NotReplayable(why)) => Some(why),
        _ => None,
    })
}
