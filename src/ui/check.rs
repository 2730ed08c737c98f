//! A check as the page runs it: a source, the worker on it, and what has come of it so far.

use std::sync::{Arc, Mutex, Weak};

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::contracts::{self, Met};
use super::state::{Halt, Source, State, Steps};
use super::worker::{Heard, Worker};
use super::{browser, endpoints, wallet};
use crate::chain::line::Endpoint;
use crate::chain::reader::Reading;
use crate::verify::report::{Kind, Step};
use crate::verify::subject::{PullRow, Subject};
use crate::verify::{Progress, Report};
use crate::worker::message::{Ask, Link, Tell, Trouble};

/// A check. Its clones are the same check; when the last is dropped, its worker ends.
#[derive(Clone)]
pub struct Check {
    /// Where the payload comes from.
    pub source: Source,
    /// What has come of it.
    pub seen: Seen,
    worker: Arc<Mutex<Option<Worker>>>,
}

/// What has come of a check so far.
#[derive(Clone)]
pub struct Seen {
    /// How far it is.
    pub state: ArcRwSignal<State>,
    /// The kind of payload, once it is known.
    pub kind: ArcRwSignal<Option<Kind>>,
    /// The steps.
    pub steps: ArcRwSignal<Steps>,
    /// The report, at the end.
    pub report: ArcRwSignal<Option<Arc<Report>>>,
    /// What was read of the contract, once it was asked.
    pub reading: ArcRwSignal<Option<Arc<Reading>>>,
    /// The endpoints that are being asked; none when the contract is not being read.
    pub asking: ArcRwSignal<Vec<Endpoint>>,
    /// Whether this browser has met the contract before, once a report names one.
    pub met: ArcRwSignal<Option<Met>>,
    /// What a saved proof has recorded of the contract.
    pub recorded: ArcRwSignal<Option<Arc<Recorded>>>,
    /// Rows of the event's pulls: the first row's number from 0, and the rows.
    pub rows: ArcRwSignal<Option<(u64, Vec<PullRow>)>>,
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
}

impl Check {
    /// Starts a check.
    pub fn start(source: Source) -> Self {
        let kind = source.kind();
        let check = Self {
            source,
            seen: Seen {
                state: ArcRwSignal::new(State::Starting),
                kind: ArcRwSignal::new(kind),
                steps: ArcRwSignal::new(kind.map(Steps::of).unwrap_or_default()),
                report: ArcRwSignal::new(None),
                reading: ArcRwSignal::new(None),
                asking: ArcRwSignal::new(Vec::new()),
                met: ArcRwSignal::new(None),
                recorded: ArcRwSignal::new(None),
                rows: ArcRwSignal::new(None),
                waits: ArcRwSignal::new(0),
            },
            worker: Arc::default(),
        };
        check.run();
        check
    }

    /// Checks once more, from the beginning.
    pub fn restart(&self) {
        let kind = self.source.kind();
        self.seen.kind.set(kind);
        self.seen.steps.set(kind.map(Steps::of).unwrap_or_default());
        self.seen.report.set(None);
        self.seen.reading.set(None);
        self.seen.asking.set(Vec::new());
        self.seen.recorded.set(None);
        self.seen.rows.set(None);
        self.seen.state.set(State::Starting);
        self.run();
    }

    /// Ends the worker; what has settled stays.
    pub fn cancel(&self) {
        self.put(None);
        self.seen.state.set(State::Cancelled);
    }

    /// Reads the contract through these endpoints.
    pub fn read_contract(&self, endpoints: Vec<Endpoint>) {
        self.seen.read_contract(endpoints, &self.back());
    }

    /// Gives up the reading that is under way; what was settled before stands again.
    pub fn stop_reading(&self) {
        self.ask(&Ask::StopReading);
        self.seen.asking.set(Vec::new());
        if let Some(report) = self.seen.report.get_untracked() {
            self.seen.settle(&report);
        }
    }

    /// Asks for rows of the event's pulls.
    pub fn ask_rows(&self, from: u64, count: u64) {
        self.ask(&Ask::Rows { from, count });
    }

    /// Asks for the checked bytes as a file.
    pub fn save(&self) {
        self.ask(&Ask::Save);
    }

    /// Asks for the payload and what was read of the contract, as one file.
    pub fn save_proof(&self) {
        self.ask(&Ask::SaveProof);
    }

    /// The link of the proof, when it has one.
    pub const fn link(&self) -> Option<&Link> {
        match &self.source {
            Source::Link(link) => Some(link),
            Source::Sample(_) | Source::File(_) => None,
        }
    }

    fn ask(&self, ask: &Ask) {
        self.back().ask(ask);
    }

    fn back(&self) -> Back {
        Back(Arc::downgrade(&self.worker))
    }

    fn put(&self, worker: Option<Worker>) {
        if let Ok(mut place) = self.worker.lock() {
            *place = worker;
        }
    }

