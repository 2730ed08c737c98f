//! Writes the table for a spreadsheet, with one line for each input.

use report::Report;

use crate::file_error::FileError;
use crate::text::shown;
use check::{BUILD, Checked};

/// The names of the columns.
pub const HEAD: &str = "file,sha256,id,verdict,failing_steps,award,block,build\n";

/// Writes the line of an input.
pub fn row(report: &Report, result: &Result<Checked, FileError>) -> String {
    let part = report.checked.as_ref();
    let subject = part.map(|part| &part.subject);
    let id = subject.and_then(|subject| {
        let key = || subject.target_pull_key.map(|key| key.to_string());
        let published = subject.pack_event_id.clone();
        published
            .or_else(|| subject.purchase_id.clone())
            .or_else(key)
    });
    let verdict = match (result, &report.error) {
        (Ok(checked), _) => checked.answer.verdict.name(),
        (Err(_), Some(error)) => error.code.name(),
        (Err(_), None) => "",
    };
    let failing = result.iter().flat_map(|checked| &checked.answer.steps);
    let failing: Vec<_> = failing
        .filter(|step| step.failed())
        .map(|step| step.id.name())
        .collect();
    let award = part.and_then(|part| part.award.as_ref());
    let fields = [
        report.file.clone().unwrap_or_default(),
        report
            .file_sha256
            .map(|hash| hash.to_string())
            .unwrap_or_default(),
        id.unwrap_or_default(),
        verdict.to_owned(),
        failing.join(" "),
        award.map(|award| award.card.clone()).unwrap_or_default(),
        block(result).unwrap_or_default(),
        BUILD.to_owned(),
    ];
    fields.map(|field| quoted(&field)).join(",") + "\n"
}

/// Returns the block at which the contract was read, or else the proven block.
fn block(result: &Result<Checked, FileError>) -> Option<String> {
    let checked = result.as_ref().ok()?;
    let read = checked
        .reading
        .as_ref()
        .and_then(|reading| reading.block.as_ref());
    let proven = checked.block.as_ref().and_then(|block| block.as_ref().ok());
    let number = read.map(|block| block.number);
    let number = number.or_else(|| proven.map(|proven| proven.block.number));
    number.map(|number| number.to_string())
}

/// Quotes a field of the table, and makes its text safe to show. A spreadsheet may start a cell at each semicolon too,
/// and an apostrophe precedes what it would take for a formula.
pub fn quoted(field: &str) -> String {
    let cells: Vec<_> = shown(field).split(';').map(plain).collect();
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
    use super::quoted;

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
}
