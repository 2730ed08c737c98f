//! Lists the things that the reader still trusts, with any verdict.

use serde::{Deserialize, Serialize};

use chain::reading::Reading;
use explain::Overview;
use verify::claims::{Address, UsedCoordinator, Witnesses};
use verify::hash::Hash32;
use verify::report::{Grades, Report, StepId, Verdict};

use crate::contract::Coordinator;

/// Something that no check of the page settles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Trusted {
    /// The code that computed the verdict.
    Code,
    /// The contract that the payload names.
    Contract,
    /// The endpoints that were asked about the contract; the shop, before any was asked.
    Endpoint,
    /// The maker of the random word.
    Oracle,
    /// The parts of a payload that no commitment binds.
    Unbound,
}

impl Trusted {
    /// All of them, in the order of the page.
    pub const ALL: [Self; 5] = [
        Self::Code,
        Self::Contract,
        Self::Endpoint,
        Self::Oracle,
        Self::Unbound,
    ];

    /// Returns true if a report leaves this to trust. The reader trusts an endpoint for the values it returned, by the
    /// grades of the report. No trust in endpoints is left if the data itself shows the difference, or if everything
    /// that a verdict needs is proven.
    pub fn is_left(self, report: &Report) -> bool {
        let is_told = grades(report).any(|grades| !grades.told.is_empty());
        let needs_none = matches!(report.verdict, Verdict::NotVerified | Verdict::Verified);
        self != Self::Endpoint || is_told || !needs_none
    }

    /// Returns the name of the item in `data-trust`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Code => "code",
            Self::Contract => "contract",
            Self::Endpoint => "endpoint",
            Self::Oracle => "oracle",
            Self::Unbound => "unbound",
        }
    }
}

/// Counts the things that a report leaves to trust.
pub fn left_to_trust(report: &Report) -> usize {
    let left = Trusted::ALL.iter().filter(|each| each.is_left(report));
    left.count()
}

/// The party that the reader believes about the chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EndpointTrust {
    /// No one: the data itself shows the difference, or everything that a verdict needs is proven.
    Nobody,
    /// No one yet: the endpoints contradict each other.
    Contradicting,
    /// The shop for now, since no card was verified.
    NotReplayed,
    /// The shop, for the claim that all this was recorded in time.
    Shop,
    /// One endpoint.
    One(Witnesses),
    /// These endpoints: the result is right if one of them is honest.
    All(Witnesses),
}

impl EndpointTrust {
    /// Derives the party. A merged step rests on every view that counts, so one honest endpoint among them is enough.
    pub fn of(report: &Report) -> Self {
        if !Trusted::Endpoint.is_left(report) {
            return Self::Nobody;
        }
        let told = grades(report).flat_map(|grades| grades.told.iter().map(|(by, _)| *by));
        let by = Witnesses::all(told);
        match (by.count(), report.verdict) {
            (_, Verdict::Contradicted) => Self::Contradicting,
            (0, Verdict::NotReplayable) => Self::NotReplayed,
            (0, _) | (_, Verdict::VerifiedOffline) => Self::Shop,
            (1, _) => Self::One(by),
            _ => Self::All(by),
        }
    }

    /// Returns the code of the party.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Nobody => "nobody",
            Self::Contradicting => "contradicting",
            Self::NotReplayed => "not_replayed",
            Self::Shop => "shop",
            Self::One(_) => "one",
            Self::All(_) => "all",
        }
    }
}

/// The maker of the random words, as far as the check knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OracleTrust {
    /// A word came from this coordinator, which neither the oracle's operator nor the deployment lists.
    Unknown(Address),
    /// Every word is proven to one of these keys.
    Proven(Vec<Hash32>),
    /// No coordinator is shown to have served every word.
    Unseen,
    /// A coordinator that only the deployment lists served a word.
    Listed,
    /// Coordinators that the oracle's operator publishes served every word.
    Published,
}

impl OracleTrust {
    /// Derives the maker of the words from the least known coordinator. A listed coordinator counts only if every word
    /// is shown to come from it.
    pub fn of(overview: &Overview, reading: Option<&Reading>) -> Self {
        let served = reading.map_or(&[][..], |reading| &reading.coordinators);
        let contract = overview.subject.contract();
        let is = |served: &UsedCoordinator, of| Coordinator::of(contract, served) == of;
        let mut unknown = served.iter().filter(|each| is(each, Coordinator::Unknown));
        let is_shown = overview.report.steps.iter().any(|step| {
            matches!(step.id, StepId::SeedOrigin | StepId::WordOrigin) && step.passed()
        });
        // The trust never claims more than the headline.
        let is_named = overview.report.verdict != Verdict::NotConfirmed;
        match (unknown.next(), proven_keys(&overview.report)) {
            (Some(_), _) if !is_named => Self::Unseen,
            (Some(unknown), _) => Self::Unknown(unknown.coordinator),
            (None, Some(keys)) => Self::Proven(keys),
            _ if !is_shown || served.is_empty() => Self::Unseen,
            _ if served.iter().any(|each| is(each, Coordinator::Listed)) => Self::Listed,
            _ => Self::Published,
        }
    }

    /// Returns the code of the maker.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Unknown(_) => "unknown",
            Self::Proven(_) => "proven",
            Self::Unseen => "unseen",
            Self::Listed => "listed",
            Self::Published => "published",
        }
    }
}

/// Returns true if some value is proven.
pub fn is_proven(report: &Report) -> bool {
    grades(report).any(|grades| !grades.proven.is_empty())
}

fn grades(report: &Report) -> impl Iterator<Item = &Grades> {
    report.steps.iter().map(|step| &step.grades)
}

/// Returns the keys that all judged words are proven to, once `oracle_proof` has passed.
fn proven_keys(report: &Report) -> Option<Vec<Hash32>> {
    let mut steps = report.steps.iter();
    let step = steps.find(|step| step.id == StepId::OracleProof && step.passed())?;
    let keys = step.grades.proven.iter().map(|(key, _)| *key);
    let keys: Vec<Hash32> = keys.collect();
    (step.grades.told.is_empty() && !keys.is_empty()).then_some(keys)
}
