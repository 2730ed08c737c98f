//! The worker's way back to the page.

use wasm_bindgen::JsCast;
use web_sys::{Blob, DedicatedWorkerGlobalScope};

use page::worker::encoded::Encoded;
use page::worker::message::{Envelope, Greeting};
use page::worker::request::RequestId;
use page::worker::response::{ChainResponse, LookedUp, Response};

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

    /// Posts where the texts of a file are, with all of them beside it.
    pub fn post_lines(self, lines: Vec<(u64, u64)>, text: Option<Blob>) {
        self.send(&Response::Lines(lines), text);
    }

    /// Posts what was looked up.
    pub fn post_looked_up(self, looked_up: &LookedUp, file: Option<Blob>) {
        self.send(&Response::LookedUp(Encoded::of(looked_up)), file);
    }

    /// Posts what a request about the contract came to.
    pub fn post_chain(self, response: &ChainResponse, file: Option<Blob>) {
        self.send(&Response::Chain(Encoded::of(response)), file);
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

/// The file of a request that has one.
pub fn beside(file: Option<Blob>) -> Blob {
    file.expect("the page sends the file with its request")
}
