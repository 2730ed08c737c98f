//! Runs one task of a kind at a time. A new task ends the one before, and a task can be cancelled.

use std::cell::RefCell;
use std::rc::Rc;

use futures_util::future::{AbortHandle, abortable};

/// The running task, if any. Its clones share it.
#[derive(Clone, Default)]
pub struct LatestTask(Rc<RefCell<Option<AbortHandle>>>);

impl LatestTask {
    /// Runs a task instead of the one before; `None` if it was cancelled.
    pub async fn run<T>(&self, task: impl Future<Output = T>) -> Option<T> {
        self.stop();
        let (task, handle) = abortable(task);
        self.0.replace(Some(handle));
        task.await.ok()
    }

    /// Cancels the task.
    pub fn stop(&self) {
        if let Some(handle) = self.0.take() {
            handle.abort();
        }
    }
}
