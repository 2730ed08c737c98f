//! Finds the marks that structure a JSON text, and skips the numbers and words between them.

use memchr::memchr2;

/// A structural mark of valid JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Token<'a> {
    /// A text, key or value: the part between its quotes.
    Text(&'a str),
    /// The beginning of an object or a list.
    Open {
        /// True for an object, false for a list.
        object: bool,
    },
    /// The end of an object or a list.
    Close,
    /// A comma.
    Comma,
}

/// Returns the marks of valid JSON in order, each with the byte at which it begins. One pass, no recursion.
pub(crate) fn tokens(json: &str) -> impl Iterator<Item = (usize, Token<'_>)> {
    let mut rest = json;
    core::iter::from_fn(move || {
        let is_mark = |byte| matches!(byte, b'"' | b'{' | b'[' | b'}' | b']' | b',');
        let next = rest.bytes().position(is_mark)?;
        let (mark, after) = rest.get(next..)?.split_at_checked(1)?;
        let at = json.len().checked_sub(after.len())?.checked_sub(1)?;
        rest = after;
        let token = match mark {
            "\"" => {
                let quoted = quoted(after);
                rest = after.get(quoted.len().checked_add(1)?..)?;
                Token::Text(quoted)
            }
            "{" => Token::Open { object: true },
            "[" => Token::Open { object: false },
            "," => Token::Comma,
            _ => Token::Close,
        };
        Some((at, token))
    })
}

/// Returns the part of a text before its closing quote, given the rest after its opening quote.
pub(crate) fn quoted(after: &str) -> &str {
    let mut from = 0_usize;
    while let Some(rest) = after.as_bytes().get(from..)
        && let Some(next) = memchr2(b'"', b'\\', rest)
    {
        let at = from.saturating_add(next);
        if rest.get(next) == Some(&b'"') {
            return after.get(..at).unwrap_or(after);
        }
        // An escaped character does not end the text.
        from = at.saturating_add(2);
    }
    after
}
