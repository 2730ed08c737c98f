//! Checks that the protocol has a section for each step, and that the sources cite only sections that it has.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use verify::report::StepId;

use crate::pure::sources;

const PROTOCOL: &str = "docs/protocol.md";

/// Phrases that, with a number after them, cite a document outside the tree.
const UNCITABLE: [&str; 3] = ["reading", "readings", "valid proof"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn text(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()))
}

/// Returns the Rust sources of the crates and of the page, each with its text.
fn all() -> Vec<(PathBuf, String)> {
    let folders = ["crates", "src"].map(|folder| sources(&root().join(folder)));
    let paths = folders.into_iter().flatten();
    let paths = paths.filter(|path| path.extension().is_some_and(|ending| ending == "rs"));
    let all: Vec<_> = paths.map(|path| (path.clone(), text(path))).collect();
    assert!(all.len() > 100, "only {} sources", all.len());
    all
}

/// Returns the anchors of a page: those that GitHub gives its headings, and those that are spelt out.
fn anchors(page: &str) -> BTreeSet<String> {
    let headings = page.lines().filter(|line| line.starts_with('#'));
    let slugs = headings.map(|heading| {
        let title = heading.trim_start_matches('#').trim().to_lowercase();
        let kept = |char: &char| char.is_alphanumeric() || matches!(char, '-' | '_' | ' ');
        title
            .chars()
            .filter(kept)
            .collect::<String>()
            .replace(' ', "-")
    });
    let spelt = after(page, "<a id=\"");
    let all: Vec<String> = slugs.chain(spelt).collect();
    let anchors: BTreeSet<String> = all.iter().cloned().collect();
    assert_eq!(
        anchors.len(),
        all.len(),
        "an anchor is there twice: {all:?}"
    );
    anchors
}

/// Returns the anchor that follows each mention of a mark.
fn after(text: &str, mark: &str) -> Vec<String> {
    let is_of_anchor = |char: &char| char.is_ascii_alphanumeric() || matches!(char, '-' | '_');
    let mentions = text.split(mark).skip(1);
    let anchors = mentions.map(|rest| rest.chars().take_while(is_of_anchor).collect());
    anchors.collect()
}

/// Returns the comments of a source, each run of lines as one line in lower case.
fn comments(source: &str) -> Vec<String> {
    let mut comments = vec![String::new()];
    for line in source.lines() {
        let comment = line.split_once("//").map(|(_, comment)| comment);
        match (comment, comments.last_mut()) {
            (Some(comment), Some(last)) => {
                let words = comment.trim_start_matches(['/', '!']).split_whitespace();
                last.extend(words.map(|word| format!("{} ", word.to_lowercase())));
            }
            _ => comments.push(String::new()),
        }
    }
    comments
}

/// Returns the phrase by which a comment cites something by a number alone.
fn cited(comment: &str) -> Option<&'static str> {
    UNCITABLE.into_iter().find(|cited| {
        let mut mentions = comment.split(cited).skip(1);
        mentions.any(|rest| {
            let number = rest.strip_prefix(' ').unwrap_or_default();
            number.starts_with(|char: char| char.is_ascii_digit())
        })
    })
}

#[test]
fn every_step_has_its_section() {
    let anchors = anchors(&text(PROTOCOL));
    let steps = StepId::of_event(true).iter().chain(StepId::of_pull());
    let names = steps.map(|step| step.name()).chain(["oracle_proof"]);
    let without: Vec<&str> = names.filter(|name| !anchors.contains(*name)).collect();
    assert_eq!(without, [""; 0], "no section of {PROTOCOL} has these names");
}

#[test]
fn every_cited_section_is_there() {
    let page = text(PROTOCOL);
    let anchors = anchors(&page);
    // Written in two parts, so that this line cites nothing.
    let mark = [PROTOCOL, "#"].concat();
    let mut cited: Vec<(PathBuf, String)> = Vec::new();
    for (path, source) in all() {
        cited.extend(
            after(&source, &mark)
                .into_iter()
                .map(|anchor| (path.clone(), anchor)),
        );
    }
    assert!(cited.len() > 60, "only {} mentions", cited.len());
    let links = after(&page, "(#").into_iter();
    cited.extend(links.map(|anchor| (PathBuf::from(PROTOCOL), anchor)));
    cited.retain(|(_, anchor)| !anchors.contains(anchor));
    assert_eq!(cited, [], "{PROTOCOL} has no such sections");
}

#[test]
fn no_comment_cites_a_document_outside_the_tree() {
    for (path, source) in all() {
        for comment in comments(&source) {
            let cited = cited(&comment);
            assert_eq!(cited, None, "{}: {comment}", path.display());
        }
    }
}

#[test]
fn a_citation_is_found_however_it_is_written() {
    // The numbers are put in, so that these lines cite nothing.
    let two = 2;
    for (source, found) in [
        (
            format!("//! Valid\n//! proof {two}: in time."),
            Some("valid proof"),
        ),
        (
            format!("/// Padded (reading\n/// {two}) on the left."),
            Some("reading"),
        ),
        (
            format!("let a = 1; // Readings {two} and 3."),
            Some("readings"),
        ),
        (
            format!("let reading = {two};\n// The reading of {two} logs."),
            None,
        ),
        (format!("// A reading.\n\n// {two} logs."), None),
    ] {
        let mut comments = comments(&source).into_iter();
        assert_eq!(
            comments.find_map(|comment| cited(&comment)),
            found,
            "{source}"
        );
    }
}
