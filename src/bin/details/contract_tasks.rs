//! Handles tasks about the contract: reads it, proves the parts that prove themselves, and keeps both in
//! this tab.

use js_sys::Date;

use super::checked_payload::CheckedPayload;
use super::contract;
use super::session::Session;
use answer::{Answer, Read};
use chain::endpoint::Endpoint;
use chain::reader::Terms;
use chain::reading::{Reading, Transcript};
use chain::saved_proof::TimedReading;
use chain::transport::LocalBoxFuture;
use chain::{deployment, networks};
use page::program::port::Port;
use page::worker::message;
use page::worker::response::{ChainResponse, ContractRead, Proven, ReadFrom};
use page::worker::task::ChainTask;
use proofs::prover::OracleProver;
use serde::{Deserialize, Serialize};
use verify::claims::{Claims, Listed, Settled, Witnesses};

/// Handles a task. Each kind is compiled separately when it is first asked for: together they are 36 kB, which a
/// browser compiles in 5 ms.
pub fn handle(session: &Session, task: ChainTask, port: Port) -> LocalBoxFuture<'_, ()> {
    match task {
        ChainTask::Read { endpoints } => Box::pin(read(session, endpoints, port)),
        ChainTask::Restore(kept) => Box::pin(async move { restore(session, &kept, port) }),
        ChainTask::Without(by) => Box::pin(async move { without(session, by, port) }),
    }
}

