//! Loads the parts with the rules: one for pack events, one for Pack pulls.

use wasm_split_helpers::wasm_split;

use super::tested::{NotLoaded, Part, Tested};
use explain::Explanation;
use page::worker::response::PartFault;
use page::worker::selftest::{self, VECTORS};
use verify::json::Document;
use verify::report::{Kind, Progress};

/// Loads and tests the rules of a kind.
///
/// # Errors
///
/// [`PartFault`] if the part could not be loaded or failed its self-test.
pub async fn ready(tested: &Tested, kind: Kind) -> Result<(), PartFault> {
    if tested.is_tested(Part::Rules, kind) {
        return Ok(());
    }
    let wrong = match kind {
        Kind::PackEvent => wrong_events().await?,
        Kind::PackPull => wrong_pulls().await?,
    };
    tested.note(Part::Rules, kind, wrong, selftest::count(kind, false))
}

/// Checks a document of a kind.
///
/// # Errors
///
/// [`PartFault`] if the part could not be loaded or failed its self-test.
pub async fn check(
    tested: &Tested,
    kind: Kind,
    document: Document,
    observe: &mut dyn FnMut(Progress),
) -> Result<Explanation, PartFault> {
    ready(tested, kind).await?;
    Ok(match kind {
        Kind::PackEvent => check_event(document, observe).await?,
        Kind::PackPull => check_pull(document, observe).await?,
    })
}

/// Checks the payload that a kind's vectors change; the self-tests of other parts run on this result.
///
/// # Errors
///
/// [`PartFault`] if the part could not be loaded or failed its self-test, or the payload is unreadable.
pub async fn known(tested: &Tested, kind: Kind) -> Result<Explanation, PartFault> {
    let document = verify::read(selftest::payload(kind).into());
    let document = document.map_err(|_| PartFault::SelfTest {
        wrong: vec![kind.name().to_owned()],
        all: 1,
    })?;
    check(tested, kind, document, &mut |_| {}).await
}

#[wasm_split(pack_event, fallible)]
fn wrong_events() -> Result<Vec<String>, NotLoaded> {
    let kind = Kind::PackEvent;
    Ok(selftest::wrong_checks(VECTORS, kind, &|document| {
        Explanation::check_event(document, &mut |_| {}).verification
    }))
}

#[wasm_split(pack_event, fallible)]
fn check_event(
    document: Document,
    observe: &mut dyn FnMut(Progress),
) -> Result<Explanation, NotLoaded> {
    Ok(Explanation::check_event(document, observe))
}

#[wasm_split(pack_pull, fallible)]
fn wrong_pulls() -> Result<Vec<String>, NotLoaded> {
    let kind = Kind::PackPull;
    Ok(selftest::wrong_checks(VECTORS, kind, &|document| {
        Explanation::check_pull(document, &mut |_| {}).verification
    }))
}

#[wasm_split(pack_pull, fallible)]
fn check_pull(
    document: Document,
    observe: &mut dyn FnMut(Progress),
) -> Result<Explanation, NotLoaded> {
    Ok(Explanation::check_pull(document, observe))
}
