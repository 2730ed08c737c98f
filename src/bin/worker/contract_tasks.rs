//! Handles tasks about the contract: reads it, proves the parts that prove themselves, and keeps both in a file or
//! in this tab.

use js_sys::Date;

use super::checked_payload::CheckedPayload;
use super::contract;
use super::port::Port;
use super::report;
use super::rest::{ReadBy, RestOfReading};
use super::session::Session;
use answer::{Answer, Read};
use chain::endpoint::Endpoint;
use chain::reading::{Reading, Transcript};
use chain::saved_proof::TimedReading;
use chain::transport::LocalBoxFuture;
use chain::{deployment, networks};
use page::worker::message;
use page::worker::response::{
    ChainResponse, ContractRead, Proven, ReadFrom, RestOffer, RestUpdate,
};
use page::worker::task::ChainTask;
use proofs::prover::OracleProver;
use verify::claims::{Claims, Listed, Question, RestPlan, Settled};

/// Handles a task. Each kind is compiled separately when it is first asked for: together they are 36 kB, which a
/// browser compiles in 5 ms.
pub fn handle(session: &Session, task: ChainTask, port: Port) -> LocalBoxFuture<'_, ()> {
    match task {
        ChainTask::Read { endpoints } => Box::pin(read(session, endpoints, port)),
        ChainTask::Restore { endpoints, kept } => {
            Box::pin(async move { restore(session, endpoints, &kept, port) })
        }
        ChainTask::PlanRest => Box::pin(plan_rest(session, port)),
        ChainTask::ReadRest => Box::pin(read_rest(session, port)),
        ChainTask::Save => Box::pin(async move { save(session, port) }),
    }
}

/// Posts the payload and its recorded reading, as one file.
fn save(session: &Session, port: Port) {
    let held = session.held.borrow();
    let saved = held.as_ref().map(CheckedPayload::saved_proof);
    if let Some(proof) = saved.and_then(|proof| message::file(&proof)) {
        port.send(&ChainResponse::SavedProof, Some(proof));
    }
}

    }
}

/// Settles the reading in a saved proof, and keeps it.
pub fn recorded(session: &Session, build: String, recorded: TimedReading, port: Port) {
    let mut held = session.held.borrow_mut();
    if let Some(held) = held.as_mut().filter(|held| !held.is_live()) {
        let at = recorded.at.clone();
        settle(held, recorded, ReadFrom::File { build, at }, port);
    }
}

/// Adds to the report the steps that a saved proof among several files proves on its own.
pub fn take_proven(held: &mut CheckedPayload, build: String, mut recorded: TimedReading) {
    let Some(claims) = &held.shown.verification.claims else {
        return;
    };
    let settled = recorded.prove(claims, &listed(held), &OracleProver);
    let at = recorded.at.clone();
    held.recorded = Some(recorded);
    held.source = ReadFrom::File { build, at };
    held.read = settled_read(held, settled, false);
}

/// Settles an earlier reading of this tab again, and keeps it. A damaged one is not restored.
fn restore(session: &Session, endpoints: Vec<Endpoint>, kept: &str, port: Port) {
    let Ok(recorded) = serde_json::from_str::<TimedReading>(kept) else {
        return;
    };
    let at = recorded.at.clone();
    let settled = match session.held.borrow_mut().as_mut() {
        Some(held) => settle(held, recorded, ReadFrom::Tab(at), port),
        None => None,
    };
    if let Some((listed, is_proven)) = settled {
        read_by(session, endpoints, listed);
        if is_proven {
            offer_rest(session, port);
        }
    }
}

/// Settles recorded answers and posts the result twice: at once, and again after checking the parts that prove
/// themselves. Returns the deployment's lists for the network, and whether the request's block is proven.
fn settle(
    held: &mut CheckedPayload,
    mut recorded: TimedReading,
    source: ReadFrom,
    port: Port,
) -> Option<(Listed, bool)> {
    let claims = held.shown.verification.claims.clone()?;
    let listed = listed(held);
    let settled = recorded.settle(&claims, &listed);
    held.recorded = Some(recorded);
    held.source = source;
    post(held, settled, false, port);
    let is_proven = prove(held, &listed, port);
    Some((listed, is_proven))
}

