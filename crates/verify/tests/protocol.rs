//! Checks that the protocol has a section for each step, that the sources cite only sections that it has, and that each of
//! its clauses is named where it is decided and by a test.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use verify::report::StepId;

use crate::pure::sources;

const PROTOCOL: &str = "docs/protocol.md";

/// Phrases that, with a number after them, cite a document outside the tree.
const UNCITABLE: [&str; 3] = ["reading", "readings", "valid proof"];

/// The families of the clauses, in the order of the page.
const FAMILIES: [&str; 12] = [
    "views",
    "causes",
    "contract",
    "word_origin",
    "seed_origin",
    "kinds",
    "dates",
    "left_out",
    "oracle_proof",
    "proven",
    "file",
    "asking",
];

/// The crates that decide the clauses.
const DECIDING: [&str; 3] = ["crates/verify", "crates/chain", "crates/proofs"];

/// The most words of a clause.
const MOST_WORDS: usize = 25;

/// The clauses that no test holds.
const UNHELD: &[&str] = &["views-22"];

/// A clause of the protocol.
struct Clause {
    name: String,
    sentence: String,
}

/// A comment that names clauses.
struct Named {
    /// The source and the line.
    place: String,
    /// The test below the comment, if it belongs to one.
    test: Option<String>,
    clauses: Vec<String>,
}

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

/// Returns the clauses of a page, in its order.
fn clauses(page: &str) -> Vec<Clause> {
    let items = page
        .lines()
        .filter_map(|line| line.strip_prefix("- <a id=\""));
    let clauses = items.filter_map(|item| {
        let (name, rest) = item.split_once("\"></a>")?;
        is_clause(name).then(|| {
            let bold = format!("**{name}** ");
            let sentence = rest.strip_prefix(&bold);
            let sentence = sentence.unwrap_or_else(|| panic!("{name} has another name: {rest}"));
            Clause {
                name: name.to_owned(),
                sentence: sentence.to_owned(),
            }
        })
    });
    clauses.collect()
}

/// Returns the family and the number of a clause's name.
fn parts(name: &str) -> Option<(&str, usize)> {
    let (family, number) = name.rsplit_once('-')?;
    FAMILIES
        .contains(&family)
        .then_some((family, number.parse().ok()?))
}

fn is_clause(name: &str) -> bool {
    parts(name).is_some()
}

/// Returns the number of words of a sentence, without those of code and of a link's address.
fn words(sentence: &str) -> usize {
    let prose: String = sentence.split('`').step_by(2).collect();
    let mut shown = String::new();
    let mut rest = prose.as_str();
    while let Some((before, after)) = rest.split_once("](") {
        shown += before;
        rest = after.split_once(')').map_or("", |(_, rest)| rest);
    }
    shown += rest;
    let words = shown.split_whitespace();
    words
        .filter(|word| word.contains(char::is_alphanumeric))
        .count()
}

/// Returns the comments of a source that name clauses. In a folder of tests, or directly before a test, a comment belongs to a
/// test.
fn named(path: &Path, source: &str) -> Vec<Named> {
    let path = path.strip_prefix(root()).expect("a path below the root");
    let file = path.display().to_string();
    let lines: Vec<&str> = source.lines().collect();
    let comments = lines.iter().enumerate().filter_map(|(place, line)| {
        let (_, comment) = line.split_once("//")?;
        let is_of_name = |char: char| char.is_ascii_alphanumeric() || matches!(char, '-' | '_');
        let words = comment.split(|char| !is_of_name(char));
        let clauses: Vec<String> = words
            .filter(|word| is_clause(word))
            .map(str::to_owned)
            .collect();
        let after = lines.get(place + 1..).unwrap_or_default().iter();
        let mut code = after
            .map(|line| line.trim())
            .filter(|line| !line.starts_with("//"));
        let is_alone = line.trim_start().starts_with("//");
        let is_before_test = code.next() == Some("#[test]") && is_alone;
        let function = code.find_map(|line| line.split_once("fn ")?.1.split_once('('));
        let function = function.map_or("a table", |(name, _)| name);
        let is_of_test = is_before_test || file.contains("/tests/");
        (!clauses.is_empty()).then(|| Named {
            place: format!("{file}:{}", place + 1),
            test: is_of_test.then(|| format!("{file}::{function}")),
            clauses,
        })
    });
    comments.collect()
}

/// Returns every comment that names clauses, in all sources.
fn all_named() -> Vec<Named> {
    let all = all().into_iter();
    all.flat_map(|(path, source)| named(&path, &source))
        .collect()
}

/// Returns whether a source belongs to one of the crates that decide the clauses.
fn is_deciding(named: &Named) -> bool {
    let mut crates = DECIDING.iter();
    crates.any(|folder| named.place.starts_with(&format!("{folder}/")))
}

/// Returns a row for each clause: its name, the places that decide it, and the tests that hold it.
fn rows() -> Vec<(String, Vec<String>, Vec<String>)> {
    let mut places: BTreeMap<String, (Vec<String>, Vec<String>)> = BTreeMap::new();
    for named in all_named().into_iter().filter(is_deciding) {
        for clause in named.clauses {
            let (decided, held) = places.entry(clause).or_default();
            match &named.test {
                Some(test) => held.push(test.clone()),
                None => decided.push(named.place.clone()),
            }
        }
    }
    let clauses = clauses(&text(PROTOCOL)).into_iter();
    let rows = clauses.map(|clause| {
        let (decided, held) = places.remove(&clause.name).unwrap_or_default();
        (clause.name, decided, held)
    });
    rows.collect()
}

