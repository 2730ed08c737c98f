//! Makes the held payload's report for programs, as the terminal prints it for the same file.

use js_sys::Date;

use super::checked_payload::CheckedPayload;
use answer::Read;
use chain::deployment;
use page::build::BUILD;
use report::{Checked, Failure, Hosts, Made, Report, Tool};
use verify::hash::Hash32;
use words::LoadError;

/// Returns the report of a payload under this name.
pub fn of(held: &CheckedPayload, name: &str) -> Report {
    let unread;
    let (answer, read) = match &held.read {
        Some((answer, read)) => (&**answer, Some(&**read)),
        None => {
            unread = held.answer(Read::Nothing);
            (&unread, None)
        }
    };
    let recorded = held.recorded.as_ref();
    let hosts = recorded.map(|recorded| Hosts::of(&recorded.reading));
    let block = read.and_then(|read| read.proven.block.as_ref());
    let checked = Checked::of(Made {
        answer,
        payload_sha256: Hash32::of(&[held.bytes()]),
        // A saved proof only records its reading, so the report names none.
        reading: read.filter(|read| read.is_live()).map(|read| &read.reading),
        hosts: &hosts.unwrap_or_default(),
        block: block.and_then(|block| block.as_ref().ok()),
    });
    Report::new(Tool::new(BUILD), &held.lists, Ok(checked)).of_file(name)
}

/// Returns the report of a file that holds nothing to check.
pub fn unread(error: &LoadError, lists: &deployment::Lists, name: &str) -> Report {
    Report::new(Tool::new(BUILD), lists, Err(Failure::of(error))).of_file(name)
}

/// The report of a file among several, in the two forms that the page saves.
pub struct Listed {
    /// The line of the table.
    pub row: String,
    /// The report, as a line of JSON without its end.
    pub line: String,
}

impl Listed {
    /// Writes a report that was made just now. `recorded` is the time at which the file says that it was confirmed.
    #[allow(clippy::as_conversions, reason = "a browser counts in doubles")]
    pub fn of(report: &Report, recorded: Option<&str>) -> Self {
        // The browser counts milliseconds in doubles.
        let date = words::utc((Date::now() / 1_000.0) as u64);
        let row = report::row(report, &date, recorded);
        let line = report.line();
        Self { row, line }
    }
}