/// Reads the contract that the payload names, and keeps the reading.
async fn read(session: &Session, endpoints: Vec<Endpoint>, port: Port) {
    let asked = session.held.borrow().as_ref().and_then(|held| {
        let label = held.shown.overview.subject.contract().network.clone();
        let claims: Claims = held.shown.verification.claims.clone()?;
        Some((claims, label, held.lists.clone()))
    });
    let Some((claims, label, lists)) = asked else {
        return;
    };
    let label = label.as_deref();
    let asked_of = endpoints.clone();
    // Keeps the reading early, so that a reader who leaves and comes back finds the verdict again.
    let mut early = |settled: &Settled, reading| {
        keep_reading(session, settled.clone(), reading, true, port);
        keep(session, &asked_of, port);
    };
    let read = contract::read(&claims, label, endpoints, &lists, port, &mut early);
    let Some((settled, reading)) = session.reading.run(read).await else {
        return;
    };
    let listed = deployment::listed(label, &lists);
    let is_proven = matches!(settled.block, Some(Ok(_)));
    keep_reading(session, settled, reading, false, port);
    keep(session, &asked_of, port);
    read_by(session, asked_of, listed);
    if is_proven {
        offer_rest(session, port);
    }
}

/// Notes the endpoints of the last reading.
fn read_by(session: &Session, endpoints: Vec<Endpoint>, listed: Listed) {
    let held = session.held.borrow();
    let label = held
        .as_ref()
        .and_then(|held| held.shown.overview.subject.contract().network.as_deref());
    session.read_by.replace(Some(ReadBy {
        endpoints,
        listed,
        network: label.and_then(networks::by_label),
    }));
}

/// Posts the reading for the tab to keep, if an endpoint answered.
fn keep(session: &Session, by: &[Endpoint], port: Port) {
    let held = session.held.borrow();
    let recorded = held.as_ref().and_then(|held| held.recorded.as_ref());
    let recorded = recorded.filter(|recorded| {
        let mut endpoints = recorded.reading.endpoints.iter();
        endpoints.any(|(_, fault)| fault.is_none())
    });
    let written = recorded.and_then(|recorded| serde_json::to_vec(recorded).ok());
    let file = written.and_then(|written| message::file(&written));
    if let Some(file) = file {
        port.send(&ChainResponse::Keep(by.to_vec()), Some(file));
    }
}

/// Posts the reading, and keeps it.
fn keep_reading(
    session: &Session,
    settled: Settled,
    reading: Reading<Transcript>,
    goes_on: bool,
    port: Port,
) {
    session.read_by.take();
    session.reads_rest.set(false);
    if let Some(held) = session.held.borrow_mut().as_mut() {
        held.recorded = Some(TimedReading {
            at: Date::new_0().to_iso_string().into(),
            reading,
        });
        held.source = ReadFrom::Endpoints;
        post(held, settled, goes_on, port);
    }
}

/// Posts the settled steps and the reading that they rest on. A file's answers change the report only if they prove
/// themselves.
fn post(held: &mut CheckedPayload, settled: Settled, goes_on: bool, port: Port) {
    let Some((answer, read)) = settled_read(held, settled, goes_on) else {
        return;
    };
    let said = ChainResponse::Read(answer, read);
    port.post(&said);
    if let ChainResponse::Read(answer, read) = said {
        held.read = Some((answer, read));
    }
}

/// Adds the steps that count to the report. Returns the answer and the reading that it rests on; `None` without one.
fn settled_read(
    held: &mut CheckedPayload,
    settled: Settled,
    goes_on: bool,
) -> Option<(Box<Answer>, Box<ContractRead>)> {
    let recorded = held.recorded.as_ref()?;
    let is_file = matches!(held.source, ReadFrom::File { .. });
    let report = held.shown.overview.report.clone();
    held.shown.overview.report = match is_file {
        true => report.with_chain(&settled.proven),
        false => report.with_reading(&settled.steps, &held.proven),
    };
    if is_file {
        held.proven.clone_from(&settled.proven);
    }
    let reading = recorded.reading.summary(&settled.steps);
    let answer = held.answer(match is_file {
        true => Read::Recorded(&reading, &recorded.at, &settled.steps),
        false => Read::Live(&reading),
    });
    let read = ContractRead {
        reading,
        source: held.source.clone(),
        goes_on,
        proven: Proven {
            counts_from_file: is_file && !settled.proven.is_empty(),
            block: settled.block,
            trails: settled.trails,
            counts: settled.counts,
        },
    };
    Some((Box::new(answer), Box::new(read)))
}

