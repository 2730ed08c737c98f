//! Runs a check on the page: its source, its worker, and the results so far.

mod contract;
mod details;
mod kept;
mod messages;
mod rows;
mod signals;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use js_sys::Object;
use leptos::prelude::*;

use super::browser;
use super::settings;
use super::state::{Source, State};
use super::worker::{Begun, Worker, WorkerEvent, tells_unknown};
use crate::model::paths;
use crate::worker::message::Program;
use crate::worker::response::Response;
use crate::worker::task::{About, ChainTask, CheckTask, DetailsTask, Link, LookUp, Task};
use chain::endpoint::Endpoint;
use explain::pull::PullQuery;
use verify::claims::Witnesses;

use details::{Details, DetailsHandle};
pub use rows::Rows;
pub use signals::CheckSignals;

/// A check. Clones share its state; when the last is dropped, its workers end.
#[derive(Clone)]
pub struct Check {
    /// The source of the payload.
    pub source: Source,
    /// The results of the check.
    pub signals: Arc<CheckSignals>,
    /// The verdict worker, until it has handed over its bytes.
    worker: WorkerSlot,
    details: Details,
    /// The worker that looks for a newer publication of the shop, while it runs.
    ahead: WorkerSlot,
    /// True once the reader has left the check for good.
    left: Arc<AtomicBool>,
}

/// A worker that may not exist.
type WorkerSlot = Arc<Mutex<Option<Worker>>>;

impl Check {
    /// Starts a check of this source.
    pub fn start(source: Source) -> Self {
        let kind = source.kind();
        let check = Self {
            source,
            signals: Arc::new(CheckSignals::new(kind)),
            worker: Arc::default(),
            details: Details::default(),
            ahead: Arc::default(),
            left: Arc::default(),
        };
        check.run();
        check
    }

    /// Starts a check of this source that ends with the view that asks for it. A browser keeps what was in a view, with
    /// clones of its check, until it collects garbage.
    pub fn start_in_view(source: Source) -> Self {
        let check = Self::start(source);
        let left = check.clone();
        on_cleanup(move || left.leave());
        check
    }

    /// Ends all workers, because the reader has left the check for good.
    pub fn leave(&self) {
        self.left.store(true, Ordering::Relaxed);
        for slot in [&self.worker, &self.ahead] {
            put(slot, None);
        }
        self.back().end();
    }

    /// Checks once more, from the beginning.
    pub fn restart(&self) {
        self.signals.reset(self.source.kind());
        self.run();
    }

    /// Starts the details worker again, which could not be loaded, with the tasks that wait for it. A reading starts
    /// over.
    pub fn ask_again(&self) {
        self.signals.missing.set(None);
        for task in self.back().take_waiting() {
            match task {
                Task::Chain(ChainTask::Read { endpoints }) => self.read_contract(endpoints),
                task => self.ask(task),
            }
        }
        start_details(&self.signals, &self.back(), self.link());
    }

    /// Ends the workers; settled results stay.
    pub fn cancel(&self) {
        put(&self.worker, None);
        self.back().end();
        self.signals.state.set(State::Cancelled);
    }

    /// Reads the contract through these endpoints.
    pub fn read_contract(&self, endpoints: Vec<Endpoint>) {
        self.signals.read_contract(endpoints, &self.back());
    }

    /// Cancels the current reading. The steps return to their earlier state.
    pub fn stop_reading(&self) {
        self.ask(DetailsTask::StopReading.into());
        self.signals.stop_asking();
        self.signals.draw_steps();
    }

    /// Leaves these endpoints out of the result of the last reading.
    pub fn read_without(&self, by: Witnesses) {
        self.ask(ChainTask::Without(by).into());
    }

    /// Asks for rows of the event's pulls.
    pub fn ask_rows(&self, from: u64, count: u64) {
        self.ask(LookUp::Rows { from, count }.into());
    }

    /// Asks for the row of a pull.
    pub fn ask_row_of(&self, pull: u64) {
        self.ask(LookUp::RowOf(pull).into());
    }

    /// Finds the pulls that the reader means by a text.
    pub fn find(&self, text: String) {
        self.ask(LookUp::Find(text).into());
    }

    /// Asks for positions of the event's deck.
    pub fn ask_deck(&self, from: u64, count: u64) {
        self.ask(LookUp::Deck { from, count }.into());
    }

    /// Asks for a pull worked through.
    pub fn work(&self, pull: u64) {
        self.ask(LookUp::Work(pull).into());
    }

    /// Asks for the course of the deck's drawdown.
    pub fn ask_drawdown(&self) {
        self.ask(LookUp::Drawdown.into());
    }

    /// Asks for the cards of the deck with the highest prices.
    pub fn ask_highest(&self) {
        self.ask(LookUp::Highest.into());
    }

    /// Looks into a Pack pull's proof.
    pub fn look(&self, query: PullQuery) {
        self.ask(LookUp::Pull(query).into());
    }

    /// Checks a copy of the payload with one digit changed, once.
    pub fn change_digit(&self) {
        if self.signals.copy.with_untracked(Option::is_none) {
            self.ask(LookUp::ChangeDigit.into());
        }
    }

    /// Asks for the payload and the reading of its contract, as one file.
    pub fn save_proof(&self) {
        self.ask(ChainTask::Save.into());
    }

    /// Returns the link of the proof, if it has one.
    pub const fn link(&self) -> Option<&Link> {
        match &self.source {
            Source::Link(link) => Some(link),
            Source::Sample(_) | Source::File(_) => None,
        }
    }

