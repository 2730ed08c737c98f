//! The results of a check so far, and how it handles its worker's messages.

use std::sync::{Arc, Mutex, Weak};

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::Blob;

use crate::ui::part::part;
use crate::ui::state::State;
use crate::ui::worker::{Worker, WorkerEvent, tells_unknown};
use crate::ui::{browser, contracts, endpoints, wallet};
use crate::worker::message::file;
use crate::worker::request::{ChainRequest, Link, Request, Topic};
use crate::worker::response::{
    ChainResponse, LookedUp, OwnPulls, Response, RestOffer, RestUpdate, TrialUpdate,
};
use crate::worker::selftest;
use chain::endpoint::Endpoint;
use chain::reading::Reading;
use explain::event::{DeckRow, Drawdown, PullRow, WorkedDraw};
use explain::pull::PullResponse;
use explain::{Overview, Subject};
use verify::claims::{NotarisedBlock, RequestCount, Trail, Unread};
use verify::hash::Hash32;
use verify::report::{Kind, Progress, Report, Step};
use words::contract::ContractHistory;
use words::find::{List, SearchResult};
use words::{CheckError, LoadError, Steps};

/// The results of a check so far.
#[derive(Clone)]
pub struct CheckSignals {
    /// How far it is.
    pub state: ArcRwSignal<State>,
    /// The kind of payload, once it is known.
    pub kind: ArcRwSignal<Option<Kind>>,
    /// The steps.
    pub steps: ArcRwSignal<Steps>,
    /// The report, at the end.
    pub report: ArcRwSignal<Option<Arc<Overview>>>,
    /// How many reports were checked so far. What a reading adds to one is no other report.
    pub checked: ArcRwSignal<u32>,
    /// When it came, in seconds since 1970.
    pub at: ArcRwSignal<u64>,
    /// Whether the reader chose the browser wallet for the last reading. It is asked for the oracle's proofs after the
    /// verdict has come.
    may_ask_wallet: ArcRwSignal<bool>,
    /// What was read of the contract, once it was asked.
    pub reading: ArcRwSignal<Option<Arc<Reading>>>,
    /// The endpoints that are being asked; none when the contract is not being read.
    pub asking: ArcRwSignal<Vec<Endpoint>>,
    /// Which of the contract's requests were counted.
    pub counts: ArcRwSignal<Vec<RequestCount>>,
    /// How far the rest is read of what the oracle's proofs can show; `None` where there is none.
    pub rest: ArcRwSignal<Option<Rest>>,
    /// Whether the reading goes on after its verdict, with what the oracle's proofs need.
    pub proving: ArcRwSignal<bool>,
    /// How many answers of the current reading have come.
    pub answers: ArcRwSignal<u32>,
    /// Whether this browser has seen the contract before, once a report names one.
    pub met: ArcRwSignal<Option<ContractHistory>>,
    /// What a saved proof has recorded of the contract.
    pub recorded: ArcRwSignal<Option<Arc<Recorded>>>,
    /// Rows of the event's pulls: the first row's number from 0, and the rows.
    pub rows: ArcRwSignal<Option<(u64, Vec<PullRow>)>>,
    /// The result of the last search in the pulls.
    pub found: ArcRwSignal<Option<SearchResult>>,
    /// The pulls of the account or name that the reader looked for.
    pub own: ArcRwSignal<Option<OwnPulls>>,
    /// Positions of the event's deck: the first one's number from 0, and the positions.
    pub deck: ArcRwSignal<Option<(u64, Vec<DeckRow>)>>,
    /// The result of the last search in the deck.
    pub found_card: ArcRwSignal<Option<SearchResult>>,
    /// The pull that was worked through last, and its working.
    pub worked: ArcRwSignal<Option<(u64, Option<Arc<WorkedDraw>>)>>,
    /// The block of the request, as far as the last reading proves it.
    pub block: ArcRwSignal<Option<BlockResult>>,
    /// How each value is proven that proves itself, by the last reading, or else by the file.
    pub trails: ArcRwSignal<Arc<[Trail]>>,
    /// How the deck was drawn down.
    pub drawdown: ArcRwSignal<Option<Arc<Drawdown>>>,
    /// The answer to the page's last question about a pull.
    pub looked: ArcRwSignal<Option<Arc<PullResponse>>>,
    /// The SHA-256 of all that was opened.
    pub fingerprint: ArcRwSignal<Option<Hash32>>,
    /// The checked bytes, for experiments.
    pub lent: ArcRwSignal<Option<Blob>>,
    /// The result of the last experiment.
    pub tried: ArcRwSignal<Option<Arc<TrialUpdate>>>,
    /// The pull key of another draw that the reader wants to see.
    pub wanted: ArcRwSignal<Option<Hash32>>,
    /// The requests that a part of the worker failed to handle.
    pub missed: ArcRwSignal<Vec<Request>>,
    /// Why the last of them was not handled.
    pub missing: ArcRwSignal<Option<CheckError>>,
    /// How often in a row the service has said that the proof is not ready.
    pub waits: ArcRwSignal<u32>,
}

