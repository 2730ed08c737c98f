//! Opens the files of the output, and replaces only those of an earlier run.

use std::fs::{self, File};
use std::io::{self, BufWriter, ErrorKind, Read};
use std::path::Path;

use crate::arguments::is_standard;

/// The first characters of a table.
pub const TABLE: &str = "file,payload_sha256,";

/// The first characters of test cases.
pub const CASES: &str = "<?xml ";

/// Creates a file of the output, if it may, and the folder that it is in.
fn created(path: &Path, head: &str) -> io::Result<File> {
    may_replace(path, head)?;
    let folder = path.parent().unwrap_or(path);
    fs::create_dir_all(folder).map_err(|fault| at(path, &fault))?;
    File::create(path).map_err(|fault| at(path, &fault))
}

/// Returns the system's error with the file's name.
fn at(path: &Path, fault: &io::Error) -> io::Error {
    io::Error::new(fault.kind(), format!("{}: {fault}", path.display()))
}

/// The head that no earlier output has: saved proofs replace nothing.
pub const NONE: &str = "";

/// Returns the system's error unless there is no file, an empty one, or an earlier output with this head. `--csv
/// proofs/*.json` would lose the first proof.
///
/// # Errors
///
/// Returns that error, with the file's name.
pub fn may_replace(path: &Path, head: &str) -> io::Result<()> {
    if fs::metadata(path).is_ok_and(|found| found.is_file()) {
        let most = u64::try_from(head.len()).unwrap_or(u64::MAX).max(1);
        let mut before = Vec::new();
        let earlier = File::open(path).map_err(|fault| at(path, &fault))?;
        earlier.take(most).read_to_end(&mut before)?;
        if !before.is_empty() && before != head.as_bytes() {
            let why = format!("{} is another file already", path.display());
            return Err(io::Error::new(ErrorKind::AlreadyExists, why));
        }
    }
    Ok(())
}

/// The destination of a table, of test cases or of saved proofs.
pub enum Sink {
    /// The standard output.
    Standard,
    /// A file.
    File(BufWriter<File>),
}

impl Sink {
    /// Opens the file of this name; `-` is the standard output.
    ///
    /// # Errors
    ///
    /// As [`may_replace`].
    pub fn open(path: &Path, head: &str) -> io::Result<Self> {
        match is_standard(path) {
            true => Ok(Self::Standard),
            false => created(path, head).map(|file| Self::File(BufWriter::new(file))),
        }
    }
}
