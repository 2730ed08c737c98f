//! Derives the one sentence under the headline, as a code with its values.

use serde::{Deserialize, Serialize};

use crate::failure::Failure;
use crate::headline::{Headline, not_replayable};
use crate::next::is_held;
use chain::reading::Reading;
use explain::{Overview, Subject};
use verify::claims::{Fault, Unread, ViewSteps, Witnesses};
use verify::report::{Cause, NotReplayable, Report, Step, StepId, Verdict, count};

/// The reason of a headline.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lead {
    /// Endpoints contradict each other, or the report.
    Contradicted(Contradiction),
    /// Nothing shows that the oracle gave the random number.
    OriginUnknown(Open),
    /// The chain confirms the payload.
    Verified(Agrees),
    /// Nothing differs, and this is not shown.
    NotConfirmed(Open),
    /// The published values add up.
    AddsUp(Agrees),
    /// The rules give another card.
    WrongCard,
    /// The first failure.
    Failed(Failure),
    /// There is nothing to replay: the reason if it is known, the part that was judged all the same, and true if the
    /// contract holds the published values.
    NotReplayable(Option<NotReplayable>, Rest, bool),
}

/// A way in which endpoints contradict each other, or the report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Contradiction {
    /// Endpoints refute a step.
    Refuted {
        /// The way in which the step fails with them.
        failure: Failure,
        /// The hosts that refute it.
        by: Vec<String>,
        /// The hosts with which it passes.
        passes: Vec<String>,
        /// The hosts that do not show it.
        others: Vec<String>,
    },
    /// The ids of the chains that the endpoints read.
    TwoChains(Vec<u64>),
}

/// A step of the chain that is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// The step.
    pub step: StepId,
    /// The cause.
    pub cause: Cause,
    /// The hosts with which it is open for this cause.
    pub by: Vec<String>,
    /// The hosts with which it passes.
    pub passes: Vec<String>,
    /// The window that no endpoint gives.
    pub window: Option<RefusedWindow>,
}

/// A window whose logs an endpoint refused. The shop chose its first block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RefusedWindow {
    /// The number of its blocks.
    pub blocks: u64,
    /// The seconds between its first and its last block.
    pub seconds: u64,
}

impl RefusedWindow {
    /// Returns the window that a cause names: of other ranges, the shop did not choose the first block.
    fn of(cause: &Cause, overview: &Overview, reading: Option<&Reading>) -> Option<Self> {
        let Cause::Unread(Unread::Endpoint { fault, .. }) = cause else {
            return None;
        };
        let (Fault::NoLogs(from, to), Subject::Pull(pull)) = (fault, &overview.subject) else {
            return None;
        };
        let (from, to) = (*from, *to);
        // The windows begin at the earliest `as_of` of the judged draws, and end at the target's word. A single old block does not.
        let is_window = pull.as_of.is_some_and(|as_of| from <= as_of.block)
            && pull.word_at.is_some_and(|word| word.block == to);
        if !is_window {
            return None;
        }
        let time = |wanted| {
            let mut times = reading?.times.iter();
            times.find_map(|(block, time)| (*block == wanted).then_some(*time))
        };
        Some(Self {
            blocks: to.saturating_sub(from).saturating_add(1),
            seconds: time(to)?.saturating_sub(time(from)?),
        })
    }
}

/// The part of a payload that agrees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Agrees {
    /// An event's empty deck.
    EmptyDeck,
    /// An event without a pull.
    NoPulls,
    /// An event's cards.
    Event,
    /// A pull for which no card was left.
    NoCard,
    /// A pull's card.
    Pull,
}

/// The part of a payload that was judged although it cannot be replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rest {
    /// Nothing: this version does not know the payload's rules.
    NotJudged,
    /// Nothing that agrees.
    Nothing,
    /// The number of checks that passed.
    Passed(u64),
}

impl Lead {
    /// Derives the reason of a report's headline. `reading` is the reading that settled it.
    pub fn of(overview: &Overview, reading: Option<&Reading>) -> Self {
        let agrees = Agrees::of(&overview.subject);
        match Headline::of(&overview.report) {
            Headline::Contradicted | Headline::Refuted => {
                Self::Contradicted(Contradiction::of(&overview.report, reading))
            }
            Headline::OriginUnknown => Self::OriginUnknown(Open::of(overview, reading)),
            Headline::Verified => Self::Verified(agrees),
            Headline::NotConfirmed => Self::NotConfirmed(Open::of(overview, reading)),
            Headline::AddsUp => Self::AddsUp(agrees),
            Headline::NotVerified => match (overview.wrong_card(), overview.failed()) {
                (None, Some(step)) => Self::Failed(Failure::of(step)),
                _ => Self::WrongCard,
            },
            Headline::NotOverYet | Headline::CannotBeReplayed => {
                let why = not_replayable(&overview.report);
                let rest = Rest::of(why, &overview.report.steps);
                Self::NotReplayable(why.cloned(), rest, is_held(&overview.report))
            }
        }
    }

    /// Returns whether the reason names this cause.
    pub fn names(&self, cause: &Cause) -> bool {
        match self {
            Self::NotConfirmed(open) | Self::OriginUnknown(open) => open.cause == *cause,
            Self::Contradicted(_) => matches!(
                cause,
                Cause::Unread(Unread::Refuted { .. } | Unread::TwoChains(_))
            ),
            Self::NotReplayable(..) => matches!(cause, Cause::NotReplayable(_)),
            Self::Verified(_) | Self::AddsUp(_) | Self::WrongCard | Self::Failed(_) => false,
        }
    }

