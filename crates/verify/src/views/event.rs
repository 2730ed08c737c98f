//! The chain steps of a pack event.

use super::step::{step, used};
use super::view::View;
use super::{contract, oracle_proof, seed_origin};
use crate::claim::UsedCoordinator;
use crate::event::EventClaims;
use crate::replies::Witnesses;
use crate::step::{Step, StepId};
use values::chain::Prover;

/// Returns the steps in a view, and the coordinator that served the seed.
pub(super) fn steps(
    claims: &EventClaims,
    view: &View<'_>,
    by: Witnesses,
    prover: &dyn Prover,
) -> (Vec<Step>, Vec<UsedCoordinator>) {
    let contract = contract::contract(view, by, contract::of_event(claims, view));
    let origin = match contract::place_of_event(claims, view) {
        Ok(()) => seed_origin::facts(view, claims),
        Err(open) => vec![Err(open)],
    };
    let origin = step(StepId::SeedOrigin, by, origin);
    let served = seed_origin::request(view, claims);
    let proof = oracle_proof::of_event(claims, view, prover);
    let served = served.map(|request| (request.coordinator(), 1)).into_iter();
    let steps = vec![contract, origin, step(StepId::OracleProof, by, [proof])];
    (steps, used(view, served))
}
