//! Posts messages from a worker to the page.

use js_sys::{Array, Object, Uint8Array};
use wasm_bindgen::JsCast;
use web_sys::DedicatedWorkerGlobalScope;

use crate::worker::message::{Channel, Envelope, Greeting, Message};
use crate::worker::task::TaskId;

/// A worker's way to answer one task.
#[derive(Clone, Copy)]
pub struct Port(TaskId);

impl Port {
    /// Returns the port for a task.
    pub const fn of(id: TaskId) -> Self {
        Self(id)
    }

    /// Posts a response.
    pub fn post<M: Message>(self, response: &M) {
        self.send(response, None);
    }

    /// Posts a response, with a file or its bytes.
    pub fn send<M: Message>(self, response: &M, file: Option<Object>) {
        let (message, handed_over) = Envelope::of(self.0, response, file).to_js();
        // The browser can clone and transfer everything in an envelope.
        let _ = scope().post_message_with_transfer(&message, &handed_over);
    }

    /// Posts a first screen, in JSON, for the start script.
    pub fn show(self, screen: &str) {
        let id = self.0.0.into();
        let screen = Uint8Array::from(screen.as_bytes());
        let crossing = Array::of3(&id, &Channel::Screen.number().into(), &screen);
        let _ = scope().post_message(&crossing);
    }
}

/// Posts a worker's first message.
pub(super) fn greet(greeting: &Greeting) {
    let _ = scope().post_message(&greeting.to_js());
}

/// Returns the worker's global scope.
pub(super) fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}
