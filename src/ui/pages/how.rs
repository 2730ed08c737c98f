//! Explains a check in plain words.

use leptos::prelude::*;

use crate::model::paths;
use crate::ui::components::parts::mark::Legend;
use crate::ui::reactive::effect;
use crate::ui::{browser, router};
use words::Passage;

/// Draws the page that explains a check.
#[component]
pub fn How() -> impl IntoView {
    effect(|| browser::set_title(&words::verdict::tab(words::say!(how_title))));
    view! {
        <article class="how">
            <div>
                <h1>{words::say!(how_title)}</h1>
                <div class="home-words"><p>{words::say!(how_lead)}</p></div>
            </div>
            <Drawing />
            <p class="note">{words::say!(how_time)}</p>
            <Words passage=words::how::fingerprints() />
            <Words passage=words::how::pack_before() />
            <Words passage=words::how::pack_draw() />
            <Words passage=words::how::pack_path() />
            <Words passage=words::how::event_before() />
            <Words passage=words::how::event_pull() />
            <Words passage=words::how::marks() />
            <Legend />
            <section aria-labelledby="limits">
                <h2 id="limits">{words::say!(how_limits)}</h2>
                <p>{words::say!(how_limits_lead)}</p>
                <ul class="how-limits">
                    {words::how::limits()
                        .into_iter()
                        .map(|(what, then)| view! { <li><strong>{what}</strong>{words::join::between()}{then}</li> })
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

/// The strokes of each station's picture, on a field of 48 by 48.
const PICTURES: [&str; 5] = [
    // Three cards, one behind the other.
    "M11 16h18v26H11zM16 16v-5h18v26h-5M21 11V6h18v26h-5",
    // A short code between two rules.
    "M6 14h36M6 34h36M15 20l-2 9M21 20l-2 9M12 23h10M11 27h10M28 20v9M33 20v9M38 20v9",
    // A block between its neighbours.
    "M24 8l14 7v17l-14 8-14-8V15zM10 15l14 8 14-8M24 23v17M2 24h8M38 24h8",
    // A die.
    "M9 9h30v30H9zM17 16a1 1 0 1 0 .01 0zM31 16a1 1 0 1 0 .01 0zM24 23a1 1 0 1 0 .01 0zM17 30a1 1 0 1 0 .01 0zM31 30a1 1 0 1 0 .01 0z",
    // A card with a tick.
    "M13 5h22v38H13zM18 24l5 5 8-10",
];

/// Draws the way from the deck to a card: a station after the other.
#[component]
fn Drawing() -> impl IntoView {
    let stations = words::how::stations().into_iter().zip(PICTURES);
    let stations = stations.map(|((name, is), picture)| {
        view! {
            <li>
                <svg viewBox="0 0 48 48" aria-hidden="true"><path d=picture /></svg>
                <p><strong>{name}</strong><span>{is}</span></p>
            </li>
        }
    });
    view! { <ol class="how-drawing">{stations.collect_view()}</ol> }
}

#[component]
fn Words(passage: Passage) -> impl IntoView {
    let says = passage.says.into_iter().map(|says| view! { <p>{says}</p> });
    view! {
        <h2>{passage.heading}</h2>
        {says.collect_view()}
    }
}
