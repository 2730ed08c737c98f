//! The values of a node's results.

use serde_json::Value;

use verify::claims::Fault;
use verify::json::hex_number;

/// A number that a node writes as hex text.
///
/// # Errors
///
/// [`Fault::Malformed`] for anything else.
pub fn number(result: &Value) -> Result<u64, Fault> {
    let text = result.as_str().and_then(|text| text.strip_prefix("0x"));
    text.and_then(hex_number).ok_or(Fault::Malformed)
}

/// Bytes that a node writes as hex text.
///
/// # Errors
///
/// [`Fault::Malformed`] for anything else.
pub fn data(result: &Value) -> Result<Vec<u8>, Fault> {
    let digits = result.as_str().and_then(|text| text.strip_prefix("0x"));
    digits
        .and_then(|digits| hex::decode(digits).ok())
        .ok_or(Fault::Malformed)
}

/// A text among an object's values, as it is read.
pub fn field<T>(object: &Value, key: &str, read: fn(&str) -> Option<T>) -> Result<T, Fault> {
    let text = object.get(key).and_then(Value::as_str);
    text.and_then(read).ok_or(Fault::Malformed)
}
