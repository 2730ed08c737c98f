//! The one value that holds everything that is said first of a check.

use chain::reading::Reading;
use explain::{Overview, Subject};
use verify::report::{Report, Step, StepId, Verdict};

use crate::chip::Chip;
use crate::group::Group;
use crate::headline::{Headline, Tone};
use crate::lead::Lead;
use crate::mark::Mark;
use crate::moments::{OrderStatus, ShownBy};
use crate::next::Next;
use crate::questions::{Said, Tally};
use crate::steps::Steps;
use crate::trust::{EndpointTrust, OracleTrust, Trusted};
use crate::witness::lone_reader;
use explain::pull::Moment;

/// What was read of the chain.
#[derive(Clone, Copy, Debug)]
pub enum Read<'r> {
    /// Nothing.
    Nothing,
    /// This, just now.
    Live(&'r Reading),
    /// This, as a file says, at this time, with the chain steps that its answers settle. Anyone can write such a file, so
    /// it changes no verdict and no mark.
    Recorded(&'r Reading, &'r str, &'r [Step]),
}

/// What an answer is made of, besides the report.
#[derive(Clone, Copy, Debug)]
pub struct Circumstances<'c> {
    /// What was read.
    pub read: Read<'c>,
    /// The deployment's list of contracts.
    pub contracts: &'c str,
    /// Whether the payload is a sample.
    pub is_sample: bool,
}

/// A question of the buyer with its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Which.
    pub group: Group,
    /// The mark of its answer.
    pub mark: Mark,
    /// What its answer says.
    pub said: Said,
    /// How many of its steps passed.
    pub tally: Tally,
    /// The steps that it rests on.
    pub steps: Vec<StepId>,
}

/// A reading that a file records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded {
    /// When, as the file says.
    pub at: String,
    /// The hosts that answered.
    pub by: Vec<String>,
    /// The block that was read.
    pub block: Option<u64>,
    /// Whether it would confirm the report.
    pub confirms: bool,
}

/// Everything that is said first of a check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The headline.
    pub headline: Headline,
    /// How it is drawn.
    pub tone: Tone,
    /// The one sentence.
    pub lead: Lead,
    /// What stands beside the headline.
    pub chips: Vec<Chip>,
    /// The questions, in the order of the page.
    pub questions: Vec<Question>,
    /// Of a pull: whether everything was locked in before the request, and whether there was one request and one word.
    pub order: Option<[OrderStatus; 2]>,
    /// Of a pull: each moment, and what shows it.
    pub moments: Vec<(Moment, ShownBy)>,
    /// What is still to be trusted.
    pub trust: Vec<Trusted>,
    /// Who is believed about the chain.
    pub endpoints: EndpointTrust,
    /// What is known of who made the words.
    pub oracle: OracleTrust,
    /// The one endpoint on which the verdict rests.
    pub lone: Option<String>,
    /// A reading that the file records. It stands under the headline.
    pub recorded: Option<Recorded>,
    /// The first button.
    pub next: Next,
}

impl Answer {
    /// The answer of a report.
    pub fn of(overview: &Overview, circumstances: Circumstances<'_>) -> Self {
        let steps = Steps::of_report(overview);
        let (reading, recorded) = match circumstances.read {
            Read::Nothing => (None, None),
            Read::Live(reading) => (Some(reading), None),
            Read::Recorded(reading, at, steps) => {
                (None, Some(Recorded::of(overview, reading, at, steps)))
            }
        };
        let kind = overview.kind;
        let question = |group: Group| Question {
            group,
            mark: group.mark(kind, &steps),
            said: group.said(kind, &steps, Some(&overview.subject)),
            tally: group.tally(kind, &steps),
            steps: group.steps(kind, &steps),
        };
        let timeline = match &overview.subject {
            Subject::Pull(pull) => Some(&pull.timeline),
            Subject::Event(_) => None,
        };
        let order = timeline.map(|timeline| {
            [
                OrderStatus::fixed(overview, timeline),
                OrderStatus::once(overview, timeline),
            ]
        });
        let moments = timeline.into_iter().flat_map(|timeline| &timeline.moments);
        let shown = |moment: &Moment| ShownBy::of(overview, moment, steps.confirmed());
        let left = Trusted::ALL.into_iter();
        let lone = reading.and_then(|reading| lone_reader(overview, reading));
        let headline = Headline::of(overview);
        let Circumstances {
            contracts,
            is_sample,
            ..
        } = circumstances;
        Self {
            headline,
            tone: headline.tone(),
            lead: Lead::of(overview),
            chips: Chip::of(overview.subject.contract(), contracts, is_sample),
            questions: Group::ALL.map(question).into(),
            order,
            moments: moments
                .map(|moment| (moment.clone(), shown(moment)))
                .collect(),
            trust: left.filter(|each| each.is_left(overview)).collect(),
            endpoints: EndpointTrust::of(overview),
            oracle: OracleTrust::of(overview, reading),
            next: Next::of(overview, is_sample, lone.is_some()),
            lone,
            recorded,
        }
    }
}

impl Recorded {
    /// What a file records about a report.
    pub fn of(report: &Report, reading: &Reading, at: &str, steps: &[Step]) -> Self {
        let there = reading
            .endpoints
            .iter()
            .filter(|(_, fault)| fault.is_none());
        Self {
            at: at.to_owned(),
            by: there.map(|(host, _)| host.clone()).collect(),
            block: reading.block.as_ref().map(|block| block.number),
            confirms: report.clone().with_chain(steps).verdict == Verdict::Verified,
        }
    }
}
