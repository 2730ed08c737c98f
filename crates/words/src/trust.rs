//! What the reader still trusts, whatever the verdict: a sentence each, why, and what to do about it.

use crate::catalogue::say;
use crate::contract::Coordinator;
use crate::contradiction::contradiction;
use crate::endpoints::listed;
use crate::reading::{asking, hosts};
use crate::value::short_hash;
use crate::verdict::unread_contract;
use chain::reading::Reading;
use explain::Overview;
use verify::claims::UsedCoordinator;
use verify::hash::Hash32;
use verify::report::{Grade, Kind, Point, Report, StepId, Verdict};

/// Something that no check of the page settles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trusted {
    /// The code that computed the verdict.
    Code,
    /// The contract that the payload names.
    Contract,
    /// The endpoints that were asked about the contract.
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

    /// The agreed name, as in `data-trust`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Code => "code",
            Self::Contract => "contract",
            Self::Endpoint => "endpoint",
            Self::Oracle => "oracle",
            Self::Unbound => "unbound",
        }
    }

    /// Why it has to be trusted.
    pub fn why(self) -> &'static str {
        match self {
            Self::Code => {
                say!(trust_why_code)
            }
            Self::Contract => {
                say!(trust_why_contract)
            }
            Self::Endpoint => {
                say!(trust_why_endpoint)
            }
            Self::Oracle => {
                say!(trust_why_oracle)
            }
            Self::Unbound => say!(trust_why_unbound),
        }
    }

    /// What the reader can do.
    pub fn what_to_do(self) -> &'static str {
        match self {
            Self::Code => {
                say!(trust_what_to_do_code)
            }
            Self::Endpoint => {
                say!(trust_what_to_do_endpoint)
            }
            Self::Oracle => {
                say!(trust_what_to_do_oracle)
            }
            // The list of contracts says it of the contract; of the rest, each line.
            Self::Contract | Self::Unbound => "",
        }
    }
}

/// The code, in a sentence.
pub fn trusted_code(build: &str) -> String {
    say!(trust_code, build = build)
}

/// That the worker has passed its self-test. The page asks no other worker.
pub fn self_test(vectors: u64) -> String {
    say!(trust_self_test, passed = vectors, all = vectors)
}

/// Who was asked, in a sentence: `reading` is what was read of the contract, `being_asked` who is asked just now.
pub fn trusted_endpoint(
    report: &Report,
    reading: Option<&Reading>,
    being_asked: &[String],
) -> String {
    if !being_asked.is_empty() {
        return asking(being_asked);
    }
    let mut there = reading.map(hosts).unwrap_or_default();
    there.dedup();
    let block = reading.and_then(|reading| reading.block.as_ref());
    let at = block.map_or_else(String::new, |block| {
        say!(trust_endpoint_at, number = block.number)
    });
    let rest = match report.verdict {
        Verdict::VerifiedInPart => say!(trust_endpoint_in_part),
        _ => "",
    };
    let offline = |words: &str| say!(joint_because, words = words, why = unread_contract(report));
    if contradiction(report).is_some() {
        return say!(trust_endpoint_contradict, there = listed(&there), at = at);
    }
    match (there.len(), report.verdict) {
        (0, Verdict::NotVerified) => say!(trust_endpoint_none_needed).into(),
        // A saved proof that proves itself.
        (0, Verdict::Verified) => say!(block_counts).into(),
        (0, Verdict::NotReplayable) => offline(say!(trust_endpoint_not_replayed)),
        (0, _) => offline(say!(trust_endpoint_shops_word)),
        (1, _) => say!(
            trust_endpoint_one,
            there = listed(&there),
            at = at,
            rest = rest
        ),
        _ => say!(
            trust_endpoint_several,
            there = listed(&there),
            at = at,
            rest = rest
        ),
    }
}

/// The oracle, in a sentence. It names the coordinator about which least is known, and a listed one only if every word
/// is shown to be its own.
pub fn trusted_oracle(overview: &Overview, reading: Option<&Reading>) -> String {
    let served = reading.map_or(&[][..], |reading| &reading.coordinators);
    let contract = overview.subject.contract();
    let of = |served: &UsedCoordinator| Coordinator::of(contract, served);
    let is_shown = overview
        .steps
        .iter()
        .any(|step| matches!(step.id, StepId::SeedOrigin | StepId::WordOrigin) && step.passed());
    if let Some(unknown) = served
        .iter()
        .find(|served| of(served) == Coordinator::Unknown)
    {
        let address = short_hash(&unknown.coordinator.to_string());
        say!(trust_oracle_unknown, address = address)
    } else if let Some(key_hash) = proven_key(overview) {
        say!(trust_oracle_proven, key = short_hash(&key_hash.to_string()))
    } else if !is_shown || served.is_empty() {
        say!(trust_oracle_unseen).into()
    } else if served
        .iter()
        .any(|served| of(served) == Coordinator::Listed)
    {
        say!(trust_oracle_listed).into()
    } else {
        say!(trust_oracle_published).into()
    }
}

/// The key that every judged word is proven to, once `oracle_proof` has passed.
fn proven_key(report: &Report) -> Option<Hash32> {
    let mut steps = report.steps.iter();
    let step = steps.find(|step| step.id == StepId::OracleProof && step.passed())?;
    let mut keys = step
        .findings
        .iter()
        .filter_map(|finding| match finding.grade {
            Grade::Proven(key_hash) => Some(key_hash),
            Grade::Computed | Grade::Told(_) => None,
        });
    keys.next()
}

/// What rests on the contract's own code: that it anchors an id only once, unless its earlier state shows it.
pub fn anchored_once(report: &Report) -> Option<&'static str> {
    let mut findings = report.steps.iter().flat_map(|step| &step.findings);
    let is_shown =
        findings.any(|finding| finding.point == Point::AnchoredBefore && finding.agrees());
    (report.kind == Kind::PackEvent && !is_shown).then_some(say!(trust_contract_once))
}

/// What nothing binds, in a sentence.
pub fn trusted_unbound(kind: Kind) -> &'static str {
    match kind {
        Kind::PackEvent => {
            say!(trust_unbound_pack_event)
        }
        Kind::PackPull => {
            say!(trust_unbound_pack_pull)
        }
    }
}

/// What nothing binds, one by one, each with what the reader can do.
pub fn unbound(kind: Kind) -> Vec<&'static str> {
    match kind {
        Kind::PackEvent => vec![
            say!(trust_unbound_event_accounts),
            say!(trust_unbound_event_order),
            say!(trust_unbound_event_end),
            say!(trust_unbound_event_names),
        ],
        Kind::PackPull => vec![
            say!(trust_unbound_pull_name),
            say!(trust_unbound_pull_stock),
            say!(trust_unbound_pull_card),
        ],
    }
}
