//! Checks that the rules name nothing that fetches, waits, logs or gives up.

use std::fs;
use std::path::{Path, PathBuf};

/// Names that a pure and total verifier has no use for.
const FOREIGN: &[&str] = &[
    "std::time",
    "std::fs",
    "std::net",
    "std::env",
    "std::thread",
    "async ",
    ".await",
    "println!",
    "eprintln!",
    "dbg!",
    "unsafe",
    ".unwrap()",
    ".expect(",
    "panic!(",
    "unreachable!(",
    "todo!(",
    "assert!(",
    "HashMap",
    "HashSet",
    "thread_local!",
];

pub fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths
        .flat_map(|path| {
            if path.is_dir() {
                sources(&path)
            } else {
                vec![path]
            }
        })
        .collect()
}

/// Returns whether the file is a `tests.rs` that its parent compiles for tests alone.
fn is_test_module(path: &Path) -> bool {
    let folder = path.parent().expect("a folder");
    let declares = |parent: PathBuf| {
        fs::read_to_string(parent).is_ok_and(|parent| parent.contains("#[cfg(test)]\nmod tests;"))
    };
    path.ends_with("tests.rs")
        && [folder.with_extension("rs"), folder.join("mod.rs")]
            .into_iter()
            .any(declares)
}

#[test]
fn the_rules_name_nothing_foreign() {
    let sources = sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")));
    assert!(sources.len() > 20, "only {} sources", sources.len());
    for path in sources {
        if is_test_module(&path) {
            continue;
        }
        let source = fs::read_to_string(&path).expect("a source");
        let before_tests = source.split("#[cfg(test)]").next();
        // An example in a comment is no rule.
        let code = before_tests
            .expect("the part before its tests")
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"));
        let core: String = code.flat_map(|line| [line, "\n"]).collect();
        for foreign in FOREIGN {
            assert!(
                !core.contains(foreign),
                "{} names {foreign}",
                path.display()
            );
        }
    }
}
