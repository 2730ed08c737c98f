//! The reading of one proof: what endpoints answer, and what it comes to.

use std::cell::Cell;

use chain::client::RpcClient;
use chain::deployment::{self, Lists};
use chain::networks::Network;
use chain::reading::{Reading, Transcript};
use chain::rest::{Rest, RestProgress};
use chain::saved_proof::{FORMAT, SavedProof, TimedReading};
use chain::transport::Clock;
use proofs::prover::OracleProver;
use report::{Cost, RestRead};
use verify::claims::{Claims, Listed, RestPlan, Settled};

use crate::checked::{BUILD, Checked};

/// The way that a reading takes.
pub struct Through<'t> {
    /// A client for each endpoint.
    pub clients: &'t [RpcClient],
    /// The caller's clock.
    pub clock: &'t dyn Clock,
    /// The number of bytes that the clients have received.
    pub received: &'t Cell<u64>,
    /// True to read the remaining oracle proofs too.
    pub has_rest: bool,
}

/// Reads a proof's contract, and takes what it comes to. Returns it as a saved proof.
pub async fn read(checked: &mut Checked, lists: &Lists, through: &Through<'_>) -> SavedProof {
    let recorded = match checked.claims.clone() {
        Some(claims) => {
            let reading = of_claims(&claims, checked, lists, through).await;
            let at = words::utc(through.clock.now());
            Some(TimedReading { at, reading })
        }
        None => None,
    };
    SavedProof {
        packproof: FORMAT,
        build: BUILD.to_owned(),
        deployment: lists.deployment,
        payload: String::from_utf8_lossy(&checked.payload).into_owned(),
        recorded,
    }
}

async fn of_claims(
    claims: &Claims,
    checked: &mut Checked,
    lists: &Lists,
    through: &Through<'_>,
) -> Reading<Transcript> {
    let Through { clients, clock, .. } = *through;
    let network = checked.network();
    let label = checked.answer.subject.contract().network.as_deref();
    let listed = deployment::listed(label, lists);
    let mut before_proofs = None;
    let mut early = |_: &Settled, reading: Reading<Transcript>| {
        before_proofs = Some(reading.round_trips);
    };
    let prover = &OracleProver;
    let read = chain::reader::read(claims, &listed, clients, network, clock, prover, &mut early);
    let (mut settled, mut reading) = read.await;
    let requests = reading.round_trips;
    let of_proofs = before_proofs.map_or(0, |before| requests.saturating_sub(before));
    let cost = Cost {
        bytes: through.received.get(),
        requests_before_rest: requests.into(),
        requests_of_proofs: of_proofs.into(),
    };
    let mut rest = None;
    if through.has_rest {
        let (read, plan) = of_rest(claims, &listed, clients, network, &mut reading).await;
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
) -> (Settled, RestPlan) {
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
