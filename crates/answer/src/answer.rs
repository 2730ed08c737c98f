//! Collects the whole first answer of a check in one value.

use serde::{Deserialize, Serialize};

use chain::deployment::ListedContract;
use chain::reading::Reading;
use explain::{Overview, Subject, ToolMark, WrongCard};
use verify::claims::Witnesses;
use verify::hash::Hash32;
use verify::report::{Basis, Report, Step, StepId, Verdict};

use crate::about::{differs_on, is_on};
use crate::brief::Brief;
use crate::chip::Chip;
use crate::group::Group;
use crate::headline::Headline;
use crate::lead::Lead;
use crate::mark::Mark;
use crate::moments::{OrderOnChain, OrderStatus};
use crate::next::{Asks, Next, can_ask, is_held};
use crate::questions::Question;
use crate::readers::{Reader, Standing, readers};
use crate::steps::Steps;
use crate::trust::{EndpointTrust, OracleTrust, Trusted, is_proven};
use crate::witness::lone_reader;

/// The reading of the chain behind an answer.
#[derive(Clone, Copy, Debug)]
pub enum Read<'r> {
    /// No reading.
    Nothing,
    /// A reading made just now.
    Live(&'r Reading),
    /// A reading that a file records: the reading, its time as the file states it, and the chain steps that its answers
    /// settle. Anyone can write such a file, so it changes no verdict: a pass is half a mark.
    Recorded(&'r Reading, &'r str, &'r [Step]),
}

/// The inputs of an answer besides the report.
#[derive(Clone, Copy, Debug)]
pub struct Circumstances<'c> {
    /// The reading of the chain, if there is one.
    pub read: Read<'c>,
    /// The deployment's list of contracts.
    pub contracts: &'c [ListedContract],
    /// True if the payload is a sample.
    pub is_sample: bool,
}

/// A reading that a file records.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordedReading {
    /// The time of the reading, as the file states it.
    pub at: String,
    /// The hosts that answered.
    pub by: Vec<String>,
    /// The block that was read.
    pub block: Option<u64>,
    /// True if the reading would confirm the report, or, for one that cannot be replayed, the values that are published
    /// so far.
    pub confirms: bool,
    /// The chain steps that its answers settle.
    pub steps: Vec<Step>,
}

/// The whole first answer of a check, together with its report.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// The report.
    pub report: Report,
    /// The subject of the payload.
    pub subject: Subject,
    /// The mark of a program that rewrites the files that it saves, if the payload is not verified and bears one.
    pub tool_mark: Option<ToolMark>,
    /// The headline.
    pub headline: Headline,
    /// The one sentence under the headline.
    pub lead: Lead,
    /// The chips next to the headline.
    pub chips: Vec<Chip>,
    /// The questions, in the order of the page.
    pub questions: Vec<Question>,
    /// The mark of each step, in the order of the report.
    pub marks: Vec<Mark>,
    /// True if the chain confirms the shop's history.
    pub is_confirmed: bool,
    /// True if nothing of the chain counts yet, because an answer that a verdict needs could not be read.
    pub is_troubled: bool,
    /// True if there is a contract to ask, and anything to ask it about. No chain has a sample.
    pub can_ask: bool,
    /// True if the published values agree, regardless of the chain.
    pub passes: bool,
    /// True if the published values agree, and the server's verdict says no.
    pub is_denied: bool,
    /// For a pull: true if the recipe gives the card and the verdict is not a failure.
    pub gives_card: bool,
    /// For a pull: the status of "everything was locked in before the request", then of "there was one request and one
    /// word".
    pub order: Option<[OrderStatus; 2]>,
    /// The chain's account of that order.
    pub on_chain: OrderOnChain,
    /// The things that the reader still has to trust.
    pub trust: Vec<Trusted>,
    /// The endpoints that the reader has to believe about the chain.
    pub endpoints: EndpointTrust,
    /// True if some value is proven.
    pub is_proven: bool,
    /// The maker of the words, as far as the check knows it.
    pub oracle: OracleTrust,
    /// The host of the one endpoint on which the verdict rests.
    pub lone: Option<String>,
    /// The number of the block at which the endpoints were asked.
    pub block: Option<u64>,
    /// The endpoints of the reading, each with the result that it alone shows.
    pub readers: Vec<Reader>,
    /// A reading that the file records. The page shows it under the headline.
    pub recorded: Option<RecordedReading>,
    /// The first button.
    pub next: Next,
}

