//! The view of proofs alone: the facts for which no endpoint needs to be believed.
//!
//! A log proves that it was written, and its meaning comes from the forms that the deployment lists for its contract. Of a
//! pull, times and anchors still depend on endpoints.

use super::notarised::{Notarised, Notary};
use super::view::{Open, Shown};
use crate::claim::{Claims, Listed, ListedLog};
use crate::event::EventClaims;
use crate::fields::Published;
use crate::pull::{DrawClaim, PullClaims};
use crate::replies::{Address, Log, Witnesses};
use crate::step::{Cause, Finding, LogKind, Place, Point, Step, StepId, StepRun};
use values::hash::Hash32;

/// The result of proofs alone.
#[derive(Default)]
pub(crate) struct Proven {
    /// The steps that they settle whole.
    pub steps: Vec<Step>,
    /// All comparisons that they show, of other steps too.
    pub findings: Vec<Finding>,
    /// The logs of the receipt that holds an event's anchor.
    pub logs: Vec<Log>,
}

/// The proven receipts, and whether one counts.
type Receipts<'n> = (&'n Notary, &'n dyn Fn(&Notarised) -> bool);

/// Returns the facts that the receipts that count show alone.
pub(crate) fn alone(
    claims: &Claims,
    contract: Address,
    listed: &Listed,
    (notary, counts): Receipts<'_>,
) -> Proven {
    match claims {
        Claims::Event(claims) => {
            // proven-14
            let counts = |own: &Notarised| Some(own.transaction) == claims.request && counts(own);
            event(claims, contract, listed, (notary, &counts))
        }
        Claims::Pull(claims) => pull(claims, contract, listed, (notary, counts)),
    }
}

/// The contract's entry for a key in a proven receipt, and the word of the one request that can belong to it.
struct Entry<'n> {
    own: &'n Notarised,
    value: Hash32,
    word: Hash32,
    key_hash: Hash32,
}

/// The anchor, the request and the word of an event, in one receipt of the transaction that the payload names.
fn event(
    claims: &EventClaims,
    contract: Address,
    listed: &Listed,
    receipts: Receipts<'_>,
) -> Proven {
    let shown = || {
        let (Published::Is(id), Published::Is(seed)) = (claims.event_id, claims.seed) else {
            return None;
        };
        // proven-13
        let entry = logged(listed.log_of(contract, LogKind::Anchored)?, &id, receipts)?;
        let Published::Is(anchored) = claims.anchored_as(Some(entry.value)) else {
            return None;
        };
        Some((id, anchored, seed, entry))
    };
    let Some((id, anchored, seed, entry)) = shown() else {
        return Proven::default();
    };
    let finding = |point, published: Hash32, proven| {
        Finding::proven(point, &Place::Key(id), published, proven, entry.key_hash)
    };
    let steps = [
        (
            StepId::Contract,
            finding(Point::ContractAnchor, anchored, entry.value),
        ),
        (
            StepId::SeedOrigin,
            finding(Point::SeedWord, seed, entry.word),
        ),
        (
            StepId::OracleProof,
            finding(Point::ProvenWord, seed, entry.word),
        ),
    ];
    Proven {
        findings: steps.iter().map(|(_, finding)| finding.clone()).collect(),
        steps: steps
            .into_iter()
            .map(|(id, finding)| step(id, [Ok(finding)]))
            .collect(),
        logs: entry.own.receipt.logs.clone(),
    }
}

/// Returns the proven word of the contract's one request in a receipt, if the contract logged nothing else there to which the
/// request may belong.
fn only_word(own: &Notarised, contract: Address) -> Option<(Hash32, Hash32)> {
    let logs = own.receipt.logs.iter();
    let mut requests = own.requests_of(contract);
    // proven-15
    let request = requests.next().filter(|_| requests.next().is_none())?;
    // proven-15
    (logs.filter(|log| log.address == contract).count() == 1).then(|| own.word(&request))?
}

/// Returns the proven word of the contract's request of this id, unless the contract gives the id to another key as well.
fn word_of(
    own: &Notarised,
    form: &ListedLog,
    key: &Hash32,
    id: &Hash32,
) -> Option<(Hash32, Hash32)> {
    let mut entries = own.receipt.logs.iter().filter_map(|log| form.read(log));
    // proven-18
    if entries.any(|entry| entry.key != *key && entry.request == Some(*id)) {
        return None;
    }
    let mut requests = own
        .requests_of(form.contract)
        .filter(|request| request.id == *id);
    // proven-16
    requests.find_map(|request| own.word(&request))
}

/// Finds the receipt in which the contract logged a key, with the word of the entry's request.
fn logged<'n>(form: &ListedLog, key: &Hash32, (notary, counts): Receipts<'n>) -> Option<Entry<'n>> {
    let mut entries = notary.proven.iter().filter_map(|own| {
        let mut logs = own.receipt.logs.iter().filter(|_| own.receipt.succeeded);
        let entry = logs.find_map(|log| form.read(log).filter(|entry| entry.key == *key))?;
        let (word, key_hash) = match entry.request {
            Some(id) => word_of(own, form, key, &id),
            // proven-19
            None => only_word(own, form.contract),
        }?;
        Some(Entry {
            own,
            value: entry.value,
            word,
            key_hash,
        })
    });
    entries.find(|entry| counts(entry.own))
}

/// Compares each draw's word with the one that is proven for its request. Only state and more logs show where the fulfilment
/// landed, so the word's origin still depends on endpoints.
fn pull(claims: &PullClaims, contract: Address, listed: &Listed, receipts: Receipts<'_>) -> Proven {
    let form = listed.log_of(contract, LogKind::Requested);
    let shown = |draw: &DrawClaim| {
        Some((
            logged(form?, &draw.name.pull_key, receipts)?,
            draw.word?.value,
        ))
    };
    let (mut proven, mut words) = (Proven::default(), Vec::new());
    for draw in &claims.draws {
        let Some((entry, word)) = shown(draw) else {
            words.push(Err(Open::Waits));
            continue;
        };
        let (place, key_hash) = (Place::Draw(draw.name), entry.key_hash);
        let of_word = |point| Finding::proven(point, &place, word, entry.word, key_hash);
        let (point, published, logged) =
            (Point::ContractRequest, draw.version_event_id, entry.value);
        let request = Finding::proven(point, &place, Some(published), Some(logged), key_hash);
        proven.findings.extend([
            request,
            of_word(Point::CoordinatorWord),
            of_word(Point::ProvenWord),
        ]);
        words.push(Ok(of_word(Point::ProvenWord)));
    }
    // proven-20, file-2
    let whole = step(StepId::OracleProof, words);
    proven
        .steps
        // proven-17
        .extend(Some(whole).filter(|step| step.cause().is_none()));
    proven
}

fn step(id: StepId, facts: impl IntoIterator<Item = Shown<Finding>>) -> Step {
    let mut run = StepRun::new(id);
    for fact in facts {
        run.takes(fact.map_err(Cause::from), Witnesses::NONE);
    }
    run.finish()
}
