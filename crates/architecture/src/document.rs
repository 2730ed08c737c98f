//! Reads and writes the arrows that `docs/architecture.md` states.
//!
//! The fenced block has a line for each crate and each room: `verify::pull → json hash position`. A crate or room that
//! uses nothing has no arrow.

use std::collections::BTreeMap;

use crate::arrows::{Arrows, depths, draw};

/// The first and the last line of the block.
const FENCE: [&str; 2] = ["```arrows\n", "```\n"];

/// The arrows between crates, and between the rooms of each.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Drawn {
    /// The arrows between crates.
    pub crates: Arrows,
    /// The arrows between the rooms of each crate.
    pub rooms: BTreeMap<String, Arrows>,
}

impl Drawn {
    /// Returns all arrows, with each room's name after its crate's.
    pub fn all(&self) -> Arrows {
        let mut all = self.crates.clone();
        for (name, rooms) in &self.rooms {
            for (from, used) in rooms {
                let used = used.iter().map(|to| format!("{name}::{to}"));
                all.insert(format!("{name}::{from}"), used.collect());
            }
        }
        all
    }

    /// Reads the arrows of a document, or returns the line that cannot be read.
    pub fn read(document: &str) -> Result<Self, String> {
        let (_, block) = halves(document, FENCE[0])?;
        let (block, _) = halves(block, FENCE[1])?;
        let mut drawn = Self::default();
        for line in block.lines().filter(|line| !line.trim().is_empty()) {
            let (from, used) = line.split_once('→').unwrap_or((line, ""));
            let from = from.trim();
            if from.contains(char::is_whitespace) {
                return Err(format!("{line}: one name and its arrows"));
            }
            let (arrows, from) = match from.split_once("::") {
                Some((name, room)) => (drawn.rooms.entry(name.to_owned()).or_default(), room),
                None => (&mut drawn.crates, from),
            };
            arrows.entry(from.to_owned()).or_default();
            used.split_whitespace()
                .for_each(|to| draw(arrows, from, to));
        }
        Ok(drawn)
    }

    /// Returns the document with a rewritten block: each name comes after those that it uses.
    pub fn write(&self, document: &str) -> Result<String, String> {
        let (before, rest) = halves(document, FENCE[0])?;
        let (_, after) = halves(rest, FENCE[1])?;
        let mut block = String::new();
        for (name, used) in in_order(&self.crates) {
            let gap = if block.is_empty() { "" } else { "\n" };
            block.push_str(&format!("{gap}{}", line(name, used)));
            let Some(rooms) = self.rooms.get(name) else {
                continue;
            };
            for (room, used) in in_order(rooms) {
                block.push_str(&line(&format!("{name}::{room}"), used));
            }
        }
        Ok([before, FENCE[0], &block, FENCE[1], after].concat())
    }
}

/// Splits a text at the first occurrence of `at`, into the text before and after it.
pub(crate) fn halves<'t>(text: &'t str, at: &str) -> Result<(&'t str, &'t str), String> {
    text.split_once(at)
        .ok_or_else(|| format!("no {}", at.trim()))
}

fn line<'n>(from: &str, used: impl IntoIterator<Item = &'n String>) -> String {
    let used: Vec<&str> = used.into_iter().map(String::as_str).collect();
    if used.is_empty() {
        return format!("{from}\n");
    }
    format!("{from} → {}\n", used.join(" "))
}

/// Returns the names in order, each after those that it uses.
fn in_order(
    arrows: &Arrows,
) -> impl Iterator<Item = (&String, &std::collections::BTreeSet<String>)> {
    let depths = depths(arrows);
    let mut order: Vec<_> = arrows.iter().collect();
    order.sort_by_key(|(name, _)| (depths[*name], (*name).clone()));
    order.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOCUMENT: &str = "# Rooms\n\n```arrows\nrules\nrules::json\nrules::pull → json\n\npage → rules\npage::net\n```\n\nThe end.\n";

    #[test]
    fn written_arrows_are_read_back() {
        let drawn = Drawn::read(DOCUMENT).expect("a block");
        assert_eq!(drawn.write(DOCUMENT).as_deref(), Ok(DOCUMENT));
        let all = drawn.all();
        let names: Vec<&str> = all.keys().map(String::as_str).collect();
        assert_eq!(
            names,
            ["page", "page::net", "rules", "rules::json", "rules::pull"]
        );
        assert!(all["rules::pull"].contains("rules::json"));
    }

    #[test]
    fn a_document_without_a_block_or_with_a_broken_line_is_refused() {
        assert_eq!(Drawn::read("# Rooms\n"), Err("no ```arrows".to_owned()));
        let broken = DOCUMENT.replace("rules::pull →", "rules::pull uses");
        assert_eq!(
            Drawn::read(&broken),
            Err("rules::pull uses json: one name and its arrows".to_owned())
        );
    }
}