/// Returns the documents of the tree, by their paths from its root.
fn documents() -> Vec<String> {
    let folders = ["docs", "packages", ".github"].map(|folder| sources(&root().join(folder)));
    let top = fs::read_dir(root()).expect("the root");
    let top = top.map(|entry| entry.expect("an entry").path());
    let paths = folders.into_iter().flatten().chain(top);
    let documents = paths.filter(|path| path.extension().is_some_and(|ending| ending == "md"));
    let documents = documents.map(|path| {
        let path = path.strip_prefix(root()).expect("a path below the root");
        path.display().to_string()
    });
    documents.collect()
}

/// Returns the documents that a text names.
fn named_documents(text: &str) -> Vec<&str> {
    let is_of_path = |char: char| char.is_ascii_alphanumeric() || "-_./".contains(char);
    let words = text.split(|char| !is_of_path(char));
    let words = words.map(|word| word.trim_end_matches('.'));
    words
        .filter(|word| word.ends_with(".md") && word.len() > 3)
        .collect()
}

/// Returns the last name of a path.
fn name_of(path: &str) -> &str {
    path.rsplit_once('/').map_or(path, |(_, name)| name)
}

#[test]
fn the_clauses_of_a_family_are_numbered_without_a_gap() {
    let page = text(PROTOCOL);
    let all = clauses(&page);
    for family in FAMILIES {
        let own = all.iter().filter_map(|clause| parts(&clause.name));
        let own = own.filter(|(of, _)| *of == family);
        let numbers: Vec<usize> = own.map(|(_, number)| number).collect();
        let wanted: Vec<usize> = (1..=numbers.len()).collect();
        assert!(!numbers.is_empty(), "{family} has no clause");
        assert_eq!(numbers, wanted, "{family}");
    }
    let spelt = after(&page, "<a id=\"");
    let spelt = spelt.iter().filter(|name| is_clause(name)).count();
    assert_eq!(spelt, all.len(), "a clause that is no item of a list");
}

#[test]
fn a_clause_is_one_sentence_of_at_most_25_words() {
    for Clause { name, sentence } in clauses(&text(PROTOCOL)) {
        let count = words(&sentence);
        assert!(
            (3..=MOST_WORDS).contains(&count),
            "{name} has {count} words"
        );
        let is_one = sentence.ends_with('.') && !sentence.contains(". ");
        assert!(is_one, "{name}: {sentence}");
    }
}

/// `cargo test -p packproof-verify --test tests protocol -- --nocapture` prints the table.
#[test]
fn every_clause_is_named_where_it_is_decided_and_by_a_test() {
    let (mut undecided, mut unheld) = (Vec::new(), Vec::new());
    for (clause, decided, held) in rows() {
        println!("{clause} | {} | {}", decided.join(" "), held.join(" "));
        if decided.is_empty() {
            undecided.push(clause.clone());
        }
        if held.is_empty() {
            unheld.push(clause);
        }
    }
    assert_eq!(
        undecided, [""; 0],
        "no source names these where it decides them"
    );
    assert_eq!(
        unheld, UNHELD,
        "the clauses that no test names are not as listed"
    );
}

#[test]
fn every_named_clause_is_there() {
    let page = clauses(&text(PROTOCOL)).into_iter();
    let page: BTreeSet<String> = page.map(|clause| clause.name).collect();
    for named in all_named() {
        for clause in &named.clauses {
            assert!(page.contains(clause), "{}: {clause}", named.place);
        }
    }
}

#[test]
fn every_named_document_is_in_the_tree() {
    let documents = documents();
    assert!(documents.len() > 8, "{documents:?}");
    // A comment is read in lower case.
    let names = documents.iter().map(|path| name_of(path).to_lowercase());
    let names: BTreeSet<String> = names.collect();
    let comments = all().into_iter().flat_map(|(path, source)| {
        let comments = comments(&source).into_iter();
        comments.map(move |comment| (path.display().to_string(), comment))
    });
    let texts = documents.iter().map(|path| (path.clone(), text(path)));
    for (place, text) in comments.chain(texts) {
        for named in named_documents(&text) {
            let is_there = names.contains(&name_of(named).to_lowercase());
            assert!(is_there, "{place}: {named}");
        }
    }
}

#[test]
fn a_clause_is_found_in_a_comment_and_a_code_word_is_not_counted() {
    // The names are put together, so that these lines name nothing.
    let (name, other) = (["dates", "1"].join("-"), ["selection", "7"].join("-"));
    let source = format!(
        "let a = 1; // {name}, {other}\n// {name}\n#[test]\nfn b() {{}}\nlet c = \"{name}\";\n"
    );
    let found = named(&root().join("src/a.rs"), &source);
    let found: Vec<_> = found
        .iter()
        .map(|named| (named.place.as_str(), named.test.as_deref(), &named.clauses))
        .collect();
    let names = vec![name];
    assert_eq!(
        found,
        [
            ("src/a.rs:1", None, &names),
            ("src/a.rs:2", Some("src/a.rs::b"), &names),
        ]
    );
    for (sentence, count) in [
        ("Of two words.", 3),
        ("A `code span` counts not.", 3),
        ("A [link of words](#far-away) counts once.", 6),
        ("K || seed = 2.", 3),
    ] {
        assert_eq!(words(sentence), count, "{sentence}");
    }
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
