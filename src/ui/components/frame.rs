//! What stands around every page.

use leptos::prelude::*;

use super::opener::OpenButton;
use crate::ui::files::Files;
use crate::ui::paths;
use crate::ui::place::Place;
use crate::worker::message::BUILD;

/// The page's name, and what it promises.
#[component]
pub fn Masthead() -> impl IntoView {
    view! {
        <header class="masthead">
            <a class="masthead-name" href=paths::HOME>
                <svg viewBox="0 0 32 32" aria-hidden="true">
                    <path d="M13 29h12a3 3 0 0 0 3-3V9" />
                    <rect x="4" y="2" width="19" height="23" rx="3.5" />
                    <path class="masthead-check" d="m9 14 3.4 3.4L18.3 10" />
                </svg>
                <span>"packproof"</span>
            </a>
            <p>"checked in your browser"</p>
        </header>
    }
}

/// What the page asks of whom, and which build it is.
#[component]
pub fn Colophon() -> impl IntoView {
    view! {
        <footer class="colophon">
            <p>
                "packproof checks here, in your browser. It fetches the proof that you ask for and nothing else: no account, no tracking, and a file that you open never leaves this device."
            </p>
            <p>"build "<code class="value">{BUILD}</code></p>
            <OpenButton label="Open a saved proof" />
        </footer>
    }
}

/// A link past the masthead, for those who go by keyboard.
#[component]
pub fn Skip() -> impl IntoView {
    let skip = move |event: web_sys::MouseEvent| {
        event.prevent_default();
        focus_main();
    };
    view! { <a class="skip" href="#main" on:click=skip>"Skip to the content"</a> }
}

/// After a change of page the reading goes on in the page, not behind the link that led there, and
/// what was said of a file there is said no more.
pub fn follow_navigation() {
    let place = expect_context::<Place>();
    let files = expect_context::<Files>();
    Effect::new(move |before: Option<String>| {
        let path = place.path();
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
        let quietly = web_sys::FocusOptions::new();
        quietly.set_prevent_scroll(true);
        let _ = main.focus_with_options(&quietly);
    }
}
