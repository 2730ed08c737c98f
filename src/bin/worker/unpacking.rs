//! Files that are not one text in UTF-8: unpacked, decoded, or named.

use intake::file::{Content, Foreign, unpack};
use page::net;
use words::LoadError;

/// Reads what a file holds: one text, or several.
///
/// # Errors
///
/// Why there is none.
pub async fn content(bytes: Vec<u8>) -> Result<Content, LoadError> {
    let content = match unpack(bytes)? {
        Content::Gzip(packed) => unpack(net::inflated(&packed).await?)?,
        content => content,
    };
    match content {
        Content::Gzip(_) => Err(Foreign::Gzip.into()),
        content => Ok(content),
    }
}
