//! Finds the only proof link, or the only id, in any text.

use std::borrow::Cow;

use crate::characters::{ends_link, is_word, seen};
use crate::id::{Spelt, asked, ids, is_lead, is_uuid, value};
use crate::route::{Hit, Target, links};
use crate::wrapping::{MAX_DEPTH, carried};

/// The largest part of a text that is searched, in bytes: a long mail.
const MAX_TEXT: usize = 1 << 16;

/// The largest total of carried texts that are searched, in bytes.
const MAX_CARRIED: usize = 1 << 20;

/// The proof that a text names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// The text is empty.
    Nothing,
    /// The text names one proof.
    One(Hit),
    /// The text names several different proofs.
    Several(Vec<Hit>),
    /// The text has 64 hex digits: a key or a hash, by which no service finds a proof.
    Key,
    /// The text names no proof.
    Unknown,
}

/// The links and ids found so far, the surest first.
#[derive(Default)]
struct Hits {
    /// Links whose id is a UUID.
    links: Vec<Hit>,
    /// Links whose id is another text.
    others: Vec<Hit>,
    /// Ids without a link.
    ids: Vec<Hit>,
    /// The total bytes of the texts that links have carried.
    carried: usize,
}

impl Hits {
    fn count(&self) -> usize {
        let all = [&self.links, &self.others, &self.ids].map(Vec::len);
        all.into_iter().fold(0, usize::saturating_add)
    }
}

/// Finds the only proof link, or the only id, in a text.
///
/// # Examples
///
/// ```
/// use intake::{Found, Link, Target, find};
///
/// let text = "(see https://shop.example/packs/verify/2fea377c-6030-4380-a2d7-c9538b227b0c.)";
/// let Found::One(hit) = find(text) else { panic!("a link") };
/// assert_eq!(hit.target, Target::Proof(Link::Pull("2fea377c-6030-4380-a2d7-c9538b227b0c".into())));
/// ```
pub fn find(text: &str) -> Found {
    let end = text.floor_char_boundary(MAX_TEXT);
    let text = text.get(..end).unwrap_or_default();
    let clean = unescaped(&seen(&referred(text))).replace("](", "] (");
    if clean.trim().is_empty() {
        return Found::Nothing;
    }
    let mut hits = Hits::default();
    search(&clean, 0, &mut hits);
    if hits.links.is_empty() {
        hits.links.extend(broken_links(&clean));
    }
    if hits.count() == 0 {
        hits.ids.extend(broken_id(&clean));
    }
    let Hits {
        links, others, ids, ..
    } = hits;
    let hits = [links, others, ids]
        .into_iter()
        .find(|hits| !hits.is_empty());
    match distinct(hits.unwrap_or_default()) {
        hits if hits.len() > 1 => Found::Several(hits),
        hits => match hits.into_iter().next() {
            Some(hit) => Found::One(hit),
            None if clean.split(|char| !is_word(char)).any(is_key) => Found::Key,
            None => Found::Unknown,
        },
    }
}

/// Resolves the character references that HTML writes for slashes, dashes and letters, and what people write for the
/// dots and the scheme of a link that nobody shall click.
fn referred(text: &str) -> Cow<'_, str> {
    if !["&", "[.]", "hxxp"].iter().any(|part| text.contains(part)) {
        return Cow::Borrowed(text);
    }
    let text = text.replace("[.]", ".");
    let text = text.replace("hxxp://", "http://");
    let text = text.replace("hxxps://", "https://");
    let mut parts = text.split('&');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let reference = part.split_once(';');
        match reference.and_then(|(name, rest)| Some((reference_of(name)?, rest))) {
            Some((character, rest)) => {
                plain.push(character);
                plain.push_str(rest);
            }
            None => {
                plain.push('&');
                plain.push_str(part);
            }
        }
    }
    Cow::Owned(plain)
}

/// Returns the character that a reference of HTML means, if it can be a part of a link.
fn reference_of(name: &str) -> Option<char> {
    let number = name.strip_prefix('#');
    let character = match (number, name) {
        (Some(number), _) => {
            let hexadecimal = number.strip_prefix(['x', 'X']);
            let code =
                hexadecimal.map_or_else(|| number.parse(), |hex| u32::from_str_radix(hex, 16));
            char::from_u32(code.ok()?)?
        }
        (None, "hyphen" | "dash" | "minus" | "ndash" | "mdash") => '-',
        (None, "sol") => '/',
        (None, "colon") => ':',
        (None, "period") => '.',
        (None, "num") => '#',
        (None, "shy") => '\u{ad}',
        (None, _) => return None,
    };
    // A control character is not part of a link.
    (!character.is_control()).then_some(character)
}

