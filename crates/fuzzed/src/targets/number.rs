//! Numbers of a deck, against the machine's floats as Python spells them.

use fixtures::floats::by_machine;
use serde_json::value::RawValue;
use verify::float::spelling as ours;

/// The machine's parser takes no larger exponent.
const MOST_DIGITS: usize = 5;

pub fn seeds() -> Vec<Vec<u8>> {
    let numbers = [
        "0.0",
        "-0.0",
        "1e3",
        "12.50",
        "1.10",
        "1E+22",
        "-2.5e-7",
        "1e999",
        "-1e-999",
        "5e-324",
        "2.2250738585072011e-308",
        "1.7976931348623157e308",
        "9007199254740993.0",
        "0.1e1",
        "123e-20",
        "1.00000000000000011102230246251565404236316680908203125",
        "0.000099999",
        "100000000000000000000000.5",
        "9.5367431640625e-07",
        "4.35",
    ];
    numbers
        .iter()
        .map(|number| number.as_bytes().to_vec())
        .collect()
}

/// Runs a number with a fraction or an exponent.
pub fn spelling(bytes: &[u8]) {
    let Ok(text) = core::str::from_utf8(bytes) else {
        return;
    };
    let is_float = text.contains(['.', 'e', 'E']) && !text.contains(['"', '{', '[', 't', 'f', 'n']);
    if !is_float || text.trim() != text || serde_json::from_str::<&RawValue>(text).is_err() {
        return;
    }
    let exponent = text.split(['e', 'E']).nth(1).unwrap_or_default();
    let spelt = ours(text);
    assert!(spelt.len() <= 25, "{spelt}");
    if exponent.trim_start_matches(['+', '-']).len() <= MOST_DIGITS {
        assert_eq!(spelt, by_machine(text), "{text}");
    }
}
