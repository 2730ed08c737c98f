//! The objects that cross to JavaScript, and the faults of a caller.

use report::Report;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

/// A value as a plain object: as `JSON.parse` reads it from the terminal.
///
/// # Errors
///
/// The serializer's own. No report has an integer above 2^53, which is the only one that it refuses.
pub fn object(value: &impl Serialize) -> Result<JsValue, JsValue> {
    Ok(value.serialize(&Serializer::json_compatible())?)
}

/// A fault of a caller, by its code. The package makes an error of it.
#[derive(Serialize)]
pub struct Fault<'f> {
    code: &'f str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    report: Option<&'f Report>,
}

impl<'f> Fault<'f> {
    /// A fault with a line for engineers.
    pub fn of_call(code: &'f str, message: String) -> JsValue {
        let report = None;
        Self {
            code,
            message,
            report,
        }
        .thrown()
    }

    /// The fault of an input without a text, with its report.
    pub fn of_report(report: &'f Report) -> JsValue {
        let error = report.error.as_ref();
        Self {
            code: error.map_or("", |error| error.code.name()),
            message: error.map_or_else(String::new, |error| error.sentence.clone()),
            report: Some(report),
        }
        .thrown()
    }

    fn thrown(&self) -> JsValue {
        object(self).unwrap_or(JsValue::NULL)
    }
}
