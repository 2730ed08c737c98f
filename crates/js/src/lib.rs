//! The functions of the JavaScript package, as `packages/packproof` wraps them: bytes in, plain objects out.
//!
//! A check makes no request. A reading asks the caller's transports, and nothing else.

#![allow(clippy::as_conversions, reason = "JavaScript counts in doubles")]
#![allow(
    clippy::missing_errors_doc,
    clippy::needless_pass_by_value,
    unreachable_pub,
    reason = "only JavaScript calls these functions, by packages/packproof, which documents them"
)]

mod card;
mod failed;
mod fault;
mod input;
mod language;
mod options;
mod reading;
mod transport;

use chain::transport::{Clock, retry_after};
use check::Checked;
use js_sys::{Array, Reflect, Uint8Array};
use report::{Failure, Report};
use serde::Serialize;
use verify::PayloadError;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use words::Wait;

use card::Card;
use fault::object;
use input::Input;
use intake::{Link, LoadError, answered, served_file};
use language::spoken;
use transport::JsClock;

/// Returns the most bytes of any input.
#[wasm_bindgen(js_name = maxBytes)]
pub fn max_bytes() -> f64 {
    // 2^27, which a double holds exactly.
    intake::file::MAX_BYTES as f64
}

/// Returns the report of one text: a payload, or a saved proof.
#[wasm_bindgen]
pub fn check(text: Vec<u8>, options: JsValue) -> Result<JsValue, JsValue> {
    let input = Input::of(options)?;
    let result = check::check(text, &input.lists);
    object(&input.report(result.as_ref().map_err(Failure::of)))
}

/// Returns the report of an input that is larger than any, of which only the length is known.
#[wasm_bindgen(js_name = tooLarge)]
pub fn too_large(bytes: f64, options: JsValue) -> Result<JsValue, JsValue> {
    let input = Input::of(options)?;
    object(&input.report(Err(Failure::of(&larger(bytes)))))
}

/// Throws the fault of an input that is larger than any.
#[wasm_bindgen(js_name = throwTooLarge)]
pub fn throw_too_large(bytes: f64, options: JsValue) -> Result<(), JsValue> {
    Err(failed::of_input(&larger(bytes), &Input::of(options)?))
}

fn larger(bytes: f64) -> LoadError {
    LoadError::Unreadable(PayloadError::TooLarge {
        bytes: bytes as u64,
        limit: intake::file::MAX_BYTES,
    })
}

/// Returns the payload in the answer of a service, or of a server with files, for a path. `wait` is the text of its
/// `Retry-After` header.
#[wasm_bindgen]
pub fn served(
    path: &str,
    status: u16,
    wait: Option<String>,
    body: Vec<u8>,
    options: JsValue,
) -> Result<Vec<u8>, JsValue> {
    let input = Input::of(options)?;
    let wait = wait.and_then(|text| retry_after(&text, JsClock.now()));
    let payload = match Link::of_service_path(path) {
        Some(link) => {
            answered(&link, status, wait, body).map(|(_, document)| document.bytes().to_vec())
        }
        None => served_file(status, wait, body),
    };
    payload.map_err(|error| failed::of_answer(error, &input))
}

/// Returns when a proof is asked for again: in some seconds, now, or once its page is in the foreground.
#[wasm_bindgen(js_name = asksAgain)]
pub fn asks_again(seconds: Option<u32>, language: Option<String>) -> Result<String, JsValue> {
    spoken(language.as_deref())?.speak();
    Ok(words::progress::asks_again(match seconds {
        None => Wait::Hidden,
        Some(0) => Wait::Asking,
        Some(seconds) => Wait::Left(seconds.into()),
    }))
}

/// Throws the fault of a service that gave no answer.
#[wasm_bindgen(js_name = throwUnserved)]
pub fn throw_unserved(fault: &str, seconds: u32, options: JsValue) -> Result<(), JsValue> {
    let error = match fault {
        "redirected" => LoadError::Redirected,
        "not_allowed" => LoadError::NotAllowed,
        "broke_off" => LoadError::BrokeOff(String::new()),
        "timed_out" => LoadError::TimedOut(seconds.into()),
        cause => LoadError::Unreachable(cause.to_owned()),
    };
    Err(failed::of_answer(error, &Input::of(options)?))
}

/// A text in a file, with its bytes.
#[derive(Serialize)]
struct Text {
    /// The proof's name; of several, `NAME:2` is the one in line 2.
    name: String,
}

/// Returns the texts in a file's bytes, unpacked and one by one.
#[wasm_bindgen]
pub fn open(file: Vec<u8>, options: JsValue) -> Result<Array, JsValue> {
    let input = Input::of(options)?;
    let name = input.name.clone().unwrap_or_default();
    let texts = match check::texts(file) {
        Ok(texts) => texts,
        Err(error) => return Err(failed::of_input(&error, &input)),
    };
    let is_only = texts.len() == 1;
    let texts = texts.iter().map(|(number, bytes)| {
        let name = match is_only {
            true => name.clone(),
            false => format!("{name}:{number}"),
        };
        let text = object(&Text { name })?;
        let bytes = Uint8Array::from(bytes.as_slice());
        Reflect::set(&text, &"bytes".into(), &bytes)?;
        Ok(text)
    });
    texts.collect()
}

/// Returns the sentences of the verdict's card.
#[wasm_bindgen]
pub fn words(text: Vec<u8>, options: JsValue) -> Result<JsValue, JsValue> {
    let input = Input::of(options)?;
    let result = check::check(text, &input.lists);
    object(&Card::of(result.as_ref(), &input))
}

impl Input {
    /// The report of this input.
    fn report(&self, result: Result<&Checked, Failure>) -> Report {
        let report = check::report(result, &self.lists);
        match &self.name {
            Some(name) => report.of_file(name),
            None => report,
        }
    }
}
