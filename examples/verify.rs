//! The same check in a terminal: `cargo run --example verify -- FILE...`
//!
//! Checks saved payloads offline and prints one JSON object a line:
//! `{"file", "kind", "verdict", "steps": [{"id", "status", "detail"}]}`, or `{"file", "error"}` for
//! what is not a payload. Exit status: 1 any not verified, else 2 any unreadable, else 3 any not
//! replayable, else 0.

use std::fs;
use std::io::{self, Write};
use std::process::ExitCode;

use serde::Serialize;
use verify::report::{Kind, StepId, Verdict};
use verify::{self, Report, Unreadable};
use words::LoadError;

/// What became of a file, the worst first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Outcome {
    NotVerified,
    Unreadable,
    NotReplayable,
    Verified,
}

impl Outcome {
    fn of(verdict: Verdict) -> Self {
        match verdict {
            Verdict::NotVerified => Self::NotVerified,
            Verdict::NotReplayable => Self::NotReplayable,
            Verdict::Verified | Verdict::VerifiedInPart | Verdict::VerifiedOffline => {
                Self::Verified
            }
        }
    }

    fn exit(self) -> ExitCode {
        ExitCode::from(match self {
            Self::Verified => 0,
            Self::NotVerified => 1,
            Self::Unreadable => 2,
            Self::NotReplayable => 3,
        })
    }
}

fn main() -> io::Result<ExitCode> {
    let files: Vec<String> = std::env::args().skip(1).collect();
    if files.is_empty() {
        eprintln!("usage: verify FILE...");
        return Ok(Outcome::Unreadable.exit());
    }
    let mut out = io::stdout().lock();
    let mut worst = Outcome::Verified;
    for file in &files {
        let (outcome, line) = match check(file) {
            Ok(report) => (Outcome::of(report.verdict), Line::of(file, &report)),
            Err(error) => (Outcome::Unreadable, Line::Error { file, error }),
        };
        worst = worst.min(outcome);
        writeln!(out, "{}", serde_json::to_string(&line)?)?;
    }
    Ok(worst.exit())
}

fn check(file: &str) -> Result<Report, String> {
    let bytes = fs::read(file).map_err(|fault| fault.to_string())?;
    match verify::check(&bytes, &mut |_| {}) {
        Ok(checked) => Ok(checked.report),
        Err(unreadable) => Err(said(unreadable)),
    }
}

fn said(unreadable: Unreadable) -> String {
    let words = words::load_error(&LoadError::Unreadable(unreadable));
    format!("{} {}", words.sentence, words.cause)
}

/// A line of the output.
#[derive(Serialize)]
#[serde(untagged)]
enum Line<'a> {
    Checked {
        file: &'a str,
        kind: Kind,
        verdict: Verdict,
        steps: Vec<StepLine>,
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
    detail: String,
}

impl<'a> Line<'a> {
    fn of(file: &'a str, report: &Report) -> Self {
        let steps = report.steps.iter().map(|step| StepLine {
            id: step.id,
            status: step.status.name(),
            detail: words::detail(step),
        });
        Self::Checked {
            file,
            kind: report.kind,
            verdict: report.verdict,
            steps: steps.collect(),
        }
    }
}
