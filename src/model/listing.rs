//! Writes a table of files to a file: CSV for a spreadsheet, JSON for a program. Anyone can choose a file's name, so
//! in neither format can a name hide, reorder text, or act as a formula.

use js_sys::{Array, JSON, Object};
use wasm_bindgen::JsValue;

use std::sync::Arc;

use answer::Brief;
use verify::report::Kind;
use words::CheckError;

/// The result of one file.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// The file was checked, with this brief result.
    Checked(Arc<Brief>),
    /// The file could not be checked, for this reason.
    Halted(CheckError),
}

/// One file, and its result; `None` if it was not checked.
pub type Line<'a> = (String, Option<&'a Outcome>);

/// The columns, and the names in JSON.
const COLUMNS: [&str; 7] = [
    "file", "kind", "headline", "verdict", "failing", "reasons", "error",
];

/// The content of a line, apart from its file: everything by the agreed names.
struct ReportSummary {
    kind: &'static str,
    headline: &'static str,
    verdict: &'static str,
    failing: Vec<(&'static str, String)>,
    error: String,
}

impl ReportSummary {
    fn of(outcome: Option<&Outcome>) -> Self {
        let (mut kind, mut headline, mut verdict) = ("", "", "");
        let (mut failing, mut error) = (Vec::new(), String::new());
        match outcome {
            Some(Outcome::Checked(report)) => {
                kind = match report.kind {
                    Kind::PackEvent => "pack_event",
                    Kind::PackPull => "pack_pull",
                };
                headline = report.headline.name();
                verdict = report.verdict.name();
                let failed = report.steps.iter().filter(|step| step.failed());
                failing = failed
                    .map(|step| (step.id.name(), words::detail(step)))
                    .collect();
            }
            Some(Outcome::Halted(halt)) => {
                error = [halt.name(), ": ", &words::check_error(halt).sentence].concat();
            }
            None => error.push_str(words::say!(verdict_mark_word_skipped)),
        }
        Self {
            kind,
            headline,
            verdict,
            failing,
            error,
        }
    }
}

/// Writes comma-separated values (RFC 4180), with the mark by which spreadsheets recognise UTF-8.
pub fn csv<'a>(lines: impl Iterator<Item = Line<'a>>) -> String {
    let mut csv = String::from('\u{feff}');
    push_row(&mut csv, COLUMNS);
    for (name, outcome) in lines {
        let summary = ReportSummary::of(outcome);
        let (steps, reasons): (Vec<_>, Vec<_>) = summary.failing.into_iter().unzip();
        let (steps, reasons) = (steps.join(" "), reasons.join(" "));
        let row = [
            &name,
            summary.kind,
            summary.headline,
            summary.verdict,
            &steps,
            &reasons,
            &summary.error,
        ];
        push_row(&mut csv, row);
    }
    csv
}

fn push_row(csv: &mut String, cells: [&str; 7]) {
    for (column, cell) in cells.iter().enumerate() {
        csv.push_str(if column == 0 { "\"" } else { ",\"" });
        // A spreadsheet takes a cell with such a beginning for a formula.
        if cell.starts_with(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']) {
            csv.push('\'');
        }
        csv.push_str(
            &words::safe_text(cell, usize::MAX)
                .shown
                .replace('"', "\"\""),
        );
        csv.push('"');
    }
    csv.push_str("\r\n");
}

/// Writes a JSON list of objects.
pub fn json<'a>(lines: impl Iterator<Item = Line<'a>>) -> String {
    let list = lines.map(|(name, outcome)| {
        let summary = ReportSummary::of(outcome);
        let failing = summary.failing.iter().map(|(step, sentence)| {
            object(&[("step", (*step).into()), ("sentence", sentence.into())])
        });
        object(&[
            ("file", name.into()),
            ("kind", summary.kind.into()),
            ("headline", summary.headline.into()),
            ("verdict", summary.verdict.into()),
            ("failing", failing.collect::<Array>().into()),
            ("error", summary.error.into()),
        ])
    });
    let list: Array = list.collect();
    let json = JSON::stringify_with_replacer_and_space(&list, &JsValue::NULL, &1.into());
    // Texts and lists of texts have no cycles and no `toJSON` that throws, so this cannot fail.
    let json = json.map_or_else(|_| String::new(), String::from);
    visible(&json) + "\n"
}

fn object(values: &[(&str, JsValue)]) -> JsValue {
    let entries = values.iter();
    let entries = entries.map(|(key, value)| Array::of2(&(*key).into(), value));
    let object = Object::from_entries(&entries.collect::<Array>());
    object.map_or(JsValue::NULL, Into::into)
}

/// Writes a JSON text in visible ASCII. Characters beyond ASCII occur only inside its strings, where an escape means
/// the same.
fn visible(json: &str) -> String {
    let units = json.encode_utf16();
    let written = units.map(|unit| match u8::try_from(unit) {
        Ok(byte @ (b'\n' | b' '..=b'~')) => char::from(byte).to_string(),
        _ => format!("\\u{unit:04x}"),
    });
    written.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use verify::report::{Check, Place, Point, Report, StepId, Verdict};

    /// Returns a result with two failed steps, one with both kinds of quotes in its sentence.
    fn failed() -> Outcome {
        let published = |id, words: &str| {
            let mut check = Check::new(id);
            check.same(Point::AlgoVersion, &Place::Payload, words, "packs_v1");
            check.finish()
        };
        let report = Report {
            kind: Kind::PackPull,
            verdict: Verdict::NotVerified,
            steps: vec![
                published(StepId::Stock, "\"twice\""),
                published(StepId::Word, "packs_v1"),
                published(StepId::Award, "another"),
            ],
        };
        Outcome::Checked(Arc::new(Brief::of(report, Vec::new())))
    }

    #[test]
    fn no_name_is_a_formula_or_breaks_out_of_its_cell() {
        for (name, cell) in [
            ("=1+1", "\"'=1+1\""),
            ("+1", "\"'+1\""),
            ("-1", "\"'-1\""),
            ("@SUM(A1)", "\"'@SUM(A1)\""),
            ("\t=1", "\"'⟨0009⟩=1\""),
            ("＝1", "\"'＝1\""),
            ("a\",\"=1", "\"a\"\",\"\"=1\""),
            ("a\r\n=1", "\"a⟨000D⟩⟨000A⟩=1\""),
            ("a\u{202e}nosj.exe", "\"a⟨202E⟩nosj.exe\""),
            ("plain.json", "\"plain.json\""),
        ] {
            let csv = csv([(name.to_owned(), None)].into_iter());
            let lines: Vec<_> = csv.split("\r\n").collect();
            assert_eq!(
                lines[0],
                "\u{feff}\"file\",\"kind\",\"headline\",\"verdict\",\"failing\",\"reasons\",\"error\""
            );
            assert_eq!(
                lines[1..],
                [
                    format!("{cell},\"\",\"\",\"\",\"\",\"\",\"not checked\"").as_str(),
                    ""
                ]
            );
        }
    }

    #[test]
    fn the_failing_steps_have_their_sentences() {
        let failed = failed();
        let line = || [("a.json".to_owned(), Some(&failed))].into_iter();
        assert!(csv(line()).ends_with(
            "\"a.json\",\"pack_pull\",\"not_verified\",\"not_verified\",\"stock award\",\"The report names the rules \u{201c}\"\"twice\"\"\u{201d}; this page knows packs_v1. \
             The report names the rules \u{201c}another\u{201d}; this page knows packs_v1.\",\"\"\r\n"
        ));
    }
}
