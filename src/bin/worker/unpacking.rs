//! Unpacks, decodes or names files that are not one text in UTF-8.

use intake::file::{Content, ForeignFileError, unpack};
use page::net;
use words::LoadError;

/// Reads the content of a file: one text, or several.
///
/// # Errors
///
/// [`LoadError`] with the reason that the file has no text.
pub async fn content(bytes: Vec<u8>) -> Result<Content, LoadError> {
    let content = match unpack(bytes)? {
        Content::Gzip(packed) => unpack(net::inflated(&packed).await?)?,
        content => content,
    };
    match content {
        Content::Gzip(_) => Err(ForeignFileError::Gzip.into()),
        content => Ok(content),
    }
}
