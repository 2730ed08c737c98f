//! The parts that come after a check: what looks things up, and what reads the contract.

use core::future::ready;

use wasm_split_helpers::wasm_split;

use super::checked_payload::CheckedPayload;
use super::port::Port;
use super::session::Session;
use super::tested::{NotLoaded, Part, Tested};
use super::{contract_requests, look_ups, rules, unpacking};
use chain::saved_proof::{Recorded, SavedProof, SavedProofError};
use chain::transport::LocalBoxFuture;
use explain::Explanation;
use explain::pull::VersionRolls;
use intake::file::{Content, Foreign};
use page::worker::message::Envelope;
use page::worker::request::ChainRequest;
use page::worker::response::PartFault;
use page::worker::selftest::{self, VECTORS};
use proofs::prover::OracleProver;
use verify::Verification;
use verify::json::Document;
use verify::report::Kind;
use words::LoadError;

type Loaded<T> = Result<T, NotLoaded>;

/// Handles a request about what is shown beside the verdict.
///
/// # Errors
///
/// What is wrong with the part.
pub async fn look_up(session: &Session, request: Envelope, port: Port) -> Result<(), PartFault> {
    ready_to_look_up(&session.tested).await?;
    handle_look_up(session, request, port).await?.await
}

/// Where the rolls of a Pack pull's draws fell.
///
/// # Errors
///
/// What is wrong with the part.
pub async fn rolls(
    tested: &Tested,
    shown: &Explanation,
) -> Result<Option<Vec<VersionRolls>>, PartFault> {
    ready_to_look_up(tested).await?;
    Ok(rolls_of(shown).await?)
}

/// Handles a request about the contract.
///
/// # Errors
///
/// What is wrong with the part.
pub async fn chain(session: &Session, request: Envelope, port: Port) -> Result<(), PartFault> {
    let cancelled = session.cancelled.get();
    ready_to_read(&session.tested).await?;
    let is_cancelled = session.cancelled.get() != cancelled;
    handle_chain(session, request, is_cancelled, port)
        .await?
        .await;
    Ok(())
}

/// Counts what was read of the rest, whose reading was cancelled.
///
/// # Errors
///
/// What is wrong with the part.
pub async fn keep_rest(session: &Session, port: Port) -> Result<(), PartFault> {
    Ok(count_rest(session, port).await?)
}

/// Opens a saved proof.
///
/// # Errors
///
/// What is wrong with the part.
pub async fn open(
    tested: &Tested,
    bytes: &[u8],
) -> Result<Result<SavedProof, SavedProofError>, PartFault> {
    ready_to_read(tested).await?;
    Ok(open_saved(bytes).await?)
}

/// Reads what a file holds that is not one text in UTF-8.
///
/// # Errors
///
/// What is wrong with the part.
pub async fn unpack(
    tested: &Tested,
    bytes: Vec<u8>,
) -> Result<Result<Content, LoadError>, PartFault> {
    ready_to_look_up(tested).await?;
    Ok(content_of(bytes).await?.await)
}

/// Names a JSON object that is no payload, if it is of a known kind.
///
/// # Errors
///
/// What is wrong with the part.
pub async fn name(tested: &Tested, document: &Document) -> Result<Option<Foreign>, PartFault> {
    ready_to_look_up(tested).await?;
    Ok(name_of(document).await?)
}

/// Settles what a saved proof recorded, and keeps it.
///
/// # Errors
///
/// What is wrong with the part.
pub async fn recorded(
    session: &Session,
    build: String,
    recorded: Recorded,
    port: Port,
) -> Result<(), PartFault> {
    ready_to_read(&session.tested).await?;
    Ok(settle_recorded(session, build, recorded, port).await?)
}

/// Takes what a saved proof among several files shows by itself.
///
/// # Errors
///
/// What is wrong with the part.
pub async fn take_proven(
    tested: &Tested,
    held: &mut CheckedPayload,
    recorded: Recorded,
) -> Result<(), PartFault> {
    ready_to_read(tested).await?;
    Ok(proven_of(held, recorded).await?)
}

