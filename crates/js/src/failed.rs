//! The faults of an input and of an answer, each with its report and the words of its card.

use intake::{LoadError, Waiting};
use report::Failure;
use wasm_bindgen::JsValue;

use crate::card::Card;
use crate::fault::{Fault, Wait};
use crate::input::Input;

/// The fault of an input without a text.
pub fn of_input(error: &LoadError, input: &Input) -> JsValue {
    of_words(error, &Card::of(Err(error), input), None, input)
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
            of_words(&waiting.reason, &words, Some(wait), input)
        }
        Err(error) => of_input(&error, input),
    }
}

fn of_words(error: &LoadError, words: &Card, waiting: Option<Wait>, input: &Input) -> JsValue {
    let report = input.report(Err(Failure::of(error)));
    let error = report.error.as_ref();
    Fault {
        code: error.map_or("", |error| error.code),
        message: error.map_or_else(String::new, |error| error.sentence.clone()),
        report: Some(&report),
        words: Some(words),
        waiting,
    }
    .thrown()
}