/// A reading of the contract that was recorded in a saved proof.
#[derive(Clone)]
pub struct Recorded {
    /// The build that saved it.
    pub build: String,
    /// When it was read, by the clock of who saved it.
    pub at: String,
    /// What was read.
    pub reading: Reading,
    /// The chain steps, by the recorded answers.
    pub steps: Vec<Step>,
    /// The block of the request, once it is checked.
    pub block: Option<BlockResult>,
    /// Whether the block proves a step, which then counts.
    pub counts: bool,
}

/// The rest of what the oracle's proofs can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rest {
    /// What it takes to read what is left of it.
    pub offer: RestOffer,
    /// How far it is.
    pub stage: RestStage,
}

/// How far the rest is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RestStage {
    /// The reader can ask for it.
    Offered,
    /// The endpoints are asked what it takes.
    Planning,
    /// It is known what it takes.
    Planned,
    /// It is being read.
    Reading {
        /// How many blocks were read.
        blocks: u64,
        /// How many there are.
        of: u64,
    },
    /// The reader stopped it.
    Stopped,
    /// It was read.
    Read,
}

impl Rest {
    const fn offered(offer: RestOffer) -> Self {
        Self {
            offer,
            stage: RestStage::Offered,
        }
    }

    /// With what is left of it, at the end of a stage.
    const fn with_offer(self, offer: RestOffer) -> Self {
        let stage = match self.stage {
            RestStage::Planning => RestStage::Planned,
            RestStage::Reading { .. } => RestStage::Read,
            ended => ended,
        };
        Self { offer, stage }
    }
}

/// A block that is proven, or why it is not.
pub type BlockResult = Result<NotarisedBlock, Unread>;

/// A reference to a check's worker for the handlers of its messages, which does not keep it alive.
#[derive(Clone)]
pub(super) struct WorkerHandle(pub(super) Weak<Mutex<Option<Worker>>>);

impl WorkerHandle {
    pub(super) fn ask(&self, request: Request) {
        self.ask_with(request, None);
    }

    /// Ends the worker.
    fn end(&self) {
        if let Some(worker) = self.0.upgrade()
            && let Ok(mut worker) = worker.lock()
        {
            *worker = None;
        }
    }

    fn ask_with(&self, request: Request, file: Option<Blob>) {
        if let Some(worker) = self.0.upgrade()
            && let Ok(worker) = worker.lock()
            && let Some(worker) = worker.as_ref()
        {
            worker.ask(request, file);
        }
    }
}

/// Hands the worker the module that checks the oracle's proofs; without it, they stay unchecked.
fn send_prover(back: WorkerHandle) {
    spawn_local(async move {
        let module = part("prover.wasm").await;
        let file = module.and_then(|module| file(&module));
        back.ask_with(ChainRequest::Prove.into(), file);
    });
}

impl CheckSignals {
    /// Nothing so far.
    pub(super) fn new(kind: Option<Kind>) -> Self {
        Self {
            state: ArcRwSignal::new(State::Starting),
            kind: ArcRwSignal::new(kind),
            steps: ArcRwSignal::new(kind.map(Steps::of).unwrap_or_default()),
            report: ArcRwSignal::new(None),
            checked: ArcRwSignal::new(0),
            at: ArcRwSignal::new(0),
            may_ask_wallet: ArcRwSignal::new(false),
            reading: ArcRwSignal::new(None),
            block: ArcRwSignal::new(None),
            trails: ArcRwSignal::new(Arc::default()),
            asking: ArcRwSignal::new(Vec::new()),
            counts: ArcRwSignal::new(Vec::new()),
            rest: ArcRwSignal::new(None),
            proving: ArcRwSignal::new(false),
            answers: ArcRwSignal::new(0),
            met: ArcRwSignal::new(None),
            recorded: ArcRwSignal::new(None),
            rows: ArcRwSignal::new(None),
            found: ArcRwSignal::new(None),
            own: ArcRwSignal::new(None),
            deck: ArcRwSignal::new(None),
            found_card: ArcRwSignal::new(None),
            worked: ArcRwSignal::new(None),
            drawdown: ArcRwSignal::new(None),
            looked: ArcRwSignal::new(None),
            fingerprint: ArcRwSignal::new(None),
            lent: ArcRwSignal::new(None),
            tried: ArcRwSignal::new(None),
            wanted: ArcRwSignal::new(None),
            missed: ArcRwSignal::new(Vec::new()),
            missing: ArcRwSignal::new(None),
            waits: ArcRwSignal::new(0),
        }
    }

