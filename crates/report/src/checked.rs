//! Writes the result of a check as a part of the report.

use answer::{Answer, Chip, Headline};
use chain::{deployment, reading};
use serde::Serialize;
use verify::claims::{NotarisedBlock, Unread};
use verify::hash::Hash32;
use verify::report::{Kind, Verdict};

use crate::hosts::Hosts;
use crate::proven::Proven;
use crate::question::Question;
use crate::reading::{Reading, RecordedReading};
use crate::step::Step;
use crate::subject::{Award, Event, Network, Subject, digest};
use crate::trust::Trusted;
use crate::value::Hash;
use verify::report::StepId;

/// The result of a check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Checked {
    /// The kind of the payload.
    #[cfg_attr(test, schemars(schema_with = "crate::schema::kind"))]
    pub kind: Kind,
    /// The event or the pull that the payload is about.
    pub subject: Subject,
    /// The network that the payload names.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub network: Option<Network>,
    /// The address of the contract that the payload names, as published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contract: Option<String>,
    /// SHA-256 of the payload's bytes.
    pub payload_sha256: Hash,
    /// The verdict.
    #[cfg_attr(test, schemars(schema_with = "crate::schema::verdict"))]
    pub verdict: Verdict,
    /// The code of the headline.
    pub headline: HeadlineCode,
    /// The verdict, for people.
    pub sentence: String,
    /// The steps on whose facts endpoints contradict each other. A contradiction leads, whatever the verdict.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, schemars(schema_with = "crate::schema::steps"))]
    pub contradicted: Vec<StepId>,
    /// The codes of the chips beside the headline.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub chips: Vec<ChipCode>,
    /// For a pull: the card that it gave.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub award: Option<Award>,
    /// For an event: the counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<Event>,
    /// The buyer's questions.
    pub questions: Vec<Question>,
    /// The things that the reader still has to trust.
    pub trust: Vec<Trusted>,
    /// Every step, in order.
    pub steps: Vec<Step>,
    /// The reading of the chain that was made for this report.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reading: Option<Reading>,
    /// A reading that the file records. It changes no verdict.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recorded: Option<RecordedReading>,
    /// The facts that the oracle's own proofs show.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proven: Option<Proven>,
}

/// The SHA-256 of each list of the deployment, and of the settings file that has them; absent if it has none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Lists {
    /// The SHA-256 of the list of coordinators.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coordinators: Option<Hash>,
    /// The SHA-256 of the list of oracle keys.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub oracle_keys: Option<Hash>,
    /// The SHA-256 of the list of contracts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contracts: Option<Hash>,
    /// The SHA-256 of the settings file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deployment: Option<Hash>,
}

/// The first words of a report.
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
    /// The event still runs, and there is nothing to replay yet.
    NotOverYet,
    /// The contract holds the values, and an endpoint could not show something.
    InPart,
    /// The published values add up, and the chain was not read.
    AddsUp,
    /// The chain confirms the published values.
    Verified,
}

/// A fact that a reader must know of a payload, whatever its verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ChipCode {
    /// The payload is a sample: nobody bought it.
    Sample,
    /// The contract is on a test network.
    TestNetwork,
    /// The contract is on a chain of one machine.
    LocalChain,
    /// The deployment lists contracts, but not this one.
    NotListed,
}

/// The inputs of a report.
#[derive(Clone, Copy, Debug)]
pub struct Made<'m> {
    /// The answer, with the steps and the subject of the payload.
    pub answer: &'m Answer,
    /// SHA-256 of the payload's bytes.
    pub payload_sha256: Hash32,
    /// The deployment's lists.
    pub lists: &'m deployment::Lists,
    /// The reading that was made just now.
    pub reading: Option<&'m reading::Reading>,
    /// The endpoints by their indices in the reading, or in the reading that the file records.
    pub hosts: &'m Hosts,
    /// The proven block of the request, or the reason for which it is not proven.
    pub block: Option<&'m Result<NotarisedBlock, Unread>>,
}

impl Lists {
    /// Computes the SHA-256 of each of a deployment's lists, from the text that the deployment writes.
    pub fn of(lists: &deployment::Lists) -> Self {
        Self {
            coordinators: digest(&lists.coordinators),
            oracle_keys: digest(&lists.oracle_keys),
            contracts: digest(&lists.contracts),
            deployment: lists.deployment.map(Hash),
        }
    }
}

impl Checked {
    /// Builds the result of a check.
    pub fn of(made: Made<'_>) -> Self {
        let Made { answer, hosts, .. } = made;
        let (report, subject) = (&answer.report, &answer.subject);
        let contract = subject.contract();
        let label = contract.network.as_deref();
        let disputed = report.steps.iter();
        let disputed = disputed.filter(|step| step.is_contradicted());
        Self {
            kind: report.kind,
            subject: Subject::of(subject),
            network: label.map(Network::of),
            contract: contract.address.clone(),
            payload_sha256: Hash(made.payload_sha256),
            verdict: report.verdict,
            headline: HeadlineCode::of(answer.headline),
            sentence: words::sentences(&words::lead(answer), &words::after_reasons(answer)),
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
            reading: made.reading.map(Reading::of),
            recorded: answer.recorded.as_ref().map(RecordedReading::from),
            proven: Proven::of(made.block, hosts),
        }
    }
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
