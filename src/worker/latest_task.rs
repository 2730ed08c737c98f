//! The only running task of its kind. A new task ends the one before, and the task can be cancelled.

use core::cell::{Cell, RefCell};
use core::future::{Future, poll_fn};
use core::pin::pin;
use core::task::{Poll, Waker};
use std::rc::Rc;

/// The running task, if any. Its clones share it.
#[derive(Clone, Default)]
pub struct LatestTask {
    number: Rc<Cell<u32>>,
    waker: Rc<RefCell<Option<Waker>>>,
}

impl LatestTask {
    /// Runs a task in the place of the one before; `None` when it was cancelled.
    pub async fn run<T>(&self, task: impl Future<Output = T>) -> Option<T> {
        self.stop();
        let number = self.number.get();
        let mut task = pin!(task);
        poll_fn(|context| {
            if self.number.get() != number {
                return Poll::Ready(None);
            }
            self.waker.replace(Some(context.waker().clone()));
            task.as_mut().poll(context).map(Some)
        })
        .await
    }

    /// Cancels the task, and drops it with everything it was waiting for.
    pub fn stop(&self) {
        self.number.set(self.number.get().wrapping_add(1));
        if let Some(waker) = self.waker.take() {
            waker.wake();
        }
    }
}
