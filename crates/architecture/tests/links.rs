//! Checks that the links, paths and commands of the documents exist, and the sections that sources cite.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Component, Path};

/// The endings of the source files that a document names in backticks.
const SOURCES: [&str; 10] = [
    ".rs", ".mjs", ".ts", ".py", ".toml", ".ftl", ".md", ".tsv", ".css", ".env",
];
/// The endings of the files that cite a document.
const CITING: [&str; 4] = [".rs", ".mjs", ".ts", ".js"];
/// The folders that tools and builds write.
const WRITTEN: [&str; 6] = [".git", "build", "dist", "node_modules", "results", "target"];
/// The document whose older lines name files and commands that are gone.
const HISTORY: &str = "CHANGELOG.md";

/// The names of everything in the repository.
#[derive(Default)]
struct Tree {
    /// The files and folders, by their paths from the root.
    paths: BTreeSet<String>,
    /// The last names of each path: `a/b.rs` has `b.rs` and `a/b.rs`.
    ends: BTreeSet<String>,
    /// The commands of the Makefile.
    commands: BTreeSet<String>,
    /// The documents, with their texts.
    documents: BTreeMap<String, String>,
    /// The sources, with their texts.
    sources: BTreeMap<String, String>,
}

impl Tree {
    fn read() -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let mut tree = Self::default();
        tree.add(&root, "");
        let makefile = fs::read_to_string(root.join("Makefile")).expect("the Makefile");
        let rules = makefile.lines().filter_map(|line| line.split_once(':'));
        tree.commands = rules.map(|(command, _)| command.to_owned()).collect();
        tree
    }

    /// Adds the content of a folder, which is named from the root.
    fn add(&mut self, root: &Path, folder: &str) {
        for entry in fs::read_dir(root.join(folder)).expect("a folder").flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = match folder {
                "" => name.clone(),
                folder => format!("{folder}/{name}"),
            };
            if entry.path().is_dir() {
                if WRITTEN.contains(&name.as_str()) {
                    continue;
                }
                self.add(root, &path);
            } else if name.ends_with(".md") {
                let text = fs::read_to_string(entry.path()).expect("a text");
                self.documents.insert(path.clone(), text);
            } else if CITING.iter().any(|ending| name.ends_with(ending)) {
                let text = fs::read_to_string(entry.path()).expect("a text");
                self.sources.insert(path.clone(), text);
            }
            let ends = path
                .match_indices('/')
                .map(|(at, _)| path[at + 1..].to_owned());
            self.ends.extend(ends);
            self.ends.insert(path.clone());
            self.paths.insert(path);
        }
    }

    /// Returns the links of a document to files and anchors that do not exist.
    fn broken_links<'t>(&self, name: &str, text: &'t str) -> Vec<&'t str> {
        let folder = Path::new(name).parent().unwrap_or(Path::new(""));
        let mut links = between(text, "](", ')');
        links.retain(|link| {
            let (path, anchor) = link.split_once('#').unwrap_or((*link, ""));
            let target = match path {
                "" => name.to_owned(),
                path => plain(&folder.join(path)),
            };
            let document = self.documents.get(&target);
            let has_anchor = document.is_none_or(|text| anchors(text).contains(anchor));
            let is_ours = !link.contains("://");
            is_ours && !(self.paths.contains(&target) && (anchor.is_empty() || has_anchor))
        });
        links
    }

    /// Returns the cited sections of documents that do not exist, each by its document's path and its anchor.
    fn lost_sections<'t>(&self, text: &'t str) -> Vec<&'t str> {
        let is_of_name = |char: char| char.is_ascii_alphanumeric() || "-_./#".contains(char);
        let mentions = text.match_indices("docs/").map(|(at, _)| &text[at..]);
        let names = mentions.map(|rest| rest.split(|char| !is_of_name(char)).next().unwrap_or(""));
        let sections = names.filter_map(|name| Some((name, name.split_once(".md#")?)));
        let lost = sections.filter(|(_, (document, anchor))| {
            let text = self.documents.get(&format!("{document}.md"));
            let has_anchor = |text| anchors(text).contains(anchor.trim_end_matches('.'));
            !anchor.is_empty() && !text.is_some_and(|text| has_anchor(text))
        });
        lost.map(|(name, _)| name.trim_end_matches('.')).collect()
    }

    /// Returns the paths in backticks that do not exist. A source file may have the end of its path alone; other paths
    /// begin at the root.
    fn lost_paths<'t>(&self, text: &'t str) -> Vec<&'t str> {
        let mut spans = spans(text);
        spans.retain(|span| {
            let is_plain = |char: char| char.is_ascii_alphanumeric() || "_-./".contains(char);
            let path = span.trim_end_matches('/');
            let first = span.split_once('/').map(|(first, _)| first);
            let is_from_the_root = first.is_some_and(|first| self.paths.contains(first));
            let is_source = |ending: &&str| path.ends_with(ending) && path != *ending;
            let is_path =
                span.chars().all(is_plain) && (is_from_the_root || SOURCES.iter().any(is_source));
            is_path && !self.ends.contains(path)
        });
        spans
    }

    /// Returns the commands in backticks that the Makefile lacks.
    fn lost_commands<'t>(&self, text: &'t str) -> Vec<&'t str> {
        let mut spans = spans(text);
        spans.retain(|span| {
            let command = span
                .strip_prefix("make ")
                .and_then(|after| after.split(' ').next());
            let is_name = |command: &str| command.chars().all(|char| char.is_ascii_alphanumeric());
            command.is_some_and(|command| is_name(command) && !self.commands.contains(command))
        });
        spans
    }
}

