//! What a check does after its verdict, for which the rest of the page is needed. It waits until that has come.

use std::cell::RefCell;
use std::sync::Arc;

use super::signals::CheckSignals;
use super::worker_handle::WorkerHandle;
use crate::worker::message::Envelope;
use crate::worker::request::Link;

/// What the rest of the page does for a check.
pub struct After {
    /// Handles what was looked up, or is about the contract.
    take: fn(&CheckSignals, Envelope, Option<&Link>, &WorkerHandle),
    /// Notes the contract of a new report, and reads it where the reader chose endpoints before.
    remember_contract: fn(&CheckSignals, &WorkerHandle),
}

/// What is to be done, in the order in which it came.
type Waiting = Vec<Box<dyn FnOnce(&After)>>;

thread_local! {
    static AFTER: RefCell<Result<&'static After, Waiting>> = const { RefCell::new(Err(Vec::new())) };
}

/// What is done after a verdict. Nothing but the rest refers to it.
pub static DONE_AFTER: After = After {
    take: CheckSignals::take,
    remember_contract: CheckSignals::remember_contract,
};

/// The rest has come: does what waited for it.
pub fn come(after: &'static After) {
    if let Err(waiting) = AFTER.replace(Ok(after)) {
        for job in waiting {
            job(after);
        }
    }
}

/// Does it as soon as the rest is there.
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

/// Handles what was looked up, or is about the contract.
pub fn take(
    signals: &Arc<CheckSignals>,
    response: Envelope,
    link: Option<&Link>,
    back: &WorkerHandle,
) {
    let (signals, link, back) = (signals.clone(), link.cloned(), back.clone());
    when_come(Box::new(move |after| {
        (after.take)(&signals, response, link.as_ref(), &back);
    }));
}

/// Notes the contract of a new report.
pub fn remember_contract(signals: &Arc<CheckSignals>, back: &WorkerHandle) {
    let (signals, back) = (signals.clone(), back.clone());
    when_come(Box::new(move |after| {
        (after.remember_contract)(&signals, &back)
    }));
}