    fn run(&self) {
        let first = match self.source.clone() {
            Source::Link(link) => Ask::Link {
                service: browser::service(),
                link,
            },
            Source::Sample(name) => Ask::Sample(name),
            Source::File(file) => Ask::File(file),
        };
        let (seen, back) = (self.seen.clone(), self.back());
        let (link, sample) = (self.link().cloned(), self.source.is_sample());
        let started = Worker::start(first, move |heard| {
            let is_new = matches!(heard, Heard::Tell(Tell::Report(_)));
            seen.hear(heard, link.as_ref(), &back);
            // A sample was made up, and so was its contract.
            if is_new && !sample {
                seen.meet_contract(&back);
            }
        });
        match started {
            Ok(worker) => self.put(Some(worker)),
            Err(cause) => self.seen.halt(Halt::NoWorker(cause)),
        }
    }
}

/// The way back to a check's worker for what the worker itself tells, without keeping it alive.
#[derive(Clone)]
struct Back(Weak<Mutex<Option<Worker>>>);

impl Back {
    fn ask(&self, ask: &Ask) {
        if let Some(worker) = self.0.upgrade()
            && let Ok(worker) = worker.lock()
            && let Some(worker) = worker.as_ref()
        {
            worker.ask(ask);
        }
    }
}

impl Seen {
    fn hear(&self, heard: Heard, link: Option<&Link>, back: &Back) {
        match heard {
            Heard::AnotherBuild(build) => self.halt(Halt::AnotherBuild(build)),
            Heard::Failed(cause) => self.halt(Halt::NoWorker(cause)),
            Heard::Tell(tell) => self.told(tell, link, back),
        }
    }

    fn told(&self, tell: Tell, link: Option<&Link>, back: &Back) {
        match tell {
            // Heard once, before anything is asked.
            Tell::Build(_) => {}
            Tell::Received { bytes, total } => self.state.set(State::Receiving { bytes, total }),
            Tell::Progress(Progress::Began(kind, steps)) => {
                self.kind.set(Some(kind));
                self.steps.set(Steps::waiting(&steps));
                self.state.set(State::Checking { done: 0, total: 0 });
            }
            Tell::Progress(Progress::Settled(step)) => {
                self.steps.update(|steps| steps.settle(step))
            }
            Tell::Progress(Progress::Replayed { done, total }) => {
                self.state.set(State::Checking { done, total });
            }
            Tell::Report(report) => self.report(*report),
            // A reading that was given up may still have been on its way.
            Tell::Read(..) if self.asking.with_untracked(Vec::is_empty) => {}
            Tell::Read(report, reading) => {
                self.asking.set(Vec::new());
                self.reading.set(Some(Arc::new(*reading)));
                self.report(*report);
            }
            Tell::Recorded {
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
                })));
            }
            Tell::Wallet { id, request } => self.ask_wallet(id, request, back),
            Tell::Trouble(trouble) => self.halt(Halt::Trouble(trouble)),
            Tell::Rows { from, rows } => self.rows.set(Some((from, rows))),
            Tell::Saved(blob) => browser::save(&blob, &self.file_name(link, "json")),
            Tell::SavedProof(blob) => browser::save(&blob, &self.file_name(link, "proof.json")),
        }
    }

    fn report(&self, report: Report) {
        self.kind.set(Some(report.kind));
        self.settle(&report);
        self.report.set(Some(Arc::new(report)));
        self.state.set(State::Done);
    }

    fn settle(&self, report: &Report) {
        self.steps.update(|steps| {
            for step in &report.steps {
                steps.settle(step.clone());
            }
        });
    }

    /// Notes the contract that a new report names, and reads it at once where the reader has chosen
    /// before whom to ask about its network.
    fn meet_contract(&self, back: &Back) {
        let Some(report) = self.report.get_untracked() else {
            return;
        };
        let contract = report.subject.contract();
        self.met.set(contracts::meet(contract));
        if endpoints::can_ask(&report) {
            self.read_contract(endpoints::remembered(contract), back);
        }
    }

    fn read_contract(&self, endpoints: Vec<Endpoint>, back: &Back) {
        if endpoints.is_empty() {
            return;
        }
        self.steps.update(Steps::reopen_chain);
        self.asking.set(endpoints.clone());
        back.ask(&Ask::ReadContract(endpoints));
    }

    /// Passes a request on to the wallet, if it is one of those that the reader chose to ask.
    fn ask_wallet(&self, id: u32, request: String, back: &Back) {
        let chosen = self
            .asking
            .with_untracked(|asking| asking.contains(&Endpoint::Wallet));
        if !chosen {
            return;
        }
        let back = back.clone();
        spawn_local(async move {
            let answer = wallet::answer(&request).await;
            back.ask(&Ask::Wallet { id, answer });
        });
    }

    fn halt(&self, halt: Halt) {
        match halt {
            Halt::Trouble(Trouble::NotReady) => {
                self.waits.update(|waits| *waits = waits.saturating_add(1))
            }
            _ => self.waits.set(0),
        }
        self.asking.set(Vec::new());
        self.state.set(State::Halted(halt));
    }

    /// `<kind>-<id>.<ending>`, of characters that every file system takes.
    fn file_name(&self, link: Option<&Link>, ending: &str) -> String {
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
            "{kind}-{}.{ending}",
            if id.is_empty() { "payload" } else { &id }
        )
    }
}
