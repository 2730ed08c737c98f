//! The start page: what this is, one box, files, and samples.

use leptos::{ev, html, prelude::*};

use super::proof::IdOfEitherKind;
use crate::model::paths::{self, Pasted};
use crate::ui::browser;
use crate::ui::components::open_button::OpenButton;
use crate::ui::elsewhere::FromElsewhere;
use crate::ui::reactive::{effect, text};
use crate::ui::router::{self, Router};
use crate::worker::request::Link;

/// The start page.
#[component]
pub fn Home() -> impl IntoView {
    effect(|| browser::set_title(words::say!(home_tab)));
    let asks = browser::service().is_some();
    let (lead, open) = if asks {
        (words::say!(home_paste), words::say!(home_open))
    } else {
        (words::say!(home_kept), words::say!(home_open_first))
    };
    view! {
        <article class="home">
            <div>
                <h1>{words::say!(home_heading)}</h1>
                <div class="home-words">
                    <p>{lead}</p>
                    <p>{words::say!(home_says)}</p>
                    <p>{words::say!(home_cannot)}</p>
                    <p><a href=router::href(paths::HOW)>{words::say!(how_title)}</a></p>
                </div>
            </div>
            {asks.then(|| view! { <PasteBox /> })}
            <section class="home-files" aria-labelledby="files">
                <h2 id="files">{open}</h2>
                <p>{words::say!(home_about_files)}</p>
                <OpenButton label=words::say!(home_choose_files) />
                {(!asks).then(|| view! { <p class="note">{words::say!(home_no_link_here)}</p> })}
            </section>
            <section class="home-samples" aria-labelledby="samples">
                <h2 id="samples">{words::say!(home_samples)}</h2>
                <ul>
                    {words::SAMPLES
                        .into_iter()
                        .zip(words::samples())
                        .map(|(name, (what, sees))| view! {
                            <li>
                                <a href=router::href(&paths::sample(name))>
                                    <strong>{what}</strong>
                                    <span>{sees}</span>
                                </a>
                            </li>
                        })
                        .collect_view()}
                </ul>
                <p class="note" data-sample="">{words::say!(about_samples)}</p>
            </section>
        </article>
    }
}

/// The one box: a proof link or an id.
#[component]
fn PasteBox() -> impl IntoView {
    let IdOfEitherKind(bare) = expect_context();
    let router = expect_context::<Router>();
    let from = expect_context::<FromElsewhere>();
    let input = NodeRef::<html::Input>::new();
    let refused = RwSignal::new(None::<&'static str>);
    let submit = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let pasted = input
            .get_untracked()
            .map(|input| input.value())
            .unwrap_or_default();
        let go = |link: Link| router.push(&paths::proof(&link));
        let refuse = |why| {
            refused.set(Some(why));
            if let Some(input) = input.get_untracked() {
                let _ = input.focus();
            }
        };
        match paths::recognise(&pasted) {
            Pasted::Proof(link) => {
                from.pasted(&pasted, &link);
                go(link);
            }
            Pasted::IdOfEitherKind(id) => {
                bare.set(Some(id.clone()));
                go(Link::Pull(id));
            }
            Pasted::Nothing => refuse(words::say!(about_not_recognised_nothing)),
            Pasted::Key => refuse(words::say!(about_not_recognised_key)),
            Pasted::Unknown => refuse(words::say!(about_not_recognised_unknown)),
        }
    };
    view! {
        <form class="paste" on:submit=submit novalidate>
            <label for="proof">{words::say!(home_box)}</label>
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
                <button type="submit" class="button primary">{words::say!(home_check)}</button>
            </div>
            <p id="proof-help" class="paste-help" data-refused=move || refused.get().is_some().then_some("") prop:textContent={text(move || refused.get().unwrap_or(words::say!(about_the_box)))}></p>
        </form>
    }
}
