//! What the reader still trusts, whatever the verdict.

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
    /// The endpoints that were asked about the contract; before, the shop.
    Endpoint,
    /// The maker of the random word.
    Oracle,
    /// What no commitment binds.
    Unbound,
}

impl Trusted {
    /// All of it, in the order of the page.
    pub const ALL: [Self; 5] = [
        Self::Code,
        Self::Contract,
        Self::Endpoint,
        Self::Oracle,
        Self::Unbound,
    ];

    /// Whether a report leaves it to trust. An endpoint is trusted for what it told, by the grades of the report's values:
    /// for nothing if the data itself shows what differs, or if all that was read is proven.
    pub fn is_left(self, report: &Report) -> bool {
        let is_told = grades(report).any(|grades| !grades.told.is_empty());
        let needs_none = report.verdict == Verdict::NotVerified || is_proven(report);
        self != Self::Endpoint || is_told || !needs_none
    }

    /// The agreed name, as in `data-trust`.
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

/// How much a report leaves to trust.
pub fn left_to_trust(report: &Report) -> usize {
    let left = Trusted::ALL.iter().filter(|each| each.is_left(report));
    left.count()
}

/// Who is believed about the chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EndpointTrust {
    /// No one: the data itself shows what differs, or all that was read is proven.
    Nobody,
    /// No one yet: they contradict each other.
    Contradicting,
    /// The shop for now, since no card was verified.
    NotReplayed,
    /// The shop, that all this was recorded in time.
    Shop,
    /// One endpoint.
    One(Witnesses),
    /// Each of these, for what it alone told.
    Each(Witnesses),
    /// That all of these do not lie together.
    All(Witnesses),
    /// That no so many of these lie together.
    Fewest(u32, Witnesses),
}

impl EndpointTrust {
    /// Who is believed: the endpoints that told a value which nothing proves, and of these the fewest.
    pub fn of(report: &Report) -> Self {
        if !Trusted::Endpoint.is_left(report) {
            return Self::Nobody;
        }
        let (fewest, by) = weakest(report);
        match (fewest, by.count() == fewest, report.verdict) {
            (.., Verdict::Contradicted) => Self::Contradicting,
            (0, _, Verdict::NotReplayable) => Self::NotReplayed,
            (0, ..) | (.., Verdict::VerifiedOffline) => Self::Shop,
            (1, true, _) => Self::One(by),
            (1, false, _) => Self::Each(by),
            (_, true, _) => Self::All(by),
            (_, false, _) => Self::Fewest(fewest, by),
        }
    }

    /// The agreed name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Nobody => "nobody",
            Self::Contradicting => "contradicting",
            Self::NotReplayed => "not_replayed",
            Self::Shop => "shop",
            Self::One(_) => "one",
            Self::Each(_) => "each",
            Self::All(_) => "all",
            Self::Fewest(..) => "fewest",
        }
    }
}

/// What is known of who made the random words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OracleTrust {
    /// A word came from this coordinator, which nobody publishes.
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
    /// What is known of who made the words: the coordinator about which least is known, and a listed one only if every
    /// word is shown to be its own.
    pub fn of(overview: &Overview, reading: Option<&Reading>) -> Self {
        let served = reading.map_or(&[][..], |reading| &reading.coordinators);
        let contract = overview.subject.contract();
        let is = |served: &UsedCoordinator, of| Coordinator::of(contract, served) == of;
        let mut unknown = served.iter().filter(|each| is(each, Coordinator::Unknown));
        let is_shown = overview.steps.iter().any(|step| {
            matches!(step.id, StepId::SeedOrigin | StepId::WordOrigin) && step.passed()
        });
        match (unknown.next(), proven_keys(overview)) {
            (Some(unknown), _) => Self::Unknown(unknown.coordinator),
            (None, Some(keys)) => Self::Proven(keys),
            _ if !is_shown || served.is_empty() => Self::Unseen,
            _ if served.iter().any(|each| is(each, Coordinator::Listed)) => Self::Listed,
            _ => Self::Published,
        }
    }

    /// The agreed name.
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

/// Whether some value is proven.
pub fn is_proven(report: &Report) -> bool {
    grades(report).any(|grades| !grades.proven.is_empty())
}

fn grades(report: &Report) -> impl Iterator<Item = &Grades> {
    report.steps.iter().map(|step| &step.grades)
}

/// The fewest endpoints that told a value which nothing proves, and all those of such values.
fn weakest(report: &Report) -> (u32, Witnesses) {
    let told = || grades(report).flat_map(|grades| grades.told.iter().map(|(by, _)| *by));
    let fewest = told().map(Witnesses::count).min().unwrap_or_default();
    let weakest = told().filter(|by| by.count() == fewest);
    (fewest, weakest.fold(Witnesses::default(), Witnesses::with))
}

/// The keys that the judged words are proven to, once `oracle_proof` has passed.
fn proven_keys(report: &Report) -> Option<Vec<Hash32>> {
    let mut steps = report.steps.iter();
    let step = steps.find(|step| step.id == StepId::OracleProof && step.passed())?;
    Some(step.grades.proven.iter().map(|(key, _)| *key).collect())
}