    /// Returns the whole address of the proof, if it has a link to share. The single file has none, because no one
    /// else has it at this reader's path.
    pub fn address(&self) -> Option<String> {
        let link = self.link().filter(|_| !browser::is_single())?;
        Some(format!("{}{}", browser::origin(), paths::proof(link)))
    }

    fn ask(&self, task: Task) {
        self.back().ask(task);
    }

    fn back(&self) -> DetailsHandle {
        self.details.handle()
    }

    /// Checks the link's payload again beside the report, and notes whether the shop publishes something else by now.
    pub fn look_again(&self) {
        let (first, file) = self.first();
        self.signals.looking.set(true);
        let (signals, slot) = (self.signals.clone(), Arc::downgrade(&self.ahead));
        let handle = move |event| {
            let come = match event {
                WorkerEvent::Started => return,
                WorkerEvent::Halted(_) => None,
                WorkerEvent::Response(envelope) => match envelope.read() {
                    Some(Response::Bytes { payload, .. }) => Some(payload),
                    Some(Response::LoadFailed(_)) | None => None,
                    Some(_) => return,
                },
            };
            if let Some(slot) = slot.upgrade() {
                put(&slot, None);
            }
            signals.looking.set(false);
            if come.is_some() && come != signals.payload.get_untracked() {
                signals.outdated.set(true);
            }
        };
        let worker = Worker::start(Program::Verdict, first.into(), file, handle);
        put(&self.ahead, Some(worker));
    }

    /// Returns the first task to a verdict worker, and the file beside it.
    fn first(&self) -> (CheckTask, Option<Object>) {
        let about = about(self.source.is_sample());
        match self.source.clone() {
            Source::Link(link) => {
                let has_origin = !browser::is_single();
                let link = CheckTask::Link {
                    link,
                    has_origin,
                    about,
                };
                (link, None)
            }
            Source::Sample(name) => match browser::sample(&name) {
                Some(file) => (CheckTask::File(about), Some(file.into())),
                None => (CheckTask::Sample(name, about), None),
            },
            Source::File(file) => (CheckTask::File(about), Some(file.into())),
        }
    }

    /// Runs the check. Only a link waits for the site's settings, which name its service. A file is checked at once, and
    /// once more if settings come later.
    fn run(&self) {
        let begun = match (Begun::take(), &self.source) {
            (Some(begun), Source::File(_)) => {
                begun.end();
                None
            }
            (begun, _) => begun,
        };
        let is_link = self.link().is_some();
        if settings::have_come() || (is_link && begun.is_some()) {
            return self.run_now(begun);
        }
        let check = self.clone();
        wasm_bindgen_futures::spawn_local(async move {
            settings::come().await;
            let is_shown = !check.left.load(Ordering::Relaxed);
            if is_shown && is_link {
                check.run_now(None);
            } else if is_shown && !settings::file().bytes.is_empty() {
                check.restart();
            }
        });
        if !is_link {
            self.run_now(begun);
        }
    }

    /// Runs the check, or goes on with the one that the start script has begun.
    fn run_now(&self, begun: Option<Begun>) {
        let (first, file) = self.first();
        let (signals, back) = (self.signals.clone(), self.back());
        let (is_sample, link) = (self.source.is_sample(), self.link().cloned());
        let slot = Arc::downgrade(&self.worker);
        back.end();
        let handle = move |event| {
            let envelope = match event {
                WorkerEvent::Started => return,
                WorkerEvent::Halted(halt) => return signals.halt(halt),
                WorkerEvent::Response(envelope) => envelope,
            };
            let Some(response) = envelope.read() else {
                return signals.halt(tells_unknown());
            };
            let bytes = match (&response, envelope.file) {
                (Response::Bytes { .. }, file) => file,
                _ => None,
            };
            signals.lead(response);
            if let Some(bytes) = bytes {
                if let Some(slot) = slot.upgrade() {
                    put(&slot, None);
                }
                back.give(about(is_sample), bytes);
                start_details(&signals, &back, link.as_ref());
                // A sample is made up, and so is its contract.
                if !is_sample {
                    signals.read_again(&back);
                }
            }
        };
        if let Some(begun) = begun {
            self.signals.heard.set(begun.is_drawn);
            let (worker, go_on) = Worker::adopt(begun, &first.into(), handle);
            put(&self.worker, Some(worker));
            return go_on();
        }
        let worker = Worker::start(Program::Verdict, first.into(), file, handle);
        put(&self.worker, Some(worker));
    }
}

/// Returns the page's knowledge beside a payload.
fn about(is_sample: bool) -> About {
    About {
        settings: settings::file().bytes.clone(),
        is_sample,
    }
}

/// Starts the details worker of a check on the bytes that it was given.
fn start_details(signals: &Arc<CheckSignals>, back: &DetailsHandle, link: Option<&Link>) {
    let (signals, to, link) = (signals.clone(), back.clone(), link.cloned());
    back.start(move |event| match event {
        WorkerEvent::Started => to.has_started(),
        WorkerEvent::Response(response) => signals.take(&response, link.as_ref(), &to),
        WorkerEvent::Halted(why) => signals.details_halted(why, &to),
    });
}

/// Puts a worker in its slot, and ends the worker that was there.
fn put(slot: &WorkerSlot, worker: Option<Worker>) {
    if let Ok(mut slot) = slot.lock() {
        *slot = worker;
    }
}
