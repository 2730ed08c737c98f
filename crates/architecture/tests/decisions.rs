//! Asserts that only `answer` decides on a check: the page draws its codes, and the words match them to sentences.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]

use std::path::{Path, PathBuf};
use std::{env, fs};

/// The types that decide.
const TYPES: [&str; 3] = ["Status", "Verdict", "Basis"];

/// The functions that decide: the worker calls them, and its answer has what they give.
const FUNCTIONS: [&str; 17] = [
    "Answer::of(",
    "Asks::of(",
    "Brief::of(",
    "Chip::of(",
    "EndpointTrust::of(",
    "Headline::of(",
    "Lead::of(",
    "Mark::in_steps(",
    "Mark::together(",
    "Next::of(",
    "OracleTrust::of(",
    "OrderStatus::fixed(",
    "Question::of(",
    "Steps::of",
    ".adds_up()",
    "can_ask(",
    "is_proven(",
];

/// Returns true if a line names a type, alone or before a variant; `Fault::Status` is another type's.
fn names(line: &str, name: &str) -> bool {
    let code = line.split("//").next().unwrap_or_default();
    let is_of_name = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(name).any(|(at, _)| {
        let (before, after) = (&code[..at], &code[at + name.len()..]);
        !before.ends_with(is_of_name) && !before.ends_with("::") && !after.starts_with(is_of_name)
    })
}

/// Returns the lines of the files below a folder, without those of tests.
fn lines(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut lines = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            lines.extend(self::lines(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("a file");
            let shipped = text.split("#[cfg(test)]").next().unwrap_or_default();
            lines.extend(shipped.lines().map(|line| (path.clone(), line.to_owned())));
        }
    }
    lines
}

fn naming(folder: &str) -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let lines = lines(&root.join(folder)).into_iter();
    let is_named = |line: &str| TYPES.iter().any(|name| names(line, name));
    lines.filter(|(_, line)| is_named(line)).collect()
}

/// The lines of a folder that call what decides. `fn` begins one of the same name, which is another.
fn calling(folder: &str) -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let lines = lines(&root.join(folder)).into_iter();
    let is_called = |line: &str| {
        let code = line.split("//").next().unwrap_or_default();
        FUNCTIONS.iter().any(|name| {
            let mut found = code.match_indices(name);
            found.any(|(at, _)| !code[..at].ends_with("fn ") && !code[..at].ends_with('_'))
        })
    };
    lines.filter(|(_, line)| is_called(line)).collect()
}

/// The page, the terminal and the report draw an answer. The terminal makes it, in one place.
#[test]
fn nothing_that_draws_an_answer_makes_a_part_of_it() {
    let mut found: Vec<_> = [
        "src/ui",
        "src/model",
        "crates/words/src",
        "crates/report/src",
        "crates/cli/src",
    ]
    .into_iter()
    .flat_map(calling)
    .collect();
    found.retain(|(_, line)| !line.contains("Answer::of(overview, circumstances)"));
    assert_eq!(found, [], "crates/answer decides it");
}

#[test]
fn the_page_decides_nothing() {
    for folder in ["src/ui", "src/model"] {
        assert_eq!(naming(folder), [], "crates/answer decides it");
    }
}

/// An import, a signature or the arm of a match may name a type; a comparison would decide.
#[test]
fn the_words_match_codes_to_sentences_alone() {
    let is_matched = |line: &str| {
        let line = line.trim_start();
        line.contains("=>") || line.starts_with("use ") || line.contains("fn ")
    };
    let found = naming("crates/words/src").into_iter();
    let deciding: Vec<_> = found.filter(|(_, line)| !is_matched(line)).collect();
    assert_eq!(deciding, [], "crates/answer decides it");
}

#[test]
fn a_type_is_found_by_its_whole_name() {
    assert!(names("if report.verdict == Verdict::Verified {", "Verdict"));
    assert!(names("use verify::report::{Basis, Step};", "Basis"));
    assert!(!names("Fault::Status(404) => 1,", "Status"));
    assert!(!names("let x = OrderStatus::Holds; // a Status", "Status"));
}
