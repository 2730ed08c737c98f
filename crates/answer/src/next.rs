//! Chooses the first button of a report: the action that helps most now.

use serde::{Deserialize, Serialize};

use explain::Overview;
use verify::claims::{Address, Unread};
use verify::report::{Cause, NotReplayable, Report, Status, Step, StepId, Verdict};

/// A question that the first button asks the chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Asks {
    /// Ask the blockchain, which was not read.
    Contract,
    /// Ask a third endpoint, because two contradict each other.
    Third,
    /// Ask another endpoint, because a single one gave the values on which the proof failed, or because one did not show
    /// something.
    Another,
}

/// Returns true if there is a contract to ask, and anything to ask it about.
pub fn can_ask(report: &Overview) -> bool {
    let unreadable = report.report.steps.iter().any(|step| match &step.status {
        Status::Skipped(Cause::NotReplayable(
            NotReplayable::UnknownVersion(_)
            | NotReplayable::UnknownRecipe(_)
            | NotReplayable::DependentOfUnknownRecipe(_),
        )) => true,
        Status::Failed { .. } => step.id == StepId::Payload,
        Status::Skipped(_) | Status::Passed(_) => false,
    });
    let address = report.subject.contract().address.as_deref();
    !unreadable && address.and_then(Address::from_hex).is_some()
}

/// Returns true if the contract was read and holds the published values.
pub(crate) fn is_held(report: &Report) -> bool {
    let mut steps = report.steps.iter();
    steps.any(|step| step.id == StepId::Contract && step.passed())
}

/// Returns whether a reader's fault leaves something open: another one may show it.
fn is_of_reader(report: &Report) -> bool {
    let needed = report.steps.iter();
    let needed = needed.filter(|step| step.id.is_of_chain() && step.id.is_needed());
    let hardest = needed
        .filter_map(Step::cause)
        .min_by_key(|cause| cause.rank());
    matches!(
        hardest,
        Some(Cause::Unread(
            Unread::Endpoint { .. }
                | Unread::Inconsistent(..)
                | Unread::NotSettled
                | Unread::NotReached { .. }
                | Unread::EndNotShown(_)
                | Unread::UnknownTransaction(_)
                | Unread::NoOlderLogs(_)
                | Unread::NoIndexes(_)
                | Unread::LogNotSeen(_)
                | Unread::WordNotSeen { .. }
                | Unread::RequestUnclear(_)
        ))
    )
}

/// The first button of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Next {
    /// Show the step that failed, and ask another endpoint if a single one gave the values on which it failed.
    Differs(StepId, Option<Asks>),
    /// Show the step with the reason why nothing shows who gave the random number.
    Origin(StepId),
    /// Ask the blockchain.
    Confirm(Asks),
    /// Lead from a sample, whose contract does not exist, to the reader's proof.
    Own,
    /// Save the result.
    Save,
}

impl Next {
    /// Chooses the first button of a report. `is_lone` is true if a single endpoint gave everything on which the report
    /// failed.
    pub fn of(report: &Overview, is_sample: bool, is_lone: bool) -> Self {
        let asks = Asks::of(&report.report).filter(|_| !is_sample && can_ask(report));
        let mut steps = report.report.steps.iter();
        match (report.report.verdict, asks) {
            (Verdict::NotVerified, _) => match report.failed() {
                Some(step) => Self::Differs(step.id, is_lone.then_some(Asks::Another)),
                None => Self::Save,
            },
            (Verdict::OriginUnknown, _) => match steps.find(|step| step.has_unknown_origin()) {
                Some(step) => Self::Origin(step.id),
                None => Self::Save,
            },
            (_, Some(asks)) => Self::Confirm(asks),
            (_, None) if is_sample => Self::Own,
            (_, None) => Self::Save,
        }
    }

    /// Returns the question that the button asks.
    pub const fn asks(self) -> Option<Asks> {
        match self {
            Self::Differs(_, asks) => asks,
            Self::Confirm(asks) => Some(asks),
            Self::Origin(_) | Self::Own | Self::Save => None,
        }
    }

    /// Returns the code of the button.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Differs(_, None) => "differs",
            Self::Differs(_, Some(_)) => "differs_ask_another",
            Self::Origin(_) => "origin",
            Self::Confirm(Asks::Contract) => "confirm",
            Self::Confirm(Asks::Third) => "ask_third",
            Self::Confirm(Asks::Another) => "ask_another",
            Self::Own => "own",
            Self::Save => "save",
        }
    }
}

impl Asks {
    /// Chooses the question to ask the chain. For a running event, the chain can show only that the contract holds the
    /// values.
    fn of(report: &Report) -> Option<Self> {
        match report.verdict {
            Verdict::Contradicted => Some(Self::Third),
            Verdict::VerifiedOffline => Some(Self::Contract),
            Verdict::NotReplayable => (!is_held(report)).then_some(Self::Contract),
            Verdict::NotConfirmed => is_of_reader(report).then_some(Self::Another),
            Verdict::NotVerified | Verdict::OriginUnknown | Verdict::Verified => None,
        }
    }
}
