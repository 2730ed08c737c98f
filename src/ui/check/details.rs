//! Runs the details worker of a check, and keeps the tasks to it until it has started.

use std::sync::{Arc, Mutex, Weak};

use js_sys::Object;

use crate::ui::worker::{Worker, WorkerEvent};
use crate::worker::message::Program;
use crate::worker::task::{About, DetailsTask, Task, Topic};

/// The details worker of a check, which may not run yet. Dropping it ends the worker.
#[derive(Clone, Default)]
pub(super) struct Details(Arc<Mutex<Slot>>);

#[derive(Default)]
struct Slot {
    worker: Option<Worker>,
    /// True once the worker takes tasks.
    has_started: bool,
    /// The tasks that wait for the worker's start.
    waiting: Vec<Task>,
    /// The worker's first task: the settings of the check, and its bytes.
    given: Option<(About, Object)>,
}

/// A reference to the details worker for the handlers of messages, which does not keep it alive.
#[derive(Clone)]
pub(super) struct DetailsHandle(Weak<Mutex<Slot>>);

impl Details {
    /// Returns a reference to the worker.
    pub(super) fn handle(&self) -> DetailsHandle {
        DetailsHandle(Arc::downgrade(&self.0))
    }
}

impl DetailsHandle {
    /// Sends a task as soon as the worker has started.
    pub(super) fn ask(&self, task: Task) {
        self.with(|slot| match &slot.worker {
            Some(worker) if slot.has_started => worker.ask(task, None),
            _ => {
                let topic = task.topic();
                let is_other = |of: &Task| topic.is_none() || of.topic() != topic;
                slot.waiting.retain(is_other);
                slot.waiting.push(task);
            }
        });
    }

    /// Gives the worker the bytes of a checked payload, once it is started.
    pub(super) fn give(&self, about: About, bytes: Object) {
        self.with(|slot| slot.given = Some((about, bytes)));
    }

    /// Starts the worker on the bytes that it was given.
    pub(super) fn start(&self, handle: impl Fn(WorkerEvent) + 'static) {
        self.with(|slot| {
            if let Some((about, bytes)) = slot.given.clone() {
                let first = DetailsTask::Hold(about).into();
                slot.has_started = false;
                slot.worker = Some(Worker::start(Program::Details, first, Some(bytes), handle));
            }
        });
    }

    /// Sends the tasks that waited, because the worker has started.
    pub(super) fn has_started(&self) {
        self.with(|slot| {
            slot.has_started = true;
            if let Some(worker) = &slot.worker {
                for task in slot.waiting.drain(..) {
                    worker.ask(task, None);
                }
            }
        });
    }

    /// Returns whether the worker has started.
    pub(super) fn runs(&self) -> bool {
        let mut runs = false;
        self.with(|slot| runs = slot.has_started);
        runs
    }

    /// Returns whether a reading of the contract waits for the worker.
    pub(super) fn is_asked_to_read(&self) -> bool {
        let is_of_contract = |task: &Task| task.topic() == Some(Topic::Contract);
        let mut is_asked = false;
        self.with(|slot| is_asked = slot.waiting.iter().any(is_of_contract));
        is_asked
    }

    /// Returns the tasks that wait, and drops them.
    pub(super) fn take_waiting(&self) -> Vec<Task> {
        let mut waiting = Vec::new();
        self.with(|slot| waiting.append(&mut slot.waiting));
        waiting
    }

    /// Ends the worker, and forgets its bytes and the tasks to it.
    pub(super) fn end(&self) {
        self.with(|slot| *slot = Slot::default());
    }

    fn with(&self, change: impl FnOnce(&mut Slot)) {
        if let Some(slot) = self.0.upgrade()
            && let Ok(mut slot) = slot.lock()
        {
            change(&mut slot);
        }
    }
}
