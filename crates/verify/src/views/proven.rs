//! The view of proofs alone: what no endpoint needs to be believed for.
//!
//! A log proves that it was written, and its meaning comes from the forms that the deployment lists for its own contract. Of
//! a pull, times and anchors stay told.

use super::coordinator::{self, Request};
use super::notarised::{Notarised, Notary};
use super::view::Shown;
use crate::answers::{Address, Witnesses};
use crate::claim::{Claims, Listed, ListedLog};
use crate::event::EventClaims;
use crate::fields::Published;
use crate::pull::{DrawClaim, PullClaims};
use crate::step::{Cause, Finding, LogKind, Place, Point, Step, StepId, StepRun};
use values::hash::Hash32;

/// Returns the steps that proofs settle alone, and the numbers and hashes of the blocks on which they rest.
pub(crate) fn steps(
    claims: &Claims,
    contract: Address,
    listed: &Listed,
    notary: &Notary,
) -> (Vec<Step>, Vec<(u64, Hash32)>) {
    let mut blocks = Vec::new();
    let steps = match claims {
        Claims::Event(claims) => event(claims, contract, listed, notary, &mut blocks),
        Claims::Pull(claims) => vec![pull(claims, contract, listed, notary, &mut blocks)],
    };
    let steps = steps.into_iter().filter(|step| step.cause().is_none());
    (steps.collect(), blocks)
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
) -> Step {
    let form = listed.log_of(contract, LogKind::Requested);
    let mut word = |draw: &DrawClaim| -> Shown<Finding> {
        let open = || Cause::ContractNotRead;
        let published = draw.word.ok_or_else(open)?;
        let request = form.and_then(|form| logged(form, &draw.name.pull_key, notary));
        let request = request.ok_or_else(open)?;
        let id = request
            .request
            .or_else(|| Some(only_request(request.own, contract)?.id));
        let word = id.and_then(|id| request.own.word(&id));
        let (word, key_hash) = word.ok_or_else(open)?;
        let block = request.own.block.block;
        blocks.push((block.number, block.hash));
        let place = Place::Draw(draw.name);
        Ok(Finding::proven(
            Point::ProvenWord,
            &place,
            published.value,
            word,
            key_hash,
        ))
    };
    let words: Vec<Shown<Finding>> = claims.draws.iter().map(&mut word).collect();
    step(StepId::OracleProof, words)
}

fn step(id: StepId, facts: impl IntoIterator<Item = Shown<Finding>>) -> Step {
    let mut run = StepRun::new(id);
    for fact in facts {
        run.takes(fact, Witnesses::NONE);
    }
    run.finish()
}
