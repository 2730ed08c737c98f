//! The view of proofs alone: what no endpoint needs to be believed for.
//!
//! A log proves that it was written, and its meaning comes from the forms that the deployment lists for its own contract. Of
//! a pull, times and anchors stay told.

use super::coordinator::{self, Request};
use super::notarised::{Notarised, Notary};
use super::view::Shown;
use crate::answers::{Address, Log, Witnesses};
use crate::claim::{Claims, Listed, ListedLog};
use crate::event::EventClaims;
use crate::fields::Published;
use crate::pull::{DrawClaim, PullClaims};
use crate::step::{Cause, Finding, LogKind, Place, Point, Step, StepId, StepRun};
use values::hash::Hash32;

/// The result of proofs alone.
pub(crate) struct Proven {
    /// The steps that they settle whole.
    pub steps: Vec<Step>,
    /// All comparisons that they show, of other steps too.
    pub findings: Vec<Finding>,
    /// The numbers and hashes of the blocks on which they rest.
    pub blocks: Vec<(u64, Hash32)>,
}

/// Returns what proofs show alone.
pub(crate) fn alone(
    claims: &Claims,
    contract: Address,
    listed: &Listed,
    notary: &Notary,
) -> Proven {
    let mut blocks = Vec::new();
    let steps = match claims {
        Claims::Event(claims) => event(claims, contract, listed, notary, &mut blocks),
        Claims::Pull(claims) => pull(claims, contract, listed, notary, &mut blocks),
    };
    let findings = steps.iter().flat_map(|step| step.findings.clone());
    let findings = findings.collect();
    let steps = steps.into_iter().filter(|step| step.cause().is_none());
    Proven {
        steps: steps.collect(),
        findings,
        blocks,
    }
}

/// A receipt with a listed log, and the contract's one request in it.
struct Anchored<'n> {
    own: &'n Notarised,
    value: Hash32,
    request: Option<Hash32>,
}

/// Finds the receipt in which the contract logged a key.
fn logged<'n>(form: &ListedLog, key: &Hash32, notary: &'n Notary) -> Option<Anchored<'n>> {
    notary.proven.iter().find_map(|own| {
        let mut logs = own.receipt.logs.iter().filter(|_| own.receipt.succeeded);
        let entry = logs.find_map(|log| form.read(log).filter(|entry| entry.key == *key))?;
        Some(Anchored {
            own,
            value: entry.value,
            request: entry.request,
        })
    })
}

/// Returns the contract's one request in a receipt.
fn only_request<'n>(own: &'n Notarised, contract: Address) -> Option<Request<'n>> {
    let sender = contract.as_topic();
    let mut requests =
        coordinator::requests(&own.receipt.logs).filter(|asked| asked.sender == sender);
    requests.next().filter(|_| requests.next().is_none())
}

fn event(
    claims: &EventClaims,
    contract: Address,
    listed: &Listed,
    notary: &Notary,
    blocks: &mut Vec<(u64, Hash32)>,
) -> Vec<Step> {
    let (Published::Is(id), Published::Is(anchored), Published::Is(seed)) =
        (claims.event_id, claims.anchored, claims.seed)
    else {
        return Vec::new();
    };
    let form = listed.log_of(contract, LogKind::Anchored);
    let anchor = form.and_then(|form| logged(form, &id, notary));
    let is_named = |anchor: &Anchored<'_>| {
        let mut logs = anchor.own.receipt.logs.iter();
        logs.all(|log| Some(log.transaction) == claims.request)
    };
    let Some(anchor) = anchor.filter(is_named) else {
        return Vec::new();
    };
    // Beside another log, the request may be another's.
    let own = anchor.own.receipt.logs.iter();
    if own.filter(|log| log.address == contract).count() != 1 {
        return Vec::new();
    }
    let Some((word, key_hash)) =
        only_request(anchor.own, contract).and_then(|asked| anchor.own.word(&asked.id))
    else {
        return Vec::new();
    };
    let block = anchor.own.block.block;
    blocks.push((block.number, block.hash));
    let place = Place::Key(id);
    let finding = |point, published: Hash32, proven| {
        Ok(Finding::proven(point, &place, published, proven, key_hash))
    };
    vec![
        step(
            StepId::Contract,
            [finding(Point::ContractAnchor, anchored, anchor.value)],
        ),
        step(StepId::SeedOrigin, [finding(Point::SeedWord, seed, word)]),
        step(
            StepId::OracleProof,
            [finding(Point::ProvenWord, seed, word)],
        ),
    ]
}

/// Compares each draw's word with the one that is proven for its own request.
fn pull(
    claims: &PullClaims,
    contract: Address,
    listed: &Listed,
    notary: &Notary,
    blocks: &mut Vec<(u64, Hash32)>,
) -> Vec<Step> {
    let form = listed.log_of(contract, LogKind::Requested);
    let mut shown = |draw: &DrawClaim| {
        let request = logged(form?, &draw.name.pull_key, notary)?;
        let id = match request.request {
            Some(id) => id,
            None => only_request(request.own, contract)?.id,
        };
        // Two keys of one request would have one word.
        let mut logs = request.own.receipt.logs.iter();
        let is_of_another = |log: &Log| {
            let entry = form.and_then(|form| form.read(log));
            entry.is_some_and(|entry| {
                entry.key != draw.name.pull_key && entry.request.is_none_or(|of| of == id)
            })
        };
        if logs.any(is_of_another) {
            return None;
        }
        let block = request.own.block.block;
        blocks.push((block.number, block.hash));
        let (word, key_hash) = request.own.word(&id)?;
        Some((request.value, word, key_hash))
    };
    let shown: Vec<Option<(Hash32, Hash32, Hash32)>> =
        claims.draws.iter().map(&mut shown).collect();
    let compared = |point: Point| {
        let facts = claims.draws.iter().zip(&shown).map(move |(draw, shown)| {
            let (_, word, key_hash) = (*shown).ok_or(Cause::ContractNotRead)?;
            let published = draw.word.ok_or(Cause::ContractNotRead)?.value;
            let place = Place::Draw(draw.name);
            Ok(Finding::proven(point, &place, published, word, key_hash))
        });
        facts.collect::<Vec<Shown<Finding>>>()
    };
    let held = claims.draws.iter().zip(&shown).map(|(draw, shown)| {
        let (event_id, _, key_hash) = (*shown).ok_or(Cause::ContractNotRead)?;
        let (point, place) = (Point::ContractRequest, Place::Draw(draw.name));
        let (published, logged) = (Some(draw.version_event_id), Some(event_id));
        Ok(Finding::proven(point, &place, published, logged, key_hash))
    });
    // The anchors stay told.
    let held = held.chain([Err(Cause::ContractNotRead)]);
    vec![
        step(StepId::Contract, held),
        step(StepId::WordOrigin, compared(Point::CoordinatorWord)),
        step(StepId::OracleProof, compared(Point::ProvenWord)),
    ]
}

fn step(id: StepId, facts: impl IntoIterator<Item = Shown<Finding>>) -> Step {
    let mut run = StepRun::new(id);
    for fact in facts {
        run.takes(fact, Witnesses::NONE);
    }
    run.finish()
}
