//! Leads back to a check's worker, for the handlers of its messages.

use std::sync::{Mutex, Weak};

use crate::ui::worker::Worker;
use crate::worker::task::Task;

/// A reference to a check's worker for the handlers of its messages, which does not keep it alive.
#[derive(Clone)]
pub(super) struct WorkerHandle(pub(super) Weak<Mutex<Option<Worker>>>);

impl WorkerHandle {
    pub(super) fn ask(&self, task: Task) {
        if let Some(worker) = self.0.upgrade()
            && let Ok(worker) = worker.lock()
            && let Some(worker) = worker.as_ref()
        {
            worker.ask(task, None);
        }
    }

    /// Ends the worker.
    pub(super) fn end(&self) {
        if let Some(worker) = self.0.upgrade()
            && let Ok(mut worker) = worker.lock()
        {
            *worker = None;
        }
    }
}
