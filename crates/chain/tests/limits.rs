//! Checks that the protocol lists the limits of a reading as `src/limits.rs` states them. With `PACKPROOF_WRITE=1` the
//! test rewrites the list.

use std::fs;

const LIMITS: &str = include_str!("../src/limits.rs");
const PROTOCOL: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");
const HEAD: &str = "| a reading of the chain | limit |\n| --- | --- |\n";

/// Spells a number with commas, as people read it.
fn spelt(value: &str) -> String {
    if let Some((number, bits)) = value.split_once(" << ") {
        let (number, bits): (u64, u32) = (
            number.parse().expect("a number"),
            bits.parse().expect("bits"),
        );
        return spelt(&(number << bits).to_string());
    }
    if let Some(list) = value.strip_prefix('[') {
        let list = list.trim_end_matches(']').split(", ");
        return list.map(spelt).collect::<Vec<_>>().join(", ");
    }
    let digits = value.replace('_', "");
    let from_end = digits.bytes().rev().enumerate();
    let mut grouped: Vec<char> = Vec::new();
    for (place, digit) in from_end {
        if place > 0 && place % 3 == 0 {
            grouped.push(',');
        }
        grouped.push(char::from(digit));
    }
    grouped.iter().rev().collect()
}

#[test]
fn the_protocol_lists_the_limits_of_a_reading() {
    let mut rows = String::from(HEAD);
    let mut says: Vec<&str> = Vec::new();
    for line in LIMITS.lines() {
        if let Some(says_more) = line.strip_prefix("/// ") {
            says.push(says_more);
        } else if let Some(constant) = line.strip_prefix("pub const ") {
            let (_, value) = constant.split_once(" = ").expect("a value");
            let text = says.join(" ");
            assert!(!text.is_empty(), "{constant}");
            rows += &format!(
                "| {} | {} |\n",
                text.trim_end_matches('.'),
                spelt(value.trim_end_matches(';'))
            );
            says.clear();
        }
    }
    let protocol = fs::read_to_string(PROTOCOL).expect("the protocol");
    let (before, list) = protocol.split_once(HEAD).expect("the list");
    let (_, after) = list.split_once("\n\n").expect("what follows");
    let written = format!("{before}{rows}\n{after}");
    if std::env::var_os("PACKPROOF_WRITE").is_some() {
        fs::write(PROTOCOL, &written).expect("written");
    }
    assert!(
        protocol == written,
        "docs/protocol.md#limits is not as src/limits.rs: {rows}"
    );
}
