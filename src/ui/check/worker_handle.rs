//! The way back to a check's worker, for what handles its messages.

use std::sync::{Mutex, Weak};

use leptos::task::spawn_local;
use web_sys::Blob;

use crate::ui::part::part;
use crate::ui::worker::Worker;
use crate::worker::message::file;
use crate::worker::request::{ChainRequest, Request};

/// A reference to a check's worker for the handlers of its messages, which does not keep it alive.
#[derive(Clone)]
pub(super) struct WorkerHandle(pub(super) Weak<Mutex<Option<Worker>>>);

impl WorkerHandle {
    pub(super) fn ask(&self, request: Request) {
        self.ask_with(request, None);
    }

    /// Ends the worker.
    pub(super) fn end(&self) {
        if let Some(worker) = self.0.upgrade()
            && let Ok(mut worker) = worker.lock()
        {
            *worker = None;
        }
    }

    fn ask_with(&self, request: Request, file: Option<Blob>) {
        if let Some(worker) = self.0.upgrade()
            && let Ok(worker) = worker.lock()
            && let Some(worker) = worker.as_ref()
        {
            worker.ask(request, file);
        }
    }
}

/// Hands the worker the module that checks the oracle's proofs; without it, they stay unchecked.
pub(super) fn send_prover(back: WorkerHandle) {
    spawn_local(async move {
        let module = part("prover.wasm").await;
        let file = module.and_then(|module| file(&module));
        back.ask_with(ChainRequest::Prove.into(), file);
    });
}
