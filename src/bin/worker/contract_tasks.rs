//! Handles tasks about the contract: reads it, proves the parts that prove themselves, and keeps both in a file or
//! in this tab.

use js_sys::Date;

use super::checked_payload::CheckedPayload;
use super::contract;
use super::port::Port;
use super::session::Session;
use answer::{Answer, Read};
use chain::deployment;
use chain::endpoint::Endpoint;
use chain::reading::{Reading, Transcript};
use chain::saved_proof::TimedReading;
use chain::transport::LocalBoxFuture;
use page::worker::message;
use page::worker::response::{ChainResponse, ContractRead, Proven, ReadFrom};
use page::worker::task::ChainTask;
use proofs::prover::OracleProver;
use verify::claims::{Claims, Listed, Question, Settled};

/// Handles a task. Each kind is compiled separately when it is first asked for: together they are 36 kB, which a
/// browser compiles in 5 ms.
pub fn handle(session: &Session, task: ChainTask, port: Port) -> LocalBoxFuture<'_, ()> {
    match task {
        ChainTask::Read { endpoints } => Box::pin(read(session, endpoints, port)),
        ChainTask::Restore(kept) => Box::pin(async move { restore(session, &kept, port) }),
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
    let settled = recorded.settle(claims, &listed(held), &OracleProver);
    let at = recorded.at.clone();
    held.recorded = Some(recorded);
    held.source = ReadFrom::File { build, at };
    held.read = settled_read(held, settled, false);
}

/// Settles an earlier reading of this tab again, and keeps it. A damaged one is not restored.
fn restore(session: &Session, kept: &str, port: Port) {
    let Ok(recorded) = serde_json::from_str::<TimedReading>(kept) else {
        return;
    };
    let at = recorded.at.clone();
    if let Some(held) = session.held.borrow_mut().as_mut() {
        settle(held, recorded, ReadFrom::Tab(at), port);
    }
}

/// Settles recorded answers and posts the result twice: at once, and again after checking the parts that prove
/// themselves.
fn settle(held: &mut CheckedPayload, mut recorded: TimedReading, source: ReadFrom, port: Port) {
    let Some(claims) = held.shown.verification.claims.clone() else {
        return;
    };
    let listed = listed(held);
    let settled = recorded.settle(&claims, &listed);
    held.recorded = Some(recorded);
    held.source = source;
    post(held, settled, false, port);
    prove(held, &listed, port);
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
    keep_reading(session, settled, reading, false, port);
    keep(session, &asked_of, port);
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
    let reading = recorded.reading.summary(&settled);
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
        },
    };
    Some((Box::new(answer), Box::new(read)))
}

/// Checks the parts of a recorded reading that prove themselves, after its answers were posted.
fn prove(held: &mut CheckedPayload, listed: &Listed, port: Port) {
    let claims = held.shown.verification.claims.as_ref();
    let (Some(claims), Some(read)) = (claims, &mut held.recorded) else {
        return;
    };
    let mut questions = read.reading.answers.iter().map(|(question, _)| question);
    if questions.any(Question::is_of_proof) {
        let settled = read.settle(claims, listed, &OracleProver);
        post(held, settled, false, port);
    }
}

/// Returns the deployment's lists for the network of a payload.
fn listed(held: &CheckedPayload) -> Listed {
    let label = held.shown.overview.subject.contract().network.as_deref();
    deployment::listed(label, &held.lists)
}
