//! Reads the bytes of a file, or of the standard input.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, ErrorKind, Read};

use check::within;
use intake::file::MAX_BYTES;
use intake::{Link, Target};

use crate::file_error::FileError;

/// Reads a file's bytes.
///
/// # Errors
///
/// Returns the reason why there are no bytes. The error names an id or a link in the place of a file's name.
pub fn bytes(path: &OsStr) -> Result<Vec<u8>, FileError> {
    most(file(path)?)
}

/// Opens a file.
///
/// # Errors
///
/// As [`bytes`].
pub fn file(path: &OsStr) -> Result<File, FileError> {
    File::open(path).map_err(|fault| {
        let name = path.to_string_lossy();
        match Target::of(&name) {
            _ if fault.kind() == ErrorKind::PermissionDenied => FileError::File(fault),
            Some(Target::Proof(_)) => FileError::Link(name.into_owned()),
            Some(Target::IdOfEitherKind(id)) => FileError::Link(Link::Pull(id).path()),
            None => FileError::File(fault),
        }
    })
}

/// Reads the standard input's bytes.
///
/// # Errors
///
/// Returns the reason why there are no bytes.
pub fn standard_input() -> Result<Vec<u8>, FileError> {
    most(io::stdin().lock())
}

/// Reads to the end, and stops at the largest size of a file.
fn most(from: impl Read) -> Result<Vec<u8>, FileError> {
    let mut bytes = Vec::new();
    let mut most = from.take(MAX_BYTES.saturating_add(1));
    most.read_to_end(&mut bytes).map_err(FileError::File)?;
    within(bytes).map_err(FileError::Text)
}
