//! Generates the code for the messages. Each message of the English catalogue becomes a constant with its id, its text
//! and its variables. Each family of messages (`families.rs`) becomes a function from a value to its message.

#![allow(clippy::restriction, reason = "a build that fails ends in a panic")]

#[path = "families.rs"]
mod families;
#[path = "src/messages.rs"]
mod messages;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::{fs, io};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use messages::messages;

const ENGLISH: &str = "catalogues/en.ftl";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={ENGLISH}");
    println!("cargo::rerun-if-changed=src/messages.rs");
    println!("cargo::rerun-if-changed=families.rs");
    let catalogue = fs::read_to_string(ENGLISH)?;
    let out = PathBuf::from(std::env::var_os("OUT_DIR").unwrap_or_default());
    let resource = parse(catalogue.as_str()).map_err(|(_, errors)| {
        io::Error::new(io::ErrorKind::InvalidData, format!("{ENGLISH}: {errors:?}"))
    })?;
    let texts: BTreeMap<_, _> = messages(&catalogue).collect();
    let messages: BTreeMap<&str, Vec<&str>> = resource
        .body
        .iter()
        .filter_map(|entry| match entry {
            Entry::Message(message) => Some((message.id.name, variables(message))),
            _ => None,
        })
        .collect();
    let constants = messages
        .iter()
        .filter_map(|(id, variables)| Some(constant(id, texts.get(id)?, variables)));
    fs::write(out.join("ids.rs"), constants.collect::<String>())?;
    let families = families::FAMILIES
        .iter()
        .map(|family| family.function(&messages));
    fs::write(out.join("families.rs"), families.collect::<String>())
}

/// Writes the constant of a message: `share-copy-link` becomes `share_copy_link`.
fn constant(id: &str, text: &str, variables: &[&str]) -> String {
    let name = id.replace('-', "_");
    let entry = format!("{id}\n{text}");
    format!("pub const {name}: super::Message = super::Message::new({entry:?}, &{variables:?});\n")
}

/// Returns the variables of a message.
fn variables<'a>(message: &Message<&'a str>) -> Vec<&'a str> {
    let mut variables = Vec::new();
    if let Some(pattern) = &message.value {
        add_variables(pattern, &mut variables);
    }
    variables
}

/// Collects the variables of a text, each once.
fn add_variables<'a>(pattern: &Pattern<&'a str>, variables: &mut Vec<&'a str>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        let placed = match expression {
            Expression::Inline(placed) => placed,
            Expression::Select { selector, variants } => {
                for variant in variants {
                    add_variables(&variant.value, variables);
                }
                selector
            }
        };
        if let InlineExpression::VariableReference { id } = placed
            && !variables.contains(&id.name)
        {
            variables.push(id.name);
        }
    }
}
