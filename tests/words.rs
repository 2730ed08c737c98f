//! Every catalogue is Fluent, of the part of it that the page reads, and says what the English one says.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use packproof::ui::text::Language;

/// Id and variables of each message.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn messages(language: Language) -> Messages {
    messages_in(&format!("src/ui/text/words/{}.ftl", language.tag()))
}

fn messages_in(path: &str) -> Messages {
    let text = fs::read_to_string(path).expect("a catalogue");
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
            other => panic!("{path}: {other:?} is not read by the page"),
        }
    }
    all
}

/// The variables of a pattern; whatever else of Fluent stands in it is not read by the page.
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
                other => panic!("{id}: {other:?} is not read by the page"),
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

/// They lag behind English while English still grows, and may not contradict it meanwhile.
#[test]
fn a_translation_that_is_not_offered_yet_says_the_messages_it_has_with_their_variables() {
    let english = messages(Language::English);
    for entry in fs::read_dir("translations").expect("translations/") {
        let path = entry.expect("a catalogue").path();
        let path = path.to_string_lossy();
        for (id, variables) in messages_in(&path) {
            if let Some(need) = english.get(&id) {
                assert_eq!(&variables, need, "{path}: {id}");
            }
        }
    }
}
