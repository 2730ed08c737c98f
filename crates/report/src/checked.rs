//! The part of a report that a check came to.

use answer::{Answer, Chip, Headline};
use chain::{deployment, reading};
use serde::Serialize;
use verify::claims::{Claims, Listed, NotarisedBlock, Trail, Unread};
use verify::hash::Hash32;
use verify::report::{Kind, Verdict};

use crate::hosts::Hosts;
use crate::needed::Needed;
use crate::proven::Proven;
use crate::question::Question;
use crate::reading::{Cost, Reading, Recorded};
use crate::rest::RestRead;
use crate::step::Step;
use crate::subject::{Award, Event, Network, Subject, digest};
use crate::trust::Trusted;
use crate::value::Hash;
use verify::claims::RequestCount;
use verify::report::StepId;

/// What came of a check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Checked {
    /// What kind of payload it is.
    #[cfg_attr(test, schemars(schema_with = "crate::schema::kind"))]
    pub kind: Kind,
    /// What it is about.
    pub subject: Subject,
    /// The network that it names.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub network: Option<Network>,
    /// The address of the contract that it names, as published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contract: Option<String>,
    /// SHA-256 of the payload's bytes.
    pub payload_sha256: Hash,
    /// The verdict.
    #[cfg_attr(test, schemars(schema_with = "crate::schema::verdict"))]
    pub verdict: Verdict,
    /// What is said first.
    pub headline: HeadlineCode,
    /// The verdict, for people.
    pub sentence: String,
    /// The steps on whose facts endpoints contradict each other. It leads, whatever the verdict.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, schemars(schema_with = "crate::schema::steps"))]
    pub contradicted: Vec<StepId>,
    /// What stands beside the headline.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub chips: Vec<ChipCode>,
    /// Of a pull: its card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub award: Option<Award>,
    /// Of an event: its counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<Event>,
    /// The buyer's questions.
    pub questions: Vec<Question>,
    /// What the reader still has to trust.
    pub trust: Vec<Trusted>,
    /// Every step, in order.
    pub steps: Vec<Step>,
    /// What a reading of the chain would settle; absent if nothing waits for one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub needed: Option<Needed>,
    /// What was read of the chain for this report.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reading: Option<Reading>,
    /// A reading that the file records. It changes no verdict.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recorded: Option<Recorded>,
    /// What the oracle's own proofs show.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proven: Option<Proven>,
}

/// The SHA-256 of each list of the deployment; absent if it has none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Lists {
    /// Of its coordinators.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coordinators: Option<Hash>,
    /// Of its oracle keys.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub oracle_keys: Option<Hash>,
    /// Of its contracts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contracts: Option<Hash>,
}

/// What is said first of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum HeadlineCode {
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

/// What a reader must know of a payload, whatever its verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ChipCode {
    /// It is a sample: nobody bought it.
    Sample,
    /// Its contract is on a test network.
    TestNetwork,
    /// Its contract is on a chain of one machine.
    LocalChain,
    /// The deployment lists contracts, and not this one.
    NotListed,
}

/// What a report is made of.
#[derive(Clone, Copy, Debug)]
pub struct Made<'m> {
    /// What is said first, with the steps and what the payload is about.
    pub answer: &'m Answer,
    /// SHA-256 of the payload's bytes.
    pub payload_sha256: Hash32,
    /// What the chain must say for the payload to be true.
    pub claims: Option<&'m Claims>,
    /// The deployment's lists.
    pub lists: &'m deployment::Lists,
    /// What was read of the chain just now.
    pub reading: Option<&'m reading::Reading>,
    /// The endpoints by their places: of the reading, or of what the file records.
    pub hosts: &'m Hosts,
    /// The proven block of the request, or why it is not proven.
    pub block: Option<&'m Result<NotarisedBlock, Unread>>,
    /// The way to each proven value.
    pub trails: &'m [Trail],
    /// Which of the contract's requests were counted.
    pub counts: &'m [RequestCount],
    /// What the reading took.
    pub cost: Option<&'m Cost>,
    /// What came of the rest.
    pub rest: Option<&'m RestRead>,
}

impl Lists {
    /// The SHA-256 of a deployment's lists, as it writes them.
    pub fn of(lists: &deployment::Lists) -> Self {
        Self {
            coordinators: digest(&lists.coordinators),
            oracle_keys: digest(&lists.oracle_keys),
            contracts: digest(&lists.contracts),
        }
    }
}

impl Checked {
    /// What came of a check.
    pub fn of(made: Made<'_>) -> Self {
        let Made { answer, hosts, .. } = made;
        let (report, subject) = (&answer.report, &answer.subject);
        let contract = subject.contract();
        let label = contract.network.as_deref();
        let disputed = report.steps.iter();
        let disputed = disputed.filter(|step| step.contradiction().is_some());
        Self {
            kind: report.kind,
            subject: Subject::of(subject),
            network: label.map(Network::of),
            contract: contract.address.clone(),
            payload_sha256: Hash(made.payload_sha256),
            verdict: report.verdict,
            headline: HeadlineCode::of(answer.headline),
            sentence: words::sentences(&words::lead(answer), &words::rest(answer)),
            contradicted: disputed.map(|step| step.id).collect(),
            chips: answer.chips.iter().copied().map(ChipCode::of).collect(),
            award: Award::of(subject),
            event: Event::of(subject),
            questions: answer.questions.iter().map(Question::of).collect(),
            trust: Trusted::left(answer, contract, &made.lists.contracts, hosts),
            steps: report
                .steps
                .iter()
                .map(|step| Step::of(step, hosts))
                .collect(),
            needed: Needed::of(report, made.claims, &listed(label, made.lists)),
            reading: made
                .reading
                .map(|reading| Reading::of(reading, made.cost, made.rest, hosts)),
            recorded: answer.recorded.as_ref().map(Recorded::from),
            proven: Proven::of(made.block, made.trails, made.counts, hosts),
        }
    }
}

fn listed(label: Option<&str>, lists: &deployment::Lists) -> Listed {
    deployment::listed(label, lists)
}

impl HeadlineCode {
    const fn of(headline: Headline) -> Self {
        match headline {
            Headline::NotVerified => Self::NotVerified,
            Headline::Contradicted => Self::Contradicted,
            Headline::OriginUnknown => Self::OriginUnknown,
            Headline::CannotBeReplayed => Self::CannotBeReplayed,
            Headline::NotOverYet => Self::NotOverYet,
            Headline::InPart => Self::InPart,
            Headline::AddsUp => Self::AddsUp,
            Headline::Verified => Self::Verified,
        }
    }
}

impl ChipCode {
    const fn of(chip: Chip) -> Self {
        match chip {
            Chip::Sample => Self::Sample,
            Chip::TestNetwork => Self::TestNetwork,
            Chip::LocalChain => Self::LocalChain,
            Chip::NotListed => Self::NotListed,
        }
    }
}