    /// Nothing again, as at the start.
    pub(super) fn reset(&self, kind: Option<Kind>) {
        self.kind.set(kind);
        self.steps.set(kind.map(Steps::of).unwrap_or_default());
        self.report.set(None);
        self.reading.set(None);
        self.forget_proofs();
        self.asking.set(Vec::new());
        self.proving.set(false);
        self.may_ask_wallet.set(false);
        self.recorded.set(None);
        self.rows.set(None);
        self.found.set(None);
        self.own.set(None);
        self.deck.set(None);
        self.found_card.set(None);
        self.worked.set(None);
        self.drawdown.set(None);
        self.looked.set(None);
        self.fingerprint.set(None);
        self.lent.set(None);
        self.tried.set(None);
        self.wanted.set(None);
        self.missed.set(Vec::new());
        self.missing.set(None);
        self.state.set(State::Starting);
    }

    /// Handles what leads to the verdict, or follows it at once.
    pub(super) fn lead(&self, response: Response) {
        match response {
            Response::Received { bytes, total } => {
                self.state.set(State::Receiving { bytes, total })
            }
            Response::Progress(Progress::Started(kind, steps)) => {
                self.is_of(kind);
                self.steps.set(Steps::waiting(&steps));
                self.state.set(State::Checking { done: 0, total: 0 });
            }
            Response::Progress(Progress::Finished(step)) => {
                self.steps.update(|steps| steps.insert(step))
            }
            Response::Progress(Progress::Replayed { done, total }) => {
                self.state.set(State::Checking { done, total });
            }
            Response::Checked(overview) => {
                self.checked
                    .update(|checked| *checked = checked.wrapping_add(1));
                self.overview(*overview);
            }
            Response::Fingerprint(fingerprint) => self.fingerprint.set(Some(fingerprint)),
            Response::LoadFailed(trouble) => self.halt(CheckError::Load(trouble)),
            Response::PartFailed { fault, request } => self.part_failed(fault.into(), request),
            // Handled by the rest of the page, or of a file among several alone.
            Response::LookedUp(_)
            | Response::Chain(_)
            | Response::Brief(_)
            | Response::Rolls(_) => {}
        }
    }

    /// Handles a message from an experiment's own worker. Nothing in it is about the proof.
    pub(super) fn handle_trial(&self, event: WorkerEvent) {
        match event {
            WorkerEvent::Response(Response::LookedUp(looked_up), _) => {
                if let Some(LookedUp::TrialUpdate(tried)) = looked_up.read() {
                    self.tried.set(Some(Arc::new(tried)));
                }
            }
            WorkerEvent::Halted(_) | WorkerEvent::Response(Response::PartFailed { .. }, _) => {
                self.tried.set(Some(Arc::new(TrialUpdate::Failed)));
            }
            WorkerEvent::Response(..) => {}
        }
    }

    /// Handles what was looked up, or is about the contract.
    pub(super) fn take(
        &self,
        response: Response,
        file: Option<Blob>,
        link: Option<&Link>,
        back: &WorkerHandle,
    ) {
        match response {
            Response::LookedUp(looked_up) => match looked_up.read() {
                Some(looked_up) => self.take_looked_up(looked_up, file),
                None => self.halt(tells_unknown()),
            },
            Response::Chain(response) => match response.read() {
                Some(response) => self.take_chain(response, file, link, back),
                None => self.halt(tells_unknown()),
            },
            _ => {}
        }
    }

    fn take_looked_up(&self, looked_up: LookedUp, file: Option<Blob>) {
        match looked_up {
            LookedUp::Rows { from, rows } => self.rows.set(Some((from, rows))),
            LookedUp::SearchResult(found) => self.found(found.list).set(Some(found)),
            LookedUp::Own(own) => self.own.set(Some(own)),
            LookedUp::Deck { from, rows } => self.deck.set(Some((from, rows))),
            LookedUp::WorkedDraw(pull, worked) => {
                let worked = worked.map(|worked| Arc::new(*worked));
                self.worked.set(Some((pull, worked)));
            }
            LookedUp::Drawdown(drawdown) => self.drawdown.set(Some(Arc::new(*drawdown))),
            LookedUp::Pull(looked) => self.looked.set(Some(Arc::new(looked))),
            LookedUp::PayloadCopy => self.lent.set(file),
            LookedUp::TrialUpdate(tried) => self.tried.set(Some(Arc::new(tried))),
        }
    }

