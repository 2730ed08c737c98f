//! A file's bytes, and the texts in them: unpacked, decoded, and one by one where it has several.

use std::ffi::OsStr;
use std::fs;
use std::io::{ErrorKind, Read};
use std::ops::Range;

use flate2::read::MultiGzDecoder;
use intake::file::{Content, Foreign, MAX_BYTES, unpack};
use intake::{Found, find};
use verify::Unreadable;

use crate::outcome::FileError;

/// Reads a file's bytes.
///
/// # Errors
///
/// Why there are none; a proof link in the place of a file's name is named.
pub fn bytes(path: &OsStr) -> Result<Vec<u8>, FileError> {
    fs::read(path).map_err(|fault| match find(&path.to_string_lossy()) {
        Found::One(hit) if fault.kind() != ErrorKind::PermissionDenied => {
            let path = hit.path();
            FileError::Link(hit.address.unwrap_or(path))
        }
        _ => FileError::File(fault),
    })
}

/// Reads the texts in a file's bytes.
///
/// # Errors
///
/// Why there are none.
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

/// Unpacks a gzip file, and stops at the most that is read of any.
fn inflated(packed: &[u8]) -> Result<Vec<u8>, FileError> {
    let mut text = Vec::new();
    let mut most = MultiGzDecoder::new(packed).take(MAX_BYTES.saturating_add(1));
    let read = most.read_to_end(&mut text);
    let bytes = read.map_err(|_| FileError::Foreign(Foreign::Gzip))?;
    let bytes = u64::try_from(bytes).unwrap_or(u64::MAX);
    if bytes > MAX_BYTES {
        let limit = MAX_BYTES;
        return Err(FileError::Payload(Unreadable::TooLarge { bytes, limit }));
    }
    Ok(text)
}
