//! The chain steps of a Pack pull.

use super::answer::Answered;
use super::draws::{Draws, Origin};
use super::step::{contract, step, used};
use super::view::{Shown, View};
use super::{held, oracle_proof, word_origin};
use crate::answers::{Unread, Witnesses};
use crate::claim::UsedCoordinator;
use crate::pull::{Entry, PullClaims};
use crate::step::{Cause, Finding, Place, Point, Step, StepId};
use values::chain::Prover;
use values::order;

/// Returns the steps in a view, and the coordinators that were asked for the judged words.
pub(super) fn steps(
    claims: &PullClaims,
    view: &View<'_>,
    by: Witnesses,
    prover: &dyn Prover,
) -> (Vec<Step>, Vec<UsedCoordinator>) {
    for block in &claims.target_blocks {
        view.asks_for_time(*block);
    }
    let contract = contract(view, by, pull_held(claims, view));
    let draws = Draws::read(view, claims);
    let facts = match &draws {
        Ok(draws) => [
            word_origins(draws),
            chain_logs(draws),
            word_proofs(draws, prover),
        ],
        Err(cause) => [(); 3].map(|()| vec![Err(cause.clone())]),
    };
    let of_windows = [StepId::WordOrigin, StepId::ChainLogs, StepId::OracleProof];
    let of_windows = of_windows.into_iter().zip(facts);
    let of_windows = of_windows.map(|(id, facts)| step(id, by, facts));
    let steps = [contract].into_iter().chain(of_windows).collect();
    let served = draws.iter().flat_map(|draws| &draws.origins);
    let served = served.filter_map(|origin| match origin {
        Ok(origin) => Some((origin.request.coordinator(), 1)),
        Err(Cause::Unread(Unread::UnlistedCoordinator(coordinator))) => Some((*coordinator, 1)),
        Err(_) => None,
    });
    (steps, used(view, served))
}

/// `events` and `getPull` hold what the proof says.
fn pull_held(claims: &PullClaims, view: &View<'_>) -> Vec<Shown<Finding>> {
    let mut facts = Vec::new();
    for draw in &claims.draws {
        let place = Place::Draw(draw.name);
        // contract-2
        let (id, root) = (draw.version_event_id, draw.version_root);
        facts.push(held::anchored(
            view,
            Point::ContractVersion,
            &place,
            id,
            root,
            view.needed,
        ));
        let (id, value) = (draw.purchase_event_id, draw.purchase_commitment);
        facts.push(held::anchored(
            view,
            Point::ContractPurchase,
            &place,
            id,
            value,
            view.needed,
        ));
        let (key, event_id) = (draw.name.pull_key, draw.version_event_id);
        facts.push(held::requested(view, &place, key, event_id, view.needed));
        facts.extend(match &draw.word {
            Some(word) => held::word(view, &place, word).transpose(),
            // views-38
            None => Some(Err(Cause::Because(StepId::Word))),
        });
    }
    // views-35, contract-5
    for other in &claims.others {
        // The dates of what classifies the word are not judged: at worst its values are still to come.
        // contract-21
        let since = |entry: Entry| view.needed.max(entry.position.block);
        let place = Place::Key(other.request.key);
        let (id, root) = (other.anchor.key, other.anchor.value);
        facts.push(held::anchored(
            view,
            Point::ContractOtherRoot,
            &place,
            id,
            root,
            since(other.anchor),
        ));
        let (key, event_id) = (other.request.key, other.request.value);
        let since = since(other.request);
        facts.push(held::requested(view, &place, key, event_id, since));
    }
    facts.extend(view.judged_blocks().transpose());
    facts.extend(claims.without_draws().map(Err));
    facts
}

fn word_origins(draws: &Draws<'_, '_>) -> Vec<Shown<Finding>> {
    let mut facts = Vec::new();
    for (draw, origin) in draws.claims.draws.iter().zip(&draws.origins) {
        match word_origin::word_origin(draws, draw, origin) {
            Ok(found) => facts.extend(found.into_iter().map(Ok)),
            Err(cause) => facts.push(Err(cause)),
        }
        // An answer that the contract gave to something else leaves the draw without an origin.
        // word_origin-28
        if let Err(cause @ Cause::Unread(Unread::AnsweredElsewhere(_))) =
            draws.word_date(draw, origin)
        {
            facts.push(Err(cause));
        }
    }
    facts
}

fn chain_logs(draws: &Draws<'_, '_>) -> Vec<Shown<Finding>> {
    let claims = draws.claims;
    let anchors = claims
        .draws
        .iter()
        // views-36
        .flat_map(|draw| [draw.version_anchor, draw.purchase_anchor, draw.request]);
    let anchors = order::set(anchors.flatten()).into_iter();
    // The shop chose where the windows begin: of the ranges that an endpoint refuses, theirs comes first.
    let mut facts: Vec<Shown<Finding>> = draws.window().err().map(Err).into_iter().collect();
    facts.extend(anchors.map(|entry| draws.entry_date(&entry)));
    for (draw, origin) in claims.draws.iter().zip(&draws.origins) {
        facts.push(draws.word_date(draw, origin));
    }
    facts.extend(draws.left_out());
    facts
}

fn word_proofs(draws: &Draws<'_, '_>, prover: &dyn Prover) -> Vec<Shown<Finding>> {
    if let Some(Ok(Origin {
        request,
        answered: Ok(Answered::By(_)),
    })) = draws.origins.first()
    {
        oracle_proof::asks_for_block(draws.view, request);
    }
    let judged = draws.claims.draws.iter().zip(&draws.origins);
    let facts = judged.map(|(draw, origin)| {
        let Origin { request, answered } = origin.clone()?;
        match (answered?, draw.word) {
            (Answered::By(answer), Some(word)) => {
                let place = Place::Draw(draw.name);
                let logged = (&request, &answer);
                oracle_proof::word_proof(draws.view, prover, &place, word.value, logged)
            }
            (_, None) => Err(Cause::Because(StepId::Word)),
            // oracle_proof-1
            _ => Err(Cause::Because(StepId::WordOrigin)),
        }
    });
    facts.collect()
}
