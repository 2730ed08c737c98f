//! The worker's way back to the page.

use wasm_bindgen::JsCast;
use web_sys::{Blob, DedicatedWorkerGlobalScope};

use page::worker::message::{Envelope, Greeting, Message};
use page::worker::request::RequestId;

/// Where the responses to one request go.
#[derive(Clone, Copy)]
pub struct Port(RequestId);

impl Port {
    /// The port for a request.
    pub const fn of(id: RequestId) -> Self {
        Self(id)
    }

    /// Posts a response.
    pub fn post<M: Message>(self, response: &M) {
        self.send(response, None);
    }

    /// Posts a response, with a file beside it.
    pub fn send<M: Message>(self, response: &M, file: Option<Blob>) {
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

/// The worker's global scope.
pub fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// The file of a request that has one.
pub fn beside(file: Option<Blob>) -> Blob {
    file.expect("the page sends the file with its request")
}
