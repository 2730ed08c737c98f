//! Compares the part with the document: a section for each step, every word, and no link that leads nowhere.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]

use std::collections::BTreeSet;
use std::fs;

use protocol::{Element, Piece, Rules};
use verify::report::StepId;

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");

fn document() -> String {
    fs::read_to_string(DOCUMENT).expect("the document")
}

/// Returns the rules as the page reads them.
fn read() -> Rules {
    let rules = Rules::of(&document()).expect("a document that the page can show");
    let read = Rules::read(&rules.part()).expect("a part");
    assert_eq!(read, rules);
    read
}

fn pieces(rules: &Rules) -> impl Iterator<Item = &Piece> {
    rules.sections.iter().flat_map(|section| &section.text)
}

fn text(pieces: &[Piece]) -> String {
    let texts = pieces.iter().filter_map(|piece| match piece {
        Piece::Text(text) => Some(text.as_str()),
        _ => None,
    });
    texts.collect()
}

#[test]
fn every_step_has_its_section() {
    let rules = read();
    let steps = StepId::of_event(true).iter().chain(StepId::of_pull());
    for step in steps {
        let section = rules.section(step.name());
        let section = section.unwrap_or_else(|| panic!("{} has no section", step.name()));
        assert!(text(&section.text).len() > 80, "{section:?}");
    }
}

#[test]
fn a_section_is_drawn_from_its_pieces() {
    use Element::{CodeBlock, Paragraph};
    let rules = Rules::of(
        "# All\n\nSee [salt](#salt), [terms](glossary.md).\n\n### `salt`\nOf 32\nbytes.\n\n    a = b\n    c\n",
    );
    let text = |text: &str| Piece::Text(text.to_owned());
    let rules = rules.expect("rules");
    let (all, salt) = (&rules.sections[0], &rules.sections[1]);
    assert_eq!((all.anchor.as_str(), all.level), ("all", 1));
    assert_eq!((salt.anchor.as_str(), salt.level), ("salt", 3));
    assert_eq!(
        all.text,
        [
            Piece::Open(Paragraph),
            text("See "),
            Piece::Link("salt".to_owned()),
            text("salt"),
            Piece::Close,
            text(", terms."),
            Piece::Close,
        ]
    );
    assert_eq!(
        salt.text,
        [
            Piece::Open(Paragraph),
            text("Of 32 bytes."),
            Piece::Close,
            Piece::Open(CodeBlock),
            text("a = b\nc\n"),
            Piece::Close,
        ]
    );
}

#[test]
fn a_document_that_the_page_cannot_show_is_refused() {
    for (document, found) in [
        ("No heading.", "Paragraph"),
        ("# A\n\n![a](b.png)", "Image"),
        ("# A\n\n<script>b</script>", "HtmlBlock"),
        ("# A\n\nb <b>c</b>", "<b>"),
        ("# A\n\n> b", "BlockQuote"),
        ("# A\n\n2. b", "List(Some(2))"),
        ("#### A", "level h4"),
        ("# A *b*", "Emphasis"),
    ] {
        let refused = Rules::of(document).expect_err(document);
        assert!(refused.contains(found), "{document}: {refused}");
    }
}

#[test]
fn every_link_leads_to_a_section_or_a_place() {
    let rules = read();
    let sections = rules
        .sections
        .iter()
        .map(|section| section.anchor.as_str())
        .collect::<Vec<_>>();
    let passages = pieces(&rules).filter_map(|piece| match piece {
        Piece::Passage(anchor) => Some(anchor.as_str()),
        _ => None,
    });
    let all: Vec<&str> = sections.into_iter().chain(passages).collect();
    let anchors: BTreeSet<&str> = all.iter().copied().collect();
    assert_eq!(anchors.len(), all.len(), "an anchor is there twice");
    let links: Vec<&str> = pieces(&rules)
        .filter_map(|piece| match piece {
            Piece::Link(anchor) => Some(anchor.as_str()),
            _ => None,
        })
        .collect();
    assert!(links.len() > 60, "only {} links", links.len());
    for link in links {
        assert!(anchors.contains(link), "{link}");
    }
}

#[test]
fn every_piece_that_opens_is_closed() {
    for section in read().sections {
        let mut open = 0_u32;
        for piece in &section.text {
            match piece {
                Piece::Open(_) | Piece::Link(_) | Piece::Passage(_) => open += 1,
                Piece::Close => open = open.checked_sub(1).expect(&section.anchor),
                Piece::Text(_) => assert!(open > 0, "{}: {piece:?}", section.anchor),
            }
        }
        assert_eq!(open, 0, "{}", section.anchor);
    }
}

/// Removes each text between two marks.
fn without(text: &str, begins: &str, ends: &str) -> String {
    let mut pieces = text.split(begins);
    let mut kept = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (_, after) = piece.split_once(ends).expect(piece);
        kept.push_str(after);
    }
    kept
}

#[test]
fn no_word_is_lost() {
    let letters = |text: &str| {
        text.chars()
            .filter(|c| c.is_alphanumeric())
            .collect::<String>()
    };
    // Addresses are not words, and the browser writes the numbers of a list.
    let document = without(&without(&document(), "](", ")"), "<a id=", "</a>");
    let lines = document.lines().map(|line| match line.split_once(". ") {
        Some(("1" | "2" | "3" | "4" | "5" | "6" | "7", item)) => letters(item),
        _ => letters(line),
    });
    let written: String = lines.collect();
    let sections = read().sections.into_iter();
    let shown: String = sections
        .map(|section| letters(&section.title) + &letters(&text(&section.text)))
        .collect();
    let same = written
        .chars()
        .zip(shown.chars())
        .take_while(|(a, b)| a == b)
        .count();
    let from_there = |text: &str| text.chars().skip(same).take(40).collect::<String>();
    assert_eq!(from_there(&shown), from_there(&written), "after {same}");
}
