//! Checks that every integer of a payload is whole in its report, and that no field is `null`.

use jsonschema::Validator;
use serde_json::Value;

use super::made::{offline, read};
use super::{faults, validator};

const GREATEST: u64 = u64::MAX;

/// Collects the paths of all integers in a JSON value.
fn integers(value: &Value, path: &str, found: &mut Vec<String>) {
    match value {
        Value::Number(_) => found.push(path.to_owned()),
        Value::Array(all) => {
            for (index, each) in all.iter().enumerate() {
                integers(each, &format!("{path}/{index}"), found);
            }
        }
        Value::Object(all) => {
            for (key, each) in all {
                let key = key.replace('~', "~0").replace('/', "~1");
                integers(each, &format!("{path}/{key}"), found);
            }
        }
        _ => {}
    }
}

/// Collects each number of a report with its name.
fn numbers(value: &Value, name: &str, found: &mut Vec<(String, u64)>) {
    match value {
        Value::Number(number) => found.push((name.to_owned(), number.as_u64().expect("a count"))),
        Value::Array(all) => all.iter().for_each(|each| numbers(each, name, found)),
        Value::Object(all) => all.iter().for_each(|(key, each)| numbers(each, key, found)),
        Value::Null => panic!("{name} is null"),
        _ => {}
    }
}

fn is_exact(payload: &Value, what: &str, validator: &Validator) -> String {
    let report = read(&offline(payload.to_string().as_bytes()));
    assert_eq!(faults(validator, &report), [""; 0], "{what}");
    let mut found = Vec::new();
    numbers(&report, "", &mut found);
    for (name, number) in found {
        assert!(number < 1 << 32, "{what}: {name} is {number}");
    }
    report.to_string()
}

#[test]
fn the_greatest_integer_in_every_place_is_whole_in_the_report() {
    let validator = validator();
    for file in ["pull-alone.json", "event-v1-ended-early.json"] {
        let payload: Value = serde_json::from_slice(fixtures::payload(file)).expect("JSON");
        let mut paths = Vec::new();
        integers(&payload, "", &mut paths);
        assert!(paths.len() > 10, "{file}");
        let mut everywhere = payload.clone();
        let mut told = 0;
        for path in &paths {
            *everywhere.pointer_mut(path).expect("a path") = GREATEST.into();
            let mut changed = payload.clone();
            *changed.pointer_mut(path).expect("a path") = GREATEST.into();
            let report = is_exact(&changed, path, &validator);
            // A rounded integer ends with 6000 instead of 1615.
            assert!(!report.contains("18446744073709552"), "{path}");
            told += usize::from(report.contains("\"18446744073709551615\""));
        }
        assert!(told > 0, "{file}: no report names the integer");
        is_exact(&everywhere, "everywhere", &validator);
    }
}
