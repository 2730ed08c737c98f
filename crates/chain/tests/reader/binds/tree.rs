//! Changes a value of a tree: the ways to change one, and the paths of all.

use serde_json::{Value, json};

/// A way to change a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Change {
    Another,
    Absent,
    Null,
    OtherType,
}

/// Every way.
pub const CHANGES: [Change; 4] = [
    Change::Another,
    Change::Absent,
    Change::Null,
    Change::OtherType,
];

/// The path from one member to the next: keys, and places in lists.
pub type Path = Vec<Segment>;

#[derive(Clone, Debug)]
pub enum Segment {
    Key(String),
    Place(usize),
}

/// Collects the path of each value that has no value below it.
pub fn leaves(value: &Value, at: &mut Path, found: &mut Vec<Path>) {
    let mut below = |segment: Segment, value: &Value| {
        at.push(segment);
        leaves(value, at, found);
        at.pop();
    };
    match value {
        Value::Object(members) => {
            for (key, value) in members {
                below(Segment::Key(key.clone()), value);
            }
        }
        Value::Array(items) if !items.is_empty() => {
            for (place, value) in items.iter().enumerate() {
                below(Segment::Place(place), value);
            }
        }
        _ => found.push(at.clone()),
    }
}

/// Returns the path as the table has it: places, and keys that are hashes, stand for all of their kind.
pub fn name(path: &Path) -> String {
    let names = path.iter().map(|segment| match segment {
        Segment::Place(_) => "[]".to_owned(),
        Segment::Key(key) if key.starts_with("0x") || key.len() == 64 => ".*".to_owned(),
        Segment::Key(key) => format!(".{key}"),
    });
    names.collect::<String>().trim_start_matches('.').to_owned()
}

/// Returns another value of the same type.
fn another(value: &Value) -> Value {
    match value {
        Value::Bool(value) => json!(!value),
        Value::Number(number) => json!(number.as_u64().map_or(1, |number| number + 1)),
        Value::String(text) => {
            // Changes only the last digit or letter: an id stays an id, and a hash a hash.
            let last = text.chars().last().unwrap_or('0');
            let other = if last == '1' { '2' } else { '1' };
            let kept: String = text
                .chars()
                .take(text.chars().count().saturating_sub(1))
                .collect();
            json!(format!("{kept}{other}"))
        }
        Value::Array(_) => json!([1]),
        Value::Null | Value::Object(_) => json!("x"),
    }
}

pub fn changed(payload: &Value, path: &[Segment], change: Change) -> Value {
    let mut payload = payload.clone();
    let (last, before) = path.split_last().expect("a path");
    let mut at = &mut payload;
    for segment in before {
        at = match segment {
            Segment::Key(key) => &mut at[key],
            Segment::Place(place) => &mut at[*place],
        };
    }
    let new = |old: &Value| match change {
        Change::Null => Value::Null,
        Change::OtherType if old.is_string() => json!(7),
        Change::OtherType => json!("seven"),
        _ => another(old),
    };
    match (last, change) {
        (Segment::Key(key), Change::Absent) => {
            at.as_object_mut().expect("an object").remove(key);
        }
        (Segment::Place(place), Change::Absent) => {
            at.as_array_mut().expect("a list").remove(*place);
        }
        (Segment::Key(key), _) => at[key] = new(&at[key]),
        (Segment::Place(place), _) => at[*place] = new(&at[*place]),
    }
    payload
}
