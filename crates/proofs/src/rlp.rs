//! RLP, the encoding that the chain hashes: a string of bytes, or a list of items.
//!
//! It is part of this crate because with the trie and the header it is only 7 kB of brotli. The tests of `packproof-fuzzed`
//! compare it with alloy's.

/// Up to this length a string's or list's first byte holds its length.
const SHORT: usize = 55;

/// A string of these bytes.
///
/// ```
/// use proofs::rlp::string;
///
/// assert_eq!(string(b"dog"), b"\x83dog");
/// assert_eq!(string(&[5]), [5]);
/// assert_eq!(string(&[]), [0x80]);
/// ```
pub fn string(bytes: &[u8]) -> Vec<u8> {
    match bytes {
        [byte] if *byte < 0x80 => vec![*byte],
        _ => [&prefix(0x80, bytes.len()), bytes].concat(),
    }
}

/// A number in big-endian bytes, without its leading zeros.
///
/// ```
/// use proofs::rlp::number;
///
/// assert_eq!(number(&1024_u64.to_be_bytes()), [0x82, 4, 0]);
/// assert_eq!(number(&[0; 32]), [0x80]);
/// ```
pub fn number(big_endian: &[u8]) -> Vec<u8> {
    string(trimmed(big_endian))
}

/// A list of encoded items.
///
/// ```
/// use proofs::rlp::{list, string};
///
/// assert_eq!(list(&[string(b"cat"), string(b"dog")]), b"\xc8\x83cat\x83dog");
/// ```
pub fn list(items: &[Vec<u8>]) -> Vec<u8> {
    let payload = items.concat();
    [prefix(0xc0, payload.len()).as_slice(), &payload].concat()
}

/// The strings of a list of strings. `None` where the bytes are anything else: a nested list, more than one
/// list, or an item that is cut off.
///
/// It reads what a hash has named already, so a longer spelling of the same item is not looked for.
pub fn strings(bytes: &[u8]) -> Option<Vec<&[u8]>> {
    let (mut payload, rest) = taken(0xc0, bytes)?;
    let mut strings = Vec::new();
    while !payload.is_empty() {
        let (string, rest) = taken(0x80, payload)?;
        strings.push(string);
        payload = rest;
    }
    rest.is_empty().then_some(strings)
}

/// An item of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item<'a> {
    /// A string.
    String(&'a [u8]),
    /// A list: its encoded items, one after the other.
    List(&'a [u8]),
}

impl<'a> Item<'a> {
    /// The bytes of a string.
    pub const fn string(self) -> Option<&'a [u8]> {
        match self {
            Self::String(bytes) => Some(bytes),
            Self::List(_) => None,
        }
    }

    /// The items of a list.
    pub fn items(self) -> Option<Vec<Self>> {
        match self {
            Self::String(_) => None,
            Self::List(payload) => items(payload),
        }
    }
}

/// The items of one encoded list, as [`strings`] reads them. `None` for anything else.
///
/// ```
/// use proofs::rlp::{Item, list, nested, string};
///
/// let inner = list(&[string(b"cat")]);
/// let outer = list(&[string(b"dog"), inner]);
/// let read = nested(&outer).expect("a list");
/// assert_eq!(read[0], Item::String(b"dog"));
/// assert_eq!(read[1].items(), Some(vec![Item::String(b"cat")]));
/// assert_eq!(nested(b"dog"), None);
/// ```
pub fn nested(bytes: &[u8]) -> Option<Vec<Item<'_>>> {
    let (payload, rest) = taken(0xc0, bytes)?;
    rest.is_empty().then(|| items(payload))?
}

fn items(mut payload: &[u8]) -> Option<Vec<Item<'_>>> {
    let mut all = Vec::new();
    while let Some(first) = payload.first() {
        let (item, rest) = if *first < 0xc0 {
            let (string, rest) = taken(0x80, payload)?;
            (Item::String(string), rest)
        } else {
            let (list, rest) = taken(0xc0, payload)?;
            (Item::List(list), rest)
        };
        all.push(item);
        payload = rest;
    }
    Some(all)
}

/// Encodes the bytes before the payload: `base` is 0x80 for a string, 0xc0 for a list.
fn prefix(base: u8, length: usize) -> Vec<u8> {
    let bytes = length.to_be_bytes();
    let digits = trimmed(&bytes);
    let plus = |by: usize| base.saturating_add(u8::try_from(by).unwrap_or(u8::MAX));
    if length <= SHORT {
        vec![plus(length)]
    } else {
        [&[plus(SHORT.saturating_add(digits.len()))], digits].concat()
    }
}

/// The payload of the first item, which must be a string (0x80) or list (0xc0), and what follows it.
fn taken(base: u8, bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let (first, rest) = bytes.split_first()?;
    if base == 0x80 && *first < base {
        return bytes.split_at_checked(1);
    }
    let by = usize::from(first.checked_sub(base)?);
    // Strings end where lists begin.
    if by > 63 {
        return None;
    }
    let Some(digits) = by.checked_sub(SHORT).filter(|digits| *digits > 0) else {
        return rest.split_at_checked(by);
    };
    let (digits, rest) = rest.split_at_checked(digits)?;
    let length = digits.iter().try_fold(0_usize, |length, digit| {
        length.checked_mul(256)?.checked_add(usize::from(*digit))
    });
    rest.split_at_checked(length?)
}

fn trimmed(big_endian: &[u8]) -> &[u8] {
    let zeros = big_endian.iter().take_while(|byte| **byte == 0).count();
    big_endian.get(zeros..).unwrap_or_default()
}
