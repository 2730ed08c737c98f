//! What the reader still trusts, whatever the verdict: a sentence each, why, and what to do about it.

use crate::catalogue::say;
use crate::contract::Coordinator;
use crate::endpoints::listed;
use crate::reading::{asking, hosts, witness_hosts};
use crate::value::short_hash;
use crate::verdict::unread_contract;
use chain::reading::Reading;
use explain::Overview;
use verify::claims::{UsedCoordinator, Witnesses};
use verify::report::{Grades, Kind, Point, Report, StepId, Verdict};

/// Something that no check of the page settles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// for nothing where the data itself shows what differs, or all that was read is proven.
    pub fn is_left(self, report: &Report) -> bool {
        let is_told = grades(report).any(|grades| !grades.told.is_empty());
        let needs_none = report.verdict == Verdict::NotVerified || is_proven(report);
        self != Self::Endpoint || is_told || !needs_none
    }

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

/// How much a report leaves to trust.
pub fn left_to_trust(report: &Report) -> usize {
    let left = Trusted::ALL.iter().filter(|each| each.is_left(report));
    left.count()
}

/// The code, in a sentence.
pub fn trusted_code(build: &str) -> String {
    say!(trust_code, build = build)
}

/// That the worker has passed its self-test. The page asks no other worker.
pub fn self_test(vectors: u64) -> String {
    say!(trust_self_test, passed = vectors, all = vectors)
}

