//! Calls the parts that come after a check: the look-ups, and the reading of the contract.

use core::future::ready;

use wasm_split_helpers::wasm_split;

use super::checked_payload::CheckedPayload;
use super::port::Port;
use super::report::{self, Listed};
use super::session::Session;
use super::tested::{NotLoaded, Part, Tested};
use super::{contract_tasks, look_ups, rules, unpacking};
use chain::deployment::Lists;
use chain::saved_proof::{SavedProof, SavedProofError, TimedReading};
use chain::transport::LocalBoxFuture;
use explain::Explanation;
use intake::file::{Content, ForeignFileError};
use page::worker::message::Envelope;
use page::worker::response::PartFault;
use page::worker::selftest::{self, VECTORS};
use page::worker::task::ChainTask;
use proofs::prover::OracleProver;
use verify::Verification;
use verify::hash::Hash32;
use verify::json::Document;
use verify::report::Kind;
use words::LoadError;

type Loaded<T> = Result<T, NotLoaded>;

/// Handles a task for details beside the verdict.
///
/// # Errors
///
/// [`PartFault`] if the part could not be loaded or failed its self-test.
pub async fn look_up(session: &Session, task: Envelope, port: Port) -> Result<(), PartFault> {
    ready_to_look_up(&session.tested).await?;
    handle_look_up(session, task, port).await?.await
}

/// Handles a task about the contract.
///
/// # Errors
///
/// [`PartFault`] if the part could not be loaded or failed its self-test.
pub async fn chain(session: &Session, task: Envelope, port: Port) -> Result<(), PartFault> {
    let cancelled = session.cancelled.get();
    ready_to_read(&session.tested).await?;
    let is_cancelled = session.cancelled.get() != cancelled;
    handle_chain(session, task, is_cancelled, port).await?.await;
    Ok(())
}

/// Opens a saved proof.
///
/// # Errors
///
/// [`PartFault`] if the part could not be loaded or failed its self-test.
pub async fn open(
    tested: &Tested,
    bytes: &[u8],
) -> Result<Result<SavedProof, SavedProofError>, PartFault> {
    ready_to_read(tested).await?;
    Ok(open_saved(bytes).await?)
}

/// Reads the content of a file that is not one text in UTF-8.
///
/// # Errors
///
/// [`PartFault`] if the part could not be loaded or failed its self-test.
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
/// [`PartFault`] if the part could not be loaded or failed its self-test.
pub async fn name(
    tested: &Tested,
    document: &Document,
) -> Result<Option<ForeignFileError>, PartFault> {
    ready_to_look_up(tested).await?;
    Ok(name_of(document).await?)
}

/// Settles the reading in a saved proof, and keeps it.
///
/// # Errors
///
/// [`PartFault`] if the part could not be loaded or failed its self-test.
pub async fn recorded(
    session: &Session,
    build: String,
    recorded: TimedReading,
    port: Port,
) -> Result<(), PartFault> {
    ready_to_read(&session.tested).await?;
    Ok(settle_recorded(session, build, recorded, port).await?)
}

/// Adds to the report the steps that a saved proof among several files proves on its own.
///
/// # Errors
///
/// [`PartFault`] if the part could not be loaded or failed its self-test.
pub async fn take_proven(
    tested: &Tested,
    held: &mut CheckedPayload,
    build: String,
    recorded: TimedReading,
) -> Result<(), PartFault> {
    ready_to_read(tested).await?;
    Ok(proven_of(held, build, recorded).await?)
}

/// Writes the report of a file among several.
///
/// # Errors
///
/// [`PartFault`] if the part could not be loaded or failed its self-test.
pub async fn listed(
    tested: &Tested,
    held: &CheckedPayload,
    name: &str,
) -> Result<Listed, PartFault> {
    ready_to_read(tested).await?;
    Ok(listed_of(held, name).await?)
}

/// Writes the report of a file among several that holds nothing to check. `file` is its name and its SHA-256.
///
/// # Errors
///
/// [`PartFault`] if the part could not be loaded or failed its self-test.
pub async fn unread(
    tested: &Tested,
    error: &LoadError,
    lists: &Lists,
    file: (&str, Option<Hash32>),
) -> Result<Listed, PartFault> {
    ready_to_read(tested).await?;
    Ok(unread_of(error, lists, file).await?)
}

/// Loads and tests the part that looks up details.
///
/// # Errors
///
/// [`PartFault`] if it could not be loaded or failed its self-test.
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

/// Loads and tests the part that reads the contract.
///
/// # Errors
///
/// [`PartFault`] if it could not be loaded or failed its self-test.
pub async fn ready_to_read(tested: &Tested) -> Result<(), PartFault> {
    for kind in tested.kinds() {
        if !tested.is_tested(Part::Chain, kind) {
            let known = rules::known(tested, kind).await?;
            let wrong = wrong_chain(kind, &known.verification).await?;
            let settled = selftest::count(kind, true);
            let all = settled.saturating_add(selftest::PROVER_COUNT);
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
    task: Envelope,
    port: Port,
) -> Loaded<LocalBoxFuture<'_, Result<(), PartFault>>> {
    let asked = task.read().expect("the page and its worker are one build");
    Ok(look_ups::handle(session, asked, port))
}

#[wasm_split(look_ups, fallible)]
fn content_of(bytes: Vec<u8>) -> Loaded<LocalBoxFuture<'static, Result<Content, LoadError>>> {
    Ok(Box::pin(unpacking::content(bytes)))
}

#[wasm_split(look_ups, fallible)]
fn name_of(document: &Document) -> Loaded<Option<ForeignFileError>> {
    Ok(intake::json::name(&document.object()))
}

#[wasm_split(chain, fallible)]
fn wrong_chain(kind: Kind, known: &Verification) -> Loaded<Vec<String>> {
    let mut wrong = selftest::wrong_settled(VECTORS, kind, known);
    wrong.extend(selftest::wrong_proofs(&OracleProver));
    Ok(wrong)
}

#[wasm_split(chain, fallible)]
fn handle_chain(
    session: &Session,
    task: Envelope,
    is_cancelled: bool,
    port: Port,
) -> Loaded<LocalBoxFuture<'_, ()>> {
    let task: ChainTask = task.read().expect("the page and its worker are one build");
    // The reader may have cancelled the task while the part was loading.
    if is_cancelled && task.topic().is_some() {
        return Ok(Box::pin(ready(())));
    }
    Ok(contract_tasks::handle(session, task, port))
}

#[wasm_split(chain, fallible)]
fn open_saved(bytes: &[u8]) -> Loaded<Result<SavedProof, SavedProofError>> {
    Ok(SavedProof::read(bytes))
}

#[wasm_split(chain, fallible)]
fn settle_recorded(
    session: &Session,
    build: String,
    recorded: TimedReading,
    port: Port,
) -> Loaded<()> {
    contract_tasks::recorded(session, build, recorded, port);
    Ok(())
}

#[wasm_split(chain, fallible)]
fn proven_of(held: &mut CheckedPayload, build: String, recorded: TimedReading) -> Loaded<()> {
    contract_tasks::take_proven(held, build, recorded);
    Ok(())
}

#[wasm_split(chain, fallible)]
fn listed_of(held: &CheckedPayload, name: &str) -> Loaded<Listed> {
    Ok(Listed::of(report::of(held, name)))
}

#[wasm_split(chain, fallible)]
fn unread_of(
    error: &LoadError,
    lists: &Lists,
    (name, sha256): (&str, Option<Hash32>),
) -> Loaded<Listed> {
    Ok(Listed::of(report::unread(error, lists, name, sha256)))
}
