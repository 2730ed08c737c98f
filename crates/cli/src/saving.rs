//! Writes saved proofs into a folder.

use std::collections::HashSet;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use chain::deployment::Lists;
use chain::saved_proof::SavedProof;
use check::check;
use verify::report::Step;

use crate::inputs::{From, Input};
use crate::text::shown;
use crate::whole;

/// The ending of a saved proof.
const ENDING: &str = ".proof.json";

/// The longest name without its ending, in bytes. A file system takes 255, and a number may follow.
const LONGEST: usize = 200;

/// A folder of saved proofs, with the names in use.
pub struct Folder {
    path: PathBuf,
    taken: HashSet<String>,
}

impl Folder {
    /// Opens the folder of this path, and creates it if it does not exist. The names of inputs in it are in use: a
    /// reading that fails must not replace the answers of an earlier one.
    ///
    /// # Errors
    ///
    /// Returns the system's error.
    pub fn open(path: PathBuf, inputs: &[Input]) -> io::Result<Self> {
        fs::create_dir_all(&path)?;
        let own = path.canonicalize()?;
        let inside = inputs.iter().filter_map(|input| match &input.from {
            From::File(file) => {
                let file = file.canonicalize().ok()?;
                let name = file.file_name()?.to_str()?.to_lowercase();
                let plain = name.strip_suffix(ENDING)?.to_owned();
                (file.parent()? == own).then_some(plain)
            }
            _ => None,
        });
        let taken = inside.collect();
        Ok(Self { path, taken })
    }

    /// Writes a proof under the name of its input, or under the next number if a file of that name says more, or is of
    /// another payload. The file is written whole, or not at all.
    ///
    /// # Errors
    ///
    /// Returns the system's error.
    pub fn save(&mut self, input: &str, proof: &SavedProof, lists: &Lists) -> io::Result<()> {
        let plain = stem(input);
        let mut name = plain.clone();
        for number in 2_u64.. {
            // Some file systems take names in two cases for one.
            let is_free = self.taken.insert(name.to_lowercase());
            let path = self.path.join([&name, ENDING].concat());
            if is_free && may_replace(&path, proof, lists)? {
                break;
            }
            name = format!("{plain}-{number}");
        }
        let name = [&name, ENDING].concat();
        whole::write(&self.path, &name, &proof.write())
    }
}

/// Returns true if a proof may take the place of a file: there is none, or it is a saved proof of the same payload that
/// says no more.
fn may_replace(path: &Path, proof: &SavedProof, lists: &Lists) -> io::Result<bool> {
    let earlier = match fs::read(path) {
        Err(fault) if fault.kind() == ErrorKind::NotFound => return Ok(true),
        earlier => earlier?,
    };
    let is_same = SavedProof::read(&earlier).is_ok_and(|saved| saved.payload == proof.payload);
    Ok(is_same && Said::by(earlier, lists).is_within(&Said::by(proof.write(), lists)))
}

/// The answers that a saved proof holds.
#[derive(Default)]
struct Said {
    /// The number of steps that it proves alone.
    proven: usize,
    /// The number of steps that its answers settle.
    settled: usize,
    /// The number of endpoints that answered.
    endpoints: usize,
}

impl Said {
    fn by(proof: Vec<u8>, lists: &Lists) -> Self {
        let Ok(checked) = check(proof, lists) else {
            return Self::default();
        };
        let is_settled = |step: &&Step| step.id.is_of_chain() && step.cause().is_none();
        let answer = &checked.answer;
        let recorded = answer.recorded.as_ref();
        Self {
            proven: answer.steps.iter().filter(is_settled).count(),
            settled: recorded.map_or(0, |read| read.steps.iter().filter(is_settled).count()),
            endpoints: recorded.map_or(0, |read| read.by.len()),
        }
    }

    const fn is_within(&self, other: &Self) -> bool {
        self.proven <= other.proven
            && self.settled <= other.settled
            && self.endpoints <= other.endpoints
    }
}

/// Returns the name of an input without its folder and its endings, safe to show; `all.ndjson:2` becomes `all-2`.
fn stem(input: &str) -> String {
    let name = Path::new(input).file_name().unwrap_or_default();
    let name = name.to_string_lossy();
    let line = name.rsplit_once(':');
    let line = line.filter(|(_, line)| line.bytes().all(|byte| byte.is_ascii_digit()));
    let (name, line) = line.map_or((name.as_ref(), None), |(name, line)| (name, Some(line)));
    let name = name.strip_suffix(".gz").unwrap_or(name);
    let ends = [".json", ".jsonl", ".ndjson"];
    let name = ends
        .iter()
        .find_map(|end| name.strip_suffix(end))
        .unwrap_or(name);
    let name = name.strip_suffix(".proof").unwrap_or(name);
    let name = match name {
        "-" | "" => "stdin",
        name => name,
    };
    let mut name = shown(name);
    name.truncate(name.floor_char_boundary(LONGEST));
    line.map_or_else(|| name.clone(), |line| format!("{name}-{line}"))
}

#[cfg(test)]
mod tests {
    use super::stem;

    #[test]
    fn a_saved_proof_has_the_name_of_its_input() {
        for (input, name) in [
            ("a/b/pull.json", "pull"),
            ("pull.proof.json", "pull"),
            ("all.ndjson.gz:12", "all-12"),
            ("-", "stdin"),
            ("-:3", "stdin-3"),
            ("pull", "pull"),
            ("a\n\u{1b}[2J.json", "a⟨000A⟩⟨001B⟩[2J"),
            (
                &["a", &"é".repeat(120), ".json"].concat(),
                &["a", &"é".repeat(99)].concat(),
            ),
        ] {
            assert_eq!(stem(input), name);
        }
    }
}