/// Resolves the escapes that JSON writes for slashes, quotes and ends of lines.
fn unescaped(text: &str) -> String {
    let ends = [("\\/", "/"), ("\\n", "\n"), ("\\r", "\n"), ("\\\"", "\"")];
    match text.contains('\\') {
        true => ends.iter().fold(text.to_owned(), |text, (escaped, plain)| {
            text.replace(escaped, plain)
        }),
        false => text.to_owned(),
    }
}

/// Splits a text into words that may be links.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(ends_link).filter(|word| !word.is_empty())
}

/// Searches the words of a text, and the links that they carry.
fn search(text: &str, depth: usize, hits: &mut Hits) {
    let is_alone = words(text).nth(1).is_none();
    for word in words(text) {
        let links = links(word);
        hits.links.extend(links.of_uuids);
        if links.is_routed {
            // An id that is not a UUID counts if its link is the whole text or names its site.
            let is_sure = |hit: &Hit| (is_alone && depth == 0) || hit.address.is_some();
            hits.others
                .extend(links.of_others.into_iter().filter(is_sure));
            continue;
        }
        let before = hits.ids.len();
        if !word.contains('/') {
            let is_whole = |spelt: &Spelt| is_lead(spelt.before) && !spelt.after.contains(is_word);
            let found = ids(word).filter(|spelt| spelt.is_made || (is_alone && is_whole(spelt)));
            hits.ids.extend(found.map(|spelt| Hit {
                target: Target::IdOfEitherKind(spelt.id),
                pull: None,
                address: None,
            }));
        }
        if depth < MAX_DEPTH && hits.carried <= MAX_CARRIED && hits.ids.len() == before {
            let count = hits.count();
            for carried in carried(word) {
                hits.carried = hits.carried.saturating_add(carried.len());
                if hits.carried > MAX_CARRIED {
                    break;
                }
                search(&seen(&carried), depth.saturating_add(1), hits);
                if hits.count() > count {
                    break;
                }
            }
        }
    }
}

/// Finds links that a mail or a chat has broken over two or three lines.
fn broken_links(text: &str) -> Vec<Hit> {
    let is_break = |char| matches!(char, '\n' | '\r' | '\u{a0}' | '\u{202f}');
    let margin = |char: char| char.is_whitespace() || char == '>';
    let lines = text.split(is_break).map(|line| line.trim_matches(margin));
    let lines: Vec<&str> = lines
        .map(|line| line.strip_suffix('=').unwrap_or(line))
        .filter(|line| !line.is_empty())
        .collect();
    let mut hits = Hits::default();
    for count in [2, 3] {
        for joined in lines.windows(count) {
            search(&joined.concat(), 0, &mut hits);
        }
        if !hits.links.is_empty() {
            break;
        }
    }
    hits.links
}

/// Returns the id of a text that is a UUID with white space in it: over two lines of a page, or in groups.
fn broken_id(text: &str) -> Option<Hit> {
    let is_margin = |char: &char| char.is_whitespace() || *char == '>';
    let joined: String = text.chars().filter(|char| !is_margin(char)).collect();
    let joined = seen(&joined);
    is_uuid(&joined).then(|| Hit {
        target: Target::IdOfEitherKind(asked(&joined)),
        pull: None,
        address: None,
    })
}

/// Drops repeated hits. Two spellings of one UUID are the same hit.
fn distinct(hits: Vec<Hit>) -> Vec<Hit> {
    let mut kept: Vec<Hit> = Vec::new();
    for hit in hits {
        match kept
            .iter_mut()
            .find(|kept| is_same(&kept.target, &hit.target))
        {
            Some(kept) => kept.pull = kept.pull.or(hit.pull),
            None => kept.push(hit),
        }
    }
    kept
}

fn is_same(one: &Target, other: &Target) -> bool {
    use crate::link::Link::{Event, Pull};
    let same =
        |one: &str, other: &str| one == other || (is_uuid(one) && value(one) == value(other));
    match (one, other) {
        (Target::Proof(Pull(one)), Target::Proof(Pull(other)))
        | (Target::Proof(Event(one)), Target::Proof(Event(other)))
        | (Target::IdOfEitherKind(one), Target::IdOfEitherKind(other)) => same(one, other),
        _ => false,
    }
}

/// Returns true if a word is 64 hex digits: a key or a hash on a blockchain.
fn is_key(word: &str) -> bool {
    let digits = word.strip_prefix("0x").or_else(|| word.strip_prefix("0X"));
    let digits = digits.unwrap_or(word);
    digits.len() == 64 && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
}