impl Answer {
    /// Builds the answer of a report.
    pub fn of(overview: Overview, circumstances: Circumstances<'_>) -> Self {
        let Circumstances {
            read,
            contracts,
            is_sample,
        } = circumstances;
        let (reading, recorded) = match read {
            Read::Nothing => (None, None),
            Read::Live(reading) => (Some(reading), None),
            Read::Recorded(reading, at, steps) => (
                None,
                Some(RecordedReading::of(&overview.report, reading, at, steps)),
            ),
        };
        let steps = steps(&overview.report, recorded.as_ref());
        let (kind, subject) = (overview.report.kind, &overview.subject);
        let lead = Lead::of(&overview, reading);
        let question = |group| Question::of(group, kind, &steps, subject).under(&lead);
        let pull = match subject {
            Subject::Pull(pull) => Some(pull),
            Subject::Event(_) => None,
        };
        let timeline = pull.map(|pull| &pull.timeline);
        let headline = Headline::of(&overview.report);
        let awarded = |step: &Step| step.id == StepId::Award && step.passed();
        let passes = overview.report.adds_up();
        let is_confirmed = steps.confirmed();
        let order = timeline.map(|timeline| {
            [
                OrderStatus::locked_in(&overview.report, timeline),
                OrderStatus::once(&overview.report, timeline),
            ]
        });
        let left = Trusted::ALL.into_iter();
        let lone = reading.and_then(|reading| lone_reader(&overview.report, reading));
        let next = Next::of(&overview, is_sample, lone.is_some());
        Self {
            headline,
            chips: Chip::of(subject.contract(), contracts, is_sample),
            questions: Group::ALL.map(question).into(),
            lead,
            marks: steps.ids().map(|id| Mark::in_steps(&steps, id)).collect(),
            is_confirmed,
            is_troubled: next == Next::Confirm(Asks::Contract) && Group::Contract.troubled(&steps),
            can_ask: !is_sample && can_ask(&overview),
            passes,
            is_denied: passes && pull.is_some_and(|pull| pull.server_verdict == Some(false)),
            gives_card: headline != Headline::NotVerified
                && overview.report.steps.iter().any(awarded),
            order,
            on_chain: OrderOnChain::of(&overview.report),
            trust: left.filter(|each| each.is_left(&overview.report)).collect(),
            endpoints: EndpointTrust::of(&overview.report),
            is_proven: is_proven(&overview.report),
            oracle: OracleTrust::of(&overview, reading),
            next,
            lone,
            block: reading.and_then(|reading| Some(reading.block.as_ref()?.number)),
            readers: reading.map(readers).unwrap_or_default(),
            recorded,
            report: overview.report,
            subject: overview.subject,
            tool_mark: overview.tool_mark,
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

    /// Shortens the answer for a line of a table.
    pub fn brief(self) -> Brief {
        Brief::of(self.report, self.chips)
    }

    /// Returns the time of confirmation that the file states. Anyone can write that.
    pub fn confirmed_in_file(&self) -> Option<&str> {
        let recorded = self.recorded.as_ref().filter(|recorded| recorded.confirms);
        recorded.map(|recorded| &*recorded.at)
    }

    /// Returns the steps with their marks. A recorded step replaces one that the report leaves open.
    pub fn marked(&self) -> impl Iterator<Item = (&Step, Mark)> {
        let recorded = self.recorded.as_ref().map(|recorded| &recorded.steps);
        let shown = move |own: &Step| {
            let mut recorded = recorded?.iter().filter(|_| own.cause().is_some());
            recorded.find(|step| step.id == own.id)
        };
        let own = self.report.steps.iter().zip(&self.marks);
        own.map(move |(step, mark)| (shown(step).unwrap_or(step), *mark))
    }

    /// Returns the mark of another draw. `agrees` is whether the steps of the draw, which rest on the shop's history,
    /// passed.
    pub fn mark_of_draw(&self, key: &Hash32, agrees: Option<bool>) -> Mark {
        match agrees {
            Some(true) if self.refuting_draw(key).next().is_some() => Mark::Failed,
            Some(true) if self.is_confirmed => Mark::Passed(Basis::Chain),
            Some(true) => Mark::Passed(Basis::History),
            Some(false) => Mark::Failed,
            None => Mark::Skipped,
        }
    }

    /// Returns the mark of a step of another draw.
    pub const fn mark_of_its_step(&self, step: &Step) -> Mark {
        Mark::of(step, self.is_confirmed)
    }

    /// Returns the steps of the chain that failed on another draw, each with the differences of this draw alone.
    pub fn refuting_draw(&self, key: &Hash32) -> impl Iterator<Item = Step> {
        let steps = self.marked().map(|(step, _)| step);
        let refuting = steps.filter(|step| differs_on(step, key));
        refuting.map(|step| {
            let mut step = step.clone();
            step.findings
                .retain(|finding| !finding.agrees() && is_on(finding, key));
            step
        })
    }

    /// Returns the readers that were left out and refute the proof.
    pub fn refuting_left_out(&self) -> impl Iterator<Item = &Reader> {
        let left_out = |reader: &&Reader| reader.standing == Standing::LeftOut;
        let left_out = self.readers.iter().filter(left_out);
        left_out.filter(|reader| reader.refutes())
    }

    /// Returns the readers that were left out.
    pub fn left_out(&self) -> Witnesses {
        let left_out = self.readers.iter();
        let left_out = left_out.filter(|reader| reader.standing == Standing::LeftOut);
        Witnesses::all(left_out.map(|reader| reader.by))
    }

    /// Returns true if the reader can choose which endpoints count: at least two have a view.
    pub fn can_leave_out(&self) -> bool {
        let views = self.readers.iter();
        let views = views.filter(|reader| reader.standing != Standing::NoView);
        views.count() > 1
    }

    /// Returns a question with its answer.
    pub fn question(&self, group: Group) -> Option<&Question> {
        self.questions.iter().find(|each| each.group == group)
    }
}

fn steps(report: &Report, recorded: Option<&RecordedReading>) -> Steps {
    let recorded = recorded.map_or(&[][..], |recorded| &recorded.steps);
    Steps::of_report(report).with_recorded(recorded)
}

impl RecordedReading {
    /// Summarises the reading that a file records for a report.
    fn of(report: &Report, reading: &Reading, at: &str, steps: &[Step]) -> Self {
        let there = reading
            .endpoints
            .iter()
            .filter(|(_, fault)| fault.is_none());
        let read = report.clone().with_proven(steps);
        Self {
            at: at.to_owned(),
            by: there.map(|(host, _)| host.clone()).collect(),
            block: reading.block.as_ref().map(|block| block.number),
            confirms: match read.verdict {
                Verdict::NotReplayable => is_held(&read),
                verdict => verdict == Verdict::Verified,
            },
            steps: steps.to_vec(),
        }
    }
}
