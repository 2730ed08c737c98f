//! Chooses the language of the page: the reader's choice, or the browser's.

use std::cell::RefCell;

use leptos::prelude::*;

use super::browser;
use super::part::part;
use super::reactive::redrawn;
use words::numerals::Numerals;
use words::{Language, catalogue};

/// The name of the stored choice, in this browser alone.
const STORAGE_NAME: &str = "language";

thread_local! {
    /// The currency of amounts, by its code; empty if they have none.
    static CURRENCY: RefCell<String> = const { RefCell::new(String::new()) };
}

/// The language in use, as a signal, and the one that could not be loaded.
#[derive(Clone, Copy)]
pub struct Locale {
    language: RwSignal<Language>,
    /// The language whose words did not arrive, if the last choice failed.
    pub missing: RwSignal<Option<Language>>,
}

impl Locale {
    /// Returns the initial locale; `missing` is the language that should have been used.
    pub fn new(missing: Option<Language>) -> Self {
        Self {
            language: RwSignal::new(catalogue::language()),
            missing: RwSignal::new(missing),
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

    /// Changes to another language as soon as its words are there, and stores the choice.
    pub async fn choose(self, language: Language) {
        let there = load(language).await;
        self.missing.set((!there).then_some(language));
        if there {
            browser::store(STORAGE_NAME, language.tag());
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
    let kept = browser::stored(STORAGE_NAME).into_iter();
    let asked = browser::languages();
    let language = kept.chain(asked).find_map(|tag| Language::of(&tag));
    let language = language.unwrap_or(Language::English);
    (!load(language).await).then_some(language)
}

async fn load(language: Language) -> bool {
    let catalogue = match language {
        Language::English => Some(String::new()),
        _ => fetch(language).await,
    };
    let there = catalogue.is_some();
    if let Some(catalogue) = catalogue {
        catalogue::set_language(language, &catalogue, numerals(language));
        if let Some(page) = document().document_element() {
            let _ = page.set_attribute("lang", language.tag());
        }
    }
    there
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
    CURRENCY.with_borrow(|currency| browser::numerals(language, currency))
}

/// Gets a catalogue of this build.
async fn fetch(language: Language) -> Option<String> {
    let catalogue = part(&format!("{}.ftl", language.tag())).await?;
    String::from_utf8(catalogue).ok()
}
