//! The language of the page: the reader's choice, or the browser's.

use leptos::prelude::*;

use super::browser;
use super::part::part;
use super::reactive::redrawn;
use words::{Language, catalogue};

/// The name that the choice is kept under, in this browser alone.
const STORAGE_NAME: &str = "language";

/// The language in use, as a signal, and the one that could not be loaded.
#[derive(Clone, Copy)]
pub struct Locale {
    language: RwSignal<Language>,
    /// The language whose words did not arrive, if the last one's did not.
    pub missing: RwSignal<Option<Language>>,
}

impl Locale {
    /// The language from the start; `missing` is the one that should have been used.
    pub fn new(missing: Option<Language>) -> Self {
        Self {
            language: RwSignal::new(catalogue::language()),
            missing: RwSignal::new(missing),
        }
    }

    /// The language in use now. A view that reads it is drawn again when it changes.
    pub fn language(self) -> Language {
        self.language.get()
    }

    /// The language in use now.
    pub fn language_untracked(self) -> Language {
        self.language.get_untracked()
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

/// Draws its content again in each language. State that must outlive a change is created outside.
#[component]
pub fn Localized(
    /// What is drawn.
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
        catalogue::set_language(language, &catalogue, browser::numerals(language));
        if let Some(page) = document().document_element() {
            let _ = page.set_attribute("lang", language.tag());
        }
    }
    there
}

/// Gets a catalogue of this build.
async fn fetch(language: Language) -> Option<String> {
    let catalogue = part(&format!("{}.ftl", language.tag())).await?;
    String::from_utf8(catalogue).ok()
}
