//! Makes the held payload's report for programs, as the terminal prints it for the same file.

use js_sys::Date;

use super::checked_payload::CheckedPayload;
use answer::Read;
use chain::deployment;
use page::build::BUILD;
use report::{Checked, Failure, Hash, Hosts, Lists, Made, Report, Tool};
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
    let proven = read.map(|read| &read.proven);
    let lists = &held.lists;
    let checked = Checked::of(Made {
        answer,
        payload_sha256: Hash32::of(&[held.bytes()]),
        lists,
        // A saved proof only records its reading, so the report names none.
        reading: read.filter(|read| read.is_live()).map(|read| &read.reading),
        hosts: &hosts.unwrap_or_default(),
        block: proven.and_then(|proven| proven.block.as_ref()),
    });
    let report = Report::new(Tool::new(BUILD), Lists::of(lists), Ok(checked));
    report.of_file(name, held.opened.map(Hash))
}

/// Returns the report of a file that holds nothing to check.
pub fn unread(
    error: &LoadError,
    lists: &deployment::Lists,
    name: &str,
    sha256: Option<Hash32>,
) -> Report {
    let failure = Err(Failure::of(error));
    let report = Report::new(Tool::new(BUILD), Lists::of(lists), failure);
    report.of_file(name, sha256.map(Hash))
}

/// The report of a file among several, in the two forms that the page saves.
pub struct Listed {
    /// The line of the table.
    pub row: String,
    /// The report, as a line of JSON without its end.
    pub line: String,
}

impl Listed {
    /// Writes a report that was made just now.
    #[allow(clippy::as_conversions, reason = "a browser counts in doubles")]
    pub fn of(report: Report) -> Self {
        // The browser counts milliseconds in doubles.
        let date = words::utc((Date::now() / 1_000.0) as u64);
        let row = report::row(&report, &date);
        let line = report::visible(&report.at(&date).line());
        Self { row, line }
    }
}
