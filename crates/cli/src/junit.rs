//! Writes the JUnit report for a CI, with one test case for each input.

use chain::deployment::Lists;
use check::Checked;

use crate::file_error::FileError;
use crate::outcome::{Counts, Outcome};
use crate::text::{self, Style, shown};

/// Writes one test case.
pub fn case(name: &str, result: &Result<Checked, FileError>, lists: &Lists) -> String {
    let plain = Style {
        has_colours: false,
        has_all_steps: false,
    };
    let kind = match result {
        Ok(checked) => match checked.answer.report.kind {
            verify::report::Kind::PackEvent => "pack_event",
            verify::report::Kind::PackPull => "pack_pull",
        },
        Err(_) => "unreadable",
    };
    let outcome = Outcome::of(result);
    let element = match outcome {
        Outcome::NotVerified | Outcome::Contradicted => "failure",
        Outcome::Unreadable => "error",
        Outcome::Open | Outcome::NotReplayable => "skipped",
        Outcome::AddsUp | Outcome::Verified => "",
    };
    let open = format!(
        "  <testcase classname=\"packproof.{kind}\" name=\"{}\"",
        escaped(&shown(name))
    );
    if element.is_empty() {
        return open + "/>\n";
    }
    let (code, message) = match result {
        Ok(checked) => (
            checked.answer.report.verdict.name(),
            words::verdict::lead(&checked.answer),
        ),
        Err(error) => (error.failure().code, text::error(error)),
    };
    let kind = match element {
        // Only these two elements have a type.
        "failure" | "error" => format!(" type=\"{code}\""),
        _ => String::new(),
    };
    format!(
        "{open}>\n    <{element}{kind} message=\"{}\">{}</{element}>\n  </testcase>\n",
        escaped(&shown(&message)),
        escaped(&text::body(result, lists, plain)),
    )
}

/// Writes the report with all test cases.
pub fn report(cases: &str, counts: &Counts) -> String {
    let attributes = format!(
        "name=\"packproof\" tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\"",
        counts.all(),
        counts.of(&[Outcome::NotVerified, Outcome::Contradicted]),
        counts.of(&[Outcome::Unreadable]),
        counts.of(&[Outcome::Open, Outcome::NotReplayable]),
    );
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites {attributes}>\n<testsuite {attributes}>\n{cases}</testsuite>\n</testsuites>\n"
    )
}

/// Escapes the characters of a text that XML reserves. An earlier step has replaced control characters by their code
/// points.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\u{fffe}' | '\u{ffff}' => escaped.push('\u{fffd}'),
            other => escaped.push(other),
        }
    }
    escaped
}
