//! Draws the frame of every page.
pub mod announcer;
pub mod build;
pub mod offline;
pub mod offline_copy;
pub mod site;

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::build::BUILD;
use crate::model::paths;
use crate::ui::components::files::open_button::OpenButton;
use crate::ui::components::frame::build::BuildFacts;
use crate::ui::components::frame::offline_copy::OfflineCopy;
use crate::ui::components::frame::site::SettingsOwner;
use crate::ui::components::parts::safe_text::Around;
use crate::ui::files::Files;
use crate::ui::locale::Locale;
use crate::ui::reactive::text;
use crate::ui::router::{self, Router};
use crate::ui::{browser, storage};
use words::Language;

/// Draws the page's name and its promise.
#[component]
pub fn Masthead() -> impl IntoView {
    view! {
        <header class="masthead">
            <a class="masthead-name" href=router::href(paths::HOME)>
                <svg viewBox="0 0 32 32" aria-hidden="true">
                    <path d="M13 29h12a3 3 0 0 0 3-3V9" />
                    <rect x="4" y="2" width="19" height="23" rx="3.5" />
                    <path d="m9 14 3.4 3.4L18.3 10" />
                </svg>
                <span>{words::NAME}</span>
            </a>
            " "
            <p>{words::say!(frame_promise)}</p>
        </header>
    }
}

/// Draws the list of the page's requests, and the name of its build.
#[component]
pub fn Colophon() -> impl IntoView {
    view! {
        <footer class="colophon">
            <p>{words::say!(frame_asks)}</p>
            <p><a href=router::href(paths::HOW)>{words::say!(how_title)}</a></p>
            <details data-build="">
                <summary><Around words=words::say!(frame_build, build = words::HERE)><code translate="no" class="value">{BUILD}</code></Around></summary>
                <BuildFacts />
            </details>
            <OpenButton label=words::say!(share_open_saved) />
            <Languages />
            <OfflineCopy />
            <SettingsOwner />
        </footer>
    }
}

/// Draws the choice of a language.
#[component]
fn Languages() -> impl IntoView {
    let locale = expect_context::<Locale>();
    let select = NodeRef::<html::Select>::new();
    let choose = move |event| {
        if let Some(language) = Language::of(&event_target_value(&event)) {
            spawn_local(async move {
                locale.choose(language).await;
                // If the language's words did not arrive, the choice shows the language in use.
                if let Some(select) = select.try_get_untracked().flatten() {
                    select.set_value(locale.language_untracked().tag());
                }
            });
        }
    };
    let current = locale.language_untracked();
    let options = Language::ALL.map(|language| {
        let tag = language.tag();
        let selected = language == current;
        view! { <option value=tag lang=tag selected=selected>{language.name()}</option> }
    });
    view! {
        <label>
            {words::say!(frame_language)}" "
            <select name="language" data-action="language" node_ref=select on:change=choose>{options}</select>
        </label>
        {(!storage::is_there()).then(|| view! { <p>{words::say!(frame_language_not_kept)}</p> })}
        <p role="status" prop:textContent={text(move || locale.missing.get().map(|language| words::say!(frame_language_missing, language = language.name())).unwrap_or_default())}></p>
    }
}

/// Draws a link past the masthead, for keyboard users.
#[component]
pub fn Skip() -> impl IntoView {
    let skip = move |event: web_sys::MouseEvent| {
        event.prevent_default();
        focus_main();
    };
    view! { <a class="skip" href="#main" on:click=skip>{words::say!(frame_skip)}</a> }
}

/// Moves the focus into the new page after each change of page, away from the link that led there, and removes the
/// note about a file.
pub fn follow_navigation() {
    let router = expect_context::<Router>();
    let files = expect_context::<Files>();
    Effect::new(move |before: Option<String>| {
        let path = router.path();
        if before.is_some_and(|before| before != path) {
            files.refused.set(None);
            focus_main();
        }
        path
    });
}

fn focus_main() {
    use wasm_bindgen::JsCast;
    let main = document()
        .get_element_by_id("main")
        .and_then(|main| main.dyn_into::<web_sys::HtmlElement>().ok());
    if let Some(main) = main {
        browser::focus(&main);
    }
}
