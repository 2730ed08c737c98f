//! Makes the ids of the messages, with the variables of each, from the English catalogue.

use std::path::PathBuf;
use std::{fs, io};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser::parse;

const ENGLISH: &str = "catalogues/en.ftl";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={ENGLISH}");
    let catalogue = fs::read_to_string(ENGLISH)?;
    let out = PathBuf::from(std::env::var_os("OUT_DIR").unwrap_or_default());
    let resource = parse(catalogue.as_str()).map_err(|(_, errors)| {
        io::Error::new(io::ErrorKind::InvalidData, format!("{ENGLISH}: {errors:?}"))
    })?;
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    let constants = messages.enumerate().map(constant);
    fs::write(out.join("ids.rs"), constants.collect::<String>())
}

/// The constant of a message: `share-copy-link` is `share_copy_link`.
fn constant((at, message): (usize, &Message<&str>)) -> String {
    let id = message.id.name.replace('-', "_");
    let mut variables = Vec::new();
    if let Some(pattern) = &message.value {
        add_variables(pattern, &mut variables);
    }
    format!("pub const {id}: super::Id = super::Id::new({at}, &{variables:?});\n")
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
