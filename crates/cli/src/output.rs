//! Writes the output for each input as soon as it is done: lines, reports, the table and the test cases.

use std::env;
use std::ffi::OsString;
use std::io::{self, BufWriter, ErrorKind, IsTerminal, Write};
use std::mem;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use chain::deployment::Lists;
use chain::saved_proof::SavedProof;
use report::HEAD;

use crate::arguments::{Color, Outputs, is_standard};
use crate::file_error::FileError;
use crate::junit;
use crate::outcome::{Counts, Outcome};
use crate::sink::{CASES, NONE, Sink, TABLE, may_replace};
use crate::text::{self, Style};
use check::{Checked, report};

/// The forms of output that the options ask for.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    form: Form,
    has_table: bool,
    has_cases: bool,
    style: Style,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// One report a line.
    Json,
    /// A line for each input, and then the failures.
    Lines,
    /// Every step of each input.
    Steps,
    /// The counts alone.
    Counts,
    /// Nothing: a table, test cases or saved proofs have the standard output.
    Nothing,
}

/// The place of an input's body among the lines of several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// No place: the line is enough.
    Nowhere,
    /// Beneath its line, because a chip is next to the pass.
    Beneath,
    /// At the end, beneath its line again, because it needs attention.
    End,
}

/// The output for one input.
#[derive(Debug)]
pub struct Written {
    outcome: Outcome,
    place: Place,
    line: String,
    body: String,
    row: String,
    case: String,
    /// The saved proof, as a line.
    saved: String,
}

impl Wanted {
    /// Derives the forms from the options.
    pub fn of(outputs: &Outputs) -> Self {
        let form = match outputs {
            _ if outputs.has_standard_output() => Form::Nothing,
            Outputs { json: true, .. } => Form::Json,
            Outputs { verbose: true, .. } => Form::Steps,
            Outputs { quiet: true, .. } => Form::Counts,
            _ => Form::Lines,
        };
        let is_terminal = || io::stdout().is_terminal();
        Self {
            form,
            has_table: outputs.csv.is_some(),
            has_cases: outputs.junit.is_some(),
            style: Style {
                has_colours: has_colours(outputs.color, is_terminal, |name| env::var_os(name)),
                has_all_steps: form == Form::Steps,
            },
        }
    }

    /// Writes the output for an input.
    pub fn tell(
        self,
        name: &str,
        result: &Result<Checked, FileError>,
        saved: Option<&SavedProof>,
        lists: &Lists,
    ) -> Written {
        let is_for_people = matches!(self.form, Form::Lines | Form::Steps);
        let reported = (self.form == Form::Json || self.has_table)
            .then(|| report(result.as_ref().map_err(FileError::failure), lists).of_file(name));
        let json = reported.as_ref().filter(|_| self.form == Form::Json);
        let line = match json {
            Some(report) => report.line() + "\n",
            None if is_for_people => text::head(name, result, self.style),
            None => String::new(),
        };
        let row = reported.as_ref().filter(|_| self.has_table);
        let recorded = result.as_ref().ok();
        let recorded = recorded.and_then(|checked| checked.answer.confirmed_in_file());
        let outcome = Outcome::of(result);
        let has_chips = |checked: &Checked| !checked.answer.chips.is_empty();
        let place = match outcome {
            Outcome::Verified if result.as_ref().is_ok_and(has_chips) => Place::Beneath,
            outcome if outcome.is_well() => Place::Nowhere,
            _ => Place::End,
        };
        Written {
            outcome,
            place,
            line,
            body: match is_for_people {
                true => text::body(result, lists, self.style),
                false => String::new(),
            },
            row: row
                .map(|report| report::row(report, &date(), recorded))
                .unwrap_or_default(),
            case: match self.has_cases {
                true => junit::case(name, result, lists),
                false => String::new(),
            },
            saved: saved.map(as_line).unwrap_or_default(),
        }
    }
}

/// Returns a saved proof as a line.
fn as_line(saved: &SavedProof) -> String {
    String::from_utf8(saved.write()).unwrap_or_default() + "\n"
}

/// Returns the time of the check, by the system's clock.
fn date() -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    words::format::utc(now.map_or(0, |since| since.as_secs()))
}

/// Returns true if the output has colours. `NO_COLOR` counts unless it is empty.
fn has_colours(
    color: Color,
    is_terminal: impl FnOnce() -> bool,
    variable: impl Fn(&str) -> Option<OsString>,
) -> bool {
    match color {
        Color::Always => true,
        Color::Never => false,
        Color::Auto => {
            let is_asked_not = variable("NO_COLOR").is_some_and(|set| !set.is_empty());
            let is_dumb = variable("TERM").is_some_and(|term| term == "dumb");
            is_terminal() && !is_asked_not && !is_dumb
        }
    }
}

/// The destinations of the output.
pub struct Output {
    form: Form,
    out: BufWriter<io::Stdout>,
    /// True if files are written too, so that the inputs matter after the reader of the standard output has closed it.
    has_files: bool,
    table: Option<Sink>,
    junit: Option<Sink>,
    saved: Option<Sink>,
    cases: String,
    counts: Counts,
    /// The lines and bodies of the inputs that need attention, which the output repeats at the end.
    later: Vec<(String, String)>,
    /// The body of the first input, which is printed if it is the only one.
    first: String,
}

