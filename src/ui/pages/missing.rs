//! Shows the page for an address that names nothing, or a proof in a decorated way.

use intake::{Found, Hit, Target, find};
use leptos::prelude::*;

use super::proof::ProofPage;
use crate::model::paths;
use crate::ui::reactive::{effect, redrawn};
use crate::ui::router::Router;
use crate::ui::worker::FirstWorker;
use crate::ui::{browser, router};
use crate::worker::task::Link;

/// Draws the proof that an address names without the text that a chat or a mail added to it, and otherwise the words
/// for a missing page.
#[component]
pub fn Missing() -> impl IntoView {
    let router = expect_context::<Router>();
    redrawn(move || match in_address(&router.path()) {
        Some((link, pull)) => {
            let plain = paths::proof(&link);
            if plain == router.path() {
                return view! { <ProofPage link /> }.into_any();
            }
            let fragment = pull.map(paths::pull_fragment);
            let fragment = fragment.unwrap_or_else(|| router.fragment().get_untracked());
            effect(move || router.replace(&[plain.as_str(), &fragment].concat()));
            ().into_any()
        }
        None => view! { <Nothing /> }.into_any(),
    })
}

/// Returns the proof in an address, and the pull that it names behind the id.
fn in_address(path: &str) -> Option<(Link, Option<u64>)> {
    match find(path) {
        Found::One(Hit {
            target: Target::Proof(link),
            pull,
            ..
        }) => Some((link, pull)),
        _ => None,
    }
}

#[component]
fn Nothing() -> impl IntoView {
    effect(|| browser::set_title(&words::verdict::tab(words::say!(trouble_unknown_id))));
    // The start script has started it for an address of this form.
    if let Some(first_worker) = FirstWorker::take() {
        first_worker.end();
    }
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
