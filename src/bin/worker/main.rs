//! Runs the verifier behind the page: the worker, which fetches, parses and checks.
//!
//! The worker comes in parts (see [`tested`]). The start script starts it with the parts that the check needs.

#![allow(unreachable_pub, reason = "nothing uses the items of a program")]
#![allow(
    clippy::expect_used,
    reason = "the page and its worker are one build, so a message that does not fit ends the worker"
)]

mod check;
mod checked_payload;
mod contract;
mod contract_tasks;
mod digit;
mod latest_task;
mod look_ups;
mod parts;
mod port;
mod report;
mod rules;
mod session;
mod tasks;
mod tested;
mod transport;
mod unpacking;

use std::rc::Rc;

use js_sys::Array;
use wasm_bindgen::prelude::*;
use web_sys::MessageEvent;

use page::build::BUILD;
use page::worker::message::{Envelope, Greeting};
use page::worker::response::PartFault;
use port::{greet, scope};
use session::Session;
use verify::report::Kind;

fn main() {
    wasm_bindgen_futures::spawn_local(start());
}

/// Greets the page and then takes tasks. A worker whose self-test fails only reports the failure.
async fn start() {
    let session = Rc::new(Session::default());
    let mut wrong = Vec::new();
    for kind in kinds() {
        if let Err(fault) = rules::ready(&session.tested, kind).await {
            wrong.extend(match fault {
                PartFault::SelfTest { wrong, .. } => wrong,
                PartFault::NotLoaded(_) => vec![kind.name().to_owned()],
            });
        }
    }
    if !wrong.is_empty() {
        return greet(&Greeting::SelfTest(wrong));
    }
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let session = session.clone();
        wasm_bindgen_futures::spawn_local(async move {
            let envelope =
                Envelope::from_js(&event.data()).expect("the page and its worker are one build");
            tasks::handle(&session, envelope).await;
        });
    });
    scope().set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    greet(&Greeting::Build(BUILD.to_owned()));
}

#[wasm_bindgen]
extern "C" {
    /// Returns the names of the kinds of payload that the worker is started for (src/ui/shell/worker.js).
    #[wasm_bindgen(js_name = kinds)]
    fn given() -> Array;
}

fn kinds() -> Vec<Kind> {
    let names = given();
    let kinds = [Kind::PackEvent, Kind::PackPull];
    let is_given = |kind: &Kind| names.includes(&kind.name().into(), 0);
    kinds.into_iter().filter(is_given).collect()
}