/// Returns the anchors that GitHub gives the headings of a document, and those that it spells out.
fn anchors(text: &str) -> BTreeSet<String> {
    let is_kept = |char: &char| char.is_alphanumeric() || matches!(char, '-' | '_' | ' ');
    let headings = text.lines().filter(|line| line.starts_with('#'));
    let slugs = headings.map(|heading| {
        let title = heading.trim_start_matches('#').trim().to_lowercase();
        title
            .chars()
            .filter(is_kept)
            .collect::<String>()
            .replace(' ', "-")
    });
    let spelt = between(text, "<a id=\"", '"');
    slugs.chain(spelt.into_iter().map(str::to_owned)).collect()
}

/// Returns each text between a mark and the next `end`, on one line.
fn between<'t>(text: &'t str, mark: &str, end: char) -> Vec<&'t str> {
    let after = text.split(mark).skip(1);
    let inner = after.filter_map(|after| Some(after.split_once(end)?.0));
    inner.filter(|inner| !inner.contains('\n')).collect()
}

/// Returns the spans of a document in backticks, without its blocks of code.
fn spans(text: &str) -> Vec<&str> {
    let prose = text.split("```").step_by(2);
    prose
        .flat_map(|prose| prose.split('`').skip(1).step_by(2))
        .collect()
}

/// Returns a path without its `.` and `..`.
fn plain(path: &Path) -> String {
    let mut parts: Vec<String> = Vec::new();
    for part in path.components() {
        match part {
            Component::ParentDir => drop(parts.pop()),
            Component::Normal(name) => parts.push(name.to_string_lossy().into_owned()),
            _ => {}
        }
    }
    parts.join("/")
}

#[test]
fn links_paths_and_commands_of_the_documents_exist() {
    let tree = Tree::read();
    assert!(tree.documents.len() > 20, "{:?}", tree.documents.keys());
    let mut lost = Vec::new();
    for (name, text) in &tree.documents {
        let mut faults = tree.broken_links(name, text);
        if name != HISTORY {
            faults.extend(tree.lost_paths(text));
            faults.extend(tree.lost_commands(text));
        }
        lost.extend(faults.into_iter().map(|fault| format!("{name}: {fault}")));
    }
    assert_eq!(lost, [""; 0], "the documents name what does not exist");
}

#[test]
fn cited_sections_exist() {
    let tree = Tree::read();
    let mut lost = Vec::new();
    for (name, text) in &tree.sources {
        let sections = tree.lost_sections(text).into_iter();
        lost.extend(sections.map(|section| format!("{name}: {section}")));
    }
    assert_eq!(lost, [""; 0], "no document has these sections");
}

#[test]
fn a_lost_link_path_or_command_is_found() {
    let tree = Tree::read();
    let text = "[a](README.md#more) [b](README.md#less) [c](lost.md) [d](https://e.example)\n\
        `src/net.rs` `net.rs` `src/lost.rs` `lost.rs` `docs` `docs/lost` `/lost` `*.rs`\n\
        `make e2e` `make check FILE=a` `make lost`\n\
        ```\n`lost.rs`\n```\n";
    assert_eq!(
        tree.broken_links("SECURITY.md", text),
        ["README.md#less", "lost.md"]
    );
    assert_eq!(
        tree.lost_paths(text),
        ["src/lost.rs", "lost.rs", "docs/lost"]
    );
    assert_eq!(tree.lost_commands(text), ["make lost"]);
    // Written in two parts, because this file is checked too.
    let cite = |(document, anchor)| format!("docs/{document}.md#{anchor}");
    let [hex, lost, gone] = [("protocol", "hex"), ("answer", "lost"), ("lost", "hex")].map(cite);
    let cited = format!("(`{hex}`) {lost}, {gone}.");
    assert_eq!(tree.lost_sections(&cited), [lost, gone]);
}
