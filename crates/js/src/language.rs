//! The languages of the sentences: English, and each whose catalogue the package has handed over.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use words::Language;
use words::catalogue::{self, Catalogue};
use words::numerals::{Examples, Numerals};

use crate::fault::Fault;

/// A language with its catalogue, and with the way it writes numbers.
#[derive(Clone, Copy)]
pub struct Spoken {
    language: Language,
    catalogue: Catalogue,
    numerals: Numerals,
}

impl Spoken {
    const ENGLISH: Self = Self {
        language: Language::English,
        catalogue: &[],
        numerals: Numerals::ENGLISH,
    };

    /// Makes all sentences be in this language from now on.
    pub fn speak(self) {
        catalogue::speak(self.language, self.catalogue, self.numerals);
    }
}

thread_local! {
    static LEARNT: RefCell<Vec<Spoken>> = const { RefCell::new(Vec::new()) };
}

/// Adds a language's catalogue. `numbers` is the language's writing of 1234567.8, 1234, 1234567.89 and 50 percent.
#[wasm_bindgen]
pub fn learn(tag: &str, text: &str, numbers: Vec<String>) -> Result<(), JsValue> {
    let language = named(tag)?;
    let numerals = match numbers.as_slice() {
        [long, short, money, percent] => Numerals::shown_by(&Examples {
            long,
            short,
            money,
            percent,
        }),
        _ => None,
    };
    LEARNT.with_borrow_mut(|learnt| {
        if !learnt.iter().any(|known| known.language == language) {
            learnt.push(Spoken {
                language,
                catalogue: catalogue::learnt(text),
                numerals: numerals.unwrap_or(Numerals::ENGLISH),
            });
        }
    });
    Ok(())
}

/// Returns the package's tag of a language: `de` for `de-AT`.
#[wasm_bindgen(js_name = languageOf)]
pub fn language_of(tag: &str) -> Option<String> {
    Language::of(tag).map(|language| language.tag().to_owned())
}

fn named(tag: &str) -> Result<Language, JsValue> {
    let unknown = || Fault::of_call("unknown_language", format!("no such language: {tag}"));
    Language::of(tag).ok_or_else(unknown)
}

/// The language of a tag; English without a tag.
///
/// # Errors
///
/// `unknown_language` for one that is not there, or that `init` was not asked for.
pub fn spoken(tag: Option<&str>) -> Result<Spoken, JsValue> {
    let language = tag.map_or(Ok(Language::English), named)?;
    if language == Language::English {
        return Ok(Spoken::ENGLISH);
    }
    let learnt = LEARNT.with_borrow(|learnt| {
        let mut learnt = learnt.iter();
        learnt.find(|known| known.language == language).copied()
    });
    let missing = || format!("init was not asked for the language {}", language.tag());
    learnt.ok_or_else(|| Fault::of_call("unknown_language", missing()))
}
