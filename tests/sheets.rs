//! Searches the sheets for values outside `style/tokens.css`: a theme cannot change a colour or a font that is written
//! anywhere else.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]

use std::fs;
use std::path::Path;

/// The sheets with values: the tokens, and paper, which is black on white in every theme.
const WITH_VALUES: [&str; 2] = ["tokens.css", "print.css"];

/// The beginnings of values that a sheet must not have.
const VALUES: [&str; 5] = ["#", "rgb(", "hsl(", "oklch(", "font-family: \""];

/// Returns the declarations of a sheet, without comments and selectors.
fn declarations(sheet: &str) -> Vec<String> {
    let mut plain = String::new();
    for (at, part) in sheet.split("/*").enumerate() {
        plain.push_str(if at == 0 {
            part
        } else {
            part.split_once("*/").map_or("", |(_, after)| after)
        });
    }
    let declared = |line: &&str| line.trim_end().ends_with(';');
    plain
        .lines()
        .filter(declared)
        .map(|line| line.trim().to_owned())
        .collect()
}

fn own_values(sheet: &str) -> Vec<String> {
    let mut declarations = declarations(sheet);
    declarations.retain(|line| VALUES.iter().any(|value| line.contains(value)));
    declarations
}

#[test]
fn a_value_of_its_own_is_found() {
    let sheet = "/* #1 */\n#main {\n  color: #fff;\n  background: var(--paper);\n}\n";
    assert_eq!(own_values(sheet), ["color: #fff;"]);
}

#[test]
fn only_the_tokens_hold_values() {
    let mut sheets = 0;
    for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("style")).expect("style/")
    {
        let path = entry.expect("a sheet").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        sheets += 1;
        if !WITH_VALUES.contains(&name.as_ref()) {
            let sheet = fs::read_to_string(&path).expect("a sheet");
            assert_eq!(own_values(&sheet), Vec::<String>::new(), "{name}");
        }
    }
    assert!(sheets > 10, "{sheets}");
}
