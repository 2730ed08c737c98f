//! Checks a report against the schema. It knows only the keywords that the schema uses.

use serde_json::{Map, Value};

/// Returns the first fault of a value, if it does not fit the schema.
pub(crate) fn fault(root: &Value, schema: &Value, value: &Value) -> Option<String> {
    let Value::Object(schema) = schema else {
        return (schema != &Value::Bool(true)).then(|| "no schema".to_owned());
    };
    let mut faults = schema
        .iter()
        .filter_map(|(keyword, wanted)| of_keyword(root, schema, keyword, wanted, value));
    faults.next()
}

fn of_keyword(
    root: &Value,
    schema: &Map<String, Value>,
    keyword: &str,
    wanted: &Value,
    value: &Value,
) -> Option<String> {
    let holds = |schema: &Value| fault(root, schema, value).is_none();
    let list = || wanted.as_array().expect("a list").iter();
    let is_right = match keyword {
        "$schema" | "$defs" | "title" | "description" => true,
        "$ref" => {
            let pointer = wanted.as_str().expect("a pointer").trim_start_matches('#');
            return fault(root, root.pointer(pointer).expect("a definition"), value);
        }
        "type" => match wanted {
            Value::String(one) => is_of(one, value),
            many => many
                .as_array()
                .expect("types")
                .iter()
                .any(|one| is_of(one.as_str().expect("a type"), value)),
        },
        "const" => value == wanted,
        "enum" => list().any(|each| each == value),
        "oneOf" => list().filter(|each| holds(each)).count() == 1,
        "anyOf" => list().any(holds),
        "allOf" => list().all(holds),
        "required" => {
            let missing = list().find(|name| value.get(name.as_str().expect("a name")).is_none());
            return missing.map(|name| format!("{name} is missing of {value}"));
        }
        "properties" => {
            let wanted = wanted.as_object().expect("properties");
            let mut faults = wanted.iter().filter_map(|(name, schema)| {
                Some(format!(
                    "{name}: {}",
                    fault(root, schema, value.get(name)?)?
                ))
            });
            return faults.next();
        }
        "items" => {
            let items = value.as_array().map_or(&[][..], Vec::as_slice);
            return items.iter().find_map(|item| fault(root, wanted, item));
        }
        "pattern" => is_like(
            wanted.as_str().expect("a pattern"),
            value.as_str().unwrap_or_default(),
        ),
        "minimum" => value.as_u64().is_some(),
        "format" => matches!(wanted.as_str(), Some("uint64")),
        other => panic!("the schema uses {other}"),
    };
    (!is_right).then(|| format!("{keyword} {wanted} of {value}, {:?}", schema.get("title")))
}

fn is_of(name: &str, value: &Value) -> bool {
    match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_u64(),
        "null" => value.is_null(),
        other => panic!("the type {other}"),
    }
}

/// Matches a text against one of the four patterns that the schema uses.
fn is_like(pattern: &str, text: &str) -> bool {
    let is_hex = |text: &str| {
        text.bytes()
            .all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
    };
    match pattern {
        "^-?(0|[1-9][0-9]*)$" => text
            .parse::<i128>()
            .is_ok_and(|number| number.to_string() == text),
        "^[0-9a-f]{64}$" => text.len() == 64 && is_hex(text),
        "^0x[0-9a-f]{40}$" => text.len() == 42 && text.starts_with("0x") && is_hex(&text[2..]),
        "^([0-9a-f]{2})*$" => text.len().is_multiple_of(2) && is_hex(text),
        other => panic!("the pattern {other}"),
    }
}
