//! Counts habits of prose in the code and the documents. A count may not grow. A change that mends a sentence lowers the
//! count here.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]

use std::fs;
use std::path::{Path, PathBuf};

/// Each habit with how often it is met.
const HABITS: [(&str, usize); 4] = [
    ("a comment begins with a question word", 0),
    ("a doc comment only points", 0),
    (
        "a sentence of a document begins with a clause in place of a noun",
        0,
    ),
    ("German order: anew, by itself, so many", 6),
];

const QUESTIONS: [&str; 8] = [
    "What ", "How ", "Whether ", "Where ", "Why ", "Which ", "Who ", "Whose ",
];
const POINTERS: [&str; 5] = ["Its ", "Their ", "That ", "Those ", "The same"];
const CLAUSES: [&str; 5] = ["What ", "Whatever ", "Whoever ", "Where ", "Whether "];
const ORDER: [&str; 3] = [" anew", " by itself", " so many "];

/// Files of a folder with this ending, in those below it too. Tools and results of builds are left out.
fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if path.is_dir() {
            let is_ours = !name.starts_with('.')
                && !["target", "node_modules", "dist", "results"].contains(&&*name);
            if is_ours {
                files(&path, ending, found);
            }
        } else if name.ends_with(ending) {
            found.push(path);
        }
    }
}

/// Returns the first line of each comment that begins with one of these marks.
fn comments<'s>(source: &'s str, marks: &[&str]) -> Vec<&'s str> {
    let mut before = false;
    let mut first = Vec::new();
    for line in source.lines().map(str::trim_start) {
        let text = marks.iter().find_map(|mark| line.strip_prefix(mark));
        first.extend(
            text.filter(|_| !before)
                .and_then(|text| text.strip_prefix(' ')),
        );
        before = text.is_some();
    }
    first
}

fn starts(lines: &[&str], words: &[&str]) -> usize {
    let is_met = |line: &&&str| words.iter().any(|word| line.starts_with(word));
    lines.iter().filter(is_met).count()
}

#[test]
fn habits_of_prose_do_not_grow() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |ending: &str| -> String {
        let mut paths = Vec::new();
        files(&root, ending, &mut paths);
        let texts = paths
            .iter()
            .map(|path| fs::read_to_string(path).expect("a text"));
        texts.collect::<Vec<_>>().join("\n")
    };
    let (sources, documents) = (read(".rs"), read(".md"));
    let scripts = [".ts", ".mjs", ".js", ".sol"].map(read).join("\n");
    let plain = [".py", ".toml", ".sh", ".yml"].map(read).join("\n");
    let docs = comments(&sources, &["///", "//!"]);
    let all_comments = [
        comments(&sources, &["///", "//!", "//"]),
        comments(&scripts, &["//", "/**"]),
        comments(&plain, &["#"]),
    ]
    .concat();
    let sentences: Vec<&str> = documents
        .lines()
        .flat_map(|line| line.split(". "))
        .map(|sentence| sentence.trim_start_matches(['-', ' ', '>', '|']))
        .collect();
    let all = format!("{sources}\n{documents}");
    let found = [
        starts(&all_comments, &QUESTIONS),
        starts(&docs, &POINTERS),
        starts(&sentences, &CLAUSES),
        ORDER.iter().map(|habit| all.matches(habit).count()).sum(),
    ];
    let lines = |counts: [usize; 4]| {
        let habits = HABITS.into_iter().zip(counts);
        habits
            .map(|((habit, _), count)| format!("{habit}: {count}\n"))
            .collect::<String>()
    };
    let known = HABITS.map(|(_, count)| count);
    assert!(
        found == known,
        "a count that grew is mended, and one that shrank is lowered here. Found:\n{}",
        lines(found)
    );
}
