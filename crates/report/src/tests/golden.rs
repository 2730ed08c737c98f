//! Compares the reports of the vectors with golden files: one of each kind that passes whole, and of every other what
//! failed, is open or is an error.

use expect_test::expect_file;
use serde_json::{Value, json};

use super::made::{offline, read};
use super::{faults, validator};

/// The vectors whose whole reports are compared: one of each kind that passes, fails, is open, and is no payload.
const WHOLE: [&str; 5] = [
    "event-v1-ended-early.json",
    "pull-alone.json",
    "pull-alone--award_other.json",
    "event-v1-ended-early--still_active.json",
    "event-v1-ended-early--not_json.json",
];

/// Shortens a report to what is its own: the verdict or the error, and the steps that neither passed nor wait for the
/// chain. Each keeps at most two findings. The whole reports show the rest.
pub(crate) fn compact(mut report: Value) -> Value {
    let object = report.as_object_mut().expect("an object");
    let own = ["file", "verdict", "steps", "reading", "error"];
    object.retain(|name, _| own.contains(&name.as_str()));
    if let Some(error) = object.get_mut("error").and_then(Value::as_object_mut) {
        error.remove("sentence");
    }
    if let Some(steps) = object.get_mut("steps").and_then(Value::as_array_mut) {
        steps.retain(|step| {
            step["status"] != "passed" && step["cause"]["code"] != "contract_not_read"
        });
        let findings = steps.iter_mut().filter_map(|step| step.get_mut("findings"));
        findings
            .filter_map(Value::as_array_mut)
            .for_each(|all| all.truncate(2));
    }
    report
}

#[test]
fn every_vector_has_its_report_and_fits_the_schema() {
    let validator = validator();
    let (mut whole, mut lines) = (String::new(), String::new());
    for vector in fixtures::vectors() {
        let report = read(&offline(fixtures::payload(&vector.file)).of_file(&vector.file));
        assert_eq!(faults(&validator, &report), [""; 0], "{}", vector.file);
        is_of_vector(&vector, &report);
        if WHOLE.contains(&vector.file.as_str()) {
            whole += &(serde_json::to_string_pretty(&report).expect("JSON") + "\n");
        }
        if report["verdict"] != "verified_offline" {
            lines += &(compact(report).to_string() + "\n");
        }
    }
    expect_file!["golden/whole.json"].assert_eq(&whole);
    expect_file!["golden/vectors.jsonl"].assert_eq(&lines);
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
        let total = step["findings_total"].as_u64();
        assert_eq!(
            step["status"] == "failed",
            total > Some(0),
            "{name}: {step}"
        );
        let most = total.unwrap_or_default().min(32);
        assert_eq!(u64::try_from(findings), Ok(most), "{name}: {step}");
        let is_skipped = step["status"] == "skipped";
        assert_eq!(is_skipped, step.get("cause").is_some(), "{name}: {step}");
    }
}

#[test]
fn a_report_against_the_schema_has_a_fault() {
    let validator = validator();
    let report = read(&offline(fixtures::payload("pull-alone--award_other.json")));
    assert!(validator.is_valid(&report));
    for (pointer, value) in [
        ("/schema", json!("packproof-report/1")),
        ("/verdict", json!("verified_maybe")),
        ("/steps/0/id", json!("payloads")),
        ("/steps/0/status", json!("fine")),
        ("/award/value_cents", json!(1)),
        ("/payload_sha256", json!("00")),
        ("/tool", json!({})),
    ] {
        let mut spoilt = report.clone();
        *spoilt.pointer_mut(pointer).expect("a place") = value;
        assert!(!validator.is_valid(&spoilt), "{pointer}");
    }
}