/// Settles the reading in a saved proof, and keeps it.
pub fn recorded(session: &Session, build: String, recorded: TimedReading, port: Port) {
    let mut held = session.held.borrow_mut();
    if let Some(held) = held.as_mut().filter(|held| !held.is_live()) {
        let at = recorded.at.clone();
        held.asked = Vec::new();
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
    held.settled = Some(settled);
    held.source = ReadFrom::File { build, at };
    held.read = settled_read(held, false);
}

/// A reading as the tab keeps it.
#[derive(Serialize, Deserialize)]
struct KeptReading {
    asked: Vec<Endpoint>,
    recorded: TimedReading,
}

/// Settles an earlier reading of this tab again, and keeps it. A damaged one is not restored.
fn restore(session: &Session, kept: &str, port: Port) {
    let Ok(kept) = serde_json::from_str::<KeptReading>(kept) else {
        return;
    };
    if let Some(held) = session.held.borrow_mut().as_mut() {
        held.asked = kept.asked;
        let at = kept.recorded.at.clone();
        settle(held, kept.recorded, ReadFrom::Tab(at), port);
    }
}

/// Merges the views of the held reading without those of these endpoints, and keeps the choice.
fn without(session: &Session, by: Witnesses, port: Port) {
    if let Some(held) = session
        .held
        .borrow_mut()
        .as_mut()
        .filter(|held| held.is_live())
    {
        if let Some(recorded) = held.recorded.as_mut() {
            recorded.without = by;
        }
        let goes_on = held.read.as_ref().is_some_and(|(_, read)| read.goes_on);
        post(held, goes_on, port);
        keep(held, port);
    }
}

/// Settles recorded answers, with the parts that prove themselves, and posts the result.
fn settle(held: &mut CheckedPayload, mut recorded: TimedReading, source: ReadFrom, port: Port) {
    let Some(claims) = held.shown.verification.claims.clone() else {
        return;
    };
    let listed = listed(held);
    held.settled = Some(recorded.settle(&claims, &listed, &OracleProver));
    held.recorded = Some(recorded);
    held.source = source;
    post(held, false, port);
}

/// Reads the contract that the payload names, and keeps the reading.
async fn read(session: &Session, endpoints: Vec<Endpoint>, port: Port) {
    let asked = session.held.borrow().as_ref().and_then(|held| {
        let label = held.shown.overview.subject.contract().network.as_deref();
        let claims: Claims = held.shown.verification.claims.clone()?;
        let terms = Terms {
            network: label.and_then(networks::by_label),
            loaded: held.loaded,
            waits: true,
        };
        Some((claims, listed(held), terms, held.proofs()))
    });
    let Some((claims, listed, terms, proofs)) = asked else {
        return;
    };
    let mut is_new = true;
    let asked_of = endpoints.clone();
    let mut take = |settled: Settled, reading, goes_on| {
        if let Some(held) = session.held.borrow_mut().as_mut() {
            if core::mem::take(&mut is_new) {
                held.asked.clone_from(&asked_of);
                held.recorded = None;
            }
            keep_reading(held, settled, reading, goes_on, port);
        }
    };
    // Keeps the reading early, so that a reader who leaves and comes back finds the verdict again.
    let mut early = |settled: &Settled, reading| take(settled.clone(), reading, true);
    let read = contract::read(
        &claims, &listed, terms, endpoints, &proofs, port, &mut early,
    );
    if let Some((settled, reading)) = session.reading.run(read).await {
        take(settled, reading, false);
    }
}

/// Posts the held reading for the tab to keep, if an endpoint answered.
fn keep(held: &CheckedPayload, port: Port) {
    let recorded = held.recorded.as_ref().filter(|recorded| {
        let mut endpoints = recorded.reading.endpoints.iter();
        endpoints.any(|(_, fault)| fault.is_none())
    });
    let Some(recorded) = recorded.cloned() else {
        return;
    };
    let kept = KeptReading {
        asked: held.asked.clone(),
        recorded,
    };
    let written = serde_json::to_vec(&kept).ok();
    let file = written.and_then(|written| message::file(&written));
    if let Some(file) = file {
        let (at, by) = (kept.recorded.at, kept.asked);
        port.send(&ChainResponse::Keep { at, by }, Some(file.into()));
    }
}

/// Holds a reading that was made just now, posts it, and keeps it.
fn keep_reading(
    held: &mut CheckedPayload,
    settled: Settled,
    reading: Reading<Transcript>,
    goes_on: bool,
    port: Port,
) {
    // A reader who left an endpoint out of the first result left it out of the next.
    let before = held.recorded.as_ref();
    held.recorded = Some(TimedReading {
        at: Date::new_0().to_iso_string().into(),
        reading,
        without: before.map_or(Witnesses::NONE, |before| before.without),
    });
    held.settled = Some(settled);
    held.source = ReadFrom::Endpoints;
    post(held, goes_on, port);
    keep(held, port);
}

/// Posts the settled steps and the reading that they rest on. A file's answers change the report only if they prove
/// themselves.
fn post(held: &mut CheckedPayload, goes_on: bool, port: Port) {
    let Some((answer, read)) = settled_read(held, goes_on) else {
        return;
    };
    let said = ChainResponse::Read(answer, read);
    port.post(&said);
    if let ChainResponse::Read(answer, read) = said {
        held.read = Some((answer, read));
    }
}

/// Adds the steps that count to the report: of several views, the merge of those that the reader did not leave out. Returns the answer and the reading that it rests on; `None` without one.
fn settled_read(
    held: &mut CheckedPayload,
    goes_on: bool,
) -> Option<(Box<Answer>, Box<ContractRead>)> {
    let (recorded, all) = held.recorded.as_ref().zip(held.settled.as_ref())?;
    let settled = all.without(recorded.without);
    let is_file = matches!(held.source, ReadFrom::File { .. });
    let report = held.shown.overview.report.clone();
    held.shown.overview.report = match is_file {
        true => report.with_proven(&settled.proven),
        false => report.with_chain(&settled),
    };
    let reading = recorded.reading.summary(all, recorded.without);
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

/// Returns the deployment's lists for the network of a payload.
fn listed(held: &CheckedPayload) -> Listed {
    let label = held.shown.overview.subject.contract().network.as_deref();
    deployment::listed(label, &held.lists)
}