impl Output {
    /// Opens the destinations.
    ///
    /// # Errors
    ///
    /// Returns the system's error.
    pub fn open(outputs: &Outputs, wanted: Wanted) -> io::Result<Self> {
        let files = [
            (&outputs.csv, TABLE),
            (&outputs.junit, CASES),
            (&outputs.save, NONE),
        ];
        let mut files = files.into_iter().filter_map(|(path, head)| {
            let path = path.as_deref()?;
            (!is_standard(path)).then_some((path, head))
        });
        // A refusal must not leave another file empty.
        files
            .clone()
            .try_for_each(|(path, head)| may_replace(path, head))?;
        let open = |path: &Option<PathBuf>, head| {
            let path = path.as_deref();
            path.map(|path| Sink::open(path, head)).transpose()
        };
        let mut output = Self {
            form: wanted.form,
            out: BufWriter::new(io::stdout()),
            has_files: files.next().is_some(),
            table: open(&outputs.csv, TABLE)?,
            junit: None,
            saved: None,
            cases: String::new(),
            counts: Counts::default(),
            later: Vec::new(),
            first: String::new(),
        };
        // The next file, if it has the same name, must find the first characters of the one before.
        output.row(HEAD)?;
        output.flush()?;
        output.junit = open(&outputs.junit, CASES)?;
        if let Some(Sink::File(junit)) = &mut output.junit {
            junit.write_all(CASES.as_bytes())?;
            junit.flush()?;
        }
        output.saved = open(&outputs.save, NONE)?;
        Ok(output)
    }

    /// Writes a row of the table, if there is one.
    fn row(&mut self, row: &str) -> io::Result<()> {
        match &mut self.table {
            Some(Sink::File(table)) => table.write_all(row.as_bytes()),
            Some(Sink::Standard) => self.print(row),
            None => Ok(()),
        }
    }

    /// Writes the output for the next input.
    ///
    /// # Errors
    ///
    /// Returns the system's error.
    pub fn add(&mut self, written: Written) -> io::Result<()> {
        let Written {
            outcome,
            place,
            line,
            body,
            row,
            case,
            saved,
        } = written;
        self.row(&row)?;
        match &mut self.saved {
            Some(Sink::File(file)) => file.write_all(saved.as_bytes())?,
            Some(Sink::Standard) => self.print(&saved)?,
            None => {}
        }
        self.cases += &case;
        let is_first = self.counts.all() == 0;
        self.counts.add(outcome);
        match self.form {
            Form::Counts | Form::Nothing => return Ok(()),
            Form::Json => self.print(&line)?,
            Form::Steps => {
                let gap = if is_first { "" } else { "\n" };
                self.print(&[gap, &line, &body].concat())?;
            }
            Form::Lines => {
                self.print(&line)?;
                if place == Place::Beneath {
                    return self.print(&body);
                }
                if is_first {
                    self.first.clone_from(&body);
                }
                if place == Place::End {
                    self.later.push((line, body));
                }
            }
        }
        Ok(())
    }

    /// Flushes the output.
    ///
    /// # Errors
    ///
    /// Returns the system's error.
    pub fn flush(&mut self) -> io::Result<()> {
        for sink in [&mut self.table, &mut self.saved] {
            if let Some(Sink::File(file)) = sink {
                file.flush()?;
            }
        }
        let flushed = self.out.flush();
        self.printed(flushed)
    }

    fn print(&mut self, text: &str) -> io::Result<()> {
        let printed = self.out.write_all(text.as_bytes());
        self.printed(printed)
    }

    /// Goes on without the standard output if its reader has closed it and files are written too.
    fn printed(&self, printed: io::Result<()>) -> io::Result<()> {
        printed.or_else(|fault| match fault.kind() {
            ErrorKind::BrokenPipe if self.has_files => Ok(()),
            _ => Err(fault),
        })
    }

    /// Writes the end of the output.
    ///
    /// # Errors
    ///
    /// Returns the system's error.
    pub fn finish(&mut self) -> io::Result<()> {
        let is_alone = self.counts.all() == 1;
        match self.form {
            Form::Lines if is_alone => {
                let first = mem::take(&mut self.first);
                self.print(&first)?;
            }
            Form::Lines => {
                for (line, body) in mem::take(&mut self.later) {
                    self.print(&["\n", &line, &body].concat())?;
                }
            }
            Form::Json | Form::Steps | Form::Counts | Form::Nothing => {}
        }
        let counts = text::counts(&self.counts);
        match self.form {
            Form::Counts => self.print(&counts)?,
            Form::Lines | Form::Steps if !is_alone => {
                let gap = if self.counts.all() == 0 { "" } else { "\n" };
                self.print(&[gap, &counts].concat())?;
            }
            Form::Lines | Form::Steps | Form::Json | Form::Nothing => {}
        }
        let cases = junit::report(&self.cases, &self.counts);
        match &mut self.junit {
            Some(Sink::File(junit)) => {
                let rest = cases.strip_prefix(CASES).unwrap_or(&cases);
                junit.write_all(rest.as_bytes())?;
                junit.flush()?;
            }
            Some(Sink::Standard) => self.print(&cases)?,
            None => {}
        }
        self.flush()
    }

    /// Returns the worst outcome so far.
    pub fn worst(&self) -> Outcome {
        self.counts.worst().unwrap_or(Outcome::Verified)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_for_terminals_that_want_them() {
        let has = |color, is_terminal, set: &[(&str, &str)]| {
            has_colours(
                color,
                || is_terminal,
                |name| {
                    let found = set.iter().find(|(of, _)| *of == name);
                    found.map(|(_, value)| OsString::from(value))
                },
            )
        };
        assert!(has(Color::Auto, true, &[]));
        assert!(has(
            Color::Auto,
            true,
            &[("NO_COLOR", ""), ("TERM", "xterm")]
        ));
        assert!(!has(Color::Auto, true, &[("NO_COLOR", "0")]));
        assert!(!has(Color::Auto, true, &[("TERM", "dumb")]));
        assert!(!has(Color::Auto, false, &[]));
        assert!(has(Color::Always, false, &[("NO_COLOR", "1")]));
        assert!(!has(Color::Never, true, &[]));
    }
}
