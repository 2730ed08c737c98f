//! Checks several files at once, in a bounded pool of workers that each check one file after the other.

use core::time::Duration;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, Weak};

use js_sys::Array;
use leptos::prelude::*;
use web_sys::{Blob, File};

use super::browser;
use super::settings;
use super::worker::{Worker, WorkerEvent};
use crate::model::listing::BriefResult;
use crate::worker::message::Program;
use crate::worker::response::DetailsResponse;
use crate::worker::task::{DetailsTask, Task};
use words::CheckError;

/// The report of a file, in the forms that the page saves.
#[derive(Clone)]
pub struct Reported {
    /// The line of the table.
    pub row: String,
    /// The report, as a line of JSON without its end.
    pub line: Option<Blob>,
}

/// Several files and the result of each. Dropping the last clone ends the workers.
#[derive(Clone)]
pub struct Batch {
    /// The files, in the order in which they were chosen. If a file has several texts, the first takes its place, and
    /// the others follow all files.
    pub files: ArcRwSignal<Vec<File>>,
    /// The result of each file, in the same order; `None` if it is still to come.
    pub results: ArcRwSignal<Vec<Option<BriefResult>>>,
    /// The report of each file that the worker reported on. Drawn with the results.
    pub reported: ArcStoredValue<Vec<Option<Reported>>>,
    /// True once the reader stopped the batch. Files that had not ended stay unchecked.
    pub stopped: ArcRwSignal<bool>,
    /// The reason that no result is to be believed, if there is one.
    pub rejected: ArcRwSignal<Option<CheckError>>,
    pool: Arc<Mutex<Pool>>,
    to_draw: Arc<AtomicBool>,
}

#[derive(Default)]
struct Pool {
    /// The next file to check.
    next: usize,
    slots: Vec<Slot>,
}

/// A worker of the pool, and the number of its current file.
#[derive(Default)]
struct Slot {
    worker: Option<Worker>,
    file: usize,
}

impl Batch {
    /// Starts checking these files.
    pub fn start(files: Vec<File>) -> Self {
        let count = files.len();
        let batch = Self {
            files: ArcRwSignal::new(files),
            results: ArcRwSignal::new(vec![None; count]),
            reported: ArcStoredValue::new(vec![None; count]),
            stopped: ArcRwSignal::new(false),
            rejected: ArcRwSignal::new(None),
            pool: Arc::default(),
            to_draw: Arc::default(),
        };
        let slots = browser::workers().min(count);
        if let Ok(mut pool) = batch.pool.lock() {
            pool.slots.resize_with(slots, Slot::default);
        }
        for slot in 0..slots {
            batch.weak().next_file(slot);
        }
        batch
    }

    /// Ends the workers; files that have not ended stay unchecked.
    pub fn cancel(&self) {
        if let Ok(mut pool) = self.pool.lock() {
            pool.next = usize::MAX;
            pool.slots.clear();
        }
        self.stopped.set(true);
    }

    fn weak(&self) -> WeakBatch {
        WeakBatch {
            files: self.files.clone(),
            results: self.results.clone(),
            reported: self.reported.clone(),
            rejected: self.rejected.clone(),
            pool: Arc::downgrade(&self.pool),
            to_draw: Arc::clone(&self.to_draw),
        }
    }
}

/// A reference to a batch for its own workers, which does not keep the batch alive.
#[derive(Clone)]
struct WeakBatch {
    files: ArcRwSignal<Vec<File>>,
    results: ArcRwSignal<Vec<Option<BriefResult>>>,
    reported: ArcStoredValue<Vec<Option<Reported>>>,
    rejected: ArcRwSignal<Option<CheckError>>,
    pool: Weak<Mutex<Pool>>,
    to_draw: Arc<AtomicBool>,
}

impl WeakBatch {
    /// Gives the next file to a slot's worker, starting one if there is none. Drops the worker if no file is left.
    fn next_file(&self, slot: usize) {
        let Some(pool) = self.pool.upgrade() else {
            return;
        };
        let Ok(mut pool) = pool.lock() else { return };
        let Pool { next, slots } = &mut *pool;
        let Some(entry) = slots.get_mut(slot) else {
            return;
        };
        let Some(file) = self.files.with_untracked(|files| files.get(*next).cloned()) else {
            entry.worker = None;
            return;
        };
        entry.file = *next;
        *next = next.saturating_add(1);
        let task = summary(&file);
        let file = Some(file.into());
        if let Some(worker) = &entry.worker {
            worker.ask(task, file);
        } else {
            let batch = self.clone();
            let handle = move |event| batch.handle(slot, event);
            entry.worker = Some(Worker::start(Program::Details, task, file, handle));
        }
    }

