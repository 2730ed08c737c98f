//! Reads files: unpacks, decodes or names those that are not one text in UTF-8.

use js_sys::Object;

use crate::net;
use intake::LoadError;
use intake::file::{Content, ForeignFileError, is_one_text, unpack};
use verify::hash::Hash32;
use verify::report::count;

/// Reads a file in any packing or encoding that the page knows. Returns its content, and the SHA-256 of the file if
/// that is not its content's.
///
/// # Errors
///
/// [`LoadError`] with the reason that the file has no text.
pub async fn read(
    file: &Object,
    observe: &mut dyn FnMut(u64, Option<u64>),
) -> Result<(Content, Option<Hash32>), LoadError> {
    let bytes = net::read(file, observe).await?;
    if is_one_text(&bytes) {
        return Ok((Content::One(bytes), None));
    }
    let fingerprint = Hash32::of(&[&bytes]);
    let content = match unpack(bytes)? {
        Content::Gzip(packed) => unpack(net::inflated(&packed).await?)?,
        content => content,
    };
    match content {
        Content::Gzip(_) => Err(ForeignFileError::Gzip.into()),
        content => Ok((content, Some(fingerprint))),
    }
}

/// Returns the one text of a file. The page splits a file with several texts into separate files.
///
/// # Errors
///
/// [`LoadError`] if the file has several texts, or is packed twice.
pub fn one(content: Content) -> Result<Vec<u8>, LoadError> {
    match content {
        Content::One(text) => Ok(text),
        Content::Lines { lines, .. } => Err(ForeignFileError::Lines(count(lines.len())).into()),
        Content::Gzip(_) => Err(ForeignFileError::Gzip.into()),
    }
}
