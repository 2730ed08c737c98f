//! The page for an address that names nothing.

use leptos::prelude::*;

use crate::model::paths;
use crate::ui::reactive::effect;
use crate::ui::{browser, router};

/// The content of that page.
#[component]
pub fn Missing() -> impl IntoView {
    effect(|| browser::set_title(&words::tab(words::say!(trouble_unknown_id))));
    view! {
        <article class="missing">
            <h1>{words::say!(missing_heading)}</h1>
            <p class="section-lead">
                {words::say!(missing_words)}
            </p>
            <p><a class="button primary" href=router::href(paths::HOME)>{words::say!(button_check_proof)}</a></p>
        </article>
    }
}
