//! Reads the bytes of a file, or of the standard input.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, ErrorKind, Read};

use check::within;
use intake::file::MAX_BYTES;
use intake::{Found, find};

use crate::file_error::FileError;

/// Reads a file's bytes.
///
/// # Errors
///
/// Returns the reason for which there are none. The error names a proof link in the place of a file's name.
pub fn bytes(path: &OsStr) -> Result<Vec<u8>, FileError> {
    most(file(path)?)
}

/// Opens a file.
///
/// # Errors
///
/// As [`bytes`].
pub fn file(path: &OsStr) -> Result<File, FileError> {
    File::open(path).map_err(|fault| match find(&path.to_string_lossy()) {
        Found::One(hit) if fault.kind() != ErrorKind::PermissionDenied => {
            let path = hit.path();
            FileError::Link(hit.address.unwrap_or(path))
        }
        _ => FileError::File(fault),
    })
}

/// Reads the standard input's bytes.
///
/// # Errors
///
/// Returns the reason for which there are none.
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