/// Whether some value is proven.
fn is_proven(report: &Report) -> bool {
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

/// Who is believed about the chain, in a sentence: `reading` is what was read of the contract, `being_asked` who is
/// asked just now.
pub fn trusted_endpoint(
    report: &Report,
    reading: Option<&Reading>,
    being_asked: &[String],
) -> String {
    if !being_asked.is_empty() {
        return asking(being_asked);
    }
    let block = reading.and_then(|reading| reading.block.as_ref());
    let at = block.map_or_else(String::new, |block| {
        say!(trust_endpoint_at, number = block.number)
    });
    let names = |mut there: Vec<String>| {
        there.dedup();
        listed(&there)
    };
    if report.verdict == Verdict::Contradicted {
        let there = names(reading.map(hosts).unwrap_or_default());
        return say!(trust_endpoint_contradict, there = there, at = at);
    }
    let (fewest, by) = weakest(report);
    let there = reading.map(|reading| witness_hosts(reading, by));
    let there = names(there.unwrap_or_default());
    let offline = |words: &str| say!(joint_because, words = words, why = unread_contract(report));
    let unread = match report.verdict {
        Verdict::VerifiedInPart => say!(trust_endpoint_in_part),
        _ => "",
    };
    let proven = is_proven(report).then_some(say!(trust_endpoint_rest_proven));
    let rest = format!("{unread}{}", proven.unwrap_or_default());
    match (fewest, by.count() == fewest, report.verdict) {
        (0, _, Verdict::NotReplayable) => offline(say!(trust_endpoint_not_replayed)),
        (0, ..) | (.., Verdict::VerifiedOffline) => offline(say!(trust_endpoint_shops_word)),
        (1, true, _) => say!(trust_endpoint_one, there = there, at = at, rest = rest),
        (1, ..) => say!(trust_endpoint_each, there = there, at = at, rest = rest),
        (_, true, _) => say!(trust_endpoint_several, there = there, at = at, rest = rest),
        (_, false, _) => say!(
            trust_endpoint_some,
            fewest = u64::from(fewest),
            there = there,
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
    } else if let Some(keys) = proven_keys(overview) {
        let count = verify::report::count(keys.len());
        say!(trust_oracle_proven, count = count, keys = listed(&keys))
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

/// The keys that the judged words are proven to, once `oracle_proof` has passed.
fn proven_keys(report: &Report) -> Option<Vec<String>> {
    let mut steps = report.steps.iter();
    let step = steps.find(|step| step.id == StepId::OracleProof && step.passed())?;
    let keys = step.grades.proven.iter();
    Some(keys.map(|(key, _)| short_hash(&key.to_string())).collect())
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

#[cfg(test)]
mod tests {
    use super::*;
    use verify::claims::Told;
    use verify::hash::Hash32;
    use verify::report::{Check, Place};

    const PLACE: Place = Place::Payload;

    fn report(verdict: Verdict, steps: Vec<Check>) -> Report {
        Report {
            kind: Kind::PackEvent,
            verdict,
            steps: steps.into_iter().map(Check::finish).collect(),
        }
    }

    /// The contract's step, with values that these endpoints told.
    fn told(by: &[Witnesses]) -> Check {
        let mut check = Check::new(StepId::Contract);
        for by in by {
            let value = Hash32::new([1; 32]);
            let told = Told { value, by: *by };
            check.told(Point::ContractAnchor, &PLACE, value, told);
        }
        check
    }

    fn proven(keys: &[u8]) -> Check {
        let mut check = Check::new(StepId::OracleProof);
        for key in keys {
            let (word, key_hash) = (Hash32::new([2; 32]), Hash32::new([*key; 32]));
            check.proven(Point::ProvenWord, &PLACE, word, word, key_hash);
        }
        check
    }

    fn reading() -> Reading {
        let hosts = ["a.example", "b.example", "c.example"].map(|host| (host.to_owned(), None));
        Reading {
            endpoints: hosts.into(),
            ..Reading::new()
        }
    }

    fn sentence(report: &Report) -> String {
        trusted_endpoint(report, Some(&reading()), &[])
    }

    #[test]
    fn an_endpoint_is_trusted_only_for_what_it_told() {
        let offline = report(Verdict::VerifiedOffline, vec![]);
        assert!(Trusted::Endpoint.is_left(&offline));
        assert!(sentence(&offline).starts_with("The shop, "));

        let all_proven = report(Verdict::Verified, vec![proven(&[7])]);
        assert!(!Trusted::Endpoint.is_left(&all_proven));

        let both = Witnesses::of(0).with(Witnesses::of(1));
        let rest_told = report(Verdict::Verified, vec![told(&[both]), proven(&[7])]);
        assert!(Trusted::Endpoint.is_left(&rest_told));
        assert_eq!(
            sentence(&rest_told),
            "That the readers a.example and b.example do not lie together; the oracle's signature proves the rest."
        );

        let of_the_data = report(Verdict::NotVerified, vec![]);
        assert!(!Trusted::Endpoint.is_left(&of_the_data));
    }

    /// Two endpoints were asked, and the sentence said that both vouch for everything, though one value came from a
    /// single one: the thirty-third, which the report does not carry.
    #[test]
    fn the_value_that_the_fewest_told_decides() {
        let both = Witnesses::of(0).with(Witnesses::of(1));
        let mut by = vec![both; 40];
        by.push(Witnesses::of(1));
        let one = report(Verdict::Verified, vec![told(&by)]);
        assert_eq!(sentence(&one), "The reader b.example.");
        by.push(Witnesses::of(0));
        let each = report(Verdict::Verified, vec![told(&by)]);
        assert_eq!(
            sentence(&each),
            "Each of the readers a.example and b.example, for what it alone showed."
        );
    }

    /// Values that `a` and `b`, and `b` and `c`, told were said to need all three to lie.
    #[test]
    fn two_liars_suffice_where_two_told_a_value() {
        let two = |one, other| Witnesses::of(one).with(Witnesses::of(other));
        let report = report(Verdict::Verified, vec![told(&[two(0, 1), two(1, 2)])]);
        assert_eq!(
            sentence(&report),
            "That no 2 of the readers a.example, b.example and c.example lie together."
        );
    }

    #[test]
    fn every_key_that_a_word_is_proven_to_is_named() {
        let two = report(Verdict::Verified, vec![proven(&[7, 8])]);
        let keys = ["07070707…0707", "08080808…0808"].map(String::from);
        assert_eq!(proven_keys(&two), Some(keys.into()));
    }
}
