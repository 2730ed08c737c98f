//! Reads the ids and links of the proofs to follow.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use intake::{Link, Target};
use serde::{Deserialize, Serialize};

use crate::arguments::is_standard;
use crate::file_error::FileError;
use crate::{list, opening, text};

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

impl From<Target> for Followed {
    fn from(target: Target) -> Self {
        match target {
            Target::Proof(link) => Self::Of(link),
            Target::IdOfEitherKind(id) => Self::Id(id),
        }
    }
}

impl Followed {
    /// Returns the proof by its id in one spelling. The state of an earlier version may have an id in capitals.
    pub fn in_one_spelling(&self) -> Self {
        let spelt = match self {
            Self::Of(link) => link.path(),
            Self::Id(id) => id.clone(),
        };
        Target::of(&spelt).map_or_else(|| self.clone(), Self::from)
    }

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
/// Names the input or line that does not name one proof.
pub fn of(named: &[PathBuf]) -> Result<Vec<Followed>, String> {
    let mut all = Vec::new();
    for path in named {
        let name = path.display();
        if !is_standard(path) && !path.exists() {
            let target = list::one(&path.to_string_lossy());
            let none = || format!("{name} is no file, and does not name one proof");
            all.push(target.ok_or_else(none)?.into());
            continue;
        }
        let list = in_file(path).map_err(|why| format!("{name}: {why}"))?;
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
fn in_file(path: &Path) -> Result<Vec<Followed>, String> {
    let bytes = match is_standard(path) {
        true => opening::standard_input(),
        false => opening::bytes(path.as_os_str()),
    };
    let texts = bytes.and_then(|bytes| check::texts(bytes).map_err(FileError::Text));
    match texts.map_err(|error| text::error(&error))?.as_slice() {
        [(_, text)] => lines(text),
        _ => Err("no list of ids or links".to_owned()),
    }
}

fn lines(text: &[u8]) -> Result<Vec<Followed>, String> {
    let each = list::lines(text).map(|(number, target)| {
        let none = || format!("line {number} does not name one proof");
        target.map(Followed::from).ok_or_else(none)
    });
    each.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_line_names_one_proof() {
        const ID: &str = "2fea377c-6030-4380-a2d7-c9538b227b0c";
        let list = format!(
            "\u{feff}# of March\n\n{ID}\nhttps://shop.example/packs/verify/{}#pull-4\r\n/pack-events/verify/early-1\n{ID}\n",
            ID.to_uppercase()
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
