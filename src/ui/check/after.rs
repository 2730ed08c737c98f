//! Does the work after a check's verdict, for which the later part of the page is needed, as soon as that has loaded.

use std::cell::RefCell;
use std::sync::Arc;

use super::signals::CheckSignals;
use super::worker_handle::WorkerHandle;
use crate::worker::message::Envelope;
use crate::worker::task::Link;

/// The work of the later part of the page for a check.
pub struct After {
    /// Handles a response to a look-up or about the contract.
    take: fn(&CheckSignals, Envelope, Option<&Link>),
    /// Reads the contract of a new report if the reader chose endpoints before.
    read_again: fn(&CheckSignals, &WorkerHandle),
}

/// The jobs that wait for the later part, in the order in which they came.
type Waiting = Vec<Box<dyn FnOnce(&After)>>;

thread_local! {
    static AFTER: RefCell<Result<&'static After, Waiting>> = const { RefCell::new(Err(Vec::new())) };
}

/// The work after a verdict. Only the later part refers to it.
pub static DONE_AFTER: After = After {
    take: CheckSignals::take,
    read_again: CheckSignals::read_again,
};

/// Notes that the later part has loaded, and does the jobs that waited for it.
pub fn come(after: &'static After) {
    if let Err(waiting) = AFTER.replace(Ok(after)) {
        for job in waiting {
            job(after);
        }
    }
}

/// Does a job as soon as the later part has loaded.
fn when_come(job: Box<dyn FnOnce(&After)>) {
    let now = AFTER.with_borrow_mut(|after| match after {
        Ok(after) => Some((*after, job)),
        Err(waiting) => {
            waiting.push(job);
            None
        }
    });
    if let Some((after, job)) = now {
        job(after);
    }
}

/// Handles a response to a look-up or about the contract.
pub(crate) fn take(signals: &Arc<CheckSignals>, response: Envelope, link: Option<&Link>) {
    let (signals, link) = (signals.clone(), link.cloned());
    when_come(Box::new(move |after| {
        (after.take)(&signals, response, link.as_ref());
    }));
}

/// Reads the contract of a new report if the reader chose endpoints before.
pub(crate) fn read_again(signals: &Arc<CheckSignals>, back: &WorkerHandle) {
    let (signals, back) = (signals.clone(), back.clone());
    when_come(Box::new(move |after| (after.read_again)(&signals, &back)));
}