/// Checks the parts of a recorded reading that prove themselves, after its answers were posted. Returns whether the
/// request's block is proven.
fn prove(held: &mut CheckedPayload, listed: &Listed, port: Port) -> bool {
    let claims = held.shown.verification.claims.as_ref();
    let (Some(claims), Some(read)) = (claims, &mut held.recorded) else {
        return false;
    };
    let mut questions = read.reading.answers.iter().map(|(question, _)| question);
    if !questions.any(Question::is_of_proof) {
        return false;
    }
    let settled = read.prove(claims, listed, &OracleProver);
    let is_proven = matches!(settled.block, Some(Ok(_)));
    post(held, settled, false, port);
    is_proven
}

/// Returns the deployment's lists for the network of a payload.
fn listed(held: &CheckedPayload) -> Listed {
    let label = held.shown.overview.subject.contract().network.as_deref();
    deployment::listed(label, &held.lists)
}

/// Returns the last reading, if its rest can be read.
fn rest(session: &Session) -> Option<RestOfReading> {
    let held = session.held.borrow();
    let held = held.as_ref().filter(|held| held.is_live())?;
    Some(RestOfReading {
        claims: held.shown.verification.claims.clone()?,
        reading: held.recorded.as_ref()?.reading.clone(),
        by: session.read_by.borrow().clone()?,
    })
}

/// Posts the price of reading the rest, as far as it is known without another request.
fn offer_rest(session: &Session, port: Port) {
    if let Some(rest) = rest(session) {
        let (plan, offer) = rest.offer();
        post_offer(session, plan, offer, port);
    }
}

/// Asks the endpoints for the price of reading the rest, and posts it.
async fn plan_rest(session: &Session, port: Port) {
    let Some(rest) = rest(session) else {
        return;
    };
    if let Some((plan, offer)) = session.reading.run(rest.plan(port)).await {
        post_offer(session, plan, offer, port);
    }
}

fn post_offer(session: &Session, plan: RestPlan, offer: RestOffer, port: Port) {
    session.plan.replace(plan);
    port.post(&ChainResponse::Rest(RestUpdate::Offer(offer)));
}

/// Reads the rest as planned. Keeps each part as soon as it arrives.
async fn read_rest(session: &Session, port: Port) {
    let Some(rest) = rest(session) else {
        return;
    };
    let plan = session.plan.borrow().clone();
    let keep = |answers| {
        let mut held = session.held.borrow_mut();
        let held = held.as_mut().and_then(|held| held.recorded.as_mut());
        if let Some(recorded) = held {
            recorded.reading.add(answers);
        }
    };
    session.reads_rest.set(true);
    let read = rest.read(&plan, port, keep);
    if let Some(settled) = session.reading.run(read).await {
        session.reads_rest.set(false);
        rest_was_read(session, settled, port);
    }
}

/// Counts the part of the rest that was read before its reading was cancelled.
pub fn keep_rest(session: &Session, port: Port) {
    if let Some(rest) = rest(session) {
        rest_was_read(session, rest.settled(), port);
    }
}

/// Posts the result so far of reading the rest, and the part that is left.
fn rest_was_read(session: &Session, settled: Settled, port: Port) {
    if let Some(held) = session.held.borrow_mut().as_mut() {
        post(held, settled, false, port);
    }
    if let Some(rest) = rest(session) {
        let (left, offer) = rest.left(&session.plan.borrow());
        post_offer(session, left, offer, port);
        keep(session, &rest.by.endpoints, port);
    }
}
