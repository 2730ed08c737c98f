//! Compares the terminal's view of vectors with the page's: marks and trust are those of the answers in
//! `crates/answer/tests/golden`, to which `tests/e2e/views.spec.ts` holds the page.

use std::fs;

use crate::program::{self, VECTORS, run_in};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// Returns the output of a check.
fn check(arguments: &[&str], files: &[&str]) -> String {
    let run = run_in(VECTORS, &[&["check"], arguments, files].concat());
    assert!(run.stderr.is_empty());
    program::text(&run.stdout)
}

/// The output for people shows each question with the sign of its mark, and each thing that is left to trust.
#[test]
fn people_read_the_same_marks_in_the_terminal() {
    let golden = format!("{ROOT}/crates/answer/tests/golden/vectors.txt");
    let golden = fs::read_to_string(golden).expect("the answers");
    for name in ["pull-alone.json", "pull-alone--award_other.json"] {
        let line = golden.lines().find(|line| line.starts_with(name));
        let parts: Vec<_> = line.expect("an answer").split(" | ").collect();
        let signs = parts[4].split(' ').map(|mark| match mark.split_once('=') {
            Some((_, "passed/data")) => "✓",
            Some((_, "passed/history" | "recorded")) => "◐",
            Some((_, "failed")) => "✗",
            Some((_, "skipped")) => "–",
            mark => panic!("{mark:?}"),
        });
        let said = check(&["-v"], &[name]);
        let asked = said.lines().filter(|line| line.ends_with('?'));
        let asked: Vec<_> = asked
            .filter_map(|line| line.trim().split(' ').next())
            .collect();
        // The first line is no question: the published data.
        assert_eq!(asked, signs.skip(1).collect::<Vec<_>>(), "{said}");
        let (_, trusted) = said.split_once("What you still trust\n").expect("trust");
        let (_, codes) = parts[6].split_once("trust ").expect("trust");
        let (codes, _) = codes.split_once(" endpoints").expect("endpoints");
        assert_eq!(trusted.lines().count(), codes.split(' ').count(), "{said}");
    }
}
