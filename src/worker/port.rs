//! The worker's way back to the page.

use wasm_bindgen::JsCast;
use web_sys::{Blob, BlobPropertyBag, DedicatedWorkerGlobalScope};

use super::message::{Envelope, Greeting};
use super::request::RequestId;
use super::response::Response;

/// Where the responses to one request go.
#[derive(Clone, Copy)]
pub struct Port(RequestId);

impl Port {
    /// The port for a request.
    pub const fn of(id: RequestId) -> Self {
        Self(id)
    }

    /// Posts a response.
    pub fn post(self, response: &Response) {
        self.send(response, None);
    }

    /// Posts a response with a file beside it.
    pub fn post_file(self, response: &Response, file: Blob) {
        self.send(response, Some(file));
    }

    fn send(self, message: &Response, file: Option<Blob>) {
        let id = self.0;
        let (message, handed_over) = Envelope { id, message, file }.to_js();
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

/// Bytes as a file; `None` when the browser makes none.
pub fn file(bytes: &[u8]) -> Option<Blob> {
    let parts = js_sys::Array::of1(&js_sys::Uint8Array::from(bytes));
    let options = BlobPropertyBag::new();
    options.set_type("application/json");
    Blob::new_with_u8_array_sequence_and_options(&parts, &options).ok()
}
