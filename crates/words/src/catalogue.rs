//! Looks up the words of the page in Fluent catalogues, one for each language, by ids that the build takes from the
//! English one.
//!
//! Each English message is a separate constant, so a program holds only the messages that it says. The page loads the
//! catalogue of another language when the reader chooses it.
//!
//! This module reads the part of Fluent that the catalogues use: a message on one line, `{ $variable }`, and a choice
//! by number, mark or text. A test compares it with Fluent's parser. The whole of Fluent would cost the page more than
//! that.

#![allow(
    clippy::disallowed_types,
    reason = "matches their variants to sentences"
)]

use std::cell::Cell;

use crate::language::Language;
use crate::messages::messages;
use crate::numerals::Numerals;
use answer::Mark;
use verify::report::Basis;

/// Writes a message: the catalogue's text or, with values for its variables, a new text.
///
/// The build fails on an id that the English catalogue lacks, and on variables that the message does not have.
#[macro_export]
macro_rules! say {
    ($id:ident) => {{
        $crate::catalogue::plain(const { $crate::catalogue::id::$id.takes(&[]) })
    }};
    ($id:ident, $($name:ident = $value:expr),+ $(,)?) => {{
        $crate::catalogue::with(
            const { $crate::catalogue::id::$id.takes(&[$(stringify!($name)),+]) },
            &[$((stringify!($name), $crate::catalogue::Value::from($value))),+],
        )
    }};
}
pub use say;

/// The ids of the English catalogue (`build.rs`), for [`say!`].
#[allow(missing_docs, non_upper_case_globals)]
#[doc(hidden)]
pub mod id {
    include!(concat!(env!("OUT_DIR"), "/ids.rs"));
}

/// The functions from the members of a family to their messages (`families.rs`).
// A pattern with braces fits a variant with values and one without.
#[allow(
    missing_docs,
    clippy::unneeded_struct_pattern,
    clippy::wildcard_enum_match_arm
)]
#[doc(hidden)]
pub mod family {
    use super::{MessageText, id};
    include!(concat!(env!("OUT_DIR"), "/families.rs"));
}

/// A message: its id, its English pattern, and its variables.
#[derive(Clone, Copy, Debug)]
pub struct Message {
    text: MessageText,
    variables: &'static [&'static str],
}

/// A message's id, with its English pattern from the next line on.
#[derive(Clone, Copy, Debug)]
pub struct MessageText(&'static str);

impl Message {
    const fn new(text: &'static str, variables: &'static [&'static str]) -> Self {
        let text = MessageText(text);
        Self { text, variables }
    }

    /// Returns the message without a check of its variables. The text leaves out a variable without a value.
    pub const fn text(self) -> MessageText {
        self.text
    }

    /// Returns the message.
    ///
    /// # Panics
    ///
    /// If `names` differ from the message's variables. Every call is a constant, so the build fails.
    #[allow(
        clippy::arithmetic_side_effects,
        clippy::indexing_slicing,
        reason = "a constant is computed by the compiler"
    )]
    pub const fn takes(self, names: &[&str]) -> MessageText {
        assert!(
            names.len() == self.variables.len(),
            "the message has another number of variables"
        );
        let mut name = 0;
        while name < names.len() {
            let mut variable = 0;
            while !same(names[name], self.variables[variable]) {
                variable += 1;
                assert!(
                    variable < self.variables.len(),
                    "the message has no such variable"
                );
            }
            name += 1;
        }
        self.text
    }
}

#[allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "a constant is computed by the compiler"
)]
const fn same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

/// The value of a variable. A number is written in the way of the language, and may choose a plural.
pub struct Value {
    shown: String,
    number: Option<u64>,
}

