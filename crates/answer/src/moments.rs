//! Relates the findings of a report to the moments of a pull, and sums up the order in time.

use serde::{Deserialize, Serialize};

use crate::about::is_on;
use explain::pull::{Moment, MomentKind, MomentStatus, Timeline};
use verify::report::{DrawName, Finding, LogKind, Place, Point, Report, Step, StepId};

/// The result for a part of the order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OrderStatus {
    /// Every rule of this part holds.
    Holds,
    /// A rule is broken on the pull's line.
    Broken,
    /// A rule is broken, but only for another draw that the pull depends on.
    Elsewhere,
    /// The steps could not decide.
    Untold,
}

impl OrderStatus {
    /// Returns the name of the status in `data-locked-in` and `data-once`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Holds => "holds",
            Self::Broken => "broken",
            Self::Elsewhere => "elsewhere",
            Self::Untold => "untold",
        }
    }

    /// Judges the rule that everything was locked in before the word was requested.
    pub fn locked_in(report: &Report, timeline: &Timeline) -> Self {
        let steps = [
            StepId::History,
            StepId::VersionRoot,
            StepId::VersionAnchor,
            StepId::PurchaseAnchor,
        ];
        let is_part = |what: &MomentKind| {
            matches!(
                what,
                MomentKind::Version(_) | MomentKind::Stock | MomentKind::Purchase(_)
            )
        };
        Self::of(report, timeline, &steps, is_part)
    }

    /// Judges the rule that there was exactly one request, and then one word.
    pub fn once(report: &Report, timeline: &Timeline) -> Self {
        let steps = [StepId::History, StepId::VersionRoot, StepId::Word];
        let is_part =
            |what: &MomentKind| matches!(what, MomentKind::Request(_) | MomentKind::Word(_));
        Self::of(report, timeline, &steps, is_part)
    }

    fn of(
        report: &Report,
        timeline: &Timeline,
        steps: &[StepId],
        is_part: fn(&MomentKind) -> bool,
    ) -> Self {
        let own = timeline.moments.iter();
        let own = own.filter(|moment| !matches!(moment.what, MomentKind::Another(_)));
        let mut broken = own.filter(|moment| is_broken(report, moment));
        let anything = broken.clone().next().is_some();
        let step = |id: &StepId| report.steps.iter().find(|step| step.id == *id);
        if broken.any(|moment| is_part(&moment.what)) {
            Self::Broken
        } else if steps.iter().all(|id| step(id).is_some_and(Step::passed)) {
            Self::Holds
        } else if !anything && steps.iter().any(|id| step(id).is_some_and(Step::failed)) {
            Self::Elsewhere
        } else {
            Self::Untold
        }
    }
}

/// The chain's account of the order in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OrderOnChain {
    /// The chain shows another order.
    Differs,
    /// The contract and its logs show the same order.
    Agrees,
    /// The contract holds the values, and the time of their entries was not read.
    Holds,
    /// The chain was not read.
    Unread,
}

impl OrderOnChain {
    /// Derives the chain's account from a report.
    pub fn of(report: &Report) -> Self {
        let of_chain = || report.steps.iter().filter(|step| step.id.is_of_chain());
        let step = |id| of_chain().find(|step| step.id == id);
        let (contract, logs) = (step(StepId::Contract), step(StepId::ChainLogs));
        let mut both = [contract, logs].into_iter().flatten();
        if of_chain().any(Step::failed) {
            Self::Differs
        } else if both.all(Step::passed) {
            Self::Agrees
        } else if contract.is_some_and(Step::passed) {
            Self::Holds
        } else {
            Self::Unread
        }
    }
}

fn is_broken(report: &Report, moment: &Moment) -> bool {
    !matches!(moment.status, MomentStatus::At(..)) || broken(report, &moment.what).next().is_some()
}

/// Returns the findings on which a moment breaks a rule.
pub fn broken<'r>(report: &'r Report, what: &'r MomentKind) -> impl Iterator<Item = &'r Finding> {
    let findings = report.steps.iter().flat_map(|step| &step.findings);
    findings.filter(|finding| !finding.agrees() && tells_of(finding, what))
}

/// Returns true if a finding is about this moment.
fn tells_of(finding: &Finding, what: &MomentKind) -> bool {
    use Point::*;
    let target = matches!(&finding.place, Place::Draw(DrawName { target: true, .. }));
    let (kind, key) = match what {
        MomentKind::Stock => return target && finding.point == CoverageFrom,
        MomentKind::Version(key) | MomentKind::Purchase(key) => (LogKind::Anchored, *key),
        MomentKind::Request(key) => (LogKind::Requested, *key),
        MomentKind::Word(key) => (LogKind::Fulfilled, *key),
        MomentKind::Another(word) => (LogKind::Fulfilled, word.pull_key),
    };
    match (finding.point, what) {
        (WrittenOnce(of) | LogAt(of) | LogTwice(of) | LogOmitted(of), _) => {
            of == kind && finding.place == Place::Key(key)
        }
        (AnchoredRoot | VersionBeforeRequest | ContractVersion, MomentKind::Version(_))
        | (
            PurchaseCommitment | PurchaseAfterAsOf | PurchaseBeforeRequest | ContractPurchase,
            MomentKind::Purchase(_),
        )
        | (RequestPresent | RequestedVersion | ContractRequest, MomentKind::Request(_))
        | (
            WordPresent | WordAfterRequest | CoverageTo | ContractWord | CoordinatorWord
            | ProvenWord,
            MomentKind::Word(_),
        ) => target,
        (
            WindowRequest | WindowRoot | WindowRecord | ContractRequest | ContractWord
            | CoordinatorWord | ProvenWord,
            MomentKind::Another(word),
        ) => is_on(finding, &word.pull_key),
        _ => false,
    }
}
