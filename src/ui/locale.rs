//! Chooses the language of the page: the reader's choice, or the browser's.

use std::cell::RefCell;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use super::part::part;
use super::reactive::{Lasting, redrawn};
use super::storage;
use crate::numerals;
use words::Language;
use words::catalogue::{self, Catalogue};
use words::numerals::Numerals;

#[wasm_bindgen]
extern "C" {
    /// Returns the tag of the reader's language, in which the start script words the first verdict: the stored choice, or
    /// else the browser's.
    #[wasm_bindgen(js_name = chosenLanguage)]
    fn chosen_language() -> String;
}

/// The name of the stored choice, in this browser alone.
const STORAGE_NAME: &str = "language";

thread_local! {
    /// The currency of amounts, by its code; empty if amounts have no currency.
    static CURRENCY: RefCell<String> = const { RefCell::new(String::new()) };
    /// The catalogues that have been loaded. Each stays for as long as the page, because sentences borrow from it.
    static LOADED: RefCell<Vec<(Language, Catalogue)>> = const { RefCell::new(Vec::new()) };
}

/// The language in use, as a signal, and the one that could not be loaded.
#[derive(Clone, Copy)]
pub struct Locale {
    language: Lasting<Language>,
    /// The language whose words did not arrive, if the last choice failed.
    pub missing: Lasting<Option<Language>>,
    /// The last choice, whose words may still be on their way.
    chosen: StoredValue<Language>,
}

impl Locale {
    /// Returns the initial locale; `missing` is the language that should have been used.
    pub fn new(missing: Option<Language>) -> Self {
        let language = catalogue::language();
        Self {
            language: Lasting::new(language),
            missing: Lasting::new(missing),
            chosen: StoredValue::new(language),
        }
    }

    /// Returns the language in use. A view that reads it is drawn again when it changes.
    pub fn language(self) -> Language {
        self.language.get()
    }

    /// Returns the language in use, without following it.
    pub fn language_untracked(self) -> Language {
        self.language.get_untracked()
    }

    /// Draws amounts in this currency, and again those that are drawn already.
    pub fn use_currency(self, code: &str) {
        if use_currency(code) {
            self.language.notify();
        }
    }

    /// Changes to another language as soon as its words are there, and stores the choice. A later choice replaces it.
    pub async fn choose(self, language: Language) {
        self.chosen.set_value(language);
        let catalogue = catalogue_of(language).await;
        if self.chosen.get_value() != language {
            return;
        }
        self.missing.set(catalogue.is_none().then_some(language));
        if let Some(catalogue) = catalogue {
            speak(language, catalogue);
            storage::set(STORAGE_NAME, language.tag());
            self.language.set(language);
        }
    }
}

/// Draws its content again in each language. Create state that must outlive a change outside.
#[component]
pub fn Localized(
    /// The content to draw.
    children: ChildrenFn,
) -> impl IntoView {
    let locale = expect_context::<Locale>();
    redrawn(move || {
        locale.language();
        children()
    })
}

/// Loads the reader's language before anything is drawn. Returns the language that could not be loaded.
pub async fn load_initial() -> Option<Language> {
    let language = Language::of(&chosen_language()).unwrap_or(Language::English);
    let catalogue = catalogue_of(language).await;
    let missing = catalogue.is_none().then_some(language);
    if let Some(catalogue) = catalogue {
        speak(language, catalogue);
    }
    missing
}

/// Returns the catalogue of a language, from this build's files the first time. English needs no catalogue.
async fn catalogue_of(language: Language) -> Option<Catalogue> {
    if language == Language::English {
        return Some(&[]);
    }
    let loaded = LOADED.with_borrow(|loaded| {
        let mut loaded = loaded.iter();
        loaded.find(|(known, _)| *known == language).copied()
    });
    if let Some((_, catalogue)) = loaded {
        return Some(catalogue);
    }
    let catalogue = catalogue::learnt(&fetch(language).await?);
    LOADED.with_borrow_mut(|loaded| loaded.push((language, catalogue)));
    Some(catalogue)
}

fn speak(language: Language, catalogue: Catalogue) {
    catalogue::speak(language, catalogue, numerals(language));
    if let Some(page) = document().document_element() {
        let _ = page.set_attribute("lang", language.tag());
    }
}

/// Writes amounts in this currency from now on. Returns whether that is a change.
pub fn use_currency(code: &str) -> bool {
    let is_new = CURRENCY.with_borrow(|before| before != code);
    if is_new {
        CURRENCY.set(code.to_owned());
        catalogue::set_numerals(numerals(catalogue::language()));
    }
    is_new
}

/// Returns the way to write numbers, and amounts in the site's currency.
fn numerals(language: Language) -> Numerals {
    CURRENCY.with_borrow(|currency| numerals::of(language, currency))
}

/// Gets a catalogue of this build.
async fn fetch(language: Language) -> Option<String> {
    let catalogue = part(&format!("{}.ftl", language.tag())).await?;
    String::from_utf8(catalogue).ok()
}
