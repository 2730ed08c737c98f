//! Compares the reports of payloads that were read through endpoints of all kinds with golden files.

use chain::reading::{Reading, Transcript};
use expect_test::expect_file;
use explain::Explanation;
use fixtures::scenes::{Scene, scenes};
use serde_json::Value;
use verify::claims::Witnesses;

use super::golden::compact;
use super::made::{Live, read, report};
use super::{faults, validator};

fn of_scene(scene: &Scene<'_>) -> Value {
    let (checked, settled) = scene.settle();
    let mut overview = Explanation::of(checked).overview;
    overview.report = overview.report.with_chain(&settled);
    let reading = Reading::<Transcript> {
        endpoints: scene.hosts(),
        ..Reading::new()
    };
    let reading = reading.summary(&settled, Witnesses::NONE);
    let live = Live { reading, settled };
    let made = report(overview, &scene.payload, Some(&live));
    read(&made.of_file(scene.name))
}

#[test]
fn every_reading_has_its_report_and_fits_the_schema() {
    let validator = validator();
    let mut lines = String::new();
    for scene in scenes() {
        let report = of_scene(&scene);
        assert_eq!(faults(&validator, &report), [""; 0], "{}", scene.name);
        lines += &(compact(report).to_string() + "\n");
    }
    expect_file!["golden/readings.jsonl"].assert_eq(&lines);
}

/// A text of an endpoint is data: the report bounds it.
#[test]
fn the_texts_of_endpoints_are_data() {
    use crate::Fault;
    use verify::claims;
    let long = "x".repeat(5_000);
    let refused = claims::Fault::Refused(i64::MIN, format!("\u{9b}\"{long}"));
    let refused = serde_json::to_value(Fault::from(&refused)).expect("JSON");
    assert_eq!(refused["refusal"], "-9223372036854775808");
    assert_eq!(
        refused["message"].as_str().map(|text| text.chars().count()),
        Some(2_001)
    );
}
