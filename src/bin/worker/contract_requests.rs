//! Requests about the contract: it is read, what proves itself is proven, and both are kept in a file.

use js_sys::Date;

use super::checked_payload::CheckedPayload;
use super::contract;
use super::port::Port;
use super::rest::{ReadBy, RestOfReading};
use super::session::Session;
use chain::deployment::{self, Lists};
use chain::endpoint::Endpoint;
use chain::networks;
use chain::reading::{Reading, Transcript};
use chain::saved_proof::Recorded;
use chain::transport::LocalBoxFuture;
use page::worker::encoded::Encoded;
use page::worker::message;
use page::worker::request::ChainRequest;
use page::worker::response::{
    ChainResponse, ContractRead, Proven, RecordedReading, RestOffer, RestUpdate,
};
use proofs::prover::OracleProver;
use verify::claims::{Answers, Listed, Question, RestPlan, Settled};
use verify::report::Step;

/// Handles a request. Each kind is compiled by itself when it is first asked for: together they are 36 kB, which a browser
/// compiles in 5 ms.
pub fn handle(session: &Session, request: ChainRequest, port: Port) -> LocalBoxFuture<'_, ()> {
    match request {
        ChainRequest::Read { endpoints, lists } => Box::pin(read(session, endpoints, lists, port)),
        ChainRequest::PlanRest => Box::pin(plan_rest(session, port)),
        ChainRequest::ReadRest => Box::pin(read_rest(session, port)),
        ChainRequest::KeepRest => Box::pin(async move {
            if let Some(rest) = rest(session) {
                rest_was_read(session, rest.settled(), port);
            }
        }),
        ChainRequest::Save => Box::pin(async move { save(session, port) }),
    }
}

/// Posts the payload and what was read, as one file.
fn save(session: &Session, port: Port) {
    let held = session.held.borrow();
    let saved = held.as_ref().map(|held| held.saved_proof());
    if let Some(proof) = saved.and_then(|proof| message::file(&proof)) {
        port.post_chain(&ChainResponse::SavedProof, Some(proof));
    }
}

/// Settles what a saved proof recorded, and keeps it.
pub fn recorded(
    session: &Session,
    build: String,
    mut recorded: Recorded,
    lists: &Lists,
    port: Port,
) {
    let mut held = session.held.borrow_mut();
    let Some(held) = held.as_mut().filter(|held| !held.is_read) else {
        return;
    };
    let Some(claims) = &held.shown.verification.claims else {
        return;
    };
    let label = held.shown.overview.subject.contract().network.as_deref();
    let listed = deployment::listed(label, lists);
    let settled = recorded.settle(claims, &listed);
    let posted = RecordedReading {
        build,
        at: recorded.at.clone(),
        reading: recorded.reading.summary(&settled.steps),
        steps: settled.steps,
    };
    port.post_chain(&ChainResponse::Recorded(Encoded::of(&posted)), None);
    held.recorded = Some(recorded);
    prove(held, &listed, true, port);
}

/// Reads the contract that the payload names, and keeps what was read.
async fn read(session: &Session, endpoints: Vec<Endpoint>, lists: Lists, port: Port) {
    let asked = session.held.borrow().as_ref().and_then(|held| {
        let label = held.shown.overview.subject.contract().network.clone();
        Some((held.shown.verification.claims.clone()?, label))
    });
    let Some((claims, label)) = asked else {
        return;
    };
    let wallet = session.wallet.on(port);
    let label = label.as_deref();
    let asked_of = endpoints.clone();
    let mut early =
        |settled: &Settled, reading| keep_reading(session, settled, reading, true, port);
    let read = contract::read(&claims, label, endpoints, &lists, &wallet, port, &mut early);
    let Some((settled, reading)) = session.reading.run(read).await else {
        return;
    };
    let listed = deployment::listed(label, &lists);
    keep_reading(session, &settled, reading, false, port);
    let is_proven = {
        let mut held = session.held.borrow_mut();
        held.as_mut()
            .is_some_and(|held| prove(held, &listed, false, port))
    };
    session.read_by.replace(Some(ReadBy {
        endpoints: asked_of,
        listed,
        network: label.and_then(networks::by_label),
    }));
    if is_proven {
        offer_rest(session, port);
    }
}

