//! Writes the part of the page that has the rules: `write-rules docs/protocol.md PART`.

#![allow(clippy::restriction, reason = "a build that fails ends in a panic")]

use std::error::Error;
use std::{env, fs};

use protocol::Rules;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args_os().skip(1);
    let names = [(); 2].map(|()| arguments.next());
    let ([Some(document), Some(part)], None) = (names, arguments.next()) else {
        return Err("rules DOCUMENT PART".into());
    };
    let rules = Rules::of(&fs::read_to_string(document)?)?;
    Ok(fs::write(part, rules.part())?)
}
