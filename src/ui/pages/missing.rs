//! The page for an address that names nothing, or a proof in a decorated way.

use intake::{Found, Target, find};
use leptos::prelude::*;

use super::proof::ProofPage;
use crate::model::paths;
use crate::ui::reactive::{effect, redrawn};
use crate::ui::router::Router;
use crate::ui::{browser, router};
use crate::worker::request::Link;

/// The proof that an address names, once what a chat or a mail added to it is taken off, and otherwise the words that
/// there is nothing.
#[component]
pub fn Missing() -> impl IntoView {
    let router = expect_context::<Router>();
    redrawn(move || match in_address(&router.path()) {
        Some((plain, link)) if matches!(paths::page(&plain), paths::Page::Missing) => {
            view! { <ProofPage link /> }.into_any()
        }
        Some((plain, _)) => {
            let part = router.part().get_untracked();
            let named = if plain.contains('#') {
                plain
            } else {
                plain + &part
            };
            effect(move || router.replace(&named));
            ().into_any()
        }
        None => view! { <Nothing /> }.into_any(),
    })
}

/// The proof in an address, with the plain address of it.
fn in_address(path: &str) -> Option<(String, Link)> {
    match find(path) {
        Found::One(hit) => match &hit.target {
            Target::Proof(link) => Some((hit.path(), link.clone())),
            Target::IdOfEitherKind(_) => None,
        },
        Found::Nothing | Found::Several(_) | Found::Key | Found::Unknown => None,
    }
}

#[component]
fn Nothing() -> impl IntoView {
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
