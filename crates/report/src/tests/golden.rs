//! Compares the report of every vector with golden files: a few of them whole, and the others without the fields that
//! every report has.

use serde_json::{Value, json};

use super::made::{offline, read};
use super::valid::fault;
use super::{GOLDEN, hold, schema};

/// The vectors whose whole reports are compared: one of each kind that passes, fails, is open, and is no payload.
const WHOLE: [&str; 5] = [
    "event-v1-ended-early.json",
    "pull-alone.json",
    "pull-alone--award_other.json",
    "event-v1-ended-early--still_active.json",
    "event-v1-ended-early--not_json.json",
];

/// The fields that most reports have. The whole reports show them.
const ALWAYS: [&str; 10] = [
    "schema",
    "tool",
    "lists",
    "trust",
    "payload_sha256",
    "questions",
    "network",
    "contract",
    "subject",
    "headline",
];

/// Shortens a report: it drops the fields that every report has, the sentences, and the steps that passed or wait for
/// the chain. Each other step keeps at most two findings.
pub(crate) fn compact(mut report: Value) -> Value {
    let object = report.as_object_mut().expect("an object");
    for name in ALWAYS {
        object.remove(name);
    }
    without_sentences(&mut report);
    let is_said =
        |step: &Value| step["status"] != "passed" && step["cause"]["code"] != "contract_not_read";
    if let Some(steps) = report.get_mut("steps").and_then(Value::as_array_mut) {
        steps.retain(is_said);
        let findings = steps.iter_mut().filter_map(|step| step.get_mut("findings"));
        findings
            .filter_map(Value::as_array_mut)
            .for_each(|all| all.truncate(2));
    }
    report
}

fn without_sentences(value: &mut Value) {
    match value {
        Value::Object(object) => {
            object.remove("sentence");
            object.values_mut().for_each(without_sentences);
        }
        Value::Array(all) => all.iter_mut().for_each(without_sentences),
        _ => {}
    }
}

#[test]
fn every_vector_has_its_report_and_fits_the_schema() {
    let schema = schema();
    let (mut whole, mut lines) = (String::new(), String::new());
    for vector in fixtures::vectors() {
        let report = read(&offline(fixtures::payload(&vector.file)).of_file(&vector.file, None));
        assert_eq!(fault(&schema, &schema, &report), None, "{}", vector.file);
        is_of_vector(&vector, &report);
        if WHOLE.contains(&vector.file.as_str()) {
            whole += &(serde_json::to_string_pretty(&report).expect("JSON") + "\n");
        }
        lines += &(compact(report).to_string() + "\n");
    }
    hold(&format!("{GOLDEN}/whole.json"), &whole);
    hold(&format!("{GOLDEN}/vectors.jsonl"), &lines);
}

/// Asserts that a report fits the manifest of its vector and keeps the rules of every report.
fn is_of_vector(vector: &fixtures::Vector, report: &Value) {
    let name = &vector.file;
    if vector.verdict == "unreadable" {
        assert!(report.get("verdict").is_none(), "{name}");
        assert!(report["error"]["code"].is_string(), "{name}");
        return;
    }
    assert!(report.get("error").is_none(), "{name}");
    assert_eq!(report["verdict"], vector.verdict.as_str(), "{name}");
    for step in report["steps"].as_array().expect("steps") {
        let findings = step["findings"].as_array().map_or(0, Vec::len);
        let is_failed = step["status"] == "failed";
        let total = step["findings_total"].as_u64().expect("a number");
        assert_eq!(is_failed, total > 0, "{name}: {step}");
        let most = total.min(32);
        assert_eq!(u64::try_from(findings), Ok(most), "{name}: {step}");
        assert_eq!(
            step["status"] == "skipped",
            step.get("cause").is_some(),
            "{name}: {step}"
        );
    }
}

#[test]
fn a_report_against_the_schema_has_a_fault() {
    let schema = schema();
    let report = read(&offline(fixtures::payload("pull-alone--award_other.json")));
    let spoil = |pointer: &str, value: Value| {
        let mut spoilt = report.clone();
        *spoilt.pointer_mut(pointer).expect("a place") = value;
        fault(&schema, &schema, &spoilt)
    };
    for (pointer, value) in [
        ("/schema", json!("packproof-report/2")),
        ("/verdict", json!("verified_maybe")),
        ("/steps/0/id", json!("payloads")),
        ("/steps/0/findings_total", json!("0")),
        ("/award/value_cents", json!(1)),
        ("/payload_sha256", json!("00")),
        ("/tool", json!({})),
    ] {
        assert!(spoil(pointer, value).is_some(), "{pointer}");
    }
}
