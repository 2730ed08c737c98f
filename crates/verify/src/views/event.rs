//! The chain steps of a pack event.

use super::step::{contract, step, used};
use super::view::{self, Shown, View};
use super::{oracle_proof, seed_origin};
use crate::answers::{Unread, Witnesses};
use crate::claim::UsedCoordinator;
use crate::event::EventClaims;
use crate::fields::Published;
use crate::step::{Cause, Finding, Place, Point, Step, StepId};
use values::chain::Prover;

/// Returns the steps in a view, and the coordinator that served the seed.
pub(super) fn steps(
    claims: &EventClaims,
    view: &View<'_>,
    by: Witnesses,
    prover: &dyn Prover,
) -> (Vec<Step>, Vec<UsedCoordinator>) {
    let held = contract(view, by, held(claims, view));
    let origin = step(
        StepId::SeedOrigin,
        by,
        seed_origin::seed_origin(view, claims),
    );
    let served = seed_origin::request(view, claims);
    let proof = seed_origin::answered(view, claims).and_then(|seed| {
        let (request, answer) = (&seed.request, &seed.answer);
        let place = Place::Key(seed.id);
        oracle_proof::asks_for_block(view, request);
        // All are asked at once.
        let (anchor, proof) = (
            seed_origin::anchored(view, claims),
            oracle_proof::word_proof(view, prover, &place, seed.published, (request, answer)),
        );
        // oracle_proof-1
        anchor.and(proof)
    });
    let served = served.map(|request| (request.coordinator(), 1)).into_iter();
    let steps = vec![held, origin, step(StepId::OracleProof, by, [proof])];
    (steps, used(view, served))
}

/// `events(vrf_event_id)` holds the anchored value. A report that publishes none may be an early one: what the contract
/// holds all the same is shown.
fn held(claims: &EventClaims, view: &View<'_>) -> Vec<Shown<Finding>> {
    let id = match claims.event_id {
        Published::Is(id) => id,
        Published::Absent => return vec![Err(Cause::NotPublished("pack_event_id".into()))],
        Published::Malformed => return vec![Err(Cause::Because(StepId::Payload))],
    };
    let (point, place) = (Point::ContractAnchor, Place::Key(id));
    let held = match view.anchor(id) {
        Ok(held) => held,
        Err(cause) => return vec![Err(cause)],
    };
    match claims.anchored {
        // contract-29
        Published::Is(_) if claims.may_be_early && held.value.is_none() => {
            vec![Err(Cause::NotPublished("random_seed".into()))]
        }
        // contract-1
        Published::Is(anchored) => vec![
            match held.value {
                None => is_reached(claims, view, held.block),
                Some(_) => Ok(()),
            }
            .map(|()| Finding::shown(point, &place, Some(anchored), held.value)),
        ],
        Published::Absent => {
            let noted = held
                .value
                .map(|held| Ok(Finding::noted(point, &place, held)));
            // contract-30
            let lacks = Err(Cause::NotPublished("deck_hash".into()));
            noted.into_iter().chain([lacks]).collect()
        }
        Published::Malformed => vec![Err(Cause::Because(StepId::Payload))],
    }
}

/// A value that is missing says something if the block that was read is after the anchoring receipt's, or of this minute. An event
/// that runs may be seconds old: there only a block says something that is two minutes younger than the moment of loading.
fn is_reached(claims: &EventClaims, view: &View<'_>, block: u64) -> Shown<()> {
    let head = view.head()?;
    let receipt = claims.request.map(|hash| view.receipt(hash));
    let receipt = receipt.filter(|_| !claims.is_running);
    let is_reached = match receipt {
        // contract-25
        _ if claims.is_running => view::is_after_naming(&head) && block >= head.newest,
        // contract-22
        Some(Ok(receipt)) => receipt.block <= block,
        Some(Err(cause)) if cause == view::WAITS => return Err(cause),
        // contract-23
        _ => head.is_fresh && block >= head.newest,
    };
    let receipt = receipt.and_then(Result::ok);
    match (is_reached, head.is_known) {
        (true, true) => Ok(()),
        // contract-28
        (true, false) => Err(Cause::Unread(Unread::UnknownChain)),
        (false, _) => Err(Cause::Unread(Unread::NotReached {
            newest: block,
            needed: receipt.map(|receipt| receipt.block),
            age: head.age,
        })),
    }
}
