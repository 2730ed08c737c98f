//! The worker: the verifier behind the page. It fetches, parses and checks.

mod check;
mod checked_payload;
mod contract;
mod experiment;
mod find;
mod latest_task;
pub mod message;
pub mod port;
mod prover;
pub mod request;
pub mod response;
mod rest;
pub mod selftest;
mod session;
mod transport;

use std::rc::Rc;

use wasm_bindgen::prelude::*;
use web_sys::MessageEvent;

use crate::build::BUILD;
use message::{Envelope, Greeting};
use port::{greet, scope};
use session::Session;

/// Takes requests, and greets the page first of all. A worker whose self-test fails only says so.
pub fn start() {
    let wrong = selftest::wrong(selftest::VECTORS);
    if !wrong.is_empty() {
        return greet(&Greeting::SelfTest(wrong));
    }
    let session = Rc::new(Session::default());
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let session = session.clone();
        wasm_bindgen_futures::spawn_local(async move {
            let envelope =
                Envelope::from_js(&event.data()).expect("the page and its worker are one build");
            session.handle(envelope).await;
        });
    });
    scope().set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    greet(&Greeting::Build(BUILD.to_owned()));
}
