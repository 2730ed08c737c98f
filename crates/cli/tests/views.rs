//! Compares the terminal's view of every vector with the page's: headline, marks and trust are those of the answers in
//! `crates/answer/tests/golden`, to which `tests/e2e/views.spec.ts` holds the page.

use std::fs;

use serde_json::Value;

use crate::program::{self, VECTORS, run_in};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// Returns the output of a check.
fn check(arguments: &[&str], files: &[&str]) -> String {
    let run = run_in(VECTORS, &[&["check"], arguments, files].concat());
    assert!(run.stderr.is_empty());
    program::text(&run.stdout)
}

fn text<'v>(value: &'v Value, name: &str) -> &'v str {
    value[name].as_str().unwrap_or_default()
}

/// Returns the view that a report has, in the form of a golden line.
fn view(report: &Value) -> [String; 3] {
    let questions = report["questions"].as_array().expect("questions").iter();
    let questions = questions.map(|question| {
        let mark = [text(question, "status"), text(question, "basis")];
        let mark = mark.join("/");
        format!("{}={}", text(question, "id"), mark.trim_end_matches('/'))
    });
    let trust = report["trust"].as_array().expect("trust").iter();
    let (mut codes, mut endpoints, mut oracle) = (Vec::new(), "nobody", "");
    for each in trust {
        codes.push(text(each, "code"));
        match text(each, "code") {
            "endpoint" => endpoints = text(each, "who"),
            "oracle" => oracle = text(each, "made"),
            _ => {}
        }
    }
    [
        text(report, "headline").to_owned(),
        questions.collect::<Vec<_>>().join(" "),
        format!(
            "trust {} endpoints {endpoints} oracle {oracle}",
            codes.join(" ")
        ),
    ]
}

#[test]
fn every_vector_is_told_as_the_page_shows_it() {
    let golden = format!("{ROOT}/crates/answer/tests/golden/vectors.txt");
    let golden = fs::read_to_string(golden).expect("the answers");
    let lines: Vec<Vec<_>> = golden
        .lines()
        .map(|line| line.split(" | ").collect())
        .collect();
    let files: Vec<_> = lines.iter().map(|parts| parts[0]).collect();
    let reports = check(&["--json"], &files);
    let mut told = reports.lines();
    for parts in &lines {
        let report = told.next().expect("a report");
        let report: Value = serde_json::from_str(report).expect("JSON");
        let (headline, _) = parts[1].split_once(' ').expect("a tone");
        let shown = [headline, parts[4], parts[6]].map(str::to_owned);
        assert_eq!(view(&report), shown, "{}", parts[0]);
    }
    assert_eq!(told.next(), None);
}

/// The output for people shows each question with the sign of its mark, and each thing that is left to trust.
#[test]
fn people_read_the_same_marks_in_the_terminal() {
    let golden = format!("{ROOT}/crates/answer/tests/golden/vectors.txt");
    let golden = fs::read_to_string(golden).expect("the answers");
    for name in ["pull-alone.json", "pull-alone--award_other.json"] {
        let line = golden.lines().find(|line| line.starts_with(name));
        let parts: Vec<_> = line.expect("an answer").split(" | ").collect();
        let signs = parts[4].split(' ').map(|mark| match mark.split_once('=') {
            Some((_, "passed/data")) => "✓",
            Some((_, "passed/history" | "recorded")) => "◐",
            Some((_, "failed")) => "✗",
            Some((_, "skipped")) => "–",
            mark => panic!("{mark:?}"),
        });
        let said = check(&["-v"], &[name]);
        let asked = said.lines().filter(|line| line.ends_with('?'));
        let asked: Vec<_> = asked
            .filter_map(|line| line.trim().split(' ').next())
            .collect();
        // The first line is no question: the published data.
        assert_eq!(asked, signs.skip(1).collect::<Vec<_>>(), "{said}");
        let (_, trusted) = said.split_once("What you still trust\n").expect("trust");
        let (_, codes) = parts[6].split_once("trust ").expect("trust");
        let (codes, _) = codes.split_once(" endpoints").expect("endpoints");
        assert_eq!(trusted.lines().count(), codes.split(' ').count(), "{said}");
    }
}
