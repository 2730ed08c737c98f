//! Searches the sheets for what they must not hold: values outside `style/tokens.css`, because a theme cannot change a
//! colour or a font that is written anywhere else; words, which would be in one language; and more widths than three.

use std::fs;
use std::path::Path;

/// The sheets with values: the tokens, and paper, which is black on white in every theme.
const WITH_VALUES: [&str; 2] = ["tokens.css", "print.css"];

/// The beginnings of values that a sheet must not have.
const VALUES: [&str; 5] = ["#", "rgb(", "hsl(", "oklch(", "font-family: \""];

/// The widths that divide the screens.
const WIDTHS: [&str; 3] = ["40rem", "48rem", "100rem"];

/// The pieces of a sheet, without comments.
#[derive(Debug, Default, PartialEq)]
struct Pieces {
    /// The selectors and the conditions of rules.
    heads: Vec<String>,
    declarations: Vec<String>,
}

impl Pieces {
    fn of(sheet: &str) -> Self {
        let mut parts = sheet.split("/*");
        let mut plain = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            plain.push_str(part.split_once("*/").map_or("", |(_, after)| after));
        }
        let mut pieces = Self::default();
        for piece in plain.split_inclusive(['{', '}', ';']) {
            let (text, end) = piece.split_at(piece.len() - 1);
            let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
            match end {
                _ if text.is_empty() => {}
                "{" => pieces.heads.push(text),
                _ => pieces.declarations.push(text),
            }
        }
        pieces
    }

    fn own_values(&self) -> Vec<&String> {
        let is_own = |text: &&String| VALUES.iter().any(|value| text.contains(value));
        self.declarations.iter().filter(is_own).collect()
    }

    fn words(&self) -> Vec<&String> {
        let is_word = |text: &&String| {
            let mut quoted = text.split('"').skip(1).step_by(2);
            text.starts_with("content:") && quoted.any(|it| it.contains(char::is_alphabetic))
        };
        self.declarations.iter().filter(is_word).collect()
    }

    fn other_widths(&self) -> Vec<&String> {
        let is_other = |text: &&String| {
            text.starts_with("@media")
                && text.contains("width")
                && !WIDTHS
                    .iter()
                    .any(|width| text.contains(&format!(" {width})")))
        };
        self.heads.iter().filter(is_other).collect()
    }
}

/// Returns each sheet by its name.
fn sheets() -> Vec<(String, Pieces)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("style");
    let sheets: Vec<_> = fs::read_dir(folder)
        .expect("style/")
        .map(|entry| {
            let path = entry.expect("a sheet").path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let sheet = fs::read_to_string(&path).expect("a sheet");
            (name.into_owned(), Pieces::of(&sheet))
        })
        .collect();
    assert!(sheets.len() > 10, "{}", sheets.len());
    sheets
}

#[test]
fn what_no_sheet_may_hold_is_found() {
    let sheet = "/* #1 */\n#main {\n  color: #fff;\n  background: var(--paper);\n\
        &::after { content: \"account\"; }\n&::before { content: attr(data-label) \" ↑\" }\n}\n\
        @media (width < 40rem) { }\n@media (width < 52rem) { }\n@media print { }\n";
    let pieces = Pieces::of(sheet);
    assert_eq!(pieces.own_values(), ["color: #fff"]);
    assert_eq!(pieces.words(), ["content: \"account\""]);
    assert_eq!(pieces.other_widths(), ["@media (width < 52rem)"]);
}

#[test]
fn only_the_tokens_hold_values() {
    for (name, pieces) in sheets() {
        if !WITH_VALUES.contains(&name.as_str()) {
            assert_eq!(pieces.own_values(), Vec::<&String>::new(), "{name}");
        }
    }
}

/// Regression: a slip of a pull said "account" in every language.
#[test]
fn no_sheet_holds_a_word() {
    for (name, pieces) in sheets() {
        assert_eq!(pieces.words(), Vec::<&String>::new(), "{name}");
    }
}

#[test]
fn three_widths_divide_the_screens() {
    for (name, pieces) in sheets() {
        assert_eq!(pieces.other_widths(), Vec::<&String>::new(), "{name}");
    }
}

/// A cell is named by its class: a column that is added moves no other.
#[test]
fn no_rule_counts_cells() {
    for (name, pieces) in sheets() {
        let counting: Vec<_> = pieces
            .heads
            .iter()
            .filter(|head| head.contains(":nth-"))
            .collect();
        assert_eq!(counting, Vec::<&String>::new(), "{name}");
    }
}
