//! The objects that cross to JavaScript, and the faults of a caller.

use report::{Failure, Report};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;
use words::{LoadError, Waiting};

use crate::card::Card;
use crate::input::Input;

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
    /// The words of a card.
    #[serde(skip_serializing_if = "Option::is_none")]
    words: Option<&'f Card>,
    /// The wait for a proof that may still come.
    #[serde(skip_serializing_if = "Option::is_none")]
    waiting: Option<Wait>,
}

/// A wait as it crosses to JavaScript and back: the seconds until the next request, and what the module knows of it.
#[derive(Serialize)]
struct Wait {
    seconds: u64,
    #[serde(flatten)]
    waiting: Waiting,
}

impl<'f> Fault<'f> {
    /// A fault with a line for engineers.
    pub fn of_call(code: &'f str, message: String) -> JsValue {
        Self {
            code,
            message,
            report: None,
            words: None,
            waiting: None,
        }
        .thrown()
    }

    /// The fault of an input without a text, with its report and the words of its card.
    pub fn of_input(error: &LoadError, input: &Input) -> JsValue {
        Self::of_words(error, &Card::of(Err(error), input), None, input)
    }

    /// The fault of an answer without a proof. It continues a wait that the input names, or begins one.
    pub fn of_answer(error: LoadError, input: &Input) -> JsValue {
        match Waiting::after(input.waiting.clone(), error) {
            Ok(waiting) => {
                let words = Card::of_wait(&waiting, input);
                let wait = Wait {
                    seconds: waiting.seconds(),
                    waiting: waiting.clone(),
                };
                Self::of_words(&waiting.reason, &words, Some(wait), input)
            }
            Err(error) => Self::of_input(&error, input),
        }
    }

    fn of_words(error: &LoadError, words: &Card, waiting: Option<Wait>, input: &Input) -> JsValue {
        let report = input.report(Err(Failure::of(error)));
        let error_of = report.error.as_ref();
        Fault {
            code: error_of.map_or("", |error| error.code.name()),
            message: error_of.map_or_else(String::new, |error| error.sentence.clone()),
            report: Some(&report),
            words: Some(words),
            waiting,
        }
        .thrown()
    }

    fn thrown(&self) -> JsValue {
        object(self).unwrap_or(JsValue::NULL)
    }
}
