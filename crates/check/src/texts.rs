//! The texts in a file's bytes: unpacked, decoded, and one by one if it has several.

use std::io::Read;
use std::ops::Range;

use flate2::read::MultiGzDecoder;
use intake::LoadError;
use intake::file::{Content, ForeignFileError, MAX_BYTES, unpack};
use verify::PayloadError;

/// Returns bytes that are not more than any file's.
///
/// # Errors
///
/// [`PayloadError::TooLarge`].
pub fn within(bytes: Vec<u8>) -> Result<Vec<u8>, LoadError> {
    let length = u64::try_from(bytes.len()).unwrap_or(u64::MAX);
    match length > MAX_BYTES {
        true => Err(LoadError::Unreadable(PayloadError::TooLarge {
            bytes: length,
            limit: MAX_BYTES,
        })),
        false => Ok(bytes),
    }
}

/// Reads the texts in a file's bytes, each with the number of its line.
///
/// # Errors
///
/// [`LoadError`] if the bytes hold no texts, or more than fit.
pub fn texts(bytes: Vec<u8>) -> Result<Vec<(u64, Vec<u8>)>, LoadError> {
    let content = match unpack(bytes).map_err(LoadError::Foreign)? {
        Content::Gzip(packed) => unpack(inflated(&packed)?).map_err(LoadError::Foreign)?,
        content => content,
    };
    match content {
        Content::One(text) => Ok(vec![(1, text)]),
        Content::Lines { text, lines } => {
            let line = |line: Range<usize>| text.get(line).unwrap_or_default().to_vec();
            let lines = lines.into_iter();
            Ok(lines.map(|(number, own)| (number, line(own))).collect())
        }
        Content::Gzip(_) => Err(LoadError::Foreign(ForeignFileError::Gzip)),
    }
}

/// Unpacks a gzip file, and stops at the most that is read of any.
fn inflated(packed: &[u8]) -> Result<Vec<u8>, LoadError> {
    let mut bytes = Vec::new();
    let mut most = MultiGzDecoder::new(packed).take(MAX_BYTES.saturating_add(1));
    match most.read_to_end(&mut bytes) {
        Ok(_) => within(bytes),
        Err(_) => Err(LoadError::Foreign(ForeignFileError::Gzip)),
    }
}
