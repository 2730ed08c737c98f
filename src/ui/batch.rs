//! Checks several files at the same time, in a bounded pool of workers that each check one file after the other.

use core::time::Duration;
use std::sync::Arc;

use js_sys::Array;
use leptos::prelude::*;
use web_sys::{Blob, File};

use super::browser;
use super::settings;
use super::worker::{Worker, WorkerEvent};
use crate::model::listing::BriefResult;
use crate::worker::message::Program;
use crate::worker::response::DetailsResponse;
use crate::worker::task::DetailsTask;
use words::CheckError;

/// The report of a file, in the forms that the page saves.
#[derive(Clone)]
pub struct Reported {
    /// The line of the table.
    pub row: String,
    /// The report, as a line of JSON without its end.
    pub line: Option<Blob>,
}

/// Several files and the result of each. Copies share them. A batch lasts until the reader leaves it
/// ([`Batch::leave`]).
#[derive(Clone, Copy)]
pub struct Batch {
    /// The files, in the order in which they were chosen. If a file has several texts, the first replaces it, and the
    /// others follow all files.
    pub files: RwSignal<Vec<File>>,
    /// The result of each file, in the same order; `None` if it is not there yet.
    pub results: RwSignal<Vec<Option<BriefResult>>>,
    /// The report of each file that the worker reported on. Drawn with the results.
    pub reported: StoredValue<Vec<Option<Reported>>>,
    /// True once the reader stopped the batch. Files that had not ended stay unchecked.
    pub stopped: RwSignal<bool>,
    /// The reason that no result is to be believed, if there is one.
    pub rejected: RwSignal<Option<CheckError>>,
    pool: StoredValue<Pool, LocalStorage>,
    /// The owner of everything above. The batch disposes of it, and no view does.
    owner: StoredValue<Owner>,
}

#[derive(Default)]
struct Pool {
    /// The next file to check.
    next: usize,
    slots: Vec<Slot>,
    /// True while the results are about to be drawn.
    draws: bool,
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
        let owner = Owner::default();
        let batch = owner.clone().with(|| Self {
            files: RwSignal::new(files),
            results: RwSignal::new(vec![None; count]),
            reported: StoredValue::new(vec![None; count]),
            stopped: RwSignal::new(false),
            rejected: RwSignal::new(None),
            pool: StoredValue::new_local(Pool::default()),
            owner: StoredValue::new(owner),
        });
        let slots = browser::workers().min(count);
        batch
            .pool
            .update_value(|pool| pool.slots.resize_with(slots, Slot::default));
        for slot in 0..slots {
            batch.next_file(slot);
        }
        batch
    }

    /// Ends the workers; files that have not ended stay unchecked.
    pub fn cancel(self) {
        self.end();
        self.stopped.set(true);
    }

    /// Ends the workers, because the reader has left the files for good, and disposes of the results as soon as the views
    /// that show them are gone.
    pub fn leave(self) {
        self.end();
        let owner = self.owner.get_value();
        set_timeout(move || owner.cleanup(), Duration::ZERO);
    }

    fn end(self) {
        self.pool.update_value(|pool| {
            pool.next = usize::MAX;
            pool.slots.clear();
        });
    }

    /// Gives the next file to a slot's worker, starting one if there is none. Drops the worker if no file is left.
    fn next_file(self, slot: usize) {
        self.pool.update_value(|Pool { next, slots, .. }| {
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
                let handle = move |event| self.handle(slot, event);
                entry.worker = Some(Worker::start(Program::Details, task, file, handle));
            }
        });
    }

    fn handle(self, slot: usize, event: WorkerEvent) {
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
    fn expand(self, slot: usize, lines: &[(u64, u64, u64)], text: Option<Blob>) {
        let idle = self.pool.try_update_value(|pool| {
            let entry = pool.slots.get(slot)?;
            let file = entry.file;
            let (first, further) = self.files.with_untracked(|files| {
                let name = files.get(file)?.name();
                texts(&name, lines, &text?)
            })?;
            if let Some(worker) = &entry.worker {
                worker.ask(summary(&first), Some(first.clone().into()));
            }
            let files = self.files.with_untracked(Vec::len);
            let total = files.saturating_add(further.len());
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
            let slots = pool.slots.iter().enumerate();
            let idle = slots.filter(|(_, slot)| slot.worker.is_none());
            Some(idle.map(|(slot, _)| slot).collect::<Vec<_>>())
        });
        for slot in idle.flatten().unwrap_or_default() {
            self.next_file(slot);
        }
    }

    /// Ends all workers, because one answers a known proof wrongly, or differs from the built program. The page shows
    /// none of the results.
    fn reject(self, halt: CheckError) {
        self.end();
        self.rejected.set(Some(halt));
    }

    /// Returns the number of the file that a slot's worker has finished. Drops a worker that is not alive, so that it
    /// does not fail on the next file too.
    fn release(self, slot: usize, alive: bool) -> Option<usize> {
        let released = self.pool.try_update_value(|pool| {
            let entry = pool.slots.get_mut(slot)?;
            if !alive {
                entry.worker = None;
            }
            Some(entry.file)
        });
        released.flatten()
    }

    /// Notes the result of a file. Draws the table a few times a second instead of once a file.
    fn record(self, index: usize, result: BriefResult, reported: Option<Reported>) {
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
        let is_first = |pool: &mut Pool| !core::mem::replace(&mut pool.draws, true);
        if self.pool.try_update_value(is_first) == Some(true) {
            let draw = move || {
                self.pool.update_value(|pool| pool.draws = false);
                self.results.notify();
            };
            set_timeout(draw, Duration::from_millis(100));
        }
    }
}

/// Returns the task for a file's check in brief.
fn summary(file: &File) -> DetailsTask {
    let (settings, name) = (settings::file().bytes.clone(), file.name());
    DetailsTask::Summary { settings, name }
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