/// Loads and tests what looks up.
///
/// # Errors
///
/// What is wrong with the part.
pub async fn ready_to_look_up(tested: &Tested) -> Result<(), PartFault> {
    for kind in tested.kinds() {
        if !tested.is_tested(Part::LookUps, kind) {
            let known = rules::known(tested, kind).await?;
            let wrong = wrong_look_ups(&known).await?;
            tested.note(Part::LookUps, kind, wrong, 1)?;
        }
    }
    Ok(())
}

/// Loads and tests what reads the contract.
///
/// # Errors
///
/// What is wrong with the part.
pub async fn ready_to_read(tested: &Tested) -> Result<(), PartFault> {
    for kind in tested.kinds() {
        if !tested.is_tested(Part::Chain, kind) {
            let known = rules::known(tested, kind).await?;
            let wrong = wrong_chain(kind, &known.verification).await?;
            let settled = selftest::count(kind, true);
            let all = settled.saturating_add(selftest::PROVER_COUNT.saturating_add(1));
            tested.note(Part::Chain, kind, wrong, all)?;
        }
    }
    Ok(())
}

#[wasm_split(look_ups, fallible)]
fn wrong_look_ups(known: &Explanation) -> Loaded<Vec<String>> {
    let is_right = selftest::looks_up(known);
    Ok(match is_right {
        true => Vec::new(),
        false => vec![format!("{}-look_ups", known.overview.kind.name())],
    })
}

#[wasm_split(look_ups, fallible)]
fn handle_look_up(
    session: &Session,
    request: Envelope,
    port: Port,
) -> Loaded<LocalBoxFuture<'_, Result<(), PartFault>>> {
    let asked = request
        .read()
        .expect("the page and its worker are one build");
    Ok(look_ups::handle(session, asked, request.file, port))
}

#[wasm_split(look_ups, fallible)]
fn rolls_of(shown: &Explanation) -> Loaded<Option<Vec<VersionRolls>>> {
    Ok(shown.rolls())
}

#[wasm_split(look_ups, fallible)]
fn content_of(bytes: Vec<u8>) -> Loaded<LocalBoxFuture<'static, Result<Content, LoadError>>> {
    Ok(Box::pin(unpacking::content(bytes)))
}

#[wasm_split(look_ups, fallible)]
fn name_of(document: &Document) -> Loaded<Option<Foreign>> {
    Ok(intake::json::name(&document.object()))
}

#[wasm_split(chain, fallible)]
fn wrong_chain(kind: Kind, known: &Verification) -> Loaded<Vec<String>> {
    let mut wrong = selftest::wrong_settled(VECTORS, kind, known);
    wrong.extend(selftest::wrong_proofs(&OracleProver));
    if !selftest::reads(kind, known) {
        wrong.push(format!("{}-reading", kind.name()));
    }
    Ok(wrong)
}

#[wasm_split(chain, fallible)]
fn handle_chain(
    session: &Session,
    request: Envelope,
    is_cancelled: bool,
    port: Port,
) -> Loaded<LocalBoxFuture<'_, ()>> {
    let request: ChainRequest = request
        .read()
        .expect("the page and its worker are one build");
    // The reader may have cancelled it while the part was on its way.
    if is_cancelled && request.topic().is_some() {
        return Ok(Box::pin(ready(())));
    }
    Ok(contract_requests::handle(session, request, port))
}

#[wasm_split(chain, fallible)]
fn count_rest(session: &Session, port: Port) -> Loaded<()> {
    contract_requests::keep_rest(session, port);
    Ok(())
}

#[wasm_split(chain, fallible)]
fn open_saved(bytes: &[u8]) -> Loaded<Result<SavedProof, SavedProofError>> {
    Ok(SavedProof::read(bytes))
}

#[wasm_split(chain, fallible)]
fn settle_recorded(session: &Session, build: String, recorded: Recorded, port: Port) -> Loaded<()> {
    contract_requests::recorded(session, build, recorded, port);
    Ok(())
}

#[wasm_split(chain, fallible)]
fn proven_of(held: &mut CheckedPayload, recorded: Recorded) -> Loaded<()> {
    contract_requests::take_proven(held, recorded);
    Ok(())
}
