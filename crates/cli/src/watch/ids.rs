//! Reads the ids and links of the proofs to follow.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use intake::{Found, Link, Target, find};
use serde::{Deserialize, Serialize};

use crate::arguments::is_standard;
use crate::opening;

/// The largest number of followed proofs.
const MOST: usize = 100_000;

/// A followed proof: the known part of its kind, and its id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Followed {
    /// A pull or an event.
    Of(Link),
    /// An id of an unknown kind.
    Id(String),
}

impl Followed {
    /// Returns the id.
    pub fn id(&self) -> &str {
        match self {
            Self::Of(link) => link.id(),
            Self::Id(id) => id,
        }
    }

    /// Returns the word for the kind.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Of(Link::Event(_)) => "event",
            Self::Of(Link::Pull(_)) => "pull",
            Self::Id(_) => "id",
        }
    }
}

/// Reads the proofs in the inputs, each once: an id, a link, or a file with one on each line. Empty lines and those that
/// begin with `#` have none.
///
/// # Errors
///
/// Says which input or line does not name one proof.
pub fn of(named: &[PathBuf]) -> Result<Vec<Followed>, String> {
    let mut all = Vec::new();
    for path in named {
        let name = path.display();
        if !is_standard(path) && !path.exists() {
            let followed = one(&path.to_string_lossy());
            let none = || format!("{name} is no file, and does not name one proof");
            all.push(followed.ok_or_else(none)?);
            continue;
        }
        let list = list(path).map_err(|why| format!("{name}: {why}"))?;
        all.extend(list);
    }
    let mut seen = HashSet::new();
    all.retain(|followed| seen.insert((followed.kind(), followed.id().to_owned())));
    match all.len() > MOST {
        true => Err(format!("more than {MOST} proofs")),
        false => Ok(all),
    }
}

/// Reads the proofs in a file.
fn list(path: &Path) -> Result<Vec<Followed>, String> {
    let bytes = match is_standard(path) {
        true => opening::standard_input(),
        false => opening::bytes(path.as_os_str()),
    };
    lines(&bytes.map_err(|error| error.to_string())?)
}

fn lines(bytes: &[u8]) -> Result<Vec<Followed>, String> {
    let text = std::str::from_utf8(bytes).map_err(|_| "no text".to_owned())?;
    let text = text.trim_start_matches('\u{feff}');
    let lines = text.lines().map(str::trim).zip(1..);
    let lines = lines.filter(|(line, _): &(_, usize)| !line.is_empty() && !line.starts_with('#'));
    let each = lines.map(|(line, number)| {
        one(line).ok_or_else(|| format!("line {number} does not name one proof"))
    });
    each.collect()
}

/// Reads the one id or link in a text.
fn one(text: &str) -> Option<Followed> {
    let Found::One(hit) = find(text) else {
        return None;
    };
    Some(match hit.target {
        Target::Proof(link) => Followed::Of(link),
        Target::IdOfEitherKind(id) => Followed::Id(id),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_line_names_one_proof() {
        const ID: &str = "2fea377c-6030-4380-a2d7-c9538b227b0c";
        let list = format!(
            "\u{feff}# of March\n\n{ID}\nhttps://shop.example/packs/verify/{ID}#pull-4\r\n/pack-events/verify/early-1\n{ID}\n"
        );
        let followed = lines(list.as_bytes()).expect("a list");
        let said: Vec<_> = followed
            .iter()
            .map(|each| (each.kind(), each.id()))
            .collect();
        assert_eq!(
            said,
            [("id", ID), ("pull", ID), ("event", "early-1"), ("id", ID)]
        );
        for (list, number) in [
            ("<html>", 1),
            (&format!("{ID}\n\n{ID} {}", ID.replace('2', "3")), 3),
        ] {
            let why = format!("line {number} does not name one proof");
            assert_eq!(lines(list.as_bytes()), Err(why));
        }
    }
}
