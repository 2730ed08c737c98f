//! The parts of the worker. Each is loaded when it is first needed, and tested before its first answer is used.
//!
//! A function that is marked with `wasm_split(PART)` lies in that part, with all that only the part needs
//! (`crates/split`). What several parts need, and the worker's first module does not, comes with each of them.

use std::cell::RefCell;

use wasm_bindgen::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use web_sys::Blob;

use super::port::Port;
use super::session::Session;
use super::{contract_requests, look_ups};
use chain::deployment::Lists;
use chain::saved_proof::{Recorded, SavedProof, SavedProofError};
use chain::transport::LocalBoxFuture;
use explain::Explanation;
use explain::pull::VersionRolls;
use page::worker::encoded::Encoded;
use page::worker::request::{ChainRequest, LookUp};
use page::worker::response::PartFault;
use page::worker::selftest::{self, VECTORS};
use verify::Verification;
use verify::json::Document;
use verify::report::{Kind, Progress};

#[wasm_bindgen]
extern "C" {
    /// Why the last part that could not be loaded could not (src/ui/shell/worker.js).
    #[wasm_bindgen(js_name = notLoaded)]
    fn why_not_loaded() -> Option<String>;
}

/// The parts, and which of them have passed their self-test.
#[derive(Default)]
pub struct Parts(RefCell<Vec<(Part, Kind)>>);

/// What a part does. Checking is a part for each kind of payload.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    /// It checks a payload.
    Check,
    /// It looks up what is shown beside the verdict.
    LookUps,
    /// It reads the contract.
    Chain,
}

/// A part could not be loaded.
struct NotLoaded;

type Loaded<T> = Result<T, NotLoaded>;

impl Parts {
    /// Loads and tests what checks a kind of payload.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub async fn ready(&self, kind: Kind) -> Result<(), PartFault> {
        if self.is_tested(Part::Check, kind) {
            return Ok(());
        }
        let wrong = match kind {
            Kind::PackEvent => wrong_events().await?,
            Kind::PackPull => wrong_pulls().await?,
        };
        self.tested(Part::Check, kind, wrong, selftest::count(kind, false))
    }

    /// Checks a document of a kind.
    ///
    /// # Errors
    ///
    /// What is wrong with the part.
    pub async fn check(
        &self,
        kind: Kind,
        document: Document,
        observe: &mut dyn FnMut(Progress),
    ) -> Result<Explanation, PartFault> {
        self.ready(kind).await?;
        Ok(match kind {
            Kind::PackEvent => check_event(document, observe).await?,
            Kind::PackPull => check_pull(document, observe).await?,
        })
    }

    /// Handles a request about what is shown beside the verdict.
    ///
    /// # Errors
    ///
    /// What is wrong with the part.
    pub async fn look_up(
        &self,
        session: &Session,
        request: Encoded<LookUp>,
        file: Option<Blob>,
        port: Port,
    ) -> Result<(), PartFault> {
        self.ready_to_look_up().await?;
        look_up(session, request, file, port).await?.await
    }

    /// Where the rolls of a Pack pull's draws fell.
    ///
    /// # Errors
    ///
    /// What is wrong with the part.
    pub async fn rolls(&self, shown: &Explanation) -> Result<Option<Vec<VersionRolls>>, PartFault> {
        self.ready_to_look_up().await?;
        Ok(rolls(shown).await?)
    }

    /// Handles a request about the contract.
    ///
    /// # Errors
    ///
    /// What is wrong with the part.
    pub async fn chain(
        &self,
        session: &Session,
        request: Encoded<ChainRequest>,
        file: Option<Blob>,
        port: Port,
    ) -> Result<(), PartFault> {
        self.ready_to_read().await?;
        chain_request(session, request, file, port).await?.await;
        Ok(())
    }

    /// Opens a saved proof.
    ///
    /// # Errors
    ///
    /// What is wrong with the part.
    pub async fn open(
        &self,
        bytes: &[u8],
    ) -> Result<Result<SavedProof, SavedProofError>, PartFault> {
        self.ready_to_read().await?;
        Ok(open_saved(bytes).await?)
    }

    /// Settles what a saved proof recorded, and keeps it.
    ///
    /// # Errors
    ///
    /// What is wrong with the part.
    pub async fn recorded(
        &self,
        session: &Session,
        build: String,
        recorded: Recorded,
        lists: Lists,
        port: Port,
    ) -> Result<(), PartFault> {
        self.ready_to_read().await?;
        Ok(settle_recorded(session, build, recorded, lists, port).await?)
    }

    /// Loads and tests what looks up.
    pub async fn ready_to_look_up(&self) -> Result<(), PartFault> {
        for kind in self.kinds() {
            if !self.is_tested(Part::LookUps, kind) {
                let known = self.known(kind).await?;
                let wrong = wrong_look_ups(&known).await?;
                self.tested(Part::LookUps, kind, wrong, 1)?;
            }
        }
        Ok(())
    }

    async fn ready_to_read(&self) -> Result<(), PartFault> {
        for kind in self.kinds() {
            if !self.is_tested(Part::Chain, kind) {
                let known = self.known(kind).await?;
                let wrong = wrong_chain(kind, &known.verification).await?;
                self.tested(Part::Chain, kind, wrong, selftest::count(kind, true))?;
            }
        }
        Ok(())
    }

    /// The kinds of payload that this worker checks.
    fn kinds(&self) -> Vec<Kind> {
        let kinds = [Kind::PackEvent, Kind::PackPull];
        let ready = kinds.map(|kind| self.is_tested(Part::Check, kind).then_some(kind));
        match ready {
            [None, None] => kinds.into(),
            ready => ready.into_iter().flatten().collect(),
        }
    }

    /// The check of the payload that a kind's vectors change.
    async fn known(&self, kind: Kind) -> Result<Explanation, PartFault> {
        let document = verify::read(selftest::payload(kind).into());
        let document = document.map_err(|_| PartFault::SelfTest {
            wrong: vec![kind.name().to_owned()],
            all: 1,
        })?;
        self.check(kind, document, &mut |_| {}).await
    }

    fn is_tested(&self, part: Part, kind: Kind) -> bool {
        self.0.borrow().contains(&(part, kind))
    }

    /// Notes the result of a self-test.
    fn tested(
        &self,
        part: Part,
        kind: Kind,
        wrong: Vec<String>,
        all: u64,
    ) -> Result<(), PartFault> {
        if !wrong.is_empty() {
            return Err(PartFault::SelfTest { wrong, all });
        }
        self.0.borrow_mut().push((part, kind));
        Ok(())
    }
}

