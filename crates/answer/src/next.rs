//! The first button of a report: what helps most now.

use serde::{Deserialize, Serialize};

use explain::Overview;
use verify::claims::Address;
use verify::report::{Cause, NotReplayable, Report, Status, StepId, Verdict};

/// What a report suggests to ask next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Asks {
    /// The blockchain, which was not read.
    Contract,
    /// A third reader, if two contradict each other.
    Third,
    /// Another reader, if a single one gave what the proof failed on, or something stayed unread.
    Another,
}

/// Whether there is a contract to ask, and anything to ask it about.
pub fn can_ask(report: &Overview) -> bool {
    let unreadable = report.steps.iter().any(|step| match &step.status {
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

/// Whether the contract was read, and holds what is published.
pub fn is_held(report: &Report) -> bool {
    let mut steps = report.steps.iter();
    steps.any(|step| step.id == StepId::Contract && step.passed())
}

/// The first button of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Next {
    /// Shows the step that failed, and asks another reader if a single one gave what it failed on.
    Differs(StepId, Option<Asks>),
    /// Shows the step that names the coordinator that nobody publishes: no other reader can settle it.
    Origin(StepId),
    /// Asks the blockchain.
    Confirm(Asks),
    /// Leads from a sample, whose contract does not exist, to the reader's own proof.
    Own,
    /// Saves what is known.
    Save,
}

impl Next {
    /// The first button of a report. `is_lone` says that a single reader gave everything that it failed on.
    pub fn of(report: &Overview, is_sample: bool, is_lone: bool) -> Self {
        let asks = Asks::of(report).filter(|_| !is_sample && can_ask(report));
        let mut steps = report.steps.iter();
        match (report.verdict, asks) {
            (Verdict::NotVerified, _) => match report.failed() {
                Some(step) => Self::Differs(step.id, is_lone.then_some(Asks::Another)),
                None => Self::Save,
            },
            (Verdict::OriginUnknown, _) => {
                match steps.find(|step| step.unknown_origin().is_some()) {
                    Some(step) => Self::Origin(step.id),
                    None => Self::Save,
                }
            }
            (_, Some(asks)) => Self::Confirm(asks),
            (_, None) if is_sample => Self::Own,
            (_, None) => Self::Save,
        }
    }

    /// What it suggests to ask.
    pub const fn asks(self) -> Option<Asks> {
        match self {
            Self::Differs(_, asks) => asks,
            Self::Confirm(asks) => Some(asks),
            Self::Origin(_) | Self::Own | Self::Save => None,
        }
    }

    /// The agreed name.
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
    /// What a report suggests to ask. Of an event that runs, the contract shows no more than that it holds the values.
    fn of(report: &Report) -> Option<Self> {
        match report.verdict {
            Verdict::Contradicted => Some(Self::Third),
            Verdict::VerifiedOffline => Some(Self::Contract),
            Verdict::NotReplayable => (!is_held(report)).then_some(Self::Contract),
            Verdict::VerifiedInPart => Some(Self::Another),
            Verdict::NotVerified | Verdict::OriginUnknown | Verdict::Verified => None,
        }
    }
}
