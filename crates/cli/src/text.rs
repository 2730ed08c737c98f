//! Writes the output for people.

use answer::{Mark, Reader, Shape, Shows, Tone};
use chain::deployment::Lists;
use check::Checked;
use verify::report::{Finding, Step};
use words::{Answered, Card};

use crate::file_error::FileError;
use crate::outcome::{Counts, Outcome};

/// The style of the output.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// True if headlines are coloured.
    pub has_colours: bool,
    /// True if every step is shown.
    pub has_all_steps: bool,
}

/// Shows control characters, bidi overrides and invisible characters by their code points, and breaks up commands to a
/// CI, so the line is safe to print.
pub fn shown(line: &str) -> String {
    words::safe_text::safe_line(line)
}

/// Explains why an input has no report.
pub fn error(failure: &FileError) -> String {
    match failure.load_error() {
        Some(error) => {
            let words = words::load_error(&error);
            words::join::sentences(&words.sentence, &words.cause)
        }
        None => failure.to_string(),
    }
}

/// Writes the line of an input: its headline and its name.
pub fn head(name: &str, result: &Result<Checked, FileError>, style: Style) -> String {
    let (heading, tone) = match result {
        Ok(checked) => {
            let headline = checked.answer.headline;
            (words::verdict::heading(headline), headline.tone())
        }
        Err(failure) => (heading(failure), Tone::Fail),
    };
    let recorded = result.as_ref().ok();
    let recorded = recorded.and_then(|checked| checked.answer.confirmed_in_file());
    let recorded = recorded.map(|at| format!(" (the file says that it was confirmed on {at})"));
    let said = words::join::named(heading, name) + &recorded.unwrap_or_default();
    let line = shown(&said);
    match line.split_at_checked(heading.len()) {
        Some((heading, rest)) if style.has_colours => {
            let colour = match tone {
                Tone::Pass => "32",
                Tone::Calm => "36",
                Tone::Open | Tone::Warning => "33",
                Tone::Fail => "31",
            };
            format!("\u{1b}[1;{colour}m{heading}\u{1b}[0m{rest}\n")
        }
        _ => line + "\n",
    }
}

/// Writes the lines below an input: the reason, and the steps that failed, or all of them.
pub fn body(result: &Result<Checked, FileError>, lists: &Lists, style: Style) -> String {
    let lines = match result {
        Ok(report) => checked(report, lists, style),
        Err(failure) => vec![inner(2, &error(failure))],
    };
    lines.iter().map(|line| shown(line) + "\n").collect()
}

/// Counts the inputs for each outcome, on one line.
pub fn counts(counts: &Counts) -> String {
    let each = Outcome::ALL.into_iter().filter_map(|(outcome, name)| {
        let count = counts.of(&[outcome]);
        (count > 0).then(|| format!("{count} {name}"))
    });
    let all = inputs(counts.all());
    let each: Vec<_> = each.collect();
    match each.as_slice() {
        [] => format!("{all}\n"),
        each => format!("{all}: {}\n", each.join(", ")),
    }
}

/// Counts the inputs: files, lines of files, and questions of a service.
pub fn inputs(count: usize) -> String {
    match count {
        1 => "1 input".to_owned(),
        count => format!("{count} inputs"),
    }
}

fn heading(failure: &FileError) -> &'static str {
    let error = failure.load_error();
    error.map_or("Not read", |error| words::load_error::load_heading(&error))
}

fn checked(checked: &Checked, lists: &Lists, style: Style) -> Vec<String> {
    let answer = &checked.answer;
    let card = Card::of(answer);
    let chips = card.chips.iter();
    let mut lines: Vec<_> = chips
        .map(|(_, words)| inner(2, &format!("[{words}]")))
        .collect();
    lines.extend(card.beneath.map(|words| inner(2, &words)));
    let lead = words::join::sentences(&card.lead, &card.after);
    lines.push(inner(2, &lead));
    lines.extend(card.limits.map(|limits| {
        let stated = words::limits::stated_return(&answer.subject).unwrap_or_default();
        inner(2, &words::join::sentences(&limits, &stated))
    }));
    lines.extend(card.caution.map(|words| inner(2, &words)));
    lines.extend(card.server_says_no.map(|words| inner(2, words)));
    // The values that the only reader lacks may be the reason in the lead.
    let is_said = |reader: &&Reader| match &reader.shows {
        Shows::Lacks(cause) => answer.readers.len() == 1 && lead.contains(&words::unread(cause)),
        Shows::All | Shows::Refutes(_) | Shows::Nothing(_) => false,
    };
    let readers = answer.readers.iter().filter(|reader| !is_said(reader));
    lines.extend(readers.map(|reader| inner(2, &words::reading::reader(reader))));
    lines.extend(card.tool_mark.map(|words| inner(2, words)));
    if style.has_all_steps {
        lines.extend(Answered::all(answer, words::cause).flat_map(|said| question(&said)));
    }
    let steps = answer.marked();
    let steps = steps.filter(|(_, mark)| style.has_all_steps || *mark == Mark::Failed);
    lines.extend(steps.flat_map(|(step, mark)| of_step(step, mark)));
    if !style.has_all_steps {
        return lines;
    }
    lines.push(inner(2, words::say!(trust_still_trusted)));
    let believed = checked.believed(lists);
    lines.extend(believed.map(|believed| inner(4, &believed.sentence)));
    if let Some(block) = checked.read.as_ref().and_then(|read| read.block.as_ref()) {
        lines.push(inner(2, &words::block(block, words::format::utc)));
    }
    lines
}

/// Writes a question with its mark and its answer.
fn question(said: &Answered) -> [String; 2] {
    let asked = [sign(said.mark), said.question].join(" ");
    [inner(2, &asked), inner(4, &said.answer)]
}

/// Writes a step: its mark and statement, its result, and the differing values if it failed.
fn of_step(step: &Step, mark: Mark) -> Vec<String> {
    let sign = sign(mark);
    let stated = words::step::title_of(step);
    // Only a pass needs a word: the next line gives the result of every other step.
    let said = match mark {
        Mark::Passed(_) | Mark::Recorded => {
            words::say!(
                joint_said,
                name = stated,
                word = words::verdict::mark_word(mark)
            )
        }
        // A shop's engineer looks a mistake up by its step.
        Mark::Failed => words::join::named(step.id.name(), stated),
        Mark::Waiting | Mark::Skipped => stated.to_owned(),
    };
    let title = inner(2, &format!("{sign} {said}"));
    let mut lines = vec![title, inner(4, &words::detail(step))];
    let differing = step.findings.iter().filter(|finding| !finding.agrees());
    for (place, finding) in differing.enumerate() {
        // The step's sentence covers the first difference.
        if place > 0 {
            lines.push(inner(4, &words::point::sentence(finding)));
        }
        lines.extend(values(finding));
    }
    lines
}

/// Returns the sign of a mark.
const fn sign(mark: Mark) -> &'static str {
    match mark.shape() {
        Shape::Half => "◐",
        Shape::Tick => "✓",
        Shape::Full => "●",
        Shape::Cross => "✗",
        Shape::Ring | Shape::Dashes => "–",
    }
}

/// Writes the two values of a comparison in full.
fn values(finding: &Finding) -> [String; 2] {
    let (published, computed) = words::labels(finding.point);
    let value = |name, value| inner(6, &words::join::named(name, &words::value::exact(value)));
    [
        value(published, &finding.published),
        value(computed, &finding.computed),
    ]
}

/// Indents a line by a number of columns.
fn inner(columns: usize, line: &str) -> String {
    format!("{:columns$}{line}", "")
}
