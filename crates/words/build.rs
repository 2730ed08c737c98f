//! Makes a constant of each message of the English catalogue: its id, its text, and its variables.

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
    let catalogue = fs::read_to_string(ENGLISH)?;
    let out = PathBuf::from(std::env::var_os("OUT_DIR").unwrap_or_default());
    let resource = parse(catalogue.as_str()).map_err(|(_, errors)| {
        io::Error::new(io::ErrorKind::InvalidData, format!("{ENGLISH}: {errors:?}"))
    })?;
    let texts: BTreeMap<_, _> = messages(&catalogue).collect();
    let constants = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(constant(message, texts.get(message.id.name)?)),
        _ => None,
    });
    fs::write(out.join("ids.rs"), constants.collect::<String>())
}

/// The constant of a message: `share-copy-link` is `share_copy_link`.
fn constant(message: &Message<&str>, text: &str) -> String {
    let id = message.id.name;
    let name = id.replace('-', "_");
    let mut variables = Vec::new();
    if let Some(pattern) = &message.value {
        add_variables(pattern, &mut variables);
    }
    let entry = format!("{id}\n{text}");
    format!("pub const {name}: super::Message = super::Message::new({entry:?}, &{variables:?});\n")
}

/// Adds the variables of a text, each once.
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
