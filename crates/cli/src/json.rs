//! The output for programs: one JSON object a line.

use std::io::{self, Write};

use serde::Serialize;

use crate::outcome::{Checked, FileError};
use crate::text::error;
use verify::claims::{NotarisedBlock, RequestCount, Trail};
use verify::report::{Basis, Grades, Kind, StepId, Verdict};

/// A line of the output.
#[derive(Serialize)]
#[serde(untagged)]
enum Line<'a> {
    Checked {
        file: &'a str,
        kind: Kind,
        verdict: Verdict,
        steps: Vec<StepLine>,
        #[serde(skip_serializing_if = "Option::is_none")]
        block: Option<NotarisedBlock>,
        #[serde(skip_serializing_if = "<[_]>::is_empty")]
        trails: &'a [Trail],
        #[serde(skip_serializing_if = "<[_]>::is_empty")]
        counts: &'a [RequestCount],
    },
    Error {
        file: &'a str,
        error: String,
    },
}

#[derive(Serialize)]
struct StepLine {
    id: StepId,
    status: &'static str,
    basis: &'static str,
    grades: GradeCounts,
    detail: String,
}

/// How many values of a step's comparisons are known in each way.
#[derive(Serialize)]
struct GradeCounts {
    computed: u64,
    told: u64,
    proven: u64,
}

impl GradeCounts {
    fn of(grades: &Grades) -> Self {
        Self {
            computed: grades.computed,
            told: grades.told.iter().map(|(_, number)| number).sum(),
            proven: grades.proven.iter().map(|(_, number)| number).sum(),
        }
    }
}

/// Writes the line of a file.
pub fn write(
    out: &mut impl Write,
    file: &str,
    result: &Result<Checked, FileError>,
) -> io::Result<()> {
    let line = match result {
        Ok(report) => checked(file, report),
        Err(failure) => Line::Error {
            file,
            error: error(failure),
        },
    };
    writeln!(out, "{}", escaped(&serde_json::to_string(&line)?))
}

/// JSON escapes the controls below U+0020. The others, which steer a terminal too, stand in strings alone, where an escape says the same.
fn escaped(json: &str) -> String {
    json.chars().fold(String::new(), |mut escaped, character| {
        match character {
            control if control.is_control() => {
                escaped.push_str(&format!("\\u{:04x}", u32::from(control)));
            }
            other => escaped.push(other),
        }
        escaped
    })
}

fn checked<'a>(file: &'a str, checked: &'a Checked) -> Line<'a> {
    let report = &checked.answer.overview.report;
    let steps = report.steps.iter().map(|step| StepLine {
        id: step.id,
        status: step.status.name(),
        basis: Basis::of(step.id).name(),
        grades: GradeCounts::of(&step.grades),
        detail: words::detail(step),
    });
    Line::Checked {
        file,
        kind: report.kind,
        verdict: report.verdict,
        steps: steps.collect(),
        block: checked.block.clone().and_then(Result::ok),
        trails: &checked.trails,
        counts: &checked.counts,
    }
}
