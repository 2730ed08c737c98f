//! Checks that every catalogue uses only the supported part of Fluent, has the messages and variables of the English
//! one, and that the code uses each message.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use words::Language;

/// The variables of each message, by its id.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn messages(language: Language) -> Messages {
    let path = format!("catalogues/{}.ftl", language.tag());
    let text = fs::read_to_string(&path).expect("a catalogue");
    let resource = fluent_syntax::parser::parse(text.as_str())
        .unwrap_or_else(|(_, errors)| panic!("{path}: {errors:?}"));
    let mut all = Messages::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let mut variables = BTreeSet::new();
                assert!(message.attributes.is_empty(), "{:?}", message.id.name);
                let value = message.value.expect("a message has a text");
                collect(&value, false, &mut variables, message.id.name);
                let before = all.insert(message.id.name.into(), variables);
                assert!(
                    before.is_none(),
                    "{path}: {} is there twice",
                    message.id.name
                );
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            other => panic!("{path}: {other:?} is not read here"),
        }
    }
    all
}

/// Collects the variables of a pattern. It fails on any part of Fluent that the page cannot read.
fn collect(pattern: &Pattern<&str>, inside: bool, variables: &mut BTreeSet<String>, id: &str) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                let lines = inside && value.trim().contains('\n');
                assert!(!lines, "{id}: a variant is one line");
                assert!(
                    !value.contains(['<', '\u{2068}', '\u{2069}']),
                    "{id}: a message is text"
                );
            }
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(InlineExpression::StringLiteral { value: "" }) => {}
                Expression::Inline(InlineExpression::VariableReference { id }) => {
                    variables.insert(id.name.into());
                }
                Expression::Select {
                    selector: InlineExpression::VariableReference { id: of },
                    variants,
                } if !inside => {
                    variables.insert(of.name.into());
                    for variant in variants {
                        collect(&variant.value, true, variables, id);
                    }
                }
                other => panic!("{id}: {other:?} is not read here"),
            },
        }
    }
}

#[test]
fn every_language_has_the_messages_of_english_with_their_variables() {
    let english = messages(Language::English);
    for language in Language::ALL {
        let own = messages(language);
        let ids = |all: &Messages| all.keys().cloned().collect::<BTreeSet<_>>();
        let (have, need) = (ids(&own), ids(&english));
        assert!(
            have == need,
            "{language:?} lacks {:?}, and has besides {:?}",
            &need - &have,
            &have - &need
        );
        for (id, variables) in &english {
            assert_eq!(own.get(id), Some(variables), "{language:?}: {id}");
        }
    }
}

/// Collects the Rust sources of a folder and of those in it, without their tests.
fn sources(folder: &Path, all: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, all);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let source = fs::read_to_string(&path).expect("a source");
            all.push_str(source.split("#[cfg(test)]").next().unwrap_or_default());
        }
    }
}

/// The ids are public, so the compiler does not warn about an unused one.
#[test]
fn every_message_is_said() {
    let mut all = String::new();
    for folder in ["src", "../cli/src", "../js/src", "../../src"] {
        sources(Path::new(folder), &mut all);
    }
    all.push_str(include_str!(concat!(env!("OUT_DIR"), "/families.rs")));
    let calls = ["say!(", "id::"].map(|call| all.split(call).skip(1));
    let said = calls.into_iter().flatten().map(|rest| {
        let id = rest.trim_start();
        let end = id.find(|c: char| !c.is_alphanumeric() && c != '_');
        id[..end.unwrap_or(id.len())].replace('_', "-")
    });
    let said: BTreeSet<String> = said.collect();
    // The package's build takes some by their names.
    let build = fs::read_to_string("../../tools/package.mjs").expect("the package's build");
    let unsaid: Vec<String> = messages(Language::English)
        .into_keys()
        .filter(|id| !said.contains(&id.replace('_', "-")) && !build.contains(&format!("\"{id}\"")))
        .collect();
    assert!(unsaid.is_empty(), "{unsaid:#?}");
}
