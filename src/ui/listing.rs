//! A table of files as a file: CSV for a spreadsheet, JSON for a program. Anyone can choose a file's name, so in
//! neither format can a name hide, reorder text, or act as a formula.

use super::batch::Outcome;
use verify::report::Kind;

/// One file, and its result; `None` when it was not checked.
pub type Line<'a> = (String, Option<&'a Outcome>);

/// The columns, and the names in JSON.
const COLUMNS: [&str; 6] = ["file", "kind", "verdict", "failing", "reasons", "error"];

/// What a line says: its file, and everything else by the agreed names.
struct ReportSummary {
    kind: &'static str,
    verdict: &'static str,
    failing: Vec<(&'static str, String)>,
    error: String,
}

impl ReportSummary {
    fn of(outcome: Option<&Outcome>) -> Self {
        let (mut kind, mut verdict) = ("", "");
        let (mut failing, mut error) = (Vec::new(), String::new());
        match outcome {
            Some(Outcome::Checked(report)) => {
                kind = match report.kind {
                    Kind::PackEvent => "pack_event",
                    Kind::PackPull => "pack_pull",
                };
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
            verdict,
            failing,
            error,
        }
    }
}

/// As comma-separated values (RFC 4180), with the mark by which spreadsheets recognise UTF-8.
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
            summary.verdict,
            &steps,
            &reasons,
            &summary.error,
        ];
        push_row(&mut csv, row);
    }
    csv
}

fn push_row(csv: &mut String, cells: [&str; 6]) {
    for (column, cell) in cells.iter().enumerate() {
        csv.push_str(if column == 0 { "\"" } else { ",\"" });
        // A spreadsheet takes what begins so for a formula.
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

/// As a JSON list of objects.
pub fn json<'a>(lines: impl Iterator<Item = Line<'a>>) -> String {
    let mut json = String::from("[");
    for (index, (name, outcome)) in lines.enumerate() {
        let summary = ReportSummary::of(outcome);
        json.push_str(if index == 0 { "\n{" } else { ",\n{" });
        for (key, value) in COLUMNS.iter().zip([&name, summary.kind, summary.verdict]) {
            push_text(&mut json, key);
            json.push(':');
            push_text(&mut json, value);
            json.push(',');
        }
        json.push_str("\"failing\":[");
        for (index, (step, sentence)) in summary.failing.iter().enumerate() {
            json.push_str(if index == 0 {
                "{\"step\":"
            } else {
                ",{\"step\":"
            });
            push_text(&mut json, step);
            json.push_str(",\"sentence\":");
            push_text(&mut json, sentence);
            json.push('}');
        }
        json.push_str("],\"error\":");
        push_text(&mut json, &summary.error);
        json.push('}');
    }
    json.push_str("\n]\n");
    json
}

/// A JSON text, all of it in letters that are seen as they are.
fn push_text(json: &mut String, text: &str) {
    json.push('"');
    for unit in text.encode_utf16() {
        match u8::try_from(unit) {
            Ok(byte @ (b'"' | b'\\')) => json.extend(['\\', char::from(byte)]),
            Ok(byte @ b' '..=b'~') => json.push(char::from(byte)),
            _ => json.push_str(&format!("\\u{unit:04x}")),
        }
    }
    json.push('"');
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    use verify::report::{Check, Place, Point, Report, StepId, Verdict};
    use words::CheckError;

    /// Two steps failed, and one of their sentences has both kinds of quotes.
    fn failed() -> Outcome {
        let published = |id, words: &str| {
            let mut check = Check::new(id);
            check.same(Point::AlgoVersion, &Place::Payload, words, "packs_v1");
            check.finish()
        };
        Outcome::Checked(Arc::new(Report {
            kind: Kind::PackPull,
            verdict: Verdict::NotVerified,
            steps: vec![
                published(StepId::Stock, "\"twice\""),
                published(StepId::Word, "packs_v1"),
                published(StepId::Award, "another"),
            ],
        }))
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
                "\u{feff}\"file\",\"kind\",\"verdict\",\"failing\",\"reasons\",\"error\""
            );
            assert_eq!(
                lines[1..],
                [
                    format!("{cell},\"\",\"\",\"\",\"\",\"not checked\"").as_str(),
                    ""
                ]
            );
        }
    }

    #[test]
    fn both_say_the_failing_steps_with_their_sentences() {
        let failed = failed();
        let line = || [("a.json".to_owned(), Some(&failed))].into_iter();
        assert!(csv(line()).ends_with(
            "\"a.json\",\"pack_pull\",\"not_verified\",\"stock award\",\"The report names the rules \u{201c}\"\"twice\"\"\u{201d}; known are packs_v1. \
             The report names the rules \u{201c}another\u{201d}; known are packs_v1.\",\"\"\r\n"
        ));
        let json: serde_json::Value = serde_json::from_str(&json(line())).expect("JSON");
        assert_eq!(
            json,
            serde_json::json!([{
                "file": "a.json", "kind": "pack_pull", "verdict": "not_verified", "error": "",
                "failing": [
                    { "step": "stock", "sentence": "The report names the rules \u{201c}\"twice\"\u{201d}; known are packs_v1." },
                    { "step": "award", "sentence": "The report names the rules \u{201c}another\u{201d}; known are packs_v1." },
                ],
            }])
        );
    }

    #[test]
    fn json_holds_the_name_exactly_and_shows_nothing_unseen() {
        let name = "Zoë \u{202e}👍🏽\"\\\u{0}\n.json";
        let halted = Outcome::Halted(CheckError::NoWorker(String::new()));
        let text = json([(name.to_owned(), Some(&halted)), ("b".into(), None)].into_iter());
        assert!(
            text.bytes().all(|byte| matches!(byte, b'\n' | b' '..=b'~')),
            "{text}"
        );
        let json: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(json[0]["file"], name);
        assert!(
            json[0]["error"]
                .as_str()
                .is_some_and(|error| error.starts_with("no_worker: "))
        );
        assert_eq!(json[1]["error"], "not checked");
    }
}
