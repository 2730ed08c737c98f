//! Confirms the files of a batch on the blockchain, one after the other, through the readers that the page remembers.

use std::sync::{Arc, Mutex, Weak};

use leptos::prelude::*;

use super::batch::{Batch, Reported};
use super::state::BOTH;
use super::worker::{Worker, WorkerEvent};
use super::{chosen, settings};
use crate::model::confirming::Confirming;
use crate::model::listing::BriefResult;
use crate::worker::message::Envelope;
use crate::worker::response::{ChainResponse, Response};
use crate::worker::task::{About, ChainTask, CheckTask, Task};
use answer::{Answer, Headline};

/// A confirmation of the files of a batch. Dropping the last clone ends its worker.
#[derive(Clone)]
pub struct ConfirmAll {
    /// The progress; `None` before the reader asks for it.
    pub progress: ArcRwSignal<Option<Confirming>>,
    /// True while it goes on.
    pub is_running: ArcRwSignal<bool>,
    batch: Batch,
    run: Arc<Mutex<Run>>,
}

/// The worker of a confirmation, and its files.
#[derive(Default)]
struct Run {
    worker: Option<Worker>,
    /// The numbers of the files that are left, the next one last.
    left: Vec<usize>,
    file: usize,
}

impl ConfirmAll {
    /// Returns a confirmation that was not started.
    pub fn of(batch: Batch) -> Self {
        Self {
            progress: ArcRwSignal::new(None),
            is_running: ArcRwSignal::new(false),
            batch,
            run: Arc::default(),
        }
    }

    /// Starts with the first of the files that add up and were not confirmed.
    pub fn start(&self) {
        let adds_up = |result: &Option<BriefResult>| matches!(result, Some(Ok(brief)) if brief.headline == Headline::AddsUp);
        let mut left: Vec<usize> = self.batch.results.with_untracked(|results| {
            let results = results.iter().enumerate();
            let left = results.filter(|(_, result)| adds_up(result));
            left.map(|(index, _)| index).collect()
        });
        left.reverse();
        self.progress.set(Some(Confirming::of(left.len())));
        self.is_running.set(true);
        if let Ok(mut run) = self.run.lock() {
            *run = Run {
                left,
                ..Run::default()
            };
        }
        self.next_file();
    }

    /// Ends the worker. Files that were confirmed stay so.
    pub fn stop(&self) {
        if let Ok(mut run) = self.run.lock() {
            *run = Run::default();
        }
        self.is_running.set(false);
    }

    fn next_file(&self) {
        let next = self.run.lock().ok().and_then(|mut run| {
            let file = run.left.pop()?;
            run.file = file;
            self.batch
                .files
                .with_untracked(|files| files.get(file).cloned())
        });
        let Some(file) = next else {
            return self.stop();
        };
        let about = About {
            settings: settings::file().bytes.clone(),
            is_sample: false,
        };
        let task: Task = CheckTask::File(about).into();
        let Ok(mut run) = self.run.lock() else { return };
        if let Some(worker) = &run.worker {
            return worker.ask(task, Some(file.into()));
        }
        let back = self.weak();
        let handle = move |event| {
            if let Some(all) = back() {
                all.handle(event);
            }
        };
        run.worker = Some(Worker::start(BOTH.into(), task, Some(file.into()), handle));
    }

    /// Returns a way back to this for its own worker, which does not keep it alive.
    fn weak(&self) -> impl Fn() -> Option<Self> + 'static {
        let (progress, is_running) = (self.progress.clone(), self.is_running.clone());
        let (batch, run): (_, Weak<_>) = (self.batch.clone(), Arc::downgrade(&self.run));
        move || {
            Some(Self {
                progress: progress.clone(),
                is_running: is_running.clone(),
                batch: batch.clone(),
                run: run.upgrade()?,
            })
        }
    }

    fn handle(&self, event: WorkerEvent) {
        match event {
            WorkerEvent::Response(Response::Checked(answer), _) => self.checked(&answer),
            WorkerEvent::Response(Response::LoadFailed(_), _) => self.end_file(true),
            WorkerEvent::Response(..) => {}
            WorkerEvent::Beside(envelope) => self.take(&envelope),
            WorkerEvent::Halted(_) | WorkerEvent::PartFailed(..) => self.stop(),
        }
    }

    /// Asks the remembered readers about a file that was checked again.
    fn checked(&self, answer: &Answer) {
        let endpoints = chosen::remembered(answer.overview.subject.contract());
        match answer.can_ask && !endpoints.is_empty() {
            true => self.ask(ChainTask::Read { endpoints }),
            false => self.end_file(true),
        }
    }

    fn take(&self, envelope: &Envelope) {
        match envelope.read() {
            Some(ChainResponse::Answers { answers, .. }) => {
                let mut may_ask = true;
                self.progress.update(|progress| {
                    may_ask = progress
                        .as_mut()
                        .is_some_and(|progress| progress.answered(answers));
                });
                if !may_ask {
                    self.stop();
                }
            }
            Some(ChainResponse::Read(_, read)) if read.is_live() && !read.goes_on => {
                let files = &self.batch.files;
                let name = self
                    .file()
                    .and_then(|file| files.with_untracked(|files| Some(files.get(file)?.name())));
                self.ask(ChainTask::List(name.unwrap_or_default()));
            }
            Some(ChainResponse::Listed(brief, row)) => {
                let line = envelope.blob();
                if let Some(file) = self.file() {
                    let result = Ok(Arc::new(*brief));
                    let reported = Reported { row, line };
                    self.batch.record(file, result, Some(reported));
                    self.end_file(false);
                }
            }
            _ => {}
        }
    }

    /// Returns the number of the current file.
    fn file(&self) -> Option<usize> {
        self.run.lock().ok().map(|run| run.file)
    }

    fn ask(&self, task: ChainTask) {
        if let Ok(run) = self.run.lock()
            && let Some(worker) = &run.worker
        {
            worker.ask(task.into(), None);
        }
    }

    fn end_file(&self, no_reader: bool) {
        self.progress.update(|progress| {
            if let Some(progress) = progress {
                progress.end_file(no_reader);
            }
        });
        self.next_file();
    }
}
