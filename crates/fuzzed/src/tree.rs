//! Changes the tree of a JSON text by choices: what results is JSON again, and mostly of the same form.

use serde_json::Value;

use crate::choices::Choices;

/// Texts that replace a value. Not each of them is a value that serde can hold.
const TEXTS: [&str; 36] = [
    "null",
    "true",
    "false",
    "0",
    "-0",
    "-1",
    "1",
    "2",
    "1.0",
    "1e3",
    "1e999",
    "-1e-999",
    "255",
    "256",
    "1000000",
    "4294967295",
    "4294967296",
    "9007199254740993",
    "18446744073709551615",
    "18446744073709551616",
    "\"\"",
    "\"0x\"",
    "\"0\"",
    "\"v1\"",
    "\"v2\"",
    "\"packs_v1\"",
    "\"anchored\"",
    "\"fulfilled\"",
    "\"\\ud800\"",
    "\"\\u0000\"",
    "\"\u{e9}\"",
    "[]",
    "{}",
    "[[]]",
    "[null]",
    "{\"block\":0,\"log_index\":4294967295}",
];

/// A place in a tree: the keys and indices that lead to it.
type Path = Vec<String>;

/// Returns the text of the tree after up to eight changes.
pub fn changed(mut tree: Value, choices: &mut Choices<'_>) -> String {
    let mut texts = Vec::new();
    for _ in 0..8 {
        if choices.is_empty() {
            break;
        }
        change(&mut tree, choices, &mut texts);
    }
    let mut text = tree.to_string();
    for (number, replacement) in texts.iter().enumerate() {
        text = text.replace(&format!("\"{}\"", mark(number)), replacement);
    }
    text
}

/// Stands for a text until the tree is written.
fn mark(number: usize) -> String {
    format!("@text {number}@")
}

fn change(tree: &mut Value, choices: &mut Choices<'_>, texts: &mut Vec<String>) {
    let mut all = Vec::new();
    paths(tree, &mut Path::new(), &mut all);
    if all.is_empty() {
        return;
    }
    let path = choices.of(&all).clone();
    let old = at(tree, &path).clone();
    let mut text = |text: String| {
        texts.push(text);
        Value::String(mark(texts.len() - 1))
    };
    match choices.byte() % 10 {
        0 => *at(tree, &path) = text((*choices.of(&TEXTS)).to_owned()),
        1 => remove(tree, &path),
        2 => {
            // A key twice, the second time with another value.
            let (last, parent) = path.split_last().expect("below the root");
            if let Value::Object(members) = at(tree, parent) {
                let own = members.remove(last).expect("a member");
                let mut rest = Value::Object(members.clone()).to_string();
                let comma = if members.is_empty() { "" } else { "," };
                rest.truncate(rest.len() - 1);
                let key = Value::from(last.as_str());
                let other = choices.of(&TEXTS);
                *at(tree, parent) = text(format!("{rest}{comma}{key}:{own},{key}:{other}}}"));
            }
        }
        3 | 4 => *at(tree, &path) = near(&old, choices),
        5 => {
            // Another value of the tree, of any place.
            let other = at(tree, choices.of::<Path>(&all)).clone();
            *at(tree, &path) = other;
        }
        6 => {
            // A value with the same key.
            let last = path.last().expect("below the root");
            let alike: Vec<&Path> = all
                .iter()
                .filter(|other| other.last() == Some(last))
                .collect();
            let other = at(tree, choices.of::<&Path>(&alike)).clone();
            *at(tree, &path) = other;
        }
        7 => rearrange(at(tree, &path), choices),
        8 => *at(tree, &path) = Value::Array(vec![old]),
        _ => {
            let parent = &path[..path.len() - 1];
            rearrange(at(tree, parent), choices);
        }
    }
}

/// Returns a value of the same type, next to this one.
fn near(value: &Value, choices: &mut Choices<'_>) -> Value {
    match value {
        Value::Bool(value) => Value::Bool(!value),
        Value::Number(number) => {
            let number = number.as_u64().unwrap_or(1);
            let near = [
                number.wrapping_add(1),
                number.wrapping_sub(1),
                number / 2,
                number << 1,
            ];
            Value::from(*choices.of(&near))
        }
        Value::String(text) => {
            let mut chars: Vec<char> = text.chars().collect();
            let index = choices.below(chars.len());
            let other = *choices.of(&['0', '1', 'f', 'F', '-', ' ', '\u{e9}']);
            match (choices.byte() % 6, chars.get_mut(index)) {
                (0 | 1, Some(char)) => *char = other,
                (2, Some(_)) => drop(chars.remove(index)),
                (3, _) => return Value::String(text.to_uppercase()),
                (4, _) => return Value::String(format!("0x{text}")),
                _ => chars.insert(index, other),
            }
            Value::String(chars.into_iter().collect())
        }
        other => other.clone(),
    }
}

/// Repeats, moves or drops an item of a list.
fn rearrange(list: &mut Value, choices: &mut Choices<'_>) {
    let Value::Array(items) = list else { return };
    if items.is_empty() {
        return;
    }
    let (one, other) = (choices.below(items.len()), choices.below(items.len()));
    match choices.byte() % 4 {
        0 => items.swap(one, other),
        1 => items.push(items[one].clone()),
        2 => items.truncate(one),
        _ => items.reverse(),
    }
}

fn paths(value: &Value, here: &mut Path, all: &mut Vec<Path>) {
    let below: Vec<(String, &Value)> = match value {
        Value::Object(members) => members
            .iter()
            .map(|(key, value)| (key.clone(), value))
            .collect(),
        Value::Array(items) => {
            let items = items.iter().enumerate();
            items
                .map(|(index, value)| (index.to_string(), value))
                .collect()
        }
        _ => Vec::new(),
    };
    for (key, value) in below {
        here.push(key);
        all.push(here.clone());
        paths(value, here, all);
        here.pop();
    }
}

fn at<'v>(value: &'v mut Value, path: &[String]) -> &'v mut Value {
    path.iter().fold(value, |value, key| match value {
        Value::Object(members) => &mut members[key.as_str()],
        Value::Array(items) => &mut items[key.parse::<usize>().expect("an index")],
        _ => unreachable!("only objects and lists have values below"),
    })
}

fn remove(tree: &mut Value, path: &[String]) {
    let (last, parent) = path.split_last().expect("below the root");
    match at(tree, parent) {
        Value::Object(members) => drop(members.remove(last)),
        Value::Array(items) => drop(items.remove(last.parse().expect("an index"))),
        _ => unreachable!("only objects and lists have values below"),
    }
}
