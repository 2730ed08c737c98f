//! Writes the table for a spreadsheet, with one line for each input.

use report::Report;

use crate::file_error::FileError;
use check::{BUILD, Checked};

/// The names of the columns.
pub const HEAD: &str = "file,sha256,id,headline,verdict,failing_steps,award,block,build\n";

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
    let headline = result
        .as_ref()
        .map(|checked| checked.answer.headline.name());
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
        headline.unwrap_or_default().to_owned(),
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

/// Quotes a field of the table. An apostrophe precedes a field that a spreadsheet would take for a formula.
pub fn quoted(field: &str) -> String {
    let is_formula = field.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let field = match is_formula && field.len() > 1 {
        true => format!("'{field}"),
        false => field.to_owned(),
    };
    match field.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", field.replace('"', "\"\"")),
        false => field,
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
            ("@x,y", "\"'@x,y\""),
            ("-", "-"),
            ("", ""),
        ] {
            assert_eq!(quoted(field), written);
        }
    }
}
