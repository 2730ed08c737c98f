//! No page: an address that names nothing.

use leptos::prelude::*;

use crate::ui::{browser, paths, place};

/// What there is instead of a page.
#[component]
pub fn Missing() -> impl IntoView {
    Effect::new(|_| browser::set_title("Not found · packproof"));
    view! {
        <article class="missing">
            <h1>"Nothing here"</h1>
            <p class="section-lead">
                "This address is not a proof, nor anything else of this page. A proof link ends in /packs/verify/ or /pack-events/verify/ and an id."
            </p>
            <p><a class="button primary" href=place::href(paths::HOME)>"Check a proof"</a></p>
        </article>
    }
}
