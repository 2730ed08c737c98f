//! Makes the ids of the messages, with the variables of each, from the English catalogue.

use std::path::PathBuf;
use std::{fs, io};

const ENGLISH: &str = "catalogues/en.ftl";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={ENGLISH}");
    let catalogue = fs::read_to_string(ENGLISH)?;
    let out = PathBuf::from(std::env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("ids.rs"), constants(&catalogue))
}

/// A constant for each message: `share-copy-link` is `share_copy_link`.
fn constants(catalogue: &str) -> String {
    let mut ids = Vec::<(String, Vec<&str>)>::new();
    for line in catalogue.lines() {
        match line.split_once(" = ") {
            Some((id, _)) if !line.starts_with(['#', ' ']) => {
                ids.push((id.replace('-', "_"), Vec::new()));
            }
            _ if !line.starts_with(' ') => continue,
            _ => {}
        }
        let Some((_, variables)) = ids.last_mut() else {
            continue;
        };
        for after in line.split("{ $").skip(1) {
            let end = after.find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
            let name = after.split_at(end.unwrap_or(after.len())).0;
            if !variables.contains(&name) {
                variables.push(name);
            }
        }
    }
    let constants = ids.iter().enumerate().map(|(at, (id, variables))| {
        format!("pub const {id}: super::Id = super::Id::new({at}, &{variables:?});\n")
    });
    constants.collect()
}
