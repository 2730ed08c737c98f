//! Checks that every word for the reader comes from the catalogues.

use std::fs;

/// A string of a Rust source, with the code before it.
struct Literal<'a> {
    before: &'a str,
    text: &'a str,
    line: usize,
}

/// Returns the strings of a source, without its comments and its tests.
fn literals(source: &str) -> Vec<Literal<'_>> {
    let source = source.split("#[cfg(test)]").next().unwrap_or_default();
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(rest) = source.get(at..).filter(|rest| !rest.is_empty()) {
        let step = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("'\"'") || rest.starts_with("'\\\"'") {
            rest[1..].find("'").map_or(1, |end| end + 2)
        } else if let Some(inside) = rest.strip_prefix('"') {
            let mut escaped = false;
            let end = inside.find(|character| {
                let ends = character == '"' && !escaped;
                escaped = character == '\\' && !escaped;
                ends
            });
            let end = end.expect("a string ends");
            found.push(Literal {
                before: &source[..at],
                text: &inside[..end],
                line: source[..at].lines().count(),
            });
            end + 2
        } else {
            rest.chars().next().map_or(1, char::len_utf8)
        };
        at += step;
    }
    found
}

/// The attributes whose value a reader reads.
const READ: [&str; 9] = [
    "what",
    "label",
    "words",
    "caption",
    "placeholder",
    "title",
    "alt",
    "aria-label",
    "aria-valuetext",
];

/// The words that the platform itself uses: HTML, SVG, CSS and the keyboard.
const PLATFORM: [&str; 20] = [
    "span",
    "true",
    "img",
    "presentation",
    "location",
    "start",
    "end",
    "middle",
    "hsl",
    "rem",
    "Files",
    "Escape",
    "ArrowDown",
    "ArrowUp",
    "PageDown",
    "PageUp",
    "Home",
    "End",
    "BODY",
    "fill",
];

/// The calls that ask the browser for something by a name or a selector.
const ASKS: [&str; 6] = [
    "query_selector(",
    "closest(",
    "by_id(",
    "attribute(",
    "meta(",
    "include_str!(",
];

/// Returns the words in a string, without its placeholders.
fn words_in(text: &str) -> Vec<String> {
    let mut plain = String::new();
    let mut depth = 0_u32;
    for character in text.chars() {
        match character {
            '{' => {
                depth += 1;
                plain.push(' ');
            }
            '}' => depth = depth.saturating_sub(1),
            _ if depth == 0 => plain.push(character),
            _ => {}
        }
    }
    let words = plain.split(|character: char| !character.is_alphabetic());
    words
        .filter(|word| word.chars().count() > 2)
        .map(str::to_owned)
        .collect()
}

/// Returns true if a string of a component is not for a reader, by its shape and the code before it.
fn is_of_the_machine(literal: &Literal) -> bool {
    let Literal { before, text, .. } = literal;
    let before = before.trim_end();
    let attribute = before.strip_suffix('=').map(|before| {
        let start = before.rfind(|c: char| !c.is_alphanumeric() && !matches!(c, '-' | ':' | '_'));
        before
            .get(start.map_or(0, |start| start + 1)..)
            .unwrap_or_default()
    });
    let attribute = attribute.filter(|name| !name.is_empty() && !READ.contains(name));
    // A name of the specification, an address and a file have such characters inside; a word has them only at its end.
    let is_name = |part: &str| {
        let inside = part.trim_end_matches(|c: char| !c.is_alphanumeric());
        part.contains("://") || inside.contains(|c: char| "_-/:.#[]".contains(c))
    };
    attribute.is_some()
        || text.split_whitespace().all(is_name)
        || before.ends_with("==")
        // The reason for which a lint is allowed.
        || before.ends_with("reason =")
        || ASKS.iter().any(|ask| before.ends_with(ask))
        || words_in(text)
            .iter()
            .all(|word| PLATFORM.contains(&word.as_str()))
}

/// Returns every Rust source of a folder, with its path.
fn sources(folder: &str) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder).expect(folder);
    let paths = entries.map(|entry| entry.expect("a file").path());
    let sources = paths.filter(|path| path.extension().is_some_and(|end| end == "rs"));
    let read = |path: std::path::PathBuf| {
        let text = fs::read_to_string(&path).expect("a source");
        (path.to_string_lossy().into_owned(), for_readers(&text))
    };
    sources.map(read).collect()
}

