//! Shows every message that states a fact of a step with each mark of that step, and checks that none says more.
//!
//! With `PACKPROOF_WRITE=1` the test writes the list: read the difference line by line.

use std::collections::BTreeMap;
use std::{env, fs};

use answer::Mark;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use verify::report::Basis;
use words::Language;
use words::catalogue::{Value, id, set_language, with};
use words::numerals::Numerals;

/// The marks, each with the name of its variant.
const MARKS: [(Mark, &str); 8] = [
    (Mark::Waiting, "open"),
    (Mark::Skipped, "open"),
    (Mark::Passed(Basis::History), "half"),
    (Mark::Recorded, "half"),
    (Mark::Passed(Basis::Data), "passed"),
    (Mark::Passed(Basis::Chain), "passed"),
    (Mark::Passed(Basis::Proof), "passed"),
    (Mark::Failed, "failed"),
];

/// Every message that states a fact of a step, by the step or the question whose mark it takes.
const FACTS: [(&str, &str); 4] = [
    ("contract", "odds-about-fingerprint"),
    ("word_origin or seed_origin", "draw-roll-word-is"),
    ("are all other draws accounted for?", "dependent-about-none"),
    ("the verdict", "limits-pass"),
];

/// Returns the names of the variants by mark of each message that has them; the last one is the default.
fn by_mark(language: Language) -> BTreeMap<String, Vec<String>> {
    let path = format!("catalogues/{}.ftl", language.tag());
    let text = fs::read_to_string(path).expect("a catalogue");
    let resource = fluent_syntax::parser::parse(text.as_str()).expect("a catalogue");
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name, message.value.as_ref()?)),
        _ => None,
    });
    let found = messages.filter_map(|(id, pattern)| Some((id.to_owned(), variants(pattern)?)));
    found.collect()
}

fn variants(pattern: &Pattern<&str>) -> Option<Vec<String>> {
    let mut selects = pattern.elements.iter().filter_map(|element| match element {
        PatternElement::Placeable {
            expression:
                Expression::Select {
                    selector: InlineExpression::VariableReference { id },
                    variants,
                },
        } if id.name == "mark" => Some(variants),
        _ => None,
    });
    let names = selects.next()?.iter().map(|variant| {
        let fluent_syntax::ast::VariantKey::Identifier { name } = variant.key else {
            panic!("a number");
        };
        name.to_owned()
    });
    Some(names.collect())
}

/// The default variant states nothing: a mark without its own variant says no more than an open one.
#[test]
fn every_message_that_states_a_fact_has_variants_by_mark() {
    let mut listed: Vec<&str> = FACTS.iter().map(|(_, id)| *id).collect();
    listed.sort_unstable();
    for language in Language::ALL {
        let found = by_mark(language);
        let ids: Vec<&str> = found.keys().map(String::as_str).collect();
        assert_eq!(ids, listed, "{language:?}");
        for (id, names) in found {
            assert_eq!(names.first().map(String::as_str), Some("passed"), "{id}");
            assert_eq!(names.last().map(String::as_str), Some("open"), "{id}");
            for name in names {
                let is_known = MARKS.iter().any(|(_, known)| *known == name);
                assert!(is_known, "{language:?} {id}: {name}");
            }
        }
    }
}

macro_rules! messages {
    ($($id:ident)+) => {
        [$((stringify!($id), id::$id.text())),+]
    };
}

fn said(text: words::catalogue::MessageText, mark: Mark) -> String {
    with(text, &[("mark", Value::from(mark))])
}

#[test]
fn each_mark_has_a_sentence_that_says_no_more() {
    let messages = messages![
        dependent_about_none
        draw_roll_word_is
        limits_pass
        odds_about_fingerprint
    ];
    assert_eq!(messages.len(), FACTS.len());
    let mut lines = Vec::new();
    for language in Language::ALL {
        let path = format!("catalogues/{}.ftl", language.tag());
        let catalogue = fs::read_to_string(path).expect("a catalogue");
        set_language(language, &catalogue, Numerals::ENGLISH);
        for (name, text) in &messages {
            let passed = said(*text, Mark::Passed(Basis::Chain));
            for (mark, variant) in MARKS {
                let says = said(*text, mark);
                let is_passed = variant == "passed";
                assert_eq!(says == passed, is_passed, "{language:?} {name} {mark:?}");
                assert!(!says.contains('{'), "{language:?} {name} {mark:?}: {says}");
                let line = format!("{} {variant}: {says}", name.replace('_', "-"));
                if language == Language::English && !lines.contains(&line) {
                    lines.push(line);
                }
            }
        }
    }
    set_language(Language::English, "", Numerals::ENGLISH);
    let (path, made) = ("tests/facts.txt", lines.join("\n") + "\n");
    if env::var_os("PACKPROOF_WRITE").is_some() {
        fs::write(path, &made).expect("it is written");
    }
    let held = fs::read_to_string(path).unwrap_or_default();
    assert!(held == made, "{made}\nwrite them with PACKPROOF_WRITE=1");
}
