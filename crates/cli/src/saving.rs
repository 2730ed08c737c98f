//! A folder of saved proofs.

use std::collections::HashSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use chain::saved_proof::SavedProof;

use crate::whole;

/// A folder of saved proofs, and the names that were taken in it.
pub struct Folder {
    path: PathBuf,
    taken: HashSet<String>,
}

impl Folder {
    /// The folder of this path, which is made if it is not there.
    ///
    /// # Errors
    ///
    /// The system's error.
    pub fn open(path: PathBuf) -> io::Result<Self> {
        fs::create_dir_all(&path)?;
        let taken = HashSet::new();
        Ok(Self { path, taken })
    }

    /// Writes a proof under the name of its input. A file is there whole, or not at all.
    ///
    /// # Errors
    ///
    /// The system's error.
    pub fn save(&mut self, input: &str, proof: &SavedProof) -> io::Result<()> {
        let plain = stem(input);
        let mut name = plain.clone();
        for number in 2_u64.. {
            if self.taken.insert(name.clone()) {
                break;
            }
            name = format!("{plain}-{number}");
        }
        let name = format!("{name}.proof.json");
        whole::write(&self.path, &name, &proof.write())
    }
}

/// The name of an input without its folder and its endings; `all.ndjson:2` is `all-2`.
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
    line.map_or_else(|| name.to_owned(), |line| format!("{name}-{line}"))
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
        ] {
            assert_eq!(stem(input), name);
        }
    }
}
