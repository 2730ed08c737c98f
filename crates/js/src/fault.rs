//! The objects that cross to JavaScript, and the faults of a caller.

use intake::Waiting;
use report::Report;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

/// A value as a plain object: as `JSON.parse` reads it from the terminal.
///
/// # Errors
///
/// The serializer's error. No report has an integer above 2^53, which is the only value that it refuses.
pub fn object(value: &impl Serialize) -> Result<JsValue, JsValue> {
    Ok(value.serialize(&Serializer::json_compatible())?)
}

/// A fault of a caller, by its code. The package makes an error of it.
#[derive(Serialize)]
pub struct Fault<'f, Words = ()> {
    pub code: &'f str,
    pub message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub report: Option<&'f Report>,
    /// The words of a card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<&'f Words>,
    /// The wait for a proof that may still come.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waiting: Option<Wait>,
}

/// A wait as it crosses to JavaScript and back: the seconds until the next request, and the module's knowledge of
/// it.
#[derive(Serialize)]
pub struct Wait {
    pub seconds: u64,
    #[serde(flatten)]
    pub waiting: Waiting,
}

impl Fault<'_> {
    /// A fault with a line for engineers.
    pub fn of_call(code: &str, message: String) -> JsValue {
        Fault::<()> {
            code,
            message,
            report: None,
            words: None,
            waiting: None,
        }
        .thrown()
    }
}

impl<Words: Serialize> Fault<'_, Words> {
    /// The fault as JavaScript throws it.
    pub fn thrown(&self) -> JsValue {
        object(self).unwrap_or(JsValue::NULL)
    }
}
