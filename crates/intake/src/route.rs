//! Finds proof links within one word of a text.

use percent_encoding::percent_decode_str;

use crate::characters::{is_behind, is_word, seen};
use crate::find::{Found, find};
use crate::id::{asked, ids, is_lead};
use crate::link::{Link, decoded, id, pull_behind, pull_fragment};
use crate::wrapping::MAX_DEPTH;

/// A proof that a text names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// A proof by its link.
    Proof(Link),
    /// An id without the kind of its payload.
    IdOfEitherKind(String),
}

impl Target {
    /// Reads the name of an input: an id, a link, or a path of the page or of the service. Any other text may name a file.
    ///
    /// # Examples
    ///
    /// ```
    /// use intake::{Link, Target};
    ///
    /// let id = "2fea377c-6030-4380-a2d7-c9538b227b0c".to_owned();
    /// let link = format!("https://shop.example/packs/verify/{id}#pull-4");
    /// assert_eq!(Target::of(&link), Some(Target::Proof(Link::Pull(id.clone()))));
    /// assert_eq!(Target::of(&id.to_uppercase()), Some(Target::IdOfEitherKind(id.clone())));
    /// assert_eq!(Target::of(&format!("{id} (1).json")), None);
    /// assert_eq!(Target::of("packs/verify/pull.json"), None);
    /// ```
    pub fn of(text: &str) -> Option<Self> {
        let (path, _) = cut(text, ['?', '#']);
        let path = path.trim_end_matches('/');
        let is_path = || Link::of_path(path).or_else(|| Link::of_service_path(path));
        let is_link = text.contains("://") || is_path().is_some();
        let is_word = !text.trim().contains(char::is_whitespace);
        match find(text) {
            Found::One(Hit { target, .. }) => match target {
                Self::Proof(_) if is_link => Some(target),
                Self::IdOfEitherKind(_) if is_word => Some(target),
                Self::Proof(_) | Self::IdOfEitherKind(_) => None,
            },
            Found::Several(_) | Found::Nothing | Found::Key | Found::Unknown => None,
        }
    }
}

/// A proof that was found in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit {
    /// The proof.
    pub target: Target,
    /// The pull that the link names behind the id: `#pull-4`.
    pub pull: Option<u64>,
    /// The link without anything around it, if it names its site.
    pub address: Option<String>,
}

/// The proof links of a word.
#[derive(Debug, Default)]
pub(crate) struct Links {
    /// Links whose id is a UUID.
    pub of_uuids: Vec<Hit>,
    /// Links whose id is another text.
    pub of_others: Vec<Hit>,
    /// True if the word has the path of a proof link, with an id or without.
    pub is_routed: bool,
}

/// The largest number of paths that are read in one word.
const MOST: usize = 32;

/// A path of a proof.
struct Route {
    /// The segments up to the id.
    names: &'static [&'static str],
    link: fn(String) -> Link,
    /// The segment that may follow the id.
    ending: &'static str,
}

/// The paths of the page, then those of the service, which people paste too.
const ROUTES: [Route; 4] = [
    Route {
        names: &["packs", "verify"],
        link: Link::Pull,
        ending: "index.html",
    },
    Route {
        names: &["pack-events", "verify"],
        link: Link::Event,
        ending: "index.html",
    },
    Route {
        names: &["v1", "packs", "pulls"],
        link: Link::Pull,
        ending: "proof",
    },
    Route {
        names: &["v1", "pack-events"],
        link: Link::Event,
        ending: "fairness",
    },
];

impl Hit {
    /// Returns the address of the proof in the page; that of a pull if the kind is unknown.
    pub fn path(&self) -> String {
        let path = match &self.target {
            Target::Proof(link) => link.path(),
            Target::IdOfEitherKind(id) => Link::Pull(id.clone()).path(),
        };
        path + &self.pull.map(pull_fragment).unwrap_or_default()
    }
}

impl Route {
    /// Returns the address of a proof at a site.
    fn address(&self, site: &str, link: &Link, pull: Option<u64>) -> String {
        let path = link.path();
        let (_, id) = path.rsplit_once('/').unwrap_or_default();
        let part = pull.map(pull_fragment);
        let is_page = self.names.contains(&"verify");
        let own = [&self.names.join("/"), id, self.ending].join("/");
        let path = if is_page { path } else { ["/", &own].concat() };
        [site, &path, &part.unwrap_or_default()].concat()
    }
}

