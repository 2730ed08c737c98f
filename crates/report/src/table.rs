//! Writes the table for a spreadsheet, with one line for each input. The terminal and the page share it.

use chain::deployment;
use serde::Serialize;

use crate::error::{self, Failure};
use crate::report::{Report, Schema, Tool, line};
use crate::value::{Hash, bounded};

/// The names of the columns.
pub const HEAD: &str =
    "file,payload_sha256,id,verdict,failing_steps,award,block,build,date,recorded\n";

/// Writes the line of an input that was checked at this time. `recorded` is the time at which the file itself says that
/// it was confirmed, which anyone can write.
pub fn row(report: &Report, date: &str, recorded: Option<&str>) -> String {
    let checked = report.checked.as_deref();
    let subject = checked.map(|checked| &checked.subject);
    let id = subject.and_then(|subject| {
        let key = || subject.target_pull_key.map(|key| key.to_string());
        let published = subject.pack_event_id.clone();
        published
            .or_else(|| subject.purchase_id.clone())
            .or_else(key)
    });
    let verdict = checked.map(|checked| checked.verdict.name());
    let error = report.error.as_ref().map(|error| error.code);
    let failing = checked.iter().flat_map(|checked| &checked.steps);
    let failing = failing.filter(|step| step.findings_total.is_some());
    let failing: Vec<_> = failing.map(|step| step.id.name()).collect();
    let award = checked.and_then(|checked| checked.award.as_ref());
    let hash = checked.map(|checked| checked.payload_sha256.to_string());
    cells([
        report.file.as_deref().unwrap_or_default(),
        &hash.unwrap_or_default(),
        &id.unwrap_or_default(),
        verdict.or(error).unwrap_or_default(),
        &failing.join(" "),
        award.map(|award| &*award.card).unwrap_or_default(),
        &block(report).unwrap_or_default(),
        &report.tool.build,
        date,
        recorded.unwrap_or_default(),
    ])
}

/// Returns the block at which the contract was read.
fn block(report: &Report) -> Option<String> {
    let reading = report.checked.as_deref()?.reading.as_ref()?;
    Some(reading.block.as_ref()?.number.0.to_string())
}

/// The report of an input that was not checked. Its fields are those of a [`Report`] with an error, without those of a
/// check, which the page never writes.
#[derive(Clone, Debug, Serialize)]
pub struct Unchecked {
    schema: Schema,
    tool: Tool,
    file: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    lists: Option<Hash>,
    error: Failure,
}

impl Unchecked {
    /// Builds the report of an input that was not checked, for the reason in this sentence.
    pub fn new(tool: Tool, lists: &deployment::Lists, file: &str, sentence: &str) -> Self {
        Self {
            schema: Schema::V2,
            tool,
            file: bounded(file),
            lists: lists.deployment.map(Hash),
            error: Failure::new(error::NOT_CHECKED, None, sentence),
        }
    }

    /// Writes the input's line of the table.
    pub fn row(&self) -> String {
        let (error, build) = (self.error.code, &self.tool.build);
        cells([&self.file, "", "", error, "", "", "", build, "", ""])
    }

    /// Returns the report as one line of JSON, without the end of the line.
    pub fn line(&self) -> String {
        line(self)
    }
}

fn cells(fields: [&str; 10]) -> String {
    fields.map(quoted).join(",") + "\n"
}

/// Quotes a field of the table, and makes its text safe to show. A spreadsheet may start a cell at each semicolon too,
/// and an apostrophe precedes what it would take for a formula.
pub fn quoted(field: &str) -> String {
    let shown = words::safe_text::safe_line(field);
    let cells: Vec<_> = shown.split(';').map(plain).collect();
    let field = cells.join(";");
    match field.contains([',', '"', ';']) {
        true => format!("\"{}\"", field.replace('"', "\"\"")),
        false => field,
    }
}

/// Returns the text of a cell that is no formula, in any of the widths of its first character. Some spreadsheets drop
/// the blanks before it.
fn plain(cell: &str) -> String {
    let text = cell.trim_start();
    let is_formula = text.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠']);
    match is_formula && text.len() > 1 {
        true => format!("'{cell}"),
        false => cell.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use verify::hash::Hash32;

    #[test]
    fn a_field_is_no_formula_and_ends_where_it_ends() {
        for (field, written) in [
            ("a.json", "a.json"),
            ("a,b \"c\".json", "\"a,b \"\"c\"\".json\""),
            ("=1+1", "'=1+1"),
            ("+1", "'+1"),
            ("-1", "'-1"),
            ("＝1", "'＝1"),
            ("@x,y", "\"'@x,y\""),
            ("a;=1+1;b", "\"a;'=1+1;b\""),
            (" =1+1", "' =1+1"),
            ("\u{a0}@x", "'\u{a0}@x"),
            ("##vso[x]", "#⟨0023⟩vso[x]"),
            ("::stop-commands::x", ":⟨003A⟩stop-commands:⟨003A⟩x"),
            ("\t=1", "⟨0009⟩=1"),
            ("\r\n\u{1b}[2J\0", "⟨000D⟩⟨000A⟩⟨001B⟩[2J⟨0000⟩"),
            ("-", "-"),
            ("", ""),
        ] {
            assert_eq!(quoted(field), written);
        }
    }

    /// A sentence with everything that JSON escapes.
    const NOT_CHECKED: &str = "not \"checked\", \\ é \u{202e} \u{7}";

    #[test]
    fn an_input_that_was_not_checked_has_a_line_and_a_report() {
        let lists = deployment::Lists {
            deployment: Some(Hash32::of(&[b"settings"])),
            ..deployment::Lists::default()
        };
        // A line feed in a name made the list of all reports unreadable.
        for (name, shown) in [
            ("=a,b.json", "\"'=a,b.json\""),
            ("a\nb.json", "a⟨000A⟩b.json"),
        ] {
            let unchecked = Unchecked::new(Tool::new("abc"), &lists, name, NOT_CHECKED);
            assert_eq!(unchecked.row(), format!("{shown},,,not_checked,,,,abc,,\n"));
            let error = Failure::new(error::NOT_CHECKED, None, NOT_CHECKED);
            let whole = Report::new(Tool::new("abc"), &lists, Err(error)).of_file(name);
            assert_eq!(unchecked.line(), whole.line());
            assert!(serde_json::from_str::<serde_json::Value>(&whole.line()).is_ok());
            assert_eq!(row(&whole, "", None), unchecked.row());
        }
    }
}