    /// Returns the code of the reason.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Contradicted(_) => "contradicted",
            Self::OriginUnknown(_) => "origin_unknown",
            Self::Verified(_) => "verified",
            Self::NotConfirmed(_) => "not_confirmed",
            Self::AddsUp(_) => "adds_up",
            Self::WrongCard => "wrong_card",
            Self::Failed(_) => "failed",
            Self::NotReplayable(..) => "not_replayable",
        }
    }
}

impl Contradiction {
    fn of(report: &Report, reading: Option<&Reading>) -> Self {
        let mut steps = report.steps.iter();
        let found = steps.find_map(|step| match step.unread() {
            Some(Unread::TwoChains(chains)) => {
                Some(Self::TwoChains(chains.iter().map(|(id, _)| *id).collect()))
            }
            Some(Unread::Refuted { by, passes }) => {
                let views = Views(reading);
                let refuting = views.of(step.id).find(|step| step.failed());
                Some(Self::Refuted {
                    failure: refuting.map_or(Failure::Differs(step.id), Failure::of),
                    by: views.hosts(*by),
                    passes: views.hosts(*passes),
                    others: views.hosts(views.all().without(by.with(*passes))),
                })
            }
            _ => None,
        });
        // Only a contradicted report has this headline.
        found.unwrap_or(Self::TwoChains(Vec::new()))
    }
}

impl Open {
    /// Finds the open step with the hardest cause, the first of equals. An origin that is unknown comes first.
    fn of(report: &Overview, reading: Option<&Reading>) -> Self {
        let needed = report.report.steps.iter();
        let needed = needed.filter(|step| step.id.is_of_chain() && step.id.is_needed());
        let open = needed.filter_map(|step| Some((step, step.cause()?)));
        let is_origin = |step: &Step| {
            report.report.verdict == Verdict::OriginUnknown && step.has_unknown_origin()
        };
        let hardest = open.min_by_key(|(step, cause)| (!is_origin(step), cause.rank()));
        let (step, cause) = hardest.map_or(
            (StepId::Contract, Cause::ContractNotRead),
            |(step, cause)| (step.id, cause.clone()),
        );
        let views = Views(reading);
        let having = |has: &dyn Fn(&Step) -> bool| {
            let having = views.counting().filter(|view| {
                let mut steps = view.steps.iter();
                steps.any(|own| own.id == step && has(own))
            });
            views.hosts(Witnesses::all(having.map(|view| view.by)))
        };
        let passes = having(&Step::passed);
        let causes = views.of(StepId::ChainLogs).filter_map(Step::cause);
        let mut windows = causes.filter_map(|cause| RefusedWindow::of(cause, report, reading));
        let window = windows.next().filter(|_| passes.is_empty());
        Self {
            by: having(&|own| own.cause() == Some(&cause)),
            passes,
            window,
            step,
            cause,
        }
    }
}

/// The views of a reading.
#[derive(Clone, Copy)]
struct Views<'r>(Option<&'r Reading>);

impl<'r> Views<'r> {
    /// Returns the views that count.
    fn counting(self) -> impl Iterator<Item = &'r ViewSteps> {
        let answers = self.0.into_iter().map(|reading| &reading.replies);
        answers.flat_map(|answers| {
            let views = answers.views.iter();
            views.filter(|view| !answers.without.include(view.by))
        })
    }

    /// Returns the endpoints whose views count.
    fn all(self) -> Witnesses {
        Witnesses::all(self.counting().map(|view| view.by))
    }

    /// Returns a step in each view.
    fn of(self, id: StepId) -> impl Iterator<Item = &'r Step> {
        let steps = self.counting().flat_map(|view| view.steps.iter());
        steps.filter(move |step| step.id == id)
    }

    /// Returns the hosts of endpoints.
    fn hosts(self, by: Witnesses) -> Vec<String> {
        let endpoints = self.0.map_or(&[][..], |reading| &reading.endpoints);
        let hosts = by.indices().filter_map(|index| endpoints.get(index));
        hosts.map(|(host, _)| host.clone()).collect()
    }
}

impl Agrees {
    fn of(subject: &Subject) -> Self {
        match subject {
            Subject::Event(event) if event.cards == Some(0) => Self::EmptyDeck,
            Subject::Event(event) if event.pulls == 0 => Self::NoPulls,
            Subject::Event(_) => Self::Event,
            Subject::Pull(pull) if pull.award.is_none() => Self::NoCard,
            Subject::Pull(_) => Self::Pull,
        }
    }
}

impl Rest {
    fn of(why: Option<&NotReplayable>, steps: &[Step]) -> Self {
        let passed = count(steps.iter().filter(|step| step.passed()).count());
        match why {
            Some(
                NotReplayable::UnknownVersion(_)
                | NotReplayable::UnknownRecipe(_)
                | NotReplayable::DependentOfUnknownRecipe(_),
            ) => Self::NotJudged,
            _ if passed == 0 => Self::Nothing,
            _ => Self::Passed(passed),
        }
    }
}
