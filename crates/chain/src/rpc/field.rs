//! Reads the single values of a node's results.

use serde_json::Value;

use verify::claims::Fault;
use verify::hash::unprefixed;
use verify::json::hex_number;

/// Reads a quantity, which nodes write as hex text with `0x`.
///
/// # Errors
///
/// [`Fault::Malformed`] for anything else.
pub(crate) fn number(value: &Value) -> Result<u64, Fault> {
    let text = value.as_str();
    let text = text.filter(|text| text.starts_with("0x") || text.starts_with("0X"));
    text.and_then(hex_number).ok_or(Fault::Malformed)
}

/// Reads the chain's id from the result of `eth_chainId`.
///
/// # Errors
///
/// [`Fault::Malformed`] for anything but a number.
pub fn chain_id(result: &Value) -> Result<u64, Fault> {
    number(result)
}

/// Reads the bytes that `eth_call` returns.
///
/// # Errors
///
/// [`Fault::Malformed`] for anything else.
pub fn data(result: &Value) -> Result<Vec<u8>, Fault> {
    bytes(result)
}

/// Reads bytes that a node writes as hex text, with or without `0x` or `0X`. An empty text does not count as
/// bytes of a node.
pub(crate) fn bytes(value: &Value) -> Result<Vec<u8>, Fault> {
    let text = value.as_str().filter(|text| !text.is_empty());
    text.and_then(|text| hex::decode(unprefixed(text)).ok())
        .ok_or(Fault::Malformed)
}

/// Reads a quantity among an object's values.
pub(crate) fn quantity(object: &Value, key: &str) -> Result<u64, Fault> {
    number(object.get(key).unwrap_or(&Value::Null))
}

/// Reads a text among an object's values with the given reader.
pub(crate) fn field<T>(object: &Value, key: &str, read: fn(&str) -> Option<T>) -> Result<T, Fault> {
    let text = object.get(key).and_then(Value::as_str);
    text.and_then(read).ok_or(Fault::Malformed)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_quantity_is_read_as_nodes_write_it() {
        for chain in [
            json!("0x2105"),
            json!("0X2105"),
            json!("0x0002105"),
            json!(format!("0x{}2105", "0".repeat(60))),
        ] {
            assert_eq!(chain_id(&chain), Ok(8453), "{chain}");
        }
        assert_eq!(number(&json!("0xABCdef")), Ok(0xab_cdef));
        assert_eq!(number(&json!("0x0")), Ok(0));
        assert_eq!(number(&json!("0xffffffffffffffff")), Ok(u64::MAX));
    }

    #[test]
    fn anything_else_is_malformed() {
        for chain in [
            json!(8453),
            json!(""),
            json!("0x"),
            json!("2a"),
            json!("x2105"),
            json!("0x2105n"),
            json!("8453"),
            json!("0x-2105"),
            json!("0x+2105"),
            json!("0x0x2105"),
            json!(" 8453"),
            json!("0b10"),
            json!("\u{661}"),
            json!("0x10000000000000000"),
            json!(null),
            json!(true),
            json!([8453]),
            json!({"chainId": "0x2105"}),
        ] {
            assert_eq!(chain_id(&chain), Err(Fault::Malformed), "{chain}");
        }
        for bytes in ["0xAb", "0XaB", "ab"] {
            assert_eq!(data(&json!(bytes)), Ok(vec![0xab]), "{bytes}");
        }
        for bytes in ["", "0x0", "0x0xab", "x", " 0xab"] {
            assert_eq!(data(&json!(bytes)), Err(Fault::Malformed), "{bytes}");
        }
        assert_eq!(data(&json!("yes")), Err(Fault::Malformed));
    }
}