/// Posts what was read, and keeps it.
fn keep_reading(
    session: &Session,
    settled: &Settled,
    reading: Reading<Transcript>,
    goes_on: bool,
    port: Port,
) {
    session.read_by.take();
    session.reads_rest.set(false);
    if let Some(held) = session.held.borrow_mut().as_mut() {
        let report = held.shown.overview.report.clone();
        let report = report.with_chain(&settled.steps);
        let read = ContractRead {
            reading: reading.summary(&report.steps),
            report,
            goes_on,
        };
        port.post_chain(&ChainResponse::Read(Encoded::of(&read)), None);
        held.shown.overview.report = read.report;
        held.is_read = true;
        held.recorded = Some(Recorded {
            at: Date::new_0().to_iso_string().into(),
            reading,
        });
    }
}

/// Checks what proves itself of what was read, once the verdict was posted. Returns whether the request's block is
/// proven.
fn prove(held: &mut CheckedPayload, listed: &Listed, is_recorded: bool, port: Port) -> bool {
    let claims = held.shown.verification.claims.as_ref();
    let (Some(claims), Some(read)) = (claims, &held.recorded) else {
        return false;
    };
    let answers: Answers = read.reading.answers.iter().cloned().collect();
    if !answers.keys().any(Question::is_of_proof) {
        return false;
    }
    let settled = claims.prove(listed, &answers, &OracleProver);
    let is_proven = matches!(settled.block, Some(Ok(_)));
    // What was recorded counts only where it proves itself.
    let recorded = is_recorded.then(|| settled.proven.clone());
    let counting = recorded.as_deref().unwrap_or(&settled.steps);
    let report = held.shown.overview.report.clone();
    held.shown.overview.report = report.with_chain(counting);
    post_proven(settled, recorded, port);
    is_proven
}

/// Posts what proves itself; of a saved proof, which of its recorded steps count.
fn post_proven(settled: Settled, recorded: Option<Vec<Step>>, port: Port) {
    let proven = Proven {
        steps: settled.steps,
        block: settled.block,
        trails: settled.trails,
        counts: settled.counts,
        recorded,
    };
    port.post_chain(&ChainResponse::Proven(Encoded::of(&proven)), None);
}

/// The last reading, whose rest can be read.
fn rest(session: &Session) -> Option<RestOfReading> {
    let held = session.held.borrow();
    let held = held.as_ref().filter(|held| held.is_read)?;
    Some(RestOfReading {
        claims: held.shown.verification.claims.clone()?,
        reading: held.recorded.as_ref()?.reading.clone(),
        by: session.read_by.borrow().clone()?,
    })
}

/// Posts what the rest takes, as far as that is known.
fn offer_rest(session: &Session, port: Port) {
    if let Some(rest) = rest(session) {
        let (plan, offer) = rest.offer();
        post_offer(session, plan, offer, port);
    }
}

/// Asks what the rest takes.
async fn plan_rest(session: &Session, port: Port) {
    let Some(rest) = rest(session) else {
        return;
    };
    let wallet = session.wallet.on(port);
    if let Some((plan, offer)) = session.reading.run(rest.plan(&wallet, port)).await {
        post_offer(session, plan, offer, port);
    }
}

fn post_offer(session: &Session, plan: RestPlan, offer: RestOffer, port: Port) {
    session.plan.replace(plan);
    port.post_chain(&ChainResponse::Rest(RestUpdate::Offer(offer)), None);
}

/// Reads the rest as it was planned. Each part is kept as soon as it was read.
async fn read_rest(session: &Session, port: Port) {
    let Some(rest) = rest(session) else {
        return;
    };
    let plan = session.plan.borrow().clone();
    let wallet = session.wallet.on(port);
    let keep = |answers| {
        let mut held = session.held.borrow_mut();
        let held = held.as_mut().and_then(|held| held.recorded.as_mut());
        if let Some(recorded) = held {
            recorded.reading.add(answers);
        }
    };
    session.reads_rest.set(true);
    let read = rest.read(&plan, (&wallet, port), keep);
    if let Some(settled) = session.reading.run(read).await {
        session.reads_rest.set(false);
        rest_was_read(session, settled, port);
    }
}

/// Posts what was read of the rest, and what is left of it.
fn rest_was_read(session: &Session, settled: Settled, port: Port) {
    if let Some(held) = session.held.borrow_mut().as_mut() {
        let report = held.shown.overview.report.clone();
        held.shown.overview.report = report.with_chain(&settled.steps);
    }
    post_proven(settled, None, port);
    if let Some(rest) = rest(session) {
        let (left, offer) = rest.left(&session.plan.borrow());
        post_offer(session, left, offer, port);
    }
}
