//! Sums up one look at a proof: its commitments, and the result of the check.

use std::collections::BTreeMap;

use explain::Subject;
use intake::{Link, another};
use verify::claims::Claims;
use verify::hash::Hash32;
use verify::json::Object;
use verify::report::Kind;

use crate::outcome::Outcome;
use check::Checked;

/// The commitments of a proof by their fields. An honest service never changes their values.
pub type Commitments = BTreeMap<String, String>;

/// The fields of an event that are written once: on creation, or at its end.
const OF_EVENT: [&str; 10] = [
    "fairness_algo_version",
    "deck_hash",
    "seed_commitment",
    "deck_commitment",
    "random_seed",
    "seed_salt",
    "vrf_event_id",
    "vrf_request_id",
    "vrf_consumer_address",
    "vrf_network",
];

/// The fields of a pull that are written once.
const OF_PULL: [&str; 10] = [
    "target_pull_key",
    "award",
    "version_root",
    "version_event_id",
    "selection_version",
    "vrf_consumer_address",
    "vrf_network",
    "version_anchor_tx_hash",
    "purchase_anchor_tx_hash",
    "request_tx_hash",
];

/// The longest value that is kept, in characters: hashes and ids are shorter.
const MOST: usize = 200;

/// The failing "step" of an answer with another proof than the requested one.
const ANOTHER: &str = "another_proof";

/// One look at a proof.
#[derive(Debug)]
pub struct Seen {
    /// The values that may never change; `None` if the answer is another proof, which lacks the values of
    /// this one.
    pub commitments: Option<Commitments>,
    /// The code of the verdict.
    pub verdict: &'static str,
    /// The steps that failed.
    pub failing: Vec<String>,
    /// True if nothing is left to wait for.
    pub is_settled: bool,
    /// SHA-256 of the payload.
    pub payload_sha256: Hash32,
}

impl Seen {
    /// Sums up an answer of the service. If endpoints are asked, only their confirmation settles a proof.
    pub fn of(link: &Link, checked: Checked, has_endpoints: bool) -> Self {
        let answer = &checked.answer;
        let failing = answer.report.steps.iter().filter(|step| step.failed());
        let mut failing: Vec<_> = failing.map(|step| step.id.name().to_owned()).collect();
        let is_another = is_another(link, &answer.subject);
        if is_another {
            failing.push(ANOTHER.to_owned());
        }
        let verdict = answer.report.verdict.name();
        let commitments = (!is_another).then(|| commitments(&checked));
        let payload_sha256 = Hash32::of(&[checked.payload()]);
        let outcome = Outcome::of(&Ok(checked));
        let is_well = match has_endpoints {
            true => outcome == Outcome::Verified,
            false => outcome.is_well(),
        };
        Self {
            commitments,
            verdict,
            is_settled: is_well && failing.is_empty(),
            failing,
            payload_sha256,
        }
    }
}

/// Returns true if the service answered with another proof than the requested one.
fn is_another(link: &Link, subject: &Subject) -> bool {
    let (kind, id) = match subject {
        Subject::Event(event) => (Kind::PackEvent, event.pack_event_id.clone()),
        Subject::Pull(_) => (Kind::PackPull, None),
    };
    another(link, kind, id).is_some()
}

/// Returns the commitments of a payload, in one spelling.
fn commitments(checked: &Checked) -> Commitments {
    let mut kept = Commitments::new();
    let object = checked.explanation.verification.document.object();
    let (names, is_event) = match checked.answer.subject {
        Subject::Event(_) => (OF_EVENT, true),
        Subject::Pull(_) => (OF_PULL, false),
    };
    for name in names {
        // A live event hides values as null. A pull's award of null is a value: no card was left.
        let value = value(&object, name).filter(|value| name == "award" || value != "null");
        kept.extend(value.map(|value| (name.to_owned(), value)));
    }
    if is_event {
        return kept;
    }
    if let Some(Claims::Pull(claims)) = checked.claims()
        && let Some(target) = claims.draws.first()
    {
        let commitment = target.purchase_commitment.to_string();
        kept.insert("purchase_commitment".to_owned(), commitment);
        let word = target.word.map(|word| word.value.to_string());
        kept.extend(word.map(|word| ("word".to_owned(), word)));
    }
    kept
}

/// Returns a member's value in lower case, because hashes and ids have two spellings.
fn value(object: &Object<'_>, name: &str) -> Option<String> {
    let raw = object.get(name).ok().flatten()?;
    let text = raw.text().unwrap_or_else(|| raw.spelling().into());
    Some(words::safe_text(&text, MOST).shown.to_lowercase())
}
