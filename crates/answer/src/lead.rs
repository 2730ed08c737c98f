//! Derives the one sentence under the headline, as a code with its values.

use serde::{Deserialize, Serialize};

use crate::failure::Failure;
use crate::headline::{Headline, not_replayable};
use crate::next::is_held;
use chain::reading::Reading;
use explain::{Overview, Subject};
use verify::claims::{Address, Unread, Witnesses};
use verify::report::{NotReplayable, Report, Step, StepId, count};

/// The reason of a headline.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lead {
    /// Endpoints contradict each other.
    Contradicted(Contradiction),
    /// A word came from this coordinator, which neither the oracle's operator nor the deployment lists; without one,
    /// nothing shows that the oracle gave the word.
    OriginUnknown(Option<Address>),
    /// The chain confirms the payload.
    Verified(Agrees),
    /// Nothing differs, and these steps of the chain are open.
    InPart(Agrees, Vec<StepId>),
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

/// A way in which endpoints contradict each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Contradiction {
    /// The hosts of the endpoints that refute a step which others do not refute.
    Refuted(Vec<String>),
    /// The ids of the chains that the endpoints read.
    TwoChains(Vec<u64>),
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
        match Headline::of(overview) {
            Headline::Contradicted => Self::Contradicted(Contradiction::of(overview, reading)),
            Headline::OriginUnknown => Self::OriginUnknown(overview.unknown_origin()),
            Headline::Verified => Self::Verified(agrees),
            Headline::InPart => {
                let steps = overview.steps.iter();
                let open = steps.filter(|step| step.id.is_of_chain() && step.cause().is_some());
                Self::InPart(agrees, open.map(|step| step.id).collect())
            }
            Headline::AddsUp => Self::AddsUp(agrees),
            Headline::NotVerified => match (overview.wrong_card(), overview.failed()) {
                (None, Some(step)) => Self::Failed(Failure::of(step)),
                _ => Self::WrongCard,
            },
            Headline::NotOverYet | Headline::CannotBeReplayed => {
                let why = not_replayable(overview);
                let rest = Rest::of(why, &overview.steps);
                Self::NotReplayable(why.cloned(), rest, is_held(overview))
            }
        }
    }

    /// Returns the code of the reason.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Contradicted(_) => "contradicted",
            Self::OriginUnknown(_) => "origin_unknown",
            Self::Verified(_) => "verified",
            Self::InPart(..) => "in_part",
            Self::AddsUp(_) => "adds_up",
            Self::WrongCard => "wrong_card",
            Self::Failed(_) => "failed",
            Self::NotReplayable(..) => "not_replayable",
        }
    }
}

impl Contradiction {
    fn of(report: &Report, reading: Option<&Reading>) -> Self {
        let unread = || report.steps.iter().filter_map(Step::unread);
        let chains = unread().find_map(|unread| match unread {
            Unread::TwoChains(chains) => Some(chains.iter().map(|(id, _)| *id).collect()),
            _ => None,
        });
        let refuting = unread().filter_map(|unread| match unread {
            Unread::Refuted { by, .. } => Some(*by),
            _ => None,
        });
        match chains {
            Some(chains) => Self::TwoChains(chains),
            None => {
                let by = Witnesses::all(refuting);
                let endpoints = reading.map_or(&[][..], |reading| &reading.endpoints);
                let hosts = by.indices().filter_map(|index| endpoints.get(index));
                Self::Refuted(hosts.map(|(host, _)| host.clone()).collect())
            }
        }
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
