//! Scans a JSON text once for the end of each object and array, and for a key that an object repeats.
//!
//! With these ends, the reader can skip a value without reading it again. A payload with a repeated key has no meaning,
//! because two readers may read different values from that object.

use super::payload_error::PayloadError;
use super::text::{Unit, by_code_point, units};
use super::tokens::{Token, tokens};
use crate::order;

/// The deepest nesting of a payload that is read. An honest one needs eight levels.
pub const MAX_DEPTH: usize = 128;

/// An object or an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Span {
    /// The length in bytes, brackets included.
    pub bytes: usize,
    /// The number of objects and lists in the span: itself and those at every depth.
    pub spans: usize,
}

/// A key that one object repeats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RepeatedKey {
    /// The path to the second occurrence: `pulls[3].user_id`.
    pub path: String,
    /// The repeated key.
    pub key: String,
}

/// An open object or list of the scan.
struct Level {
    /// The index of its span in the list of spans.
    span: usize,
    /// The byte at which it begins.
    at: usize,
    /// The index of the object's first key in the list of keys; `None` for a list.
    keys: Option<usize>,
    /// The number of items that the list has already had.
    index: usize,
}

/// Returns the objects and lists of valid JSON in the order in which they begin, and the first repeated key. An object
/// reports its repeated key when it closes.
pub(crate) fn scan(json: &str) -> Result<(Vec<Span>, Option<RepeatedKey>), PayloadError> {
    // The exact room for all of them: a growing list needs up to twice its room.
    let opens = json.bytes().filter(|byte| matches!(byte, b'{' | b'['));
    let mut spans: Vec<Span> = Vec::with_capacity(opens.count());
    let mut levels: Vec<Level> = Vec::new();
    let mut keys: Vec<&str> = Vec::new();
    let mut awaits_key = false;
    let mut found = None;
    for (at, token) in tokens(json) {
        match token {
            Token::Text(text) => {
                if awaits_key {
                    keys.push(text);
                    awaits_key = false;
                }
            }
            Token::Open { object } => {
                if levels.len() >= MAX_DEPTH {
                    return Err(PayloadError::TooDeep);
                }
                awaits_key = object;
                levels.push(Level {
                    span: spans.len(),
                    at,
                    keys: object.then_some(keys.len()),
                    index: 0,
                });
                spans.push(Span { bytes: 0, spans: 0 });
            }
            Token::Comma => {
                if let Some(level) = levels.last_mut() {
                    level.index = level.index.saturating_add(1);
                    awaits_key = level.keys.is_some();
                }
            }
            Token::Close => {
                awaits_key = false;
                let Some(level) = levels.pop() else { continue };
                let within = spans.len().saturating_sub(level.span);
                if let Some(span) = spans.get_mut(level.span) {
                    span.bytes = at.saturating_sub(level.at).saturating_add(1);
                    span.spans = within;
                }
                if let Some(from) = level.keys {
                    let own = keys.get(from..).unwrap_or_default();
                    if found.is_none()
                        && let Some(key) = repeated(own)
                    {
                        let path = path(&levels, &keys, from, &key);
                        found = Some(RepeatedKey { path, key });
                    }
                    keys.truncate(from);
                }
            }
        }
    }
    Ok((spans, found))
}

/// Returns the repeated key, if there is one. Escapes count as the characters that they spell.
fn repeated(keys: &[&str]) -> Option<String> {
    const FEW: usize = 12;
    let spelt_alike = |keys: &[&str]| {
        keys.iter().enumerate().find_map(|(index, key)| {
            let before = keys.get(..index).unwrap_or_default();
            before.contains(key).then(|| (*key).to_owned())
        })
    };
    if keys.len() <= FEW && !keys.iter().any(|key| key.contains('\\')) {
        return spelt_alike(keys);
    }
    let mut sorted = keys.to_vec();
    order::sort_by(&mut sorted, |one, other| by_code_point(one, other));
    let twice = sorted.windows(2).find_map(|pair| match pair {
        [one, other] if by_code_point(one, other).is_eq() => Some(one),
        _ => None,
    })?;
    let shown = units(twice).map(|unit| match unit {
        Unit::Char(char) => char,
        Unit::Lone(_) => char::REPLACEMENT_CHARACTER,
    });
    Some(shown.collect())
}