    fn take_chain(
        &self,
        response: ChainResponse,
        file: Option<Blob>,
        link: Option<&Link>,
        back: &WorkerHandle,
    ) {
        match response {
            ChainResponse::Answers(answers) => self.answers.set(answers),
            ChainResponse::Read {
                report,
                reading,
                goes_on,
            } => {
                self.asking.set(Vec::new());
                self.proving.set(goes_on);
                self.reading.set(Some(Arc::new(*reading)));
                self.forget_proofs();
                if let Some(overview) = self.report.get_untracked() {
                    self.overview(Overview {
                        report: *report,
                        subject: overview.subject.clone(),
                    });
                }
            }
            ChainResponse::Recorded {
                build,
                at,
                reading,
                steps,
            } => {
                self.recorded.set(Some(Arc::new(Recorded {
                    build,
                    at,
                    reading: *reading,
                    steps,
                    block: None,
                    counts: false,
                })));
            }
            ChainResponse::Wallet { id, request } => self.ask_wallet(id, request, back),
            ChainResponse::SavedProof => self.save(file, link),
            ChainResponse::WantsProver => send_prover(back.clone()),
            ChainResponse::Proven {
                steps,
                block,
                trails,
                counts,
                recorded,
            } => {
                // What a reading shows takes the place of what the file showed.
                if recorded.is_none() || self.reading.with_untracked(Option::is_none) {
                    self.trails.set(trails.into());
                    self.counts.set(counts);
                }
                match recorded {
                    Some(counting) => self.proven_by_file(&steps, block, &counting),
                    None => self.proven(&steps, block),
                }
            }
            ChainResponse::Rest(update) => self.rest(update),
            ChainResponse::ProverSelfTest(wrong) => {
                // Whatever else this checker has to say is not believed either.
                back.end();
                self.halt(CheckError::SelfTest {
                    wrong,
                    all: selftest::PROVER_COUNT,
                });
            }
        }
    }

    /// A part of the worker failed. Where it answers a self-test wrongly, nothing is to be believed; else what is shown
    /// stays.
    fn part_failed(&self, why: CheckError, request: Option<Box<Request>>) {
        let is_wrong = matches!(why, CheckError::SelfTest { .. });
        if is_wrong || self.report.with_untracked(Option::is_none) {
            return self.halt(why);
        }
        let topic = request.as_ref().and_then(|request| request.topic());
        if let Some(report) = self.report.get_untracked()
            && topic == Some(Topic::Contract)
        {
            self.stop_asking();
            self.set_steps(&report);
        }
        self.missed
            .update(|missed| missed.extend(request.map(|request| *request)));
        self.missing.set(Some(why));
    }

    /// Puts what a saved proof proves in its place, and what of it counts into the report.
    fn proven_by_file(&self, steps: &[Step], block: Option<BlockResult>, counting: &[Step]) {
        self.recorded.update(|recorded| {
            for recorded in recorded.iter_mut().map(Arc::make_mut) {
                recorded.steps = steps.to_vec();
                recorded.block.clone_from(&block);
                recorded.counts = !counting.is_empty();
            }
        });
        if !counting.is_empty() {
            self.with_steps(counting);
        }
    }

    /// What an earlier reading, or the file, proves.
    fn forget_proofs(&self) {
        self.block.set(None);
        self.trails.set(Arc::default());
        self.counts.set(Vec::new());
        self.rest.set(None);
    }

    /// How far the rest is read.
    fn rest(&self, update: RestUpdate) {
        let before = self.rest.get_untracked();
        let after = match (update, before) {
            (RestUpdate::Offer(offer), None) => (!offer.is_empty()).then_some(Rest::offered(offer)),
            (RestUpdate::Offer(offer), Some(before)) => Some(before.with_offer(offer)),
            (RestUpdate::Progress { blocks, of }, Some(before)) => Some(Rest {
                stage: RestStage::Reading { blocks, of },
                ..before
            }),
            (RestUpdate::Progress { .. }, None) => None,
        };
        self.rest.set(after);
    }

    /// Puts what the last reading proves in its place.
    fn proven(&self, steps: &[Step], block: Option<BlockResult>) {
        self.block.set(block);
        self.with_steps(steps);
    }

