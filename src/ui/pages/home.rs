//! The start page: what this is, one box, files, and samples.

use leptos::{ev, html, prelude::*};

use super::proof::BareId;
use crate::ui::components::opener::OpenButton;
use crate::ui::paths::{self, Pasted};
use crate::ui::place::{self, Place};
use crate::ui::{browser, text};
use crate::worker::request::Link;

/// The start page.
#[component]
pub fn Home() -> impl IntoView {
    Effect::new(|_| browser::set_title(text::say!(home_tab)));
    let asks = browser::service().is_some();
    let (lead, open) = if asks {
        (text::say!(home_paste), text::say!(home_open))
    } else {
        (text::say!(home_kept), text::say!(home_open_first))
    };
    view! {
        <article class="home">
            <div>
                <h1>{text::say!(home_heading)}</h1>
                <div class="home-words">
                    <p>{lead}</p>
                    <p>{text::say!(home_says)}</p>
                    <p>{text::say!(home_cannot)}</p>
                    <p><a href=place::href(paths::HOW)>{text::say!(how_title)}</a></p>
                </div>
            </div>
            {asks.then(|| view! { <PasteBox /> })}
            <section class="home-files" aria-labelledby="files">
                <h2 id="files">{open}</h2>
                <p>{text::say!(home_about_files)}</p>
                <OpenButton label=text::say!(home_choose_files) />
                {(!asks).then(|| view! { <p class="note">{text::say!(home_no_link_here)}</p> })}
            </section>
            <section class="home-samples" aria-labelledby="samples">
                <h2 id="samples">{text::say!(home_samples)}</h2>
                <ul>
                    {text::samples()
                        .into_iter()
                        .map(|(name, what, sees)| view! {
                            <li>
                                <a href=place::href(&paths::sample(name))>
                                    <strong>{what}</strong>
                                    <span>{sees}</span>
                                </a>
                            </li>
                        })
                        .collect_view()}
                </ul>
                <p class="note" data-sample="">{text::say!(about_samples)}</p>
            </section>
        </article>
    }
}

/// The one box: a proof link or an id.
#[component]
fn PasteBox() -> impl IntoView {
    let BareId(bare) = expect_context();
    let place = expect_context::<Place>();
    let input = NodeRef::<html::Input>::new();
    let refused = RwSignal::new(None::<&'static str>);
    let submit = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let pasted = input
            .get_untracked()
            .map(|input| input.value())
            .unwrap_or_default();
        let go = |link: Link| place.go(&paths::proof(&link));
        match paths::recognise(&pasted) {
            Pasted::Proof(link) => go(link),
            Pasted::BareId(id) => {
                bare.set(Some(id.clone()));
                go(Link::Pull(id));
            }
            unusable @ (Pasted::Key | Pasted::Nothing | Pasted::Unknown) => {
                refused.set(text::not_recognised(&unusable));
                if let Some(input) = input.get_untracked() {
                    let _ = input.focus();
                }
            }
        }
    };
    view! {
        <form class="paste" on:submit=submit novalidate>
            <label for="proof">{text::say!(home_box)}</label>
            <div class="paste-row">
                <input
                    id="proof"
                    name="proof"
                    type="text"
                    inputmode="url"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    placeholder="https://…/packs/verify/…"
                    node_ref=input
                    aria-invalid=move || refused.get().is_some().then_some("true")
                    aria-describedby="proof-help"
                    on:input=move |_| refused.set(None)
                />
                <button type="submit" class="button primary">{text::say!(home_check)}</button>
            </div>
            <p id="proof-help" class="paste-help" data-refused=move || refused.get().is_some().then_some("")>
                {move || refused.get().unwrap_or(text::say!(about_the_box))}
            </p>
        </form>
    }
}
