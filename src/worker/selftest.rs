//! The page is proved before the proof: proofs whose answers are known, checked by the very functions that check every other.
//!
//! They are an event, a Pack pull, what their chains answer, and changes of them that each end at one step
//! (tests/reference/selftest.py writes them). A worker that gives another answer to any of them, because of a fault in its code or of
//! the machine that compiled or runs it, never names its build, and so is never asked.

use crate::chain::deployment::listed;
use crate::chain::reading::Transcript;
use crate::verify::report::{Cause, Status, Step};
use crate::verify::{self, Report};

const EVENT: [&str; 2] = [
    include_str!("selftest/event.json"),
    include_str!("selftest/event.answers.json"),
];
const PULL: [&str; 2] = [
    include_str!("selftest/pull.json"),
    include_str!("selftest/pull.answers.json"),
];

/// A vector a line, its columns parted by tabs: a name; which payload; whether it is checked alone, or settled with its chain's
/// answers, and then the change is to those; the verdict; the steps that say why; and what is replaced by what.
pub const VECTORS: &str = include_str!("selftest/vectors.tsv");

/// How many vectors there are.
pub const COUNT: u64 = lines(VECTORS.as_bytes());

/// The names of the vectors that are answered wrongly.
pub fn wrong(vectors: &str) -> Vec<String> {
    let wrong = vectors
        .lines()
        .filter(|vector| is_right(vector) != Some(true));
    wrong
        .map(|vector| vector.split('\t').next().unwrap_or_default().to_owned())
        .collect()
}

/// Whether a vector is answered as it must be; `None` when it cannot be made.
fn is_right(vector: &str) -> Option<bool> {
    let mut columns = vector.split('\t').skip(1);
    let [payload, answers] = match columns.next()? {
        "event" => EVENT,
        _ => PULL,
    };
    let settles = columns.next()? == "settle";
    let expected = [columns.next()?, columns.next()?];
    let mut changed = if settles { answers } else { payload }.to_owned();
    while let (Some(old), Some(new)) = (columns.next(), columns.next()) {
        if !changed.contains(old) {
            return None;
        }
        changed = changed.replace(old, new);
    }
    let report = if settles {
        settled(payload, &changed)?
    } else {
        verify::check(changed.as_bytes(), &mut |_| {}).ok()?.report
    };
    let why: Vec<&str> = report.steps.iter().filter_map(why).collect();
    Some([report.verdict.name(), &why.join(" ")] == expected)
}

/// The report of a payload with its chain steps settled.
fn settled(payload: &str, answers: &str) -> Option<Report> {
    let checked = verify::check(payload.as_bytes(), &mut |_| {}).ok()?;
    let answers: Transcript = serde_json::from_str(answers).ok()?;
    let answers = answers.into_iter().collect();
    let label = checked.report.subject.contract().network.as_deref();
    let settled = checked.claims?.settle(&listed(label, ""), &answers);
    Some(checked.report.with_chain(&settled.steps))
}

/// The name of a step that failed, or that says that there is nothing to replay.
fn why(step: &Step) -> Option<&'static str> {
    let says = matches!(
        step.status,
        Status::Failed { .. } | Status::Skipped(Cause::NotReplayable(_))
    );
    says.then_some(step.id.name())
}

const fn lines(mut text: &[u8]) -> u64 {
    let mut lines = 0;
    while let [byte, rest @ ..] = text {
        if *byte == b'\n' {
            lines += 1;
        }
        text = rest;
    }
    lines
}
