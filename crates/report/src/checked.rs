//! Writes the result of a check as a part of the report.

use answer::Answer;
use chain::reading;
use serde::Serialize;
use verify::claims::NotarisedBlock;
use verify::hash::Hash32;
use verify::report::{Kind, Verdict};

use crate::hosts::Hosts;
use crate::reading::Reading;
use crate::step::Step;
use crate::subject::{Award, Event, Network, Subject};
use crate::value::Hash;

/// The result of a check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Checked {
    /// The kind of the payload.
    #[cfg_attr(test, schemars(with = "crate::schema::Kinds"))]
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
    #[cfg_attr(test, schemars(with = "crate::schema::Verdicts"))]
    pub verdict: Verdict,
    /// The verdict, for people, in English.
    pub sentence: String,
    /// For a pull: the card that it gave.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub award: Option<Award>,
    /// For an event: the counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<Event>,
    /// Every step, in order.
    pub steps: Vec<Step>,
    /// The reading of the chain that was made for this report.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reading: Option<Reading>,
}

/// The inputs of a report.
#[derive(Clone, Copy, Debug)]
pub struct Made<'m> {
    /// The answer, with the steps and the subject of the payload.
    pub answer: &'m Answer,
    /// SHA-256 of the payload's bytes.
    pub payload_sha256: Hash32,
    /// The reading that was made just now.
    pub reading: Option<&'m reading::Reading>,
    /// The endpoints by their indices in the reading, or in the reading that the file records.
    pub hosts: &'m Hosts,
    /// The block of the request that the oracle's proof states.
    pub block: Option<&'m NotarisedBlock>,
}

impl Checked {
    /// Builds the result of a check.
    pub fn of(made: Made<'_>) -> Self {
        let Made {
            answer,
            hosts,
            block,
            ..
        } = made;
        let (report, subject) = (&answer.report, &answer.subject);
        let contract = subject.contract();
        let steps = report.steps.iter().map(|step| Step::of(step, hosts, block));
        Self {
            kind: report.kind,
            subject: Subject::of(subject),
            network: contract.network.as_deref().map(Network::of),
            contract: contract.address.clone(),
            payload_sha256: Hash(made.payload_sha256),
            verdict: report.verdict,
            sentence: words::catalogue::in_english(|| {
                words::join::sentences(
                    &words::verdict::lead(answer),
                    &words::verdict::after_reasons(answer),
                )
            }),
            award: Award::of(subject),
            event: Event::of(subject),
            steps: steps.collect(),
            reading: made.reading.map(Reading::of),
        }
    }
}
