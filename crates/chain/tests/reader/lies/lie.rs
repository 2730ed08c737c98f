//! Lists every change to one value of one answer.

use fixtures::chain::{CONSUMER, COORDINATOR};
use serde_json::{Value, json};

/// A call as it is sent: the method, and the text of its parameters.
pub type CallKey = (String, String);

/// A kind of change to a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Change {
    /// Replaces the value by another of its kind, close by.
    Altered,
    /// Replaces it by zero.
    Zero,
    /// Replaces it by a very large number.
    Huge,
    /// Removes it.
    Dropped,
    /// Replaces it by a value of another kind.
    Malformed,
    /// Repeats it at the same place.
    Repeated,
    /// Adds it once more, at another place.
    Added,
    /// Empties the list.
    Emptied,
    /// Reverses the list.
    Reversed,
    /// Cuts off the end.
    Cut,
}

/// A step on the path to a place in an answer. The last kind is a word in a text of bytes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PathPart {
    Key(String),
    Item(usize),
    Word(usize),
}

/// A change of a value at a place in the answer to a call.
#[derive(Clone, Debug)]
pub struct Lie {
    pub asked: CallKey,
    pub path: Vec<PathPart>,
    pub change: Change,
    /// The name of the changed field, the same for all items of a list.
    pub field: String,
}

/// Changes the value at a path.
pub fn tell(value: &mut Value, path: &[PathPart], change: Change) {
    match path {
        [] => *value = changed(value, change),
        [PathPart::Word(word)] => {
            let text = value.as_str().expect("bytes");
            let (start, end) = (2 + 64 * word, 2 + 64 * (word + 1));
            let one = changed(&json!(format!("0x{}", &text[start..end])), change);
            let one = one.as_str().expect("a word");
            *value = json!(format!("{}{}{}", &text[..start], &one[2..], &text[end..]));
        }
        [PathPart::Item(item)] if is_of_list(change) => {
            let list = value.as_array_mut().expect("a list");
            match change {
                Change::Dropped => drop(list.remove(*item)),
                Change::Repeated => list.insert(*item, list[*item].clone()),
                _ => {
                    let mut again = list[*item].clone();
                    again["logIndex"] = json!(format!("{:#x}", 500 + item));
                    list.push(again);
                }
            }
        }
        [PathPart::Key(key)] if change == Change::Dropped => {
            value.as_object_mut().expect("an object").remove(key);
        }
        [PathPart::Key(key), rest @ ..] => tell(&mut value[key], rest, change),
        [PathPart::Item(item), rest @ ..] => tell(&mut value[item], rest, change),
        [PathPart::Word(_), ..] => panic!("a word has no parts"),
    }
}

const fn is_of_list(change: Change) -> bool {
    matches!(change, Change::Dropped | Change::Repeated | Change::Added)
}

fn changed(value: &Value, change: Change) -> Value {
    match (change, value) {
        (Change::Altered, Value::Bool(flag)) => json!(!flag),
        (Change::Altered, Value::String(text)) => {
            let mut text = text.clone();
            let last = text.pop();
            text.push(if last == Some('0') { '1' } else { '0' });
            json!(text)
        }
        (Change::Zero, Value::String(text)) => {
            let digits = text.len().saturating_sub(2).max(1);
            // A quantity has no zeros before its digits.
            let digits = if digits < 40 { 1 } else { digits };
            json!(format!("0x{}", "0".repeat(digits)))
        }
        (Change::Huge, _) => json!("0xffffffffffff"),
        (Change::Cut, Value::String(text)) => json!(text[..text.len().saturating_sub(64).max(2)]),
        (Change::Emptied, Value::Array(_)) => json!([]),
        (Change::Emptied, _) => json!("0x"),
        (Change::Reversed, Value::Array(list)) => list.iter().rev().cloned().collect(),
        (Change::Malformed, _) => json!("yes"),
        _ => Value::Null,
    }
}

/// Returns every lie that can be told in one answer.
pub fn all_of(asked: &CallKey, answer: &Value) -> Vec<Lie> {
    let mut lies = Vec::new();
    let mut path = Vec::new();
    walk(asked, answer, &mut path, method(asked), &mut lies);
    lies
}

fn walk(
    asked: &CallKey,
    value: &Value,
    path: &mut Vec<PathPart>,
    field: String,
    lies: &mut Vec<Lie>,
) {
    let mut add = |path: &[PathPart], field: &str, changes: &[Change]| {
        lies.extend(changes.iter().map(|change| Lie {
            asked: asked.clone(),
            path: path.to_vec(),
            change: *change,
            field: field.to_owned(),
        }));
    };
    add(path, &field, &[Change::Dropped]);
    if matches!(path.last(), Some(PathPart::Item(_))) {
        add(path, &field, &[Change::Repeated]);
        if value.is_object() {
            add(path, &field, &[Change::Added]);
        }
    }
    match value {
        Value::Bool(_) => add(path, &field, &[Change::Altered, Change::Malformed]),
        Value::String(text) if text.len() > 66 && (text.len() - 2).is_multiple_of(64) => {
            add(
                path,
                &field,
                &[Change::Cut, Change::Emptied, Change::Malformed],
            );
            for word in 0..(text.len() - 2) / 64 {
                path.push(PathPart::Word(word));
                let field = format!("{field} word {word}");
                add(path, &field, &[Change::Altered, Change::Zero]);
                path.pop();
            }
        }
        Value::String(text) => {
            add(
                path,
                &field,
                &[Change::Altered, Change::Zero, Change::Malformed],
            );
            if text.len() < 18 {
                add(path, &field, &[Change::Huge]);
            }
        }
        Value::Array(list) => {
            add(path, &field, &[Change::Emptied, Change::Reversed]);
            for (item, value) in list.iter().enumerate() {
                path.push(PathPart::Item(item));
                let field = format!("{field}{}", whose(value, item));
                walk(asked, value, path, field, lies);
                path.pop();
            }
        }
        Value::Object(values) => {
            for (key, value) in values {
                path.push(PathPart::Key(key.clone()));
                walk(asked, value, path, format!("{field} {key}"), lies);
                path.pop();
            }
        }
        Value::Null | Value::Number(_) => {}
    }
}

/// Names an item of a list: a log by the contract that wrote it, a topic by its place.
fn whose(value: &Value, item: usize) -> String {
    match &value["address"] {
        Value::Null => format!("[{item}]"),
        address if *address == json!(CONSUMER) => "[contract]".to_owned(),
        address if *address == json!(COORDINATOR) => "[coordinator]".to_owned(),
        _ => "[other]".to_owned(),
    }
}

/// Names a call by its method, and by the parameter that distinguishes it from others of that method.
fn method((method, params): &CallKey) -> String {
    let params: Value = serde_json::from_str(params).expect("JSON");
    let detail = match method.as_str() {
        "eth_getBlockByNumber" => match params[0].as_str() {
            Some(tag) if !tag.starts_with("0x") => tag.to_owned(),
            _ => "number".to_owned(),
        },
        "eth_call" => match params[0]["data"].as_str().map(|data| &data[..10]) {
            Some(selector) if selector == selector_of(b"events(bytes32)") => "events",
            Some(selector) if selector == selector_of(b"getPull(bytes32)") => "getPull",
            _ => "commitment",
        }
        .to_owned(),
        _ => return method.clone(),
    };
    format!("{method} {detail}")
}

fn selector_of(signature: &[u8]) -> String {
    let hash = verify::hash::keccak(&[signature]).to_string();
    format!("0x{}", &hash[..8])
}