/// Returns the path to a key of the object that has closed, whose keys began at `from`.
fn path(levels: &[Level], keys: &[&str], from: usize, key: &str) -> String {
    // An open object's open member is its last key: the one before the next object's first.
    let mut next_starts = levels
        .iter()
        .filter_map(|level| level.keys)
        .skip(1)
        .chain([from]);
    let mut path = String::new();
    for level in levels {
        if level.keys.is_some() {
            let open = next_starts
                .next()
                .and_then(|start| start.checked_sub(1))
                .and_then(|last| keys.get(last));
            path.push_str(open.copied().unwrap_or_default());
            path.push('.');
        } else {
            path = format!("{}[{}].", path.trim_end_matches('.'), level.index);
        }
    }
    path.push_str(key);
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    fn repeats(json: &str) -> Option<(String, String)> {
        let (_, found) = scan(json).expect("not too deep");
        found.map(|found| (found.path, found.key))
    }

    fn spans(json: &str) -> Vec<(usize, usize)> {
        let (spans, _) = scan(json).expect("not too deep");
        spans.iter().map(|span| (span.bytes, span.spans)).collect()
    }

    #[test]
    fn a_span_reaches_over_what_is_in_it() {
        assert_eq!(spans("1"), []);
        assert_eq!(spans(r#"{ "a]" : [ ] }"#), [(14, 2), (3, 1)]);
        assert_eq!(
            spans(r#"[[1],{"k":[[],2]}]"#),
            [(18, 5), (3, 1), (12, 3), (6, 2), (2, 1)]
        );
    }

    fn at(path: &str, key: &str) -> Option<(String, String)> {
        Some((path.to_owned(), key.to_owned()))
    }

    #[test]
    fn a_repeated_key_is_found_at_any_depth() {
        assert_eq!(
            repeats(r#"{"a":1,"b":{"a":2},"c":[{"a":1},{"a":2}]}"#),
            None
        );
        assert_eq!(repeats(r#"{"a":1,"b":2,"a":3}"#), at("a", "a"));
        assert_eq!(
            repeats(r#"{"n":[[],{"x":"}],{"}],"p":[{"u":1},{"u":1,"v":{"k":1,"k":2}}]}"#),
            at("p[1].v.k", "k")
        );
        assert_eq!(
            repeats(r#"[[{"a":1}],[0,{"q":1,"q":1}]]"#),
            at("[1][1].q", "q")
        );
    }

    #[test]
    fn escaped_keys_are_compared_by_their_characters() {
        assert_eq!(
            repeats(r#"{"award":1,"\u0061ward":2}"#),
            at("award", "award")
        );
        assert_eq!(repeats(r#"{"a\"":1,"a":2,"a\\":3}"#), None);
    }

    #[test]
    fn many_keys_are_sorted_not_compared_in_pairs() {
        let members: Vec<String> = (0..50_000).map(|n| format!("\"{n}\":0")).collect();
        assert_eq!(repeats(&format!("{{{}}}", members.join(","))), None);
        assert_eq!(
            repeats(&format!("{{{},\"49\":0}}", members.join(","))),
            at("49", "49")
        );
    }

    #[test]
    fn nesting_is_bounded() {
        let deep = |levels| "[".repeat(levels) + &"]".repeat(levels);
        assert!(scan(&deep(MAX_DEPTH)).is_ok());
        assert_eq!(scan(&deep(MAX_DEPTH + 1)), Err(PayloadError::TooDeep));
    }
}
