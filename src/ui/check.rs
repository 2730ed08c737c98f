//! Runs a check on the page: its source, its workers, and the results so far.

mod contract;
mod details;
mod kept;
mod messages;
mod rows;
mod signals;

use core::time::Duration;

use js_sys::Object;
use leptos::prelude::*;
use web_sys::Blob;

use super::browser;
use super::router::page_here;
use super::settings;
use super::state::{Source, State};
use super::worker::{FirstWorker, Worker, WorkerEvent, unknown_message};
use crate::model::paths::{self, Page};
use crate::worker::ask::{Answered, Ask, SavedProof};
use crate::worker::message::{Envelope, Program};
use crate::worker::response::Response;
use crate::worker::task::{About, ChainTask, CheckTask, Link};

use details::Details;
pub use rows::Rows;
pub use signals::CheckSignals;

/// A check. Copies share it. It lasts until the reader leaves it ([`Check::leave`]).
#[derive(Clone, Copy)]
pub struct Check {
    /// The results of the check.
    pub signals: CheckSignals,
    source: StoredValue<Source>,
    workers: StoredValue<Workers, LocalStorage>,
    /// The owner of everything above. The check disposes of it, and no view does.
    owner: StoredValue<Owner>,
}

/// The workers of a check.
#[derive(Default)]
struct Workers {
    /// The verdict worker, until it has handed over its bytes.
    verdict: Option<Worker>,
    details: Details,
    /// The worker that looks for a newer publication of the shop, while it runs.
    ahead: Option<Worker>,
}

impl Check {
    /// Starts a check of this source.
    pub fn start(source: Source) -> Self {
        let owner = Owner::default();
        let check = owner.clone().with(|| Self {
            signals: CheckSignals::new(source.kind()),
            source: StoredValue::new(source),
            workers: StoredValue::new_local(Workers::default()),
            owner: StoredValue::new(owner),
        });
        check.run();
        check
    }

    /// Starts a check of this source that ends with the view that asks for it.
    pub fn start_in_view(source: Source) -> Self {
        let check = Self::start(source);
        on_cleanup(move || check.leave());
        check
    }

    /// Ends all workers, because the reader has left the check for good, and disposes of the results as soon as the views
    /// that show them are gone.
    pub fn leave(self) {
        self.workers
            .update_value(|workers| *workers = Workers::default());
        let owner = self.owner.get_value();
        set_timeout(move || owner.cleanup(), Duration::ZERO);
    }

    /// Checks once more, from the beginning.
    pub fn restart(self) {
        self.signals.reset(self.source().kind());
        self.run();
    }

    /// Starts the details worker again, which could not be loaded. It is asked all that waits for it.
    pub fn start_details_again(self) {
        self.signals.missing.set(None);
        match self.details(Details::take_waiting) {
            Some(ChainTask::Read { endpoints }) => self.read_contract(endpoints),
            Some(task) => self.details(|details| details.read(task)),
            None => {}
        }
        self.start_details();
    }

    /// Ends the workers; settled results stay.
    pub fn cancel(self) {
        self.workers.update_value(|workers| {
            workers.verdict = None;
            workers.details = Details::default();
        });
        self.signals.state.set(State::Cancelled);
    }

    /// Asks a question about the payload. `None` if the check ends before the answer comes.
    pub async fn ask<Q: Ask>(self, question: Q) -> Option<Q::Answer> {
        let (Answered(answer), _) = self.ask_with_file(question).await?;
        Some(answer)
    }

    /// Asks for the payload and the reading of its contract, as one file, and saves it.
    pub fn save_proof(self) {
        leptos::task::spawn_local(async move {
            let answered = self.ask_with_file(SavedProof {}).await;
            if let Some((Answered(()), Some(file))) = answered {
                self.save(&file).await;
            }
        });
    }

    /// Asks a question about the payload, whose answer may have a file with it.
    async fn ask_with_file<Q: Ask>(
        self,
        question: Q,
    ) -> Option<(Answered<Q::Answer>, Option<Blob>)> {
        let question = question.into();
        let answer = self
            .workers
            .try_update_value(|workers| workers.details.ask(question))?;
        let answer: Envelope = answer.await.ok()?;
        let read = answer.read().map(|read| (read, answer.blob()));
        if read.is_none() {
            self.signals.halt(unknown_message());
        }
        read
    }

