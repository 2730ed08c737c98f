//! The oracle's proof of a judged word. It shows the word that the holder of the key gave for this request in this
//! block, regardless of who hands the proof over.

use super::coordinator::{Fulfilment, Request};
use super::seed_origin;
use super::view::{Shown, View};
use super::window::Windows;
use super::word_origin::fulfilment::Fulfilled;
use super::word_origin::request::Origin;
use crate::event::EventClaims;
use crate::replies::{Unread, ask};
use crate::step::{Cause, Finding, Place, Point, StepId};
use values::chain::Prover;
use values::hash::Hash32;

/// Returns the comparisons of the step for each judged draw.
pub(super) fn of_pull(windows: &Windows<'_, '_>, prover: &dyn Prover) -> Vec<Shown<Finding>> {
    if let Some(Ok(Origin {
        request,
        fulfilled: Ok(Fulfilled::By(_)),
    })) = windows.origins.first()
    {
        asks_for_block(windows.view, request);
    }
    let judged = windows.claims.draws.iter().zip(&windows.origins);
    let facts = judged.map(|(draw, origin)| {
        let Origin { request, fulfilled } = origin.clone()?;
        match (fulfilled?, draw.word) {
            (Fulfilled::By(fulfilment), Some(word)) => {
                let place = Place::Draw(draw.name);
                let logged = (&request, &fulfilment);
                word_proof(windows.view, prover, &place, word.value, logged)
            }
            (_, None) => Err(Cause::Because(StepId::Word).into()),
            // oracle_proof-1
            _ => Err(Cause::Because(StepId::WordOrigin).into()),
        }
    });
    facts.collect()
}

/// Returns the comparison of an event's seed.
pub(super) fn of_event(
    claims: &EventClaims,
    view: &View<'_>,
    prover: &dyn Prover,
) -> Shown<Finding> {
    seed_origin::fulfilled(view, claims).and_then(|seed| {
        let (request, fulfilment) = (&seed.request, &seed.fulfilment);
        let place = Place::Key(seed.id);
        asks_for_block(view, request);
        // All are asked together.
        let (anchor, proof) = (
            seed_origin::anchored(view, claims),
            word_proof(view, prover, &place, seed.published, (request, fulfilment)),
        );
        // oracle_proof-1
        anchor.and(proof)
    })
}

/// Compares a published word with the one that the proof in the fulfilment's transaction gives, under a listed key.
fn word_proof(
    view: &View<'_>,
    prover: &dyn Prover,
    place: &Place,
    published: Hash32,
    (request, fulfilment): (&Request<'_>, &Fulfilment<'_>),
) -> Shown<Finding> {
    let (hash, block) = (fulfilment.log.transaction, fulfilment.position().block);
    let unproven = Err(Unread::NoProof(hash).into());
    let Some(key_hash) = request.log.topics.get(1) else {
        return unproven;
    };
    if !view.listed.key_hashes.contains(key_hash) {
        // oracle_proof-2
        return Err(Unread::UnlistedKey(*key_hash).into());
    }
    // Both are asked together.
    let call = view.ask_for_proof(ask::Fulfilment { hash, block });
    let block = request.log.position.block;
    let block_hash = view.ask_for_proof(ask::BlockHash { block });
    let (call, block_hash) = (call?, block_hash?);
    view.work.try_proof(call.input.len())?;
    // oracle_proof-3
    let Some(asked) = request.asked(block_hash) else {
        return unproven;
    };
    // oracle_proof-4
    match prover.prove(&call.input, &asked) {
        // Only the endpoint shows which request is the draw's.
        // oracle_proof-6
        Some(word) => Ok(Finding::shown(Point::ProvenWord, place, published, word)),
        // oracle_proof-7
        None => unproven,
    }
}

/// Asks for the receipt with which the oracle's proof shows the block of a request under a listed key.
fn asks_for_block(view: &View<'_>, request: &Request<'_>) {
    let key_hash = request.log.topics.get(1);
    // asking-24
    if key_hash.is_some_and(|key_hash| view.listed.key_hashes.contains(key_hash)) {
        view.asks_for_inclusion(request.log.transaction, request.log.position.block);
    }
}