impl From<SplitLoaderError> for NotLoaded {
    fn from(_: SplitLoaderError) -> Self {
        Self
    }
}

impl From<NotLoaded> for PartFault {
    fn from(NotLoaded: NotLoaded) -> Self {
        Self::NotLoaded(why_not_loaded().unwrap_or_default())
    }
}

#[wasm_split(pack_event, fallible)]
fn wrong_events() -> Loaded<Vec<String>> {
    let kind = Kind::PackEvent;
    Ok(selftest::wrong_checks(VECTORS, kind, &|document| {
        Explanation::check_event(document, &mut |_| {}).verification
    }))
}

#[wasm_split(pack_event, fallible)]
fn check_event(document: Document, observe: &mut dyn FnMut(Progress)) -> Loaded<Explanation> {
    Ok(Explanation::check_event(document, observe))
}

#[wasm_split(pack_pull, fallible)]
fn wrong_pulls() -> Loaded<Vec<String>> {
    let kind = Kind::PackPull;
    Ok(selftest::wrong_checks(VECTORS, kind, &|document| {
        Explanation::check_pull(document, &mut |_| {}).verification
    }))
}

#[wasm_split(pack_pull, fallible)]
fn check_pull(document: Document, observe: &mut dyn FnMut(Progress)) -> Loaded<Explanation> {
    Ok(Explanation::check_pull(document, observe))
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
fn look_up(
    session: &Session,
    request: Encoded<LookUp>,
    file: Option<Blob>,
    port: Port,
) -> Loaded<LocalBoxFuture<'_, Result<(), PartFault>>> {
    let request = request
        .read()
        .expect("the page and its worker are one build");
    Ok(Box::pin(look_ups::handle(session, request, file, port)))
}

#[wasm_split(look_ups, fallible)]
fn rolls(shown: &Explanation) -> Loaded<Option<Vec<VersionRolls>>> {
    Ok(shown.rolls())
}

#[wasm_split(chain, fallible)]
fn wrong_chain(kind: Kind, known: &Verification) -> Loaded<Vec<String>> {
    Ok(selftest::wrong_settled(VECTORS, kind, known))
}

#[wasm_split(chain, fallible)]
fn chain_request(
    session: &Session,
    request: Encoded<ChainRequest>,
    file: Option<Blob>,
    port: Port,
) -> Loaded<LocalBoxFuture<'_, ()>> {
    let request = request
        .read()
        .expect("the page and its worker are one build");
    Ok(Box::pin(contract_requests::handle(
        session, request, file, port,
    )))
}

#[wasm_split(chain, fallible)]
fn open_saved(bytes: &[u8]) -> Loaded<Result<SavedProof, SavedProofError>> {
    Ok(SavedProof::read(bytes))
}

#[wasm_split(chain, fallible)]
fn settle_recorded(
    session: &Session,
    build: String,
    recorded: Recorded,
    lists: Lists,
    port: Port,
) -> Loaded<()> {
    contract_requests::recorded(session, build, recorded, &lists, port);
    Ok(())
}
