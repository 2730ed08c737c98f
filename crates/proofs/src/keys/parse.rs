//! A deployment's own list of keys.

use core::fmt;

use values::hash::Hash32;

/// A key that a deployment lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListedKey<'a> {
    /// The network's label, as the list spells it.
    pub network: &'a str,
    /// The hash of the key.
    pub key_hash: Hash32,
}

/// An item of the list that is no key. It lists nothing; the other items count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyListError<'a> {
    /// The item, without the blanks around it.
    pub item: &'a str,
    /// The fault.
    pub problem: Problem<'a>,
}

/// The fault of an item of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem<'a> {
    /// It has no colon.
    NoColon,
    /// Nothing is before its last colon.
    NoNetwork,
    /// This text, after the last colon, is not 64 hex digits.
    KeyHash(&'a str),
}

/// Reads a deployment's list: `network:key hash, network:key hash`. A key hash is 64 hex digits in either
/// case, with or without `0x`. Blanks around each item do not matter, and an empty item is nothing.
///
/// ```
/// use proofs::keys::{Problem, parse};
///
/// let list = format!("anvil:0x{}, base", "5a".repeat(32));
/// let mut keys = parse(&list);
/// assert_eq!(keys.next().expect("one").expect("a key").network, "anvil");
/// let error = keys.next().expect("another").expect_err("no key");
/// assert_eq!((error.item, error.problem), ("base", Problem::NoColon));
/// ```
pub fn parse(list: &str) -> impl Iterator<Item = Result<ListedKey<'_>, KeyListError<'_>>> {
    let items = list.split(',').map(str::trim);
    items
        .filter(|item| !item.is_empty())
        .map(|item| listed_key(item).map_err(|problem| KeyListError { item, problem }))
}

fn listed_key(item: &str) -> Result<ListedKey<'_>, Problem<'_>> {
    let (network, digits) = item.rsplit_once(':').ok_or(Problem::NoColon)?;
    let (network, digits) = (network.trim(), digits.trim());
    if network.is_empty() {
        return Err(Problem::NoNetwork);
    }
    let key_hash = Hash32::from_hex(digits).ok_or(Problem::KeyHash(digits))?;
    Ok(ListedKey { network, key_hash })
}

impl fmt::Display for KeyListError<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let item = self.item;
        match self.problem {
            Problem::NoColon => write!(f, "{item:?} has no colon between network and key hash"),
            Problem::NoNetwork => write!(f, "{item:?} names no network"),
            Problem::KeyHash(digits) => write!(f, "{digits:?} is not 64 hex digits"),
        }
    }
}

impl core::error::Error for KeyListError<'_> {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_item_is_a_key_or_says_why_not() {
        let (one, other) = ("1f".repeat(32), "2F".repeat(32));
        let short = &one[1..];
        let list = format!(
            "base:{one}, Base Sepolia : 0x{other} ,, a:b:0X{one},{one},:{one}, base:{short},\u{e9}:\u{e9},"
        );
        let hash = |digits: &str| Hash32::from_bare_hex(digits).expect("64 digits");
        let key = |network, digits| {
            let key_hash = hash(digits);
            Ok(ListedKey { network, key_hash })
        };
        let problem = |item, problem| Err(KeyListError { item, problem });
        let found: Vec<_> = parse(&list).collect();
        assert_eq!(
            found,
            [
                key("base", &one),
                key("Base Sepolia", &other),
                key("a:b", &one),
                problem(&one, Problem::NoColon),
                problem(&format!(":{one}"), Problem::NoNetwork),
                problem(&format!("base:{short}"), Problem::KeyHash(short)),
                problem("\u{e9}:\u{e9}", Problem::KeyHash("\u{e9}")),
            ]
        );
        assert_eq!(parse("").count(), 0);
        assert_eq!(parse(" , ").count(), 0);
    }

    #[test]
    fn an_error_says_its_text() {
        let said = |list| {
            parse(list)
                .next()
                .expect("one")
                .expect_err("one")
                .to_string()
        };
        assert_eq!(
            said("base"),
            r#""base" has no colon between network and key hash"#
        );
        assert_eq!(said(":00"), r#"":00" names no network"#);
        assert_eq!(said("base:00"), r#""00" is not 64 hex digits"#);
    }
}
