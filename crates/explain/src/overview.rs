//! Builds the first view of a check.

use serde::{Deserialize, Serialize};
use verify::Verification;
use verify::report::{Place, Report, Step, StepId, Verdict};

use crate::contract::ContractName;
use crate::event::EventSubject;
use crate::preimage::Preimage;
use crate::pull::PullSubject;
use crate::ratio::Ratio;
use crate::tool_mark::{self, ToolMark};
use crate::wrong_card::WrongCard;

/// The pack event or Pack pull that a payload is about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Subject {
    /// A pack event.
    Event(Box<EventSubject>),
    /// A Pack pull.
    Pull(Box<PullSubject>),
}

/// A report, with the subject of its payload.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Overview {
    /// The check's report.
    pub report: Report,
    /// The subject of the payload.
    pub subject: Subject,
    /// The mark of a program that rewrites the files that it saves, if the payload is not verified and bears one.
    pub tool_mark: Option<ToolMark>,
}

impl Overview {
    /// Returns the overview of a payload that was checked.
    pub(crate) fn of(verification: &Verification, subject: Subject) -> Self {
        let is_wrong = verification.report.verdict == Verdict::NotVerified;
        Self {
            report: verification.report.clone(),
            subject,
            tool_mark: is_wrong
                .then(|| tool_mark::find(&verification.document))
                .flatten(),
        }
    }

    /// Returns the first step that failed.
    pub fn failed(&self) -> Option<&Step> {
        self.report.steps.iter().find(|step| step.failed())
    }

    /// Returns the cards of a wrong selection, if that is the first step that failed.
    pub fn wrong_card(&self) -> Option<&WrongCard> {
        self.subject.wrong_card(self.failed()?)
    }
}

impl Subject {
    /// Returns the cards of a wrong selection, if the first step that failed is about one.
    pub fn wrong_card(&self, failed: &Step) -> Option<&WrongCard> {
        let of_target = || {
            let mut differing = failed.findings.iter().filter(|finding| !finding.agrees());
            let first = differing.next().map(|finding| &finding.place);
            matches!(first, Some(Place::Draw(draw)) if draw.target)
        };
        match (self, failed.id) {
            (Self::Event(event), StepId::Draws) => event.wrong.as_ref(),
            (Self::Pull(pull), StepId::Award) => pull.wrong.as_ref(),
            (Self::Pull(pull), StepId::Replay) if of_target() => pull.wrong.as_ref(),
            _ => None,
        }
    }

    /// Returns the subject's hashes, with the bytes that they are made from.
    pub fn hashes(&self) -> &[Preimage] {
        match self {
            Self::Event(event) => &event.hashes,
            Self::Pull(pull) => &pull.hashes,
        }
    }

    /// Returns the stated return: the expected value of a pack over its price, both as the shop states them. For an
    /// event, the expected value is the mean price of its whole deck.
    pub fn stated_return(&self) -> Option<Ratio> {
        match self {
            Self::Event(event) => event.stated_return,
            Self::Pull(pull) => {
                let expected = pull.odds.as_ref()?.expected?;
                expected.over(pull.tier_price_cents?.into())
            }
        }
    }

    /// Returns the contract that the payload names.
    pub const fn contract(&self) -> &ContractName {
        match self {
            Self::Event(event) => &event.contract,
            Self::Pull(pull) => &pull.contract,
        }
    }
}
