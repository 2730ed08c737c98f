//! Asserts that only `answer` decides on a check: the page draws its codes, and the words match them to sentences.

use std::path::{Path, PathBuf};
use std::{env, fs};

/// The types that decide.
const DECIDING: [&str; 3] = ["Status", "Verdict", "Basis"];

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
    let is_named = |line: &str| DECIDING.iter().any(|name| names(line, name));
    lines.filter(|(_, line)| is_named(line)).collect()
}

#[test]
fn the_page_decides_nothing() {
    assert_eq!(naming("src/ui"), [], "crates/answer decides it");
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
