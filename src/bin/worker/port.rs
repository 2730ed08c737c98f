//! Posts messages from the worker to the page.

use js_sys::Object;
use wasm_bindgen::JsCast;
use web_sys::{Blob, DedicatedWorkerGlobalScope};

use page::worker::message::{Envelope, Greeting, Message};
use page::worker::task::TaskId;

/// The worker's way to answer one task.
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

    /// Posts a response, with a file beside it.
    pub fn send<M: Message>(self, response: &M, file: Option<Blob>) {
        let file = file.map(Object::from);
        let (message, handed_over) = Envelope::of(self.0, response, file).to_js();
        scope()
            .post_message_with_transfer(&message, &handed_over)
            .expect("the page takes messages");
    }
}

/// Posts the worker's first message.
pub fn greet(greeting: &Greeting) {
    scope()
        .post_message(&greeting.to_js())
        .expect("the page takes messages");
}

/// Returns the worker's global scope.
pub fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// Returns the file of a task that must have one.
pub fn beside(file: Option<Object>) -> Object {
    file.expect("the page sends the file with its task")
}
