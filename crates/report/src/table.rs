//! Writes the table for a spreadsheet, with one line for each input. The terminal and the page share it.

use chain::deployment;

use crate::error::{ErrorCode, Failure};
use crate::report::{Report, SCHEMA, Tool};
use crate::step::StatusCode;
use crate::value::{Hash, bounded};

/// The names of the columns.
pub const HEAD: &str = "file,payload_sha256,id,verdict,failing_steps,award,block,build,date\n";

/// Writes the line of an input that was checked at this time.
pub fn row(report: &Report, date: &str) -> String {
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
    let error = report.error.as_ref().map(|error| error.code.name());
    let failing = checked.iter().flat_map(|checked| &checked.steps);
    let failing = failing.filter(|step| step.status == StatusCode::Failed);
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
    ])
}

/// Returns the block at which the contract was read.
fn block(report: &Report) -> Option<String> {
    let reading = report.checked.as_deref()?.reading.as_ref()?;
    Some(reading.block.as_ref()?.number.0.to_string())
}

/// The report of an input that was not checked. Its fields are those of a [`Report`] with an error. It writes its JSON
/// without `serde_json`, which the page would load for it alone.
#[derive(Clone, Debug)]
pub struct Unchecked {
    tool: Tool,
    file: String,
    lists: Option<Hash>,
    error: Failure,
}

impl Unchecked {
    /// Builds the report of an input that was not checked, for the reason in this sentence.
    pub fn new(tool: Tool, lists: &deployment::Lists, file: &str, sentence: &str) -> Self {
        Self {
            tool,
            file: bounded(file),
            lists: lists.deployment.map(Hash),
            error: Failure::new(ErrorCode::NotChecked, None, sentence),
        }
    }

    /// Writes the input's line of the table.
    pub fn row(&self) -> String {
        let (error, build) = (self.error.code.name(), &self.tool.build);
        cells([&self.file, "", "", error, "", "", "", build, ""])
    }

    /// Returns the report as one line of visible JSON, without the end of the line.
    pub fn line(&self) -> String {
        let Tool {
            name,
            version,
            build,
        } = &self.tool;
        let tool = object([("name", name), ("version", version), ("build", build)]);
        let lists = self.lists.map(|lists| lists.to_string());
        let (code, sentence) = (self.error.code.name(), &self.error.sentence);
        let error = object([("code", code), ("sentence", sentence)]);
        let members = [
            Some(member("schema", &text(SCHEMA))),
            Some(member("tool", &tool)),
            Some(member("file", &text(&self.file))),
            lists.map(|lists| member("lists", &text(&lists))),
            Some(member("error", &error)),
        ];
        let members: Vec<_> = members.into_iter().flatten().collect();
        visible(&braced(&members))
    }
}

fn object<const N: usize>(members: [(&str, &str); N]) -> String {
    braced(&members.map(|(key, value)| member(key, &text(value))))
}

fn braced(members: &[String]) -> String {
    ["{", &members.join(","), "}"].concat()
}

fn member(key: &str, value: &str) -> String {
    [&text(key), ":", value].concat()
}

fn text(value: &str) -> String {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    ["\"", &value, "\""].concat()
}

/// Writes a JSON text in visible ASCII, so that no name in it hides or turns the text around it. Characters beyond
/// ASCII occur only inside its strings, where an escape means the same.
pub fn visible(json: &str) -> String {
    let units = json.encode_utf16();
    let written = units.map(|unit| match u8::try_from(unit) {
        Ok(byte @ (b'\n' | b' '..=b'~')) => char::from(byte).to_string(),
        _ => format!("\\u{unit:04x}"),
    });
    written.collect()
}

fn cells(fields: [&str; 9]) -> String {
    fields.map(quoted).join(",") + "\n"
}

/// Quotes a field of the table, and makes its text safe to show. A spreadsheet may start a cell at each semicolon too,
/// and an apostrophe precedes what it would take for a formula.
pub fn quoted(field: &str) -> String {
    let shown = words::safe_text(field, usize::MAX).shown;
    let cells: Vec<_> = shown.split(';').map(plain).collect();
    let field = cells.join(";");
    match field.contains([',', '"', ';']) {
        true => format!("\"{}\"", field.replace('"', "\"\"")),
        false => field,
    }
}

/// Returns the text of a cell that is no formula, in any of the widths of its first character.
fn plain(cell: &str) -> String {
    let is_formula = cell.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠']);
    match is_formula && cell.len() > 1 {
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
            ("\t=1", "⟨0009⟩=1"),
            ("\r\n\u{1b}[2J\0", "⟨000D⟩⟨000A⟩⟨001B⟩[2J⟨0000⟩"),
            ("-", "-"),
            ("", ""),
        ] {
            assert_eq!(quoted(field), written);
        }
    }

    #[test]
    fn a_name_is_visible_in_json() {
        for (json, written) in [
            ("[\"plain.json\"]\n", "[\"plain.json\"]\n"),
            ("\"turned\u{202e}nosj\"", "\"turned\\u202enosj\""),
            ("\"Zoë 👍\"", "\"Zo\\u00eb \\ud83d\\udc4d\""),
        ] {
            assert_eq!(visible(json), written);
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
        let unchecked = Unchecked::new(Tool::new("abc"), &lists, "=a,b.json", NOT_CHECKED);
        assert_eq!(unchecked.row(), "\"'=a,b.json\",,,not_checked,,,,abc,\n");
        let error = Failure::new(ErrorCode::NotChecked, None, NOT_CHECKED);
        let whole = Report::new(Tool::new("abc"), &lists, Err(error)).of_file("=a,b.json");
        let json = |line: &str| serde_json::from_str::<serde_json::Value>(line).ok();
        assert!(json(&whole.line()).is_some());
        assert_eq!(json(&unchecked.line()), json(&whole.line()));
        assert_eq!(row(&whole, ""), unchecked.row());
    }
}
