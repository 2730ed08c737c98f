//! Handles tasks about the contract: reads it, settles earlier replies again, and keeps both in this tab.

use super::clients::clients;
use super::held::Held;
use super::session::Session;
use super::transport::BrowserClock;
use chain::endpoint::Endpoint;
use chain::reading::{Reading, Transcript};
use chain::saved_proof::TimedReading;
use chain::transport::LocalBoxFuture;
use check::{ReadFrom, Saved, Through};
use page::program::port::Port;
use page::worker::message;
use page::worker::response::{ChainResponse, ContractRead};
use page::worker::task::ChainTask;
use serde::{Deserialize, Serialize};
use verify::claims::{Settled, Witnesses};

/// Handles a task. Each kind is compiled separately when it is first asked for: together they are 36 kB, which a
/// browser compiles in 5 ms.
pub fn handle(session: &Session, task: ChainTask, port: Port) -> LocalBoxFuture<'_, ()> {
    match task {
        ChainTask::Read { endpoints } => Box::pin(read(session, endpoints, port)),
        ChainTask::Restore(kept) => Box::pin(async move { restore(session, &kept, port) }),
        ChainTask::Without(by) => Box::pin(async move { without(session, by, port) }),
    }
}

/// Settles the reading in a saved proof, and posts the result.
pub fn recorded(held: &mut Held, saved: Saved<TimedReading>, port: Port) {
    held.checked.settle_saved(saved, &held.lists);
    post(held, port);
}

/// A reading as the tab keeps it.
#[derive(Serialize, Deserialize)]
struct KeptReading {
    asked: Vec<Endpoint>,
    recorded: TimedReading,
}

/// Settles an earlier reading of this tab again. A damaged one is not restored.
fn restore(session: &Session, kept: &str, port: Port) {
    let Ok(kept) = serde_json::from_str::<KeptReading>(kept) else {
        return;
    };
    if let Some(held) = session.held.borrow_mut().as_mut() {
        held.asked = kept.asked;
        let source = ReadFrom::Tab(kept.recorded.at.clone());
        held.checked.settle(kept.recorded, source, &held.lists);
        post(held, port);
    }
}

/// Merges the views of the held reading without those of these endpoints, and keeps the choice.
fn without(session: &Session, by: Witnesses, port: Port) {
    let mut held = session.held.borrow_mut();
    if let Some(held) = held.as_mut().filter(|held| held.checked.live().is_some()) {
        held.checked.leave_out(by, &held.lists);
        post(held, port);
        keep(held, port);
    }
}

/// Reads the contract that the payload names, and keeps the reading.
async fn read(session: &Session, endpoints: Vec<Endpoint>, port: Port) {
    let asked = session.held.borrow().as_ref().and_then(|held| {
        let asked = held.checked.asked(&held.lists)?;
        Some((asked, held.loaded))
    });
    let Some((asked, loaded)) = asked else {
        return;
    };
    let mut is_new = true;
    let asked_of = endpoints.clone();
    let mut take = |settled: Settled, reading, goes_on| {
        if let Some(held) = session.held.borrow_mut().as_mut() {
            let is_first = core::mem::take(&mut is_new);
            if is_first {
                held.asked.clone_from(&asked_of);
            }
            held.goes_on = goes_on;
            take(held, settled, reading, is_first, port);
        }
    };
    // Keeps the reading early, so that a reader who leaves and comes back finds the verdict again.
    let mut early = |settled: &Settled, reading| take(settled.clone(), reading, true);
    let clients = clients(endpoints, port);
    let through = Through {
        clients: &clients,
        clock: &BrowserClock,
        loaded,
        waits: true,
    };
    let read = asked.read(&through, &mut early);
    if let Some((settled, reading)) = session.reading.run(read).await {
        take(settled, reading, false);
    }
}

/// Posts and keeps a reading that was made just now. An endpoint that the reader left out of the first result stays out
/// of the next.
fn take(
    held: &mut Held,
    settled: Settled,
    reading: Reading<Transcript>,
    is_first: bool,
    port: Port,
) {
    let before = held.checked.read.as_ref().filter(|_| !is_first);
    let without = before.map_or(Witnesses::NONE, |before| before.recorded.without);
    held.checked
        .take_live(reading, settled, without, &BrowserClock, &held.lists);
    post(held, port);
    keep(held, port);
}

/// Posts the held reading for the tab to keep, if an endpoint answered.
fn keep(held: &Held, port: Port) {
    let recorded = held.checked.read.as_ref().map(|read| &read.recorded);
    let recorded = recorded.filter(|recorded| {
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

/// Posts the answer, and the reading that it rests on.
fn post(held: &Held, port: Port) {
    if let Some(read) = &held.checked.read {
        let read = ContractRead::of(read, held.goes_on);
        let answer = Box::new(held.checked.answer.clone());
        port.post(&ChainResponse::Read(answer, Box::new(read)));
    }
}