impl From<String> for Value {
    fn from(shown: String) -> Self {
        let number = None;
        Self { shown, number }
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Self {
        text.clone().into()
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Self {
        Self {
            shown: numerals().whole(&number.to_string()),
            number: Some(number),
        }
    }
}

/// A mark chooses the variant of a sentence that claims no more than the mark: `passed`, `half`, `failed` or `open`.
impl From<Mark> for Value {
    fn from(mark: Mark) -> Self {
        let variant = match mark {
            Mark::Passed(Basis::Data | Basis::Chain | Basis::Proof) => "passed",
            Mark::Passed(Basis::History) | Mark::Recorded => "half",
            Mark::Failed => "failed",
            Mark::Waiting | Mark::Skipped => "open",
        };
        variant.into()
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        u64::try_from(number).unwrap_or(u64::MAX).into()
    }
}

/// The messages of a language other than English: id and pattern, in the order of the ids. They live as long as the
/// page, so any part can use a word without a copy; each catalogue that is read needs some 100 kB.
pub type Catalogue = &'static [(&'static str, &'static str)];

thread_local! {
    static SPOKEN: Cell<(Language, Catalogue)> = const { Cell::new((Language::English, &[])) };
    static NUMERALS: Cell<Numerals> = const { Cell::new(Numerals::ENGLISH) };
}

/// Returns the language in use.
pub fn language() -> Language {
    SPOKEN.get().0
}

/// Returns the way to write numbers in the language in use.
pub fn numerals() -> Numerals {
    NUMERALS.get()
}

/// Switches to a language. A message that its catalogue lacks or garbles stays in English.
pub fn set_language(language: Language, catalogue: &str, numerals: Numerals) {
    speak(language, learnt(catalogue), numerals);
}

/// Writes numbers in another way from now on.
pub fn set_numerals(numerals: Numerals) {
    NUMERALS.set(numerals);
}

/// Reads a catalogue, once: it is kept for as long as the program runs.
pub fn learnt(catalogue: &str) -> Catalogue {
    let mut own: Vec<(&'static str, &'static str)> = messages(catalogue)
        .map(|(id, message)| (&*id.to_owned().leak(), &*message.leak()))
        .collect();
    own.sort_unstable();
    own.leak()
}

/// Uses a language from now on, by the catalogue that was read for it.
pub fn speak(language: Language, catalogue: Catalogue, numerals: Numerals) {
    SPOKEN.set((language, catalogue));
    NUMERALS.set(numerals);
}

/// Runs a task whose words are English, regardless of the language in use.
pub fn in_english<T>(task: impl FnOnce() -> T) -> T {
    let ((language, catalogue), numerals) = (SPOKEN.get(), NUMERALS.get());
    speak(Language::English, &[], Numerals::ENGLISH);
    let done = task();
    speak(language, catalogue, numerals);
    done
}

/// Returns a message without variables, in the language in use.
pub fn plain(MessageText(text): MessageText) -> &'static str {
    let (id, english) = text.split_once('\n').unwrap_or_default();
    let (_, own) = SPOKEN.get();
    let found = own.binary_search_by_key(&id, |(known, _)| known).ok();
    found
        .and_then(|at| own.get(at))
        .map_or(english, |(_, message)| message)
}

/// Writes a message with its variables, in the language in use.
pub fn with(text: MessageText, values: &[(&str, Value)]) -> String {
    let mut said = String::new();
    resolve(plain(text), values, language(), &mut said);
    said
}

/// Appends a pattern to `said`, with its values filled in.
fn resolve(pattern: &str, values: &[(&str, Value)], language: Language, said: &mut String) {
    let mut rest = pattern;
    while let Some((before, after)) = rest.split_once('{') {
        said.push_str(before);
        let Some((inside, after)) = placeable(after) else {
            return;
        };
        let (name, variants) = inside.split_once("->").unwrap_or((inside, ""));
        let name = name.trim().trim_start_matches('$');
        let value = values.iter().find(|(known, _)| *known == name);
        if let Some((_, value)) = value {
            if variants.is_empty() {
                said.push_str(&value.shown);
            } else {
                resolve(chosen(variants, value, language), values, language, said);
            }
        }
        rest = after;
    }
    said.push_str(rest);
}

/// Splits a text at the brace that closes the open one.
fn placeable(text: &str) -> Option<(&str, &str)> {
    let mut depth = 0_usize;
    let close = text.find(|character| {
        match character {
            '{' => depth = depth.saturating_add(1),
            '}' if depth == 0 => return true,
            '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        false
    })?;
    let (inside, rest) = text.split_at(close);
    Some((inside, rest.get(1..)?))
}

/// Returns the variant that a value chooses, or else the default variant.
fn chosen<'a>(variants: &'a str, value: &Value, language: Language) -> &'a str {
    let key = match value.number {
        Some(number) if language.is_one(number) => "one",
        Some(_) => "other",
        None => &value.shown,
    };
    let exact = value.number.map(|number| number.to_string());
    let mut other = "";
    let mut chosen = None;
    for line in variants.lines() {
        let Some((name, text)) = line.split_once(']') else {
            continue;
        };
        let text = text.trim_start();
        if name.starts_with("*[") {
            other = text;
        }
        let name = name.trim_start_matches(['*', '[']);
        if Some(name) == exact.as_deref() {
            return text;
        }
        if name == key {
            chosen = Some(text);
        }
    }
    chosen.unwrap_or(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn formatted(pattern: &str, values: &[(&str, Value)], language: Language) -> String {
        let mut said = String::new();
        resolve(pattern, values, language, &mut said);
        said
    }

    #[test]
    fn a_number_chooses_its_plural() {
        let pattern = "Of { $n ->\n[0] none\n[one] { $n } card\n*[other] { $n } cards\n} here.";
        let of = |n: u64, language| formatted(pattern, &[("n", n.into())], language);
        assert_eq!(of(0, Language::English), "Of none here.");
        assert_eq!(of(1, Language::English), "Of 1 card here.");
        assert_eq!(of(1_200, Language::English), "Of 1,200 cards here.");
        assert_eq!(of(1, Language::Japanese), "Of 1 cards here.");
    }

    /// A value is never read as a pattern: a payload's text may hold any characters.
    #[test]
    fn a_value_is_only_text() {
        let values = [("a", "{ $b }".into()), ("b", "<b>{".into())];
        assert_eq!(
            formatted("{ $a }, { $b }.", &values, Language::English),
            "{ $b }, <b>{."
        );
    }

    #[test]
    fn a_broken_catalogue_only_lacks_words() {
        for pattern in [
            "{",
            "{ $n ->",
            "a { $n -> [one",
            "{ $n }}",
            "}{",
            "{{{{",
            "{ $n ->\n]\n}",
        ] {
            formatted(pattern, &[("n", 2_u64.into())], Language::English);
        }
        set_language(
            Language::German,
            "frame-language = Sprache\ngroup-recipe-agrees\n = x\n=\n",
            Numerals::ENGLISH,
        );
        assert_eq!(say!(frame_language), "Sprache");
        assert_eq!(say!(group_recipe_agrees), "The rules give this card.");
        let said = in_english(|| say!(frame_language));
        assert_eq!((said, say!(frame_language)), ("Language", "Sprache"));
        set_language(Language::English, "", Numerals::ENGLISH);
    }
}