    fn handle(&self, slot: usize, event: WorkerEvent) {
        let (result, reported) = match event {
            // Every other file would fail in the same way.
            WorkerEvent::Halted(
                halt @ (CheckError::NotAsBuilt(_)
                | CheckError::NotLoaded(_)
                | CheckError::SelfTest { .. }),
            ) => {
                self.reject(halt);
                return;
            }
            WorkerEvent::Halted(halt) => (Err(halt), None),
            WorkerEvent::Started => return,
            WorkerEvent::Response(response) => match response.read() {
                Some(DetailsResponse::Summary { result, row }) => {
                    let result = result
                        .map(|brief| Arc::new(*brief))
                        .map_err(CheckError::Load);
                    let line = response.blob();
                    (result, Some(Reported { row, line }))
                }
                Some(DetailsResponse::Lines(lines)) => {
                    self.expand(slot, &lines, response.blob());
                    return;
                }
                Some(DetailsResponse::Checked(_) | DetailsResponse::LoadFailed(_)) | None => return,
            },
        };
        if let Some(file) = self.release(slot, reported.is_some()) {
            self.record(file, result, reported);
        }
        self.next_file(slot);
    }

    /// Makes files of the texts in a slot's file, and checks the first in its place.
    fn expand(&self, slot: usize, lines: &[(u64, u64, u64)], text: Option<Blob>) {
        let Some(pool) = self.pool.upgrade() else {
            return;
        };
        let idle: Vec<usize> = {
            let Ok(mut pool) = pool.lock() else { return };
            let Some(entry) = pool.slots.get(slot) else {
                return;
            };
            let file = entry.file;
            let files = self.files.with_untracked(|files| {
                let name = files.get(file)?.name();
                texts(&name, lines, &text?)
            });
            let Some((first, further)) = files else {
                return;
            };
            if let Some(worker) = &entry.worker {
                worker.ask(summary(&first), Some(first.clone().into()));
            }
            let total = self
                .files
                .with_untracked(Vec::len)
                .saturating_add(further.len());
            self.results
                .update_untracked(|results| results.resize(total, None));
            self.reported
                .update_value(|reported| reported.resize(total, None));
            self.files.update(|files| {
                if let Some(place) = files.get_mut(file) {
                    *place = first;
                }
                files.extend(further);
            });
            let slots = browser::workers().min(total).max(pool.slots.len());
            pool.slots.resize_with(slots, Slot::default);
            let idle = pool.slots.iter().enumerate();
            idle.filter(|(_, slot)| slot.worker.is_none())
                .map(|(slot, _)| slot)
                .collect()
        };
        for slot in idle {
            self.next_file(slot);
        }
    }

    /// Ends all workers, because one answers a known proof wrongly, or is not what was built. The page shows none of
    /// the results.
    fn reject(&self, halt: CheckError) {
        if let Some(pool) = self.pool.upgrade()
            && let Ok(mut pool) = pool.lock()
        {
            pool.next = usize::MAX;
            pool.slots.clear();
        }
        self.rejected.set(Some(halt));
    }

    /// Returns the number of the file that a slot's worker has finished. Drops a worker that is not alive, so that it
    /// takes no other file down.
    fn release(&self, slot: usize, alive: bool) -> Option<usize> {
        let pool = self.pool.upgrade()?;
        let mut pool = pool.lock().ok()?;
        let entry = pool.slots.get_mut(slot)?;
        if !alive {
            entry.worker = None;
        }
        Some(entry.file)
    }

    /// Notes the result of a file. Draws the table a few times a second instead of once a file.
    fn record(&self, index: usize, result: BriefResult, reported: Option<Reported>) {
        self.reported.update_value(|all| {
            if let Some(entry) = all.get_mut(index) {
                *entry = reported;
            }
        });
        self.results.update_untracked(|results| {
            if let Some(entry) = results.get_mut(index) {
                *entry = Some(result);
            }
        });
        if !self.to_draw.swap(true, Ordering::Relaxed) {
            let (results, to_draw) = (self.results.clone(), Arc::clone(&self.to_draw));
            let draw = move || {
                to_draw.store(false, Ordering::Relaxed);
                results.notify();
            };
            set_timeout(draw, Duration::from_millis(100));
        }
    }
}

/// Returns the task for a file's check in brief.
fn summary(file: &File) -> Task {
    let (settings, name) = (settings::file().bytes.clone(), file.name());
    DetailsTask::Summary { settings, name }.into()
}

/// Makes a file of each line, named by its number: `NAME:1`. Returns the first, and the others.
#[allow(clippy::as_conversions, reason = "a browser counts in doubles")]
fn texts(name: &str, lines: &[(u64, u64, u64)], text: &Blob) -> Option<(File, Vec<File>)> {
    let of_line = |(number, start, end): &(u64, u64, u64)| {
        // A file's bytes are counted in whole numbers below 2^53.
        let slice = text
            .slice_with_f64_and_f64(*start as f64, *end as f64)
            .ok()?;
        File::new_with_blob_sequence(&Array::of1(&slice), &format!("{name}:{number}")).ok()
    };
    let mut files = lines.iter().map(of_line);
    let first = files.next()??;
    Some((first, files.collect::<Option<_>>()?))
}