/// An id that was read behind a path, with the pull that the link names.
struct Segment {
    id: String,
    is_uuid: bool,
    pull: Option<u64>,
}

/// Finds the proof links of a word.
pub(crate) fn links(word: &str) -> Links {
    let mut links = Links::default();
    let pieces = pieces(word);
    let (mut rest, mut routes) = (pieces.as_slice(), 0_usize);
    while let Some(((before, _), further)) = rest.split_first() {
        let found = ROUTES.iter().find_map(|route| at(route, rest));
        rest = further;
        let Some((route, start)) = found else {
            continue;
        };
        links.is_routed = true;
        routes = routes.saturating_add(1);
        let after = word.get(start..).unwrap_or_default();
        let (path, behind) = cut(after, ['/', '?', '#']);
        // A pair of these around a link emphasises it; an id alone may end in one.
        let emphasis = word
            .chars()
            .next()
            .filter(|char| matches!(char, '*' | '_' | '~'));
        let around = |char| ends_sentence(char) || Some(char) == emphasis;
        if let Some(Segment { id, is_uuid, pull }) = segment(path, behind, route.ending, &around) {
            let link = (route.link)(id);
            let site = site(word.get(..*before).unwrap_or_default());
            let address = site.map(|site| route.address(&site, &link, pull));
            let of = if is_uuid {
                &mut links.of_uuids
            } else {
                &mut links.of_others
            };
            of.push(Hit {
                target: Target::Proof(link),
                pull,
                address,
            });
        }
        // A query or a part of a page is not another link.
        if behind.starts_with(['?', '#']) || routes == MOST {
            break;
        }
    }
    links
}

/// Splits a word at its slashes, into pieces that are not empty, each with the byte at which it begins.
fn pieces(word: &str) -> Vec<(usize, &str)> {
    let mut begin = 0_usize;
    let pieces = word.split('/').map(|piece| {
        let at = begin;
        begin = begin.saturating_add(piece.len()).saturating_add(1);
        (at, piece)
    });
    pieces.filter(|(_, piece)| !piece.is_empty()).collect()
}

/// Returns the route that the pieces begin with, and the byte at which its id begins.
fn at<'a>(route: &'a Route, pieces: &[(usize, &str)]) -> Option<(&'a Route, usize)> {
    let (names, rest) = pieces.split_at_checked(route.names.len())?;
    let mut pairs = names.iter().zip(route.names);
    let is_route = pairs.all(|((_, piece), name)| piece.eq_ignore_ascii_case(name));
    rest.first()
        .filter(|_| is_route)
        .map(|(start, _)| (route, *start))
}

/// Splits a text before the first of these characters.
fn cut<const N: usize>(text: &str, at: [char; N]) -> (&str, &str) {
    let at = text.find(at).unwrap_or(text.len());
    text.split_at_checked(at).unwrap_or_default()
}

/// Reads the id in a segment. Escaped characters are part of an id, unless the id is a UUID. `around` decides whether a
/// character behind the id belongs to the text around it.
fn segment(
    path: &str,
    behind: &str,
    ending: &str,
    around: &dyn Fn(char) -> bool,
) -> Option<Segment> {
    let is_part = behind.starts_with(['?', '#']);
    let is_whole = is_part || is_end(behind, ending);
    let mut text = path.to_owned();
    for _ in 0..MAX_DEPTH {
        let shown = seen(&text);
        let (head, tail) = cut(&shown, ['?', '#']);
        let head = whole_escapes(head).trim_matches(['\\', '/']);
        if head.contains(['/', '\\']) {
            return None;
        }
        if let Some(spelt) = ids(head).find(|spelt| is_lead(spelt.before)) {
            let ends_here = !spelt.after.is_empty() || !tail.is_empty();
            let pull = pull_behind(&[spelt.after, tail].concat());
            return (ends_here || is_whole).then(|| Segment {
                id: spelt.id,
                is_uuid: true,
                pull: pull.or_else(|| pull_behind(behind).filter(|_| is_part || !ends_here)),
            });
        }
        let next = decoded(&text);
        if next == text {
            break;
        }
        text = next;
    }
    let (path, more) = cut(path, ['&']);
    let trimmed = balanced(path, path.trim_end_matches(around));
    let path = if trimmed.is_empty() { path } else { trimmed };
    let is_whole = is_whole || !more.is_empty();
    let id = id(path).filter(|_| is_whole)?;
    // A browser escapes the text behind a link.
    let id = asked(id.trim_end_matches(is_behind));
    if matches!(id.as_str(), "" | "." | "..") {
        return None;
    }
    let pull = pull_behind(behind);
    Some(Segment {
        id,
        is_uuid: false,
        pull,
    })
}

