//! Reads lists of proofs: an id or a link on each line.

use intake::{Found, Target, find};

/// Returns the lines of a list, each with its number and the one proof that it names. Empty lines and those that begin
/// with `#` are skipped.
pub fn lines(text: &[u8]) -> impl Iterator<Item = (u64, Option<Target>)> {
    let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
    let lines = text.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii);
    let lines = lines
        .zip(1..)
        .filter(|(line, _)| !line.is_empty() && !line.starts_with(b"#"));
    lines.map(|(line, number)| (number, str::from_utf8(line).ok().and_then(one)))
}

/// Returns true if a text is a list: a line names a proof, and it is neither JSON nor a web page, which may name some
/// too.
pub fn is_list(text: &[u8]) -> bool {
    let begins = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
    let first = begins.trim_ascii_start().first();
    !matches!(first, Some(b'{' | b'[' | b'"' | b'<'))
        && lines(text).any(|(_, target)| target.is_some())
}

/// Reads the one id or link in a text.
pub fn one(text: &str) -> Option<Target> {
    match find(text) {
        Found::One(hit) => Some(hit.target),
        _ => None,
    }
}
