//! A value walked at every depth, its text read once however deep it nests.

use super::Raw;
use super::tokens::{Token, quoted, tokens};

/// A value, and where each object and list in it ends: what is passed over is not read again.
pub struct Nest<'a> {
    json: &'a str,
    /// Beginning and end of each object and list, by beginning.
    containers: Vec<(usize, usize)>,
}

/// A value of a nest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nested<'a> {
    /// The value.
    pub raw: Raw<'a>,
    at: usize,
}

impl<'a> Nest<'a> {
    /// Finds the ends.
    pub fn of(raw: Raw<'a>) -> Self {
        let json = raw.spelling();
        let mut containers: Vec<(usize, usize)> = Vec::new();
        let mut open = Vec::new();
        for (at, token) in tokens(json) {
            match token {
                Token::Open { .. } => {
                    open.push(containers.len());
                    containers.push((at, json.len()));
                }
                Token::Close => {
                    let closed = open
                        .pop()
                        .and_then(|index: usize| containers.get_mut(index));
                    if let Some((_, end)) = closed {
                        *end = at.saturating_add(1);
                    }
                }
                Token::Text(_) | Token::Comma => {}
            }
        }
        Self { json, containers }
    }

    /// The value itself.
    pub const fn outermost(&self) -> Nested<'a> {
        Nested {
            raw: Raw(self.json),
            at: 0,
        }
    }

    /// The values that stand directly in an object or list, in the order of the text. Of an
    /// object: its keys and values in turn.
    pub fn inside(&self, container: Nested<'a>) -> impl Iterator<Item = Nested<'a>> + '_ {
        let mut from = container.at.saturating_add(1);
        core::iter::from_fn(move || {
            let rest = self.json.get(from..)?;
            let between = |byte: &u8| matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | b',' | b':');
            let skipped = rest.bytes().take_while(|byte| between(byte)).count();
            let at = from.checked_add(skipped)?;
            let nested = self.value(at)?;
            from = at.checked_add(nested.raw.0.len())?;
            Some(nested)
        })
    }

    /// The value that begins at a byte; `None` where an object or list ends.
    fn value(&self, at: usize) -> Option<Nested<'a>> {
        let rest = self.json.get(at..)?;
        let end = match rest.as_bytes().first()? {
            b'}' | b']' => return None,
            b'{' | b'[' => {
                let index = self
                    .containers
                    .binary_search_by_key(&at, |(start, _)| *start);
                self.containers.get(index.ok()?)?.1
            }
            b'"' => at
                .checked_add(quoted(rest.get(1..)?).len())?
                .checked_add(2)?,
            _ => {
                let ends = [',', '}', ']', ' ', '\t', '\n', '\r'];
                at.checked_add(rest.find(ends).unwrap_or(rest.len()))?
            }
        };
        Some(Nested {
            raw: Raw(self.json.get(at..end)?),
            at,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn inside(json: &str) -> Vec<&str> {
        let nest = Nest::of(Raw(json));
        let found: Vec<_> = nest.inside(nest.outermost()).collect();
        found.iter().map(|nested| nested.raw.spelling()).collect()
    }

    #[test]
    fn what_stands_directly_inside_is_found() {
        assert_eq!(inside("[]"), [""; 0]);
        assert_eq!(inside("{ }"), [""; 0]);
        assert_eq!(
            inside(r#"[ 1 ,[2,[3]], "a,]\"}" ,{"b":[{}]},-1.5e+3,null]"#),
            [
                "1",
                "[2,[3]]",
                r#""a,]\"}""#,
                r#"{"b":[{}]}"#,
                "-1.5e+3",
                "null"
            ]
        );
        assert_eq!(
            inside("{\"a\\\\\" :\n{\"b\":1} , \"\":true}"),
            ["\"a\\\\\"", "{\"b\":1}", "\"\"", "true"]
        );
    }

    #[test]
    fn what_is_inside_can_be_walked_on() {
        let nest = Nest::of(Raw(r#"[[0],{"k":[[],[1,2]]}]"#));
        let last = |container| nest.inside(container).last().expect("not empty");
        let pair = last(last(last(nest.outermost())));
        let spelt: Vec<_> = nest.inside(pair).map(|n| n.raw.spelling()).collect();
        assert_eq!(spelt, ["1", "2"]);
    }
}