/// Returns a text without an escape at its end whose last digits a limit of a message has cut off.
fn whole_escapes(text: &str) -> &str {
    let start = text.len().saturating_sub(2);
    match text.rfind('%') {
        Some(at) if at >= start => text.get(..at).unwrap_or(text),
        _ => text,
    }
}

/// Returns a text that was trimmed, with the brackets behind it that close one in it.
fn balanced<'t>(whole: &'t str, trimmed: &'t str) -> &'t str {
    let count = |of: char| trimmed.chars().filter(|char| *char == of).count();
    let pairs = [('(', ')'), ('[', ']'), ('{', '}')];
    // The brackets of each pair that are open at the end.
    let mut open = pairs.map(|(open, close)| (close, count(open).saturating_sub(count(close))));
    let mut end = trimmed.len();
    for char in whole.get(end..).unwrap_or_default().chars() {
        let pair = open
            .iter_mut()
            .find(|(close, left)| *close == char && *left > 0);
        let Some((_, left)) = pair else {
            break;
        };
        *left = left.saturating_sub(1);
        end = end.saturating_add(char.len_utf8());
    }
    whole.get(..end).unwrap_or(trimmed)
}

/// Returns true if a link ends before these further segments, apart from the one that may follow its id.
fn is_end(behind: &str, ending: &str) -> bool {
    let behind = seen(&percent_decode_str(behind).decode_utf8_lossy());
    let behind = behind.trim_start_matches('/');
    let (name, rest) = behind.split_at_checked(ending.len()).unwrap_or_default();
    let is_named = name.eq_ignore_ascii_case(ending) && !rest.starts_with(is_word);
    let rest = if is_named { rest } else { behind }.trim_start_matches('/');
    let (piece, _) = cut(rest, ['/']);
    let is_other =
        rest.starts_with(|char: char| !is_word(char) && !crate::characters::is_joint(char));
    rest.is_empty() || is_other || !(piece == ".." || piece.contains(is_word))
}

/// Returns true if a character at the end of a link belongs to the sentence around it.
const fn ends_sentence(char: char) -> bool {
    matches!(
        char,
        '.' | ',' | ';' | ':' | '!' | '?' | ')' | ']' | '}' | '\'' | '\u{2026}'
    )
}

/// Returns the site that the text before a path names, as a browser opens it.
fn site(before: &str) -> Option<String> {
    let before = before.trim_end_matches('/');
    let lower = before.to_ascii_lowercase();
    // A program that tidies paths leaves one slash of a scheme.
    let scheme = ["https:/", "http:/"].map(|scheme| Some((lower.rfind(scheme)?, scheme.len())));
    if let Some((start, length)) = scheme.into_iter().flatten().max() {
        let (_, host) = before.split_at_checked(start.saturating_add(length))?;
        let scheme = before.get(start..start.saturating_add(length))?;
        return Some([scheme, "/", host.trim_start_matches('/')].concat());
    }
    // Without a scheme, only a dot or a port distinguishes a host from a folder.
    let (_, text) = before
        .rsplit_once(['?', '=', '&', '(', '[', '{', '\'', ';', ',', '*', '_'])
        .unwrap_or(("", before));
    let (host, _) = cut(text, ['/']);
    let is_host = host.contains(['.', ':']) && host.contains(is_word);
    is_host.then(|| {
        [
            "https://",
            text.trim_start_matches(|char: char| !is_word(char)),
        ]
        .concat()
    })
}
