//! The chain steps of a Pack pull.

use super::step::{step, used};
use super::view::{Open, View};
use super::window::Windows;
use super::{chain_logs, contract, oracle_proof, word_origin};
use crate::claim::UsedCoordinator;
use crate::pull::PullClaims;
use crate::replies::{Unread, Witnesses};
use crate::step::{Cause, Step, StepId};
use values::chain::Prover;

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
    let contract = contract::contract(view, by, contract::of_pull(claims, view));
    let place = contract::place_of_pull(claims, view);
    let windows = place.and_then(|()| Windows::read(view, claims));
    let facts = match &windows {
        Ok(windows) => [
            word_origin::facts(windows),
            chain_logs::facts(windows),
            oracle_proof::of_pull(windows, prover),
        ],
        Err(open) => [(); 3].map(|()| vec![Err(open.clone())]),
    };
    let of_windows = [StepId::WordOrigin, StepId::ChainLogs, StepId::OracleProof];
    let of_windows = of_windows.into_iter().zip(facts);
    let of_windows = of_windows.map(|(id, facts)| step(id, by, facts));
    let steps = [contract].into_iter().chain(of_windows).collect();
    let served = windows.iter().flat_map(|windows| &windows.origins);
    let served = served.filter_map(|origin| match origin {
        Ok(origin) => Some((origin.request.coordinator(), 1)),
        Err(Open::Cause(Cause::Unread(Unread::UnlistedCoordinator(coordinator)))) => {
            Some((*coordinator, 1))
        }
        Err(Open::Waits | Open::Cause(_)) => None,
    });
    (steps, used(view, served))
}