    /// Returns the source of the payload.
    pub fn source(self) -> Source {
        self.source.get_value()
    }

    /// Returns the link of the proof, if it has one.
    pub fn link(self) -> Option<Link> {
        match self.source() {
            Source::Link(link) => Some(link),
            Source::Sample(_) | Source::File(_) => None,
        }
    }

    /// Returns the whole address of the proof, if it has a link to share. The single file has none, because no one
    /// else has it at this reader's path.
    pub fn address(self) -> Option<String> {
        let link = self.link().filter(|_| !browser::is_single())?;
        Some(format!("{}{}", browser::origin(), paths::proof(&link)))
    }

    /// Checks the link's payload again while the report stays, and notes whether the shop publishes something else by
    /// now.
    pub fn look_again(self) {
        let (first, file) = self.first();
        let signals = self.signals;
        signals.looking.set(true);
        let handle = move |event| {
            let payload = match event {
                WorkerEvent::Started => return,
                WorkerEvent::Halted(_) => None,
                WorkerEvent::Response(envelope) => match envelope.read() {
                    Some(Response::Bytes { payload, .. }) => {
                        signals.is_reached.set(true);
                        Some(payload)
                    }
                    Some(Response::LoadFailed(error)) => {
                        signals.is_reached.set(!error.is_without_reply());
                        None
                    }
                    None => None,
                    Some(_) => return,
                },
            };
            self.workers.update_value(|workers| workers.ahead = None);
            signals.looking.set(false);
            if payload.is_some() && payload != signals.payload.get_untracked() {
                signals.outdated.set(true);
            }
        };
        let worker = Worker::start(Program::Verdict, first, file, handle);
        self.workers
            .update_value(|workers| workers.ahead = Some(worker));
    }

    /// Returns the first task to a verdict worker, and its file if it has one.
    fn first(self) -> (CheckTask, Option<Object>) {
        let about = self.about();
        match self.source() {
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

    /// Returns the page's knowledge in addition to the payload.
    fn about(self) -> About {
        About {
            settings: settings::file().bytes.clone(),
            is_sample: self.source().is_sample(),
        }
    }

    /// Runs the check. Only a link waits for the site's settings, which name its service. A file is checked immediately,
    /// and once more if settings come later.
    fn run(self) {
        let first_worker = FirstWorker::take().filter(|first_worker| {
            let is_mine = self.is_at_the_address();
            if !is_mine {
                first_worker.end();
            }
            is_mine
        });
        let is_link = self.link().is_some();
        if settings::are_loaded() || (is_link && first_worker.is_some()) {
            return self.run_now(first_worker);
        }
        leptos::task::spawn_local(async move {
            settings::loaded().await;
            if self.owner.is_disposed() {
                return;
            }
            if is_link {
                self.run_now(None);
            } else if !settings::file().bytes.is_empty() {
                self.restart();
            }
        });
        if !is_link {
            self.run_now(first_worker);
        }
    }

    /// Returns whether a verdict worker reads this source from the browser's address. It has no task for an address with
    /// more in it than the id.
    fn is_at_the_address(self) -> bool {
        match (page_here(), self.source()) {
            (Page::Proof(here), Source::Link(link)) => here == link,
            (Page::Sample(here), Source::Sample(name)) => here == name,
            _ => false,
        }
    }

    /// Runs the check, or goes on with the one that the start script has begun.
    fn run_now(self, first_worker: Option<FirstWorker>) {
        let handle = move |event| self.take_verdict(event);
        let begin = |worker| {
            self.workers.update_value(|workers| {
                workers.details = Details::default();
                workers.verdict = Some(worker);
            });
        };
        if let Some(first_worker) = first_worker {
            self.signals.is_announced.set(first_worker.is_drawn);
            let (worker, go_on) = Worker::adopt(first_worker, handle);
            begin(worker);
            return go_on();
        }
        let (first, file) = self.first();
        begin(Worker::start(Program::Verdict, first, file, handle));
    }

    /// Starts the details worker on the bytes that it was given.
    fn start_details(self) {
        self.details(|details| details.start(move |event| self.take_details(event)));
    }

    fn details<T>(self, change: impl FnOnce(&mut Details) -> T) -> T
    where
        T: Default,
    {
        let changed = self
            .workers
            .try_update_value(|workers| change(&mut workers.details));
        changed.unwrap_or_default()
    }
}
