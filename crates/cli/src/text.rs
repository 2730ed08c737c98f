//! The output for people.

use std::io::{self, Write};

use crate::outcome::{Checked, FileError, Outcome};
use answer::{Mark, Shape};
use verify::claims::Trail;
use verify::report::{Finding, Step};
use words::{ErrorText, LoadError, Station};

/// A text with nothing in it that could steer a terminal, turn what stands around it, or hide.
pub fn shown(text: &str) -> String {
    words::safe_text(text, usize::MAX).shown
}

/// Why a file has no report.
pub fn error(failure: &FileError) -> String {
    match words_for(failure) {
        Ok(words) => words::sentences(&words.sentence, &words.cause),
        Err(failure) => failure.to_string(),
    }
}

/// The words for why a file has no report; the failure again where it has its own.
fn words_for(failure: &FileError) -> Result<ErrorText, &FileError> {
    let error = match failure {
        FileError::File(_) | FileError::Link(_) => return Err(failure),
        FileError::Payload(unreadable) => LoadError::from(unreadable.clone()),
        FileError::Saved(error) => LoadError::from(error.clone()),
        FileError::Foreign(foreign) => LoadError::from(foreign.clone()),
    };
    Ok(words::load_error(&error))
}

/// Writes what became of a file: the verdict, why, and each step.
pub fn write(
    out: &mut impl Write,
    file: &str,
    result: &Result<Checked, FileError>,
) -> io::Result<()> {
    let lines = match result {
        Ok(report) => checked(file, report),
        Err(failure) => vec![
            words::named(heading(failure), file),
            inner(2, &error(failure)),
        ],
    };
    for line in lines {
        writeln!(out, "{}", shown(&line))?;
    }
    Ok(())
}

/// Writes how many files ended how.
pub fn write_counts(out: &mut impl Write, outcomes: &[Outcome]) -> io::Result<()> {
    let count = |outcome| outcomes.iter().filter(|each| **each == outcome).count();
    write!(out, "\n{} files: ", outcomes.len())?;
    for (outcome, name, is_rare) in [
        (Outcome::Verified, "verified", true),
        (Outcome::AddsUp, "add up", false),
        (Outcome::NotVerified, "not verified", false),
        (Outcome::Open, "open", true),
        (Outcome::Unreadable, "unreadable", false),
        (Outcome::NotReplayable, "not replayable", false),
    ] {
        let join = match outcome {
            Outcome::NotReplayable => "\n",
            _ => ", ",
        };
        match count(outcome) {
            0 if is_rare => {}
            count => write!(out, "{count} {name}{join}")?,
        }
    }
    Ok(())
}

fn heading(failure: &FileError) -> &'static str {
    words_for(failure).map_or("Not read", |words| words.heading)
}

fn checked(file: &str, checked: &Checked) -> Vec<String> {
    let answer = &checked.answer;
    let head = words::named(words::heading(answer.headline), file);
    let mut lines = vec![head];
    let chips = answer.chips.iter().map(|chip| words::chip(*chip));
    lines.extend(chips.map(|words| inner(2, &format!("[{words}]"))));
    lines.extend(words::beneath(answer).map(|words| inner(2, &words)));
    let reasons = words::sentences(&words::lead(answer), &words::rest(answer));
    lines.push(inner(2, &reasons));
    lines.extend(words::server_says_no(answer).map(|words| inner(2, words)));
    let steps = answer.steps();
    let each = steps.finished();
    lines.extend(each.flat_map(|step| of_step(step, Mark::in_steps(&steps, step.id))));
    if let Some(block) = &checked.block {
        lines.push(inner(2, &words::block(block, words::utc)));
    }
    for counted in checked.counts.iter().filter_map(words::counted) {
        lines.push(inner(2, &counted));
        lines.push(inner(6, "docs/protocol.md#counted-requests"));
    }
    let trails = words::by_log(&checked.trails);
    lines.extend(trails.into_iter().flat_map(|of_log| of_trail(&of_log)));
    lines
}

/// How a value is proven: each station of the way with its bytes, and the rule that it follows.
fn of_trail(of_log: &[&Trail]) -> Vec<String> {
    let title = of_log.first().map(|trail| words::trail_title(trail));
    let head = words::named(words::say!(trail_heading), &title.unwrap_or_default());
    let mut lines = vec![inner(2, &head)];
    for station in Station::ALL {
        // All but its values is the same for each.
        let shown = match station {
            Station::Value => of_log,
            _ => of_log.get(..1).unwrap_or_default(),
        };
        for trail in shown {
            let sentence = station.sentence(trail, words::utc);
            lines.push(inner(4, &words::named(station.title(), &sentence)));
            let bytes = station.bytes(trail).into_iter();
            lines.extend(bytes.map(|(name, value)| inner(6, &words::named(&name, &value))));
        }
        let rule = ["docs/protocol.md", station.rule()].join("#");
        lines.push(inner(6, &rule));
    }
    lines
}

/// A step: its mark and what it states, how it ended, and where it failed the values that differ.
fn of_step(step: &Step, mark: Mark) -> Vec<String> {
    let sign = match mark.shape() {
        Shape::Half => '◐',
        Shape::Tick => '✓',
        Shape::Full => '●',
        Shape::Cross => '✗',
        Shape::Ring | Shape::Dashes => '–',
    };
    let stated = words::title_of(step);
    // Only a pass needs a word: what follows says how every other step ended.
    let said = match mark {
        Mark::Passed(_) | Mark::Recorded => words::said_of(stated, words::mark_word(mark)),
        Mark::Waiting | Mark::Failed | Mark::Skipped => stated.to_owned(),
    };
    let title = inner(2, &format!("{sign} {said}"));
    let mut lines = vec![title, inner(4, &words::detail(step))];
    let differing = step.findings.iter().filter(|finding| !finding.agrees());
    for (place, finding) in differing.enumerate() {
        // The first is what the step's own sentence is about.
        if place > 0 {
            lines.push(inner(4, &words::sentence(finding)));
        }
        lines.extend(values(finding));
    }
    lines
}

/// The two values of a comparison, in full.
fn values(finding: &Finding) -> [String; 2] {
    let (published, computed) = words::labels(finding.point);
    let value = |name, value| inner(6, &words::named(name, &words::exact(value)));
    [
        value(published, &finding.published),
        value(computed, &finding.computed),
    ]
}

/// A line so many columns in.
fn inner(columns: usize, line: &str) -> String {
    format!("{:columns$}{line}", "")
}
