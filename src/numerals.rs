//! Asks the browser how a language writes numbers.

use wasm_bindgen::prelude::*;

use words::Language;
use words::numerals::{Examples, Numerals};

/// Returns a language's way to write numbers, and amounts in a currency if its code is not empty, as the browser has it.
pub fn of(language: Language, currency: &str) -> Numerals {
    if language == Language::English && currency.is_empty() {
        return Numerals::ENGLISH;
    }
    let written = |number: f64, form: &[(&str, &str)]| {
        let number: Numeral = JsValue::from(number).unchecked_into();
        number.written(language.tag(), &options(form)).ok()
    };
    let named = [
        ("style", "currency"),
        ("currency", currency),
        ("currencyDisplay", "narrowSymbol"),
        ("minimumFractionDigits", "2"),
        ("maximumFractionDigits", "2"),
    ];
    let amount = written(1_234_567.89, &named).or_else(|| written(1_234_567.89, &[]));
    let shown = || {
        Numerals::shown_by(&Examples {
            long: &written(1_234_567.8, &[])?,
            short: &written(1_234.0, &[])?,
            money: &amount?,
            percent: &written(0.5, &[("style", "percent")])?,
        })
    };
    shown().unwrap_or(Numerals::ENGLISH)
}

#[wasm_bindgen]
extern "C" {
    type Numeral;

    /// Writes a number in a language; an error for a currency that is not a currency code.
    #[wasm_bindgen(method, catch, js_name = toLocaleString)]
    fn written(this: &Numeral, language: &str, options: &js_sys::Object)
    -> Result<String, JsValue>;
}

/// Makes an object of names and values, for the browser's options.
pub fn options(named: &[(&str, &str)]) -> js_sys::Object {
    let options = js_sys::Object::new();
    for (name, value) in named {
        let _ = js_sys::Reflect::set(&options, &(*name).into(), &(*value).into());
    }
    options
}
