//! Compares the report of every vector, and of readings of all kinds, with golden files and with the schema.
//!
//! With `UPDATE_EXPECT=1` the tests write the golden files: read the difference line by line.

mod golden;
mod made;
mod numbers;
mod readings;

use std::fs;

use expect_test::expect_file;
use jsonschema::Validator;
use schemars::Schema;
use schemars::transform::RecursiveTransform;
use serde_json::{Value, json};

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/terminal.md");

/// Builds the schema of the report.
fn schema() -> Value {
    let settings = schemars::generate::SchemaSettings::draft2020_12()
        .for_serialize()
        .with_transform(RecursiveTransform(without_format));
    let schema = settings
        .into_generator()
        .into_root_schema_for::<crate::Report>();
    let mut schema = Value::from(schema);
    schema["title"] = json!(crate::SCHEMA);
    schema
}

/// Removes a format of Rust's: a strict validator refuses a schema with one that it does not know.
fn without_format(schema: &mut Schema) {
    schema.remove("format");
}

/// Builds the judge of reports.
fn validator() -> Validator {
    jsonschema::draft202012::new(&schema()).expect("a schema")
}

/// Returns the faults of a report against the schema.
fn faults(validator: &Validator, report: &Value) -> Vec<String> {
    let faults = validator.iter_errors(report);
    faults.map(|fault| fault.to_string()).collect()
}

#[test]
fn the_schema_is_of_the_types() {
    let made = serde_json::to_string_pretty(&schema()).expect("JSON") + "\n";
    expect_file!["../report.schema.json"].assert_eq(&made);
}

#[test]
fn the_example_of_the_document_fits_the_schema() {
    let document = fs::read_to_string(DOCUMENT).expect("the document");
    let (_, rest) = document.split_once("```json\n").expect("an example");
    let (example, _) = rest.split_once("```").expect("its end");
    let report = serde_json::from_str(example).expect("JSON");
    assert_eq!(faults(&validator(), &report), [""; 0]);
}
