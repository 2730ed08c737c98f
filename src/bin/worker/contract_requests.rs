//! Requests about the contract: it is read, what proves itself is proven, and both are kept in a file.

use std::cell::RefCell;

use js_sys::Date;
use web_sys::Blob;

use super::contract;
use super::port::Port;
use super::prover::ProverModule;
use super::session::{Session, Unchecked};
use chain::deployment::{self, Lists};
use chain::endpoint::Endpoint;
use chain::reading::{Reading, Transcript};
use chain::saved_proof::Recorded;
use page::net;
use page::worker::message;
use page::worker::request::ChainRequest;
use page::worker::response::ChainResponse;
use verify::claims::{Listed, Question, Settled};

/// Handles a request.
pub async fn handle(session: &Session, request: ChainRequest, file: Option<Blob>, port: Port) {
    match request {
        ChainRequest::Read { endpoints, lists } => read(session, endpoints, &lists, port).await,
        ChainRequest::Prove => prove(session, file, port).await,
        ChainRequest::Save => {
            let held = session.held.borrow();
            let saved = held.as_ref().map(|held| held.saved_proof());
            if let Some(proof) = saved.and_then(|proof| message::file(&proof)) {
                port.post_chain(&ChainResponse::SavedProof, Some(proof));
            }
        }
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
    port.post_chain(
        &ChainResponse::Recorded {
            build,
            at: recorded.at.clone(),
            reading: Box::new(recorded.reading.summary(&settled.steps)),
            steps: settled.steps,
        },
        None,
    );
    let unchecked = Unchecked::of(listed, &recorded.reading);
    want_prover(&session.recorded_proofs, unchecked, port);
    held.recorded = Some(recorded);
}

/// Reads the contract that the payload names, and keeps what was read.
async fn read(session: &Session, endpoints: Vec<Endpoint>, lists: &Lists, port: Port) {
    let asked = session.held.borrow().as_ref().and_then(|held| {
        let label = held.shown.overview.subject.contract().network.clone();
        Some((held.shown.verification.claims.clone()?, label))
    });
    let Some((claims, label)) = asked else {
        return;
    };
    let wallet = session.wallet.on(port);
    let label = label.as_deref();
    let mut early = |settled: &Settled, reading| keep_reading(session, settled, reading, port);
    let read = contract::read(&claims, label, endpoints, lists, &wallet, port, &mut early);
    let Some((settled, reading)) = session.reading.run(read).await else {
        return;
    };
    let unchecked = Unchecked::of(deployment::listed(label, lists), &reading);
    keep_reading(session, &settled, reading, port);
    want_prover(&session.proofs, unchecked, port);
}

/// Posts what was read, and keeps it.
fn keep_reading(session: &Session, settled: &Settled, reading: Reading<Transcript>, port: Port) {
    // Those of an earlier reading are no part of this one's report.
    session.proofs.replace(None);
    if let Some(held) = session.held.borrow_mut().as_mut() {
        let report = held.shown.overview.report.clone();
        let report = report.with_chain(&settled.steps);
        let summary = Box::new(reading.summary(&report.steps));
        port.post_chain(
            &ChainResponse::Read(Box::new(report.clone()), summary),
            None,
        );
        held.shown.overview.report = report;
        held.is_read = true;
        held.recorded = Some(Recorded {
            at: Date::new_0().to_iso_string().into(),
            reading,
        });
    }
}

/// Checks what waits for it.
async fn prove(session: &Session, module: Option<Blob>, port: Port) {
    let bytes = match &module {
        Some(module) => net::read(module, |_, _| {}).await.ok(),
        None => None,
    };
    let prover = bytes.and_then(|bytes| ProverModule::start(&bytes).ok());
    let Some(prover) = prover else {
        return;
    };
    for (waiting, recorded) in [(&session.proofs, false), (&session.recorded_proofs, true)] {
        let Some(Unchecked { listed, answers }) = waiting.take() else {
            continue;
        };
        let mut held = session.held.borrow_mut();
        let Some(held) = held.as_mut() else {
            return;
        };
        let Some(claims) = &held.shown.verification.claims else {
            return;
        };
        let settled = claims.prove(&listed, &answers, &prover);
        // What was recorded counts only where it proves itself, and not beside a reading.
        let counting = match (recorded, held.is_read) {
            (false, _) => settled.steps.clone(),
            (true, false) => settled.proven,
            (true, true) => Vec::new(),
        };
        let report = held.shown.overview.report.clone();
        held.shown.overview.report = report.with_chain(&counting);
        port.post_chain(
            &ChainResponse::Proven {
                steps: settled.steps,
                block: settled.block,
                counting,
                recorded,
            },
            None,
        );
    }
}

impl Unchecked {
    /// What a reading told; `None` where none of it proves itself.
    fn of(listed: Listed, reading: &Reading<Transcript>) -> Option<Self> {
        let mut questions = reading.answers.iter().map(|(question, _)| question);
        questions.any(Question::is_of_proof).then(|| Self {
            listed,
            answers: reading.answers.iter().cloned().collect(),
        })
    }
}

/// Asks for the module that checks what proves itself, if there is any, and keeps it until the module comes.
fn want_prover(waiting: &RefCell<Option<Unchecked>>, unchecked: Option<Unchecked>, port: Port) {
    if unchecked.is_some() {
        waiting.replace(unchecked);
        port.post_chain(&ChainResponse::WantsProver, None);
    }
}
