//! Reads a file's bytes, and the texts in them: unpacked, decoded, and separated if there are several.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::ops::Range;

use flate2::read::MultiGzDecoder;
use intake::file::{Content, Foreign, MAX_BYTES, unpack};
use intake::{Found, find};
use verify::Unreadable;

use crate::file_error::FileError;

/// Reads a file's bytes.
///
/// # Errors
///
/// Returns the reason for which there are none. The error names a proof link in the place of a file's name.
pub fn bytes(path: &OsStr) -> Result<Vec<u8>, FileError> {
    let file = File::open(path).map_err(|fault| match find(&path.to_string_lossy()) {
        Found::One(hit) if fault.kind() != ErrorKind::PermissionDenied => {
            let path = hit.path();
            FileError::Link(hit.address.unwrap_or(path))
        }
        _ => FileError::File(fault),
    });
    most(file?)
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
    within(bytes)
}

/// Returns the bytes, or an error if they exceed the largest size of a file.
fn within(bytes: Vec<u8>) -> Result<Vec<u8>, FileError> {
    let length = u64::try_from(bytes.len()).unwrap_or(u64::MAX);
    match length > MAX_BYTES {
        true => Err(FileError::Payload(Unreadable::TooLarge {
            bytes: length,
            limit: MAX_BYTES,
        })),
        false => Ok(bytes),
    }
}

/// Reads the texts in a file's bytes.
///
/// # Errors
///
/// Returns the reason for which there are none.
pub fn texts(bytes: Vec<u8>) -> Result<Vec<Vec<u8>>, FileError> {
    let content = match unpack(bytes).map_err(FileError::Foreign)? {
        Content::Gzip(packed) => unpack(inflated(&packed)?).map_err(FileError::Foreign)?,
        content => content,
    };
    match content {
        Content::One(text) => Ok(vec![text]),
        Content::Lines { text, lines } => {
            let line = |line: Range<usize>| text.get(line).unwrap_or_default().to_vec();
            Ok(lines.into_iter().map(line).collect())
        }
        Content::Gzip(_) => Err(FileError::Foreign(Foreign::Gzip)),
    }
}

/// Unpacks a gzip file, and stops at the largest size of a file.
fn inflated(packed: &[u8]) -> Result<Vec<u8>, FileError> {
    match most(MultiGzDecoder::new(packed)) {
        Err(FileError::File(_)) => Err(FileError::Foreign(Foreign::Gzip)),
        read => read,
    }
}
