//! Changes one digit of the random number in a copy of a payload, so that a reader sees the check fail.
//!
//! This module judges nothing. Every other byte of the copy is the payload's.

use verify::hash::Hash32;
use verify::json::{Document, Object, Raw};
use verify::report::Kind;

/// The largest payload, in bytes, that the worker copies: it holds the copy in addition to the original.
pub const MAX_BYTES: usize = 64 * 1024 * 1024;

/// The bits of a hex digit. A changed number may give the same card, and then the next bit is tried.
pub const BITS: [u32; 4] = [1, 2, 4, 8];

/// A copy of a payload with one digit of the random number changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangedCopy {
    /// The bytes of the copy.
    pub bytes: Vec<u8>,
    /// The published number.
    pub before: String,
    /// The number in the copy.
    pub after: String,
}

/// Copies a payload, and flips a bit of the last digit of its random number. Returns `None` for a payload without such a
/// number, or of more than [`MAX_BYTES`].
pub fn change(document: &Document, bit: u32) -> Option<ChangedCopy> {
    let bytes = document.bytes();
    let before = random_number(document)?.quoted()?;
    if before.contains('\\') || bytes.len() > MAX_BYTES {
        return None;
    }
    let (head, digit) = before.split_at_checked(before.len().checked_sub(1)?)?;
    let changed = char::from_digit(u32::from_str_radix(digit, 16).ok()? ^ bit, 16)?;
    let start = before.as_ptr().addr().checked_sub(bytes.as_ptr().addr())?;
    let mut copy = bytes.to_vec();
    *copy.get_mut(start.checked_add(head.len())?)? = u8::try_from(changed).ok()?;
    Some(ChangedCopy {
        bytes: copy,
        before: before.to_owned(),
        after: format!("{head}{changed}"),
    })
}

/// Returns the random number: the seed of an event, or the word of a Pack pull's draw.
fn random_number(document: &Document) -> Option<Raw<'_>> {
    let object = document.object();
    match verify::kind(document)? {
        Kind::PackEvent => object.get("random_seed").ok()?,
        Kind::PackPull => {
            let target: Hash32 = object.required("target_pull_key").ok()?;
            let mut entries = object.get("chain_events").ok()??.array()?;
            entries.find_map(|entry| word(&entry.object()?, target))
        }
    }
}

/// Returns the word in an entry of the history, if it was given to this draw.
fn word<'a>(entry: &Object<'a>, draw: Hash32) -> Option<Raw<'a>> {
    let kind = entry.get("kind").ok()??.text()?;
    let key: Hash32 = entry.required("pull_key").ok()?;
    match kind == "fulfilled" && key == draw {
        true => entry.get("word").ok()?,
        false => None,
    }
}
