//! Code that both workers share: reading files, answering the page, the self-test.
//!
//! Each worker is a separate program (src/bin/verdict/, src/bin/details/).

pub mod content;
pub mod port;

use chain::deployment::Settings;
use explain::Explanation;
use wasm_bindgen::prelude::*;
use web_sys::MessageEvent;

use crate::build::BUILD;
use crate::worker::message::Greeting;
use crate::worker::selftest::{self, VECTORS};
use port::{greet, scope};
use verify::report::Kind;

/// The kinds of payload that a program checks.
pub const KINDS: [Kind; 2] = [Kind::PackEvent, Kind::PackPull];

/// Returns the names of the vectors that this program's check answers wrongly.
pub fn wrong_checks() -> Vec<String> {
    let wrong = KINDS.map(|kind| {
        selftest::wrong_checks(VECTORS, kind, &|document| {
            Explanation::check(kind, document, &mut |_| {}).verification
        })
    });
    wrong.concat()
}

/// Greets the page and then accepts tasks. A program whose self-test fails only reports the wrong
/// vectors.
pub fn serve<F: Future<Output = ()> + 'static>(
    wrong: Vec<String>,
    handle: impl Fn(JsValue) -> F + 'static,
) {
    if !wrong.is_empty() {
        return greet(&Greeting::SelfTest(wrong));
    }
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        wasm_bindgen_futures::spawn_local(handle(event.data()));
    });
    scope().set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    greet(&Greeting::Build(BUILD.to_owned()));
}

/// Reads the settings file of the site. A file with a mistake sets nothing; the page shows the mistake.
pub fn settings(file: &[u8]) -> Settings {
    match file {
        [] => Settings::default(),
        file => Settings::read(file).unwrap_or_default(),
    }
}
