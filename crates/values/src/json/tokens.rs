//! The marks that structure a JSON text. Numbers and words lie between them, unread.

use memchr::memchr2;

/// A mark of valid JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token<'a> {
    /// A text, key or value: the part between its quotes.
    Text(&'a str),
    /// The beginning of an object or a list.
    Open {
        /// Whether it is an object's.
        object: bool,
    },
    /// The end of an object or a list.
    Close,
    /// A comma.
    Comma,
}

/// The marks of valid JSON in order, each with the byte where it begins. One pass, no recursion.
pub fn tokens(json: &str) -> impl Iterator<Item = (usize, Token<'_>)> {
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

/// The part of a text before its closing quote, after its opening quote.
pub fn quoted(after: &str) -> &str {
    let mut from = 0_usize;
    while let Some(rest) = after.as_bytes().get(from..)
        && let Some(next) = memchr2(b'"', b'\\', rest)
    {
        let at = from.saturating_add(next);
        if rest.get(next) == Some(&b'"') {
            return after.get(..at).unwrap_or(after);
        }
        // What a backslash escapes does not end the text.
        from = at.saturating_add(2);
    }
    after
}