    fn with_steps(&self, steps: &[Step]) {
        if let Some(overview) = self.report.get_untracked() {
            let mut overview = Overview::clone(&overview);
            overview.report = overview.report.with_chain(steps);
            if self.asking.with_untracked(Vec::is_empty) {
                self.overview(overview);
            } else {
                // A newer reading has begun: its steps are open.
                self.report.set(Some(Arc::new(overview)));
            }
        }
    }

    /// Saves a file that came from the worker.
    fn save(&self, file: Option<Blob>, link: Option<&Link>) {
        if let Some(file) = file {
            browser::save(&file, &self.file_name(link));
        }
    }

    /// The result of the last search in a list.
    pub const fn found(&self, list: List) -> &ArcRwSignal<Option<SearchResult>> {
        match list {
            List::Pulls => &self.found,
            List::Deck => &self.found_card,
        }
    }

    /// What is drawn by the kind alone is drawn once.
    fn is_of(&self, kind: Kind) {
        if self.kind.get_untracked() != Some(kind) {
            self.kind.set(Some(kind));
        }
    }

    fn overview(&self, overview: Overview) {
        self.is_of(overview.kind);
        self.set_steps(&overview);
        self.at.set(browser::now());
        self.report.set(Some(Arc::new(overview)));
        self.state.set(State::Done);
    }

    /// Puts a report's steps in their places.
    pub(super) fn set_steps(&self, report: &Report) {
        self.steps.update(|steps| {
            for step in &report.steps {
                steps.insert(step.clone());
            }
        });
    }

    /// Notes the contract that a new report names. If the reader has chosen endpoints for its network before, reads it
    /// at once.
    pub(super) fn remember_contract(&self, back: &WorkerHandle) {
        let Some(report) = self.report.get_untracked() else {
            return;
        };
        let contract = report.subject.contract();
        self.met.set(contracts::remember(contract));
        if endpoints::can_ask(&report) {
            self.read_contract(endpoints::remembered(contract), back);
        }
    }

    /// Reads the contract through these endpoints; none leaves it unread.
    pub(super) fn read_contract(&self, endpoints: Vec<Endpoint>, back: &WorkerHandle) {
        if endpoints.is_empty() {
            return;
        }
        self.steps.update(Steps::reopen_chain);
        self.may_ask_wallet
            .set(endpoints.contains(&Endpoint::Wallet));
        self.answers.set(0);
        self.proving.set(false);
        self.rest.set(None);
        self.asking.set(endpoints.clone());
        let lists = browser::lists();
        back.ask(ChainRequest::Read { endpoints, lists }.into());
    }

    /// Passes a request on to the wallet, if it is one of those that the reader chose to ask.
    fn ask_wallet(&self, id: u32, request: String, back: &WorkerHandle) {
        if !self.may_ask_wallet.get_untracked() {
            return;
        }
        let back = back.clone();
        spawn_local(async move {
            let answer = wallet::answer(&request).await;
            back.ask(Request::Wallet { id, answer });
        });
    }

    /// The reader stops the reading.
    pub(super) fn stop_asking(&self) {
        self.asking.set(Vec::new());
        self.proving.set(false);
        self.may_ask_wallet.set(false);
    }

    /// There will be no report.
    pub(super) fn halt(&self, halt: CheckError) {
        match halt {
            CheckError::Load(LoadError::NotReady) => {
                self.waits.update(|waits| *waits = waits.saturating_add(1))
            }
            _ => self.waits.set(0),
        }
        self.asking.set(Vec::new());
        self.proving.set(false);
        self.state.set(State::Halted(halt));
    }

    /// `<kind>-<id>.proof.json`, of characters that every file system takes.
    fn file_name(&self, link: Option<&Link>) -> String {
        let kind = match self.kind.get_untracked() {
            Some(Kind::PackEvent) => "pack_event",
            Some(Kind::PackPull) | None => "pack_pull",
        };
        let linked = link.map(|link| match link {
            Link::Pull(id) | Link::Event(id) => id.clone(),
        });
        let published = || {
            let report = self.report.get_untracked()?;
            match &report.subject {
                Subject::Event(event) => event.pack_event_id.clone(),
                Subject::Pull(pull) => pull.purchase_id.map(|id| id.to_string()),
            }
        };
        let id: String = linked
            .or_else(published)
            .unwrap_or_default()
            .chars()
            .filter(|c| c.is_ascii_alphanumeric() || *c == '-')
            .take(64)
            .collect();
        format!(
            "{kind}-{}.proof.json",
            if id.is_empty() { "payload" } else { &id }
        )
    }
}
