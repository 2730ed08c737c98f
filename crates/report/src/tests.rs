//! Compares the report of every vector, and of readings of all kinds, with golden files, with the schema and with the
//! document.
//!
//! With `PACKPROOF_WRITE=1` the tests write the golden files: read the difference line by line.

mod codes;
mod golden;
mod made;
mod numbers;
mod readings;
mod valid;

use std::{env, fs};

use serde_json::{Value, json};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
const GOLDEN: &str = "crates/report/src/tests/golden";

/// Compares a text with a file of the project. With `PACKPROOF_WRITE` set, it writes the file instead.
fn hold(path: &str, made: &str) {
    let path = format!("{ROOT}/{path}");
    if env::var_os("PACKPROOF_WRITE").is_some() {
        fs::write(&path, made).expect("it is written");
    }
    let held = fs::read_to_string(&path).unwrap_or_default();
    let mut lines = held.lines().zip(made.lines());
    let apart = lines.find(|(one, other)| one != other);
    assert!(
        held == made,
        "{path} differs, first {apart:#?}; write it with PACKPROOF_WRITE=1"
    );
}

/// Builds the schema of the report.
fn schema() -> Value {
    let settings = schemars::generate::SchemaSettings::draft2020_12().for_serialize();
    let schema = settings
        .into_generator()
        .into_root_schema_for::<crate::Report>();
    let mut schema = Value::from(schema);
    schema["title"] = json!("packproof-report/1");
    schema
}

#[test]
fn the_schema_is_of_the_types() {
    let made = serde_json::to_string_pretty(&schema()).expect("JSON") + "\n";
    hold("docs/report.schema.json", &made);
}