/// Removes the `Display` of errors from a source, since it is for engineers.
fn for_readers(source: &str) -> String {
    let mut parts = source.split("impl fmt::Display for");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |read, part| {
        let after = part.split_once("\n}\n").map_or("", |(_, after)| after);
        read + "\n" + after
    })
}

/// Returns the strings in these folders that belong in `catalogues/en.ftl`.
fn for_messages(folders: [&str; 2], is: impl Fn(&Literal) -> bool) -> Vec<String> {
    let mut all = Vec::new();
    for (path, text) in folders.into_iter().flat_map(sources) {
        let found = literals(&text).into_iter().filter(|literal| is(literal));
        all.extend(found.map(|found| format!("{path}:{}: {:?}", found.line, found.text)));
    }
    all
}

/// About 180 captions, table heads and sentences were in the components, out of reach for any other language.
#[test]
fn no_component_holds_a_word_for_the_reader() {
    let folders = ["../../src/ui/components", "../../src/ui/pages"];
    let found = for_messages(folders, |literal| !is_of_the_machine(literal));
    assert!(found.is_empty(), "{found:#?}");
}

/// In the modules that word things, a single word may be a name for programs; two words are a sentence.
#[test]
fn no_sentence_stands_beside_the_catalogue() {
    let found = for_messages(["../../src/ui", "src"], |literal| {
        let last = literal.before.rfind("assert!(");
        let asserted = last.is_some_and(|at| !literal.before[at..].contains(';'));
        let parts = literal.text.split(' ');
        let several = parts.filter(|part| !words_in(part).is_empty()).count() > 1;
        several && !asserted && !is_of_the_machine(literal)
    });
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_word_is_told_from_a_name_by_its_shape() {
    let is = |source: &str| literals(source).iter().all(is_of_the_machine);
    for machine in [
        "view! { <p class=\"section-lead\"> }",
        "<Exact value what=\"pack_card_id\" />",
        "<VirtualTableView of=\"cards\" />",
        "format!(\"M{x} {y}h{INNER}z\")",
        "format!(\"card-{row}-below\")",
        "url.protocol() == \"https:\"",
        "placeholder=\"https://…/packs/verify/…\"",
        "input.closest(\"a, button\")",
        "// \"Not code.\"",
    ] {
        assert!(is(machine), "{machine}");
    }
    for word in [
        "<summary>\"Cause\"</summary>",
        "<p>\"drawn for \"{name}</p>",
        "<button aria-label=\"Close\">",
        "format!(\"Copy {what}\")",
        "voice.say(\"Copied.\")",
        "\"deck_hash is missing\"",
        "if open { \"Hide\" } else { \"Show\" }",
        "None => \"nobody\".into()",
        "<dt>\"日本語\"</dt>",
    ] {
        assert!(!is(word), "{word}");
    }
}

/// A buyer reads "random number", and meets "reader" once, for an RPC endpoint.
#[test]
fn a_term_has_one_name_for_the_reader() {
    let text = fs::read_to_string("catalogues/en.ftl").expect("a catalogue");
    let said = |line: &str| match line.split_once(" = ") {
        _ if line.starts_with('#') => String::new(),
        Some((_, text)) => text.to_owned(),
        None => line.to_owned(),
    };
    let lines: Vec<String> = text.lines().map(said).collect();
    let with = |term: &str| -> Vec<&String> {
        let is_word = |c: char| !c.is_alphanumeric();
        let has = |line: &&String| line.split(is_word).any(|word| word == term);
        lines.iter().filter(has).collect()
    };
    let of_variables = |line: &&&String| !line.contains("$word");
    let words: Vec<_> = ["word", "Word"]
        .iter()
        .flat_map(|term| with(term))
        .collect();
    let words: Vec<_> = words.iter().filter(of_variables).collect();
    assert!(words.is_empty(), "{words:#?}");
    assert_eq!(with("endpoint").len(), 1);
    assert!(with("node").is_empty() && with("nodes").is_empty());
}
