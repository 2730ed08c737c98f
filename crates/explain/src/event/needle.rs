//! Compares texts that a reader types with names and ids, in any spelling of those.

use std::borrow::Cow;

/// The fewest characters of a name or an id that find it.
const FEWEST: usize = 3;

/// The fewest digits of an id that are searched without hyphens among other texts.
const FEWEST_DIGITS: usize = 8;

/// A function that puts a text into one case and one Unicode form (NFC). The caller has the tables for it.
pub type Fold = fn(&str) -> String;

/// A text to find.
#[derive(Clone, Debug)]
pub(crate) struct Needle {
    /// The text as a name: folded, with single spaces, without the `@` in front.
    name: String,
    /// The text as an id: without hyphens.
    id: String,
    fold: Fold,
}

/// The ways in which an account can match, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Fit {
    /// The account has this id.
    Id,
    /// The account has this name.
    Name,
    /// The account's id or name contains the text.
    Part,
}

impl Needle {
    /// Reads the text that was typed; `None` if it is empty.
    pub(crate) fn new(text: &str, fold: Fold) -> Option<Self> {
        let name = name(text, fold).into_owned();
        let id = id(text.trim(), fold);
        (!name.is_empty()).then_some(Self { name, id, fold })
    }

    /// Returns true if the text is this number, as people write the number of a pull: `#1`, `pull 1`.
    pub(crate) fn is_number(&self, number: u64) -> bool {
        pull_number(&self.name) == Some(number)
    }

    /// Returns true if a name contains this text.
    pub(crate) fn is_in_name(&self, text: &str) -> bool {
        is_long(&self.name) && name(text, self.fold).contains(&self.name)
    }

    /// Returns true if an id contains this text, with hyphens or without.
    pub(crate) fn is_in_id(&self, text: &str) -> bool {
        self.is_in_name(text) || (self.is_of_digits() && id(text, self.fold).contains(&self.id))
    }

    /// Returns the way in which an account matches, if it does.
    pub(crate) fn fit(&self, account: &str, username: Option<&str>) -> Option<Fit> {
        let account = id(account, self.fold);
        if account == self.id {
            return Some(Fit::Id);
        }
        let username = username.map(|username| name(username, self.fold));
        if username.as_deref() == Some(&self.name) {
            return Some(Fit::Name);
        }
        let is_part = (is_long(&self.id) && account.contains(&self.id))
            || (is_long(&self.name) && username.is_some_and(|name| name.contains(&self.name)));
        is_part.then_some(Fit::Part)
    }

    /// Returns true if the text can be a part of a UUID: enough hex digits, and hyphens.
    fn is_of_digits(&self) -> bool {
        self.id.len() >= FEWEST_DIGITS && self.id.bytes().all(|digit| digit.is_ascii_hexdigit())
    }
}

/// The words for a pull and for a number, in the languages of the page, in lower case. A text that ends in a number and
/// has any other word is a name.
const LABELS: [&str; 22] = [
    "pull",
    "pulls",
    "no",
    "nr",
    "num",
    "number",
    "nummer",
    "número",
    "numéro",
    "n",
    "ziehung",
    "tirada",
    "tirage",
    "pioche",
    "プル",
    "番",
    "뽑기",
    "번",
    "抽卡",
    "次抽卡",
    "第",
    "号",
];

/// Reads the number of a pull from a folded text.
fn pull_number(name: &str) -> Option<u64> {
    let is_mark = |char: char| {
        char.is_whitespace()
            || matches!(
                char,
                '#' | '№' | 'º' | '°' | '.' | ':' | ',' | '-' | '(' | ')'
            )
    };
    let name = name.trim_matches(is_mark);
    let start = name.find(|char: char| char.is_ascii_digit())?;
    let (before, rest) = name.split_at_checked(start)?;
    let end = rest
        .find(|char: char| !char.is_ascii_digit())
        .unwrap_or(rest.len());
    let (digits, after) = rest.split_at_checked(end)?;
    let is_label = |text: &str| {
        let mut words = text.split(is_mark).filter(|word| !word.is_empty());
        words.all(|word| LABELS.contains(&word))
    };
    let is_canonical = digits == "0" || !digits.starts_with('0');
    (is_canonical && is_label(before) && is_label(after)).then(|| digits.parse().ok())?
}

/// Returns true if a text is long enough to be searched for in others.
fn is_long(text: &str) -> bool {
    text.chars().count() >= FEWEST
}

/// Folds a name: its marks, its case and its form, the spaces in it, and the `@` in front.
fn name(text: &str, fold: Fold) -> Cow<'_, str> {
    match marked(text) {
        Cow::Borrowed(text) => folded(text, fold),
        Cow::Owned(text) => Cow::Owned(folded(&text, fold).into_owned()),
    }
}

/// Writes the marks that keyboards and editors put in the place of others in one way, and drops what cannot be seen.
fn marked(text: &str) -> Cow<'_, str> {
    if text.is_ascii() && !text.contains('`') {
        return Cow::Borrowed(text);
    }
    let unseen = |char: &char| matches!(char, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}');
    let seen = text.chars().filter(|char| !unseen(char));
    let marks = seen.map(|char| match char {
        '`'
        | '\u{b4}'
        | '\u{2b9}'..='\u{2bd}'
        | '\u{2018}'..='\u{201b}'
        | '\u{2032}'
        | '\u{a78c}'
        | '\u{ff07}' => '\'',
        '\u{201c}'..='\u{201f}' | '\u{2033}' | '\u{ff02}' => '"',
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{ff0d}' => '-',
        '\u{ff03}' => '#',
        other => intake::decimal(other).unwrap_or(other),
    });
    Cow::Owned(marks.collect())
}

/// Folds a name's case and form, its spaces, and its `@`.
fn folded(text: &str, fold: Fold) -> Cow<'_, str> {
    let text = text.trim();
    let text = text.strip_prefix('@').unwrap_or(text).trim_start();
    let is_spaced =
        text.contains("  ") || text.chars().any(|char| char != ' ' && char.is_whitespace());
    let spaced = match is_spaced {
        true => Cow::Owned(text.split_whitespace().collect::<Vec<_>>().join(" ")),
        false => Cow::Borrowed(text),
    };
    let is_folded = |byte: u8| byte.is_ascii() && !byte.is_ascii_uppercase();
    match spaced.bytes().all(is_folded) {
        true => spaced,
        false if spaced.is_ascii() => Cow::Owned(spaced.to_ascii_lowercase()),
        false => Cow::Owned(fold(&spaced)),
    }
}

/// Folds an id: its case, and its hyphens.
fn id(text: &str, fold: Fold) -> String {
    let plain = marked(text).replace('-', "");
    match plain.is_ascii() {
        true => plain.to_ascii_lowercase(),
        false => fold(&plain),
    }
}
