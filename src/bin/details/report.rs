//! Writes the report of a file among several, as the terminal prints it for the same file.

use super::transport::BrowserClock;
use chain::transport::Clock;
use report::Report;

/// The report of a file among several, in the two forms that the page saves.
pub struct Listed {
    /// The line of the table.
    pub row: String,
    /// The report, as a line of JSON without its end.
    pub line: String,
}

impl Listed {
    /// Writes a report that was made just now. `recorded` is the time of confirmation that the file states.
    pub fn of(report: &Report, recorded: Option<&str>) -> Self {
        let date = words::format::utc(BrowserClock.now());
        let row = report::row(report, &date, recorded);
        let line = report.line();
        Self { row, line }
    }
}
