//! Reads the contract of one proof through endpoints, and settles the proof by their answers.

use std::cell::Cell;
use std::rc::Rc;

use chain::client::RpcClient;
use chain::deployment::{self, Lists};
use chain::networks::{Network, by_label};
use chain::reading::{Reading, Transcript};
use chain::rest::{Rest, RestProgress};
use chain::saved_proof::{FORMAT, Recorded, SavedProof};
use chain::transport::Clock;
use proofs::prover::OracleProver;
use verify::claims::{Claims, Listed, Settled};

use crate::checked::{BUILD, Checked, Cost, RestRead};
use crate::endpoints::Endpoints;
use crate::http::Machine;

/// Reads a proof's contract, adds the result to `checked`, and returns both as a saved proof.
pub async fn read(
    checked: &mut Checked,
    lists: &Lists,
    endpoints: &Endpoints,
    has_rest: bool,
) -> SavedProof {
    let recorded = match checked.claims.clone() {
        Some(claims) => {
            let reading = through(&claims, checked, lists, endpoints, has_rest).await;
            let at = words::utc(Machine.now());
            Some(Recorded { at, reading })
        }
        None => None,
    };
    SavedProof {
        packproof: FORMAT,
        build: BUILD.to_owned(),
        payload: String::from_utf8_lossy(&checked.payload).into_owned(),
        recorded,
    }
}

async fn through(
    claims: &Claims,
    checked: &mut Checked,
    lists: &Lists,
    endpoints: &Endpoints,
    has_rest: bool,
) -> Reading<Transcript> {
    let label = checked.answer.subject.contract().network.clone();
    let network = label.as_deref().and_then(by_label);
    let listed = deployment::listed(label.as_deref(), lists);
    let received = Rc::<Cell<u64>>::default();
    let clients = endpoints.clients(network, &received);
    let mut before_proofs = None;
    let mut early = |_: &Settled, reading: Reading<Transcript>| {
        before_proofs = Some(reading.round_trips);
    };
    let prover = &OracleProver;
    let read = chain::reader::read(
        claims, &listed, &clients, network, &Machine, prover, &mut early,
    );
    let (mut settled, mut reading) = read.await;
    let requests = reading.round_trips;
    let of_proofs = before_proofs.map_or(0, |before| requests.saturating_sub(before));
    let cost = Cost {
        bytes: received.get(),
        requests_before_rest: requests.into(),
        requests_of_proofs: of_proofs.into(),
    };
    let mut rest = None;
    if has_rest {
        let (read, plan) = of_rest(claims, &listed, &clients, network, &mut reading).await;
        rest = Some(RestRead {
            plan,
            unproven: read.unproven.clone(),
        });
        settled = read;
    }
    checked.take(&reading, settled, lists);
    checked.cost = Some(cost);
    checked.rest = rest;
    reading
}

/// Reads the proofs of a pull's rest, and adds them to a reading.
async fn of_rest(
    claims: &Claims,
    listed: &Listed,
    clients: &[RpcClient],
    network: Option<&Network>,
    reading: &mut Reading<Transcript>,
) -> (Settled, verify::claims::RestPlan) {
    let before = reading.clone();
    let rest = Rest {
        claims,
        listed,
        reading: &before,
        clients,
        network,
    };
    let plan = rest.plan().await;
    let mut take = |came: RestProgress| {
        reading.round_trips = came.requests;
        reading.add(came.answers);
    };
    let settled = rest.read(&plan, &OracleProver, &mut take).await;
    (settled, plan)
}
