//! Explains a check in plain words.

use leptos::prelude::*;

use crate::model::paths;
use crate::ui::components::mark::Legend;
use crate::ui::reactive::effect;
use crate::ui::{browser, router};
use words::Passage;

/// Draws the page that explains a check.
#[component]
pub fn How() -> impl IntoView {
    effect(|| browser::set_title(&words::tab(words::say!(how_title))));
    view! {
        <article class="how">
            <div>
                <h1>{words::say!(how_title)}</h1>
                <div class="home-words">
                    <p>{words::say!(how_lead)}</p>
                    <p>{words::say!(how_time)}</p>
                </div>
            </div>
            <Words passage=words::fingerprints() />
            <Words passage=words::pack_before() />
            <Words passage=words::pack_draw() />
            <Words passage=words::pack_path() />
            <Words passage=words::event_before() />
            <Words passage=words::event_pull() />
            <Words passage=words::marks() />
            <Legend />
            <section aria-labelledby="limits">
                <h2 id="limits">{words::say!(how_limits)}</h2>
                <p>{words::say!(how_limits_lead)}</p>
                <ul class="how-limits">
                    {words::limits()
                        .into_iter()
                        .map(|(what, then)| view! { <li><strong>{what}</strong>" "{then}</li> })
                        .collect_view()}
                </ul>
            </section>
            <p class="actions">
                <a class="button primary" href=router::href(paths::HOME)>{words::say!(how_your_own)}</a>
                <a class="button" href=router::href(&paths::sample(words::SAMPLE_PULL))>{words::say!(how_sample)}</a>
                <a class="button" href=router::href(paths::RULES)>{words::say!(rules_all)}</a>
            </p>
        </article>
    }
}

#[component]
fn Words(passage: Passage) -> impl IntoView {
    let says = passage.says.into_iter().map(|says| view! { <p>{says}</p> });
    view! {
        <h2>{passage.heading}</h2>
        {says.collect_view()}
    }
}
