//! Shows the start page: its purpose, one box, files, and samples.

use intake::json::is_proof;
use intake::{Found, Hit, Link, Target, find};
use js_sys::Array;
use leptos::{ev, html, prelude::*};
use verify::report::Kind;
use wasm_bindgen::JsCast;
use web_sys::{DataTransfer, File, HtmlInputElement};

use super::proof::IdOfEitherKind;
use crate::model::paths;
use crate::ui::browser;
use crate::ui::components::files::open_button::OpenButton;
use crate::ui::components::frame::offline::Offline;
use crate::ui::deployment;
use crate::ui::elsewhere::FromElsewhere;
use crate::ui::files::Files;
use crate::ui::reactive::{effect, redrawn, text};
use crate::ui::router::{self, Router};

/// Draws the start page.
#[component]
pub fn Home() -> impl IntoView {
    effect(|| browser::set_title(words::say!(home_tab)));
    let asks = deployment::service().is_some();
    let (lead, open) = if asks {
        (words::say!(home_paste), words::say!(home_open))
    } else {
        (words::say!(home_kept), words::say!(home_open_first))
    };
    view! {
        <article class="home">
            <div>
                <h1>{words::say!(home_heading)}</h1>
                <div class="home-words"><p>{lead}</p></div>
            </div>
            {asks.then(|| view! { <Offline /><PasteBox /> })}
            <section class="home-files" aria-labelledby="files">
                <h2 id="files">{open}</h2>
                <p>{words::say!(home_about_files)}</p>
                <OpenButton label=words::say!(home_choose_files) />
                {(!asks).then(|| view! { <p class="note">{words::say!(home_no_link_here)}</p> })}
            </section>
            <section class="home-about">
                <p>{words::say!(home_says)}</p>
                <p>{words::say!(home_cannot)}</p>
                <p><a href=router::href(paths::HOW)>{words::say!(how_title)}</a></p>
            </section>
            <section class="home-samples" aria-labelledby="samples">
                <h2 id="samples">{words::say!(home_samples)}</h2>
                <ul>
                    {words::SAMPLES
                        .into_iter()
                        .zip(words::about::samples())
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

/// The most proofs of one text that the page offers.
const MOST: usize = 10;

/// Draws the one box, for a proof link or an id in any text.
#[component]
fn PasteBox() -> impl IntoView {
    let IdOfEitherKind(bare) = expect_context();
    let router = expect_context::<Router>();
    let from = expect_context::<FromElsewhere>();
    let files = expect_context::<Files>();
    let input = NodeRef::<html::Input>::new();
    let refused = RwSignal::new(None::<&'static str>);
    let choices = RwSignal::new(Vec::<Hit>::new());
    let go = move |hit: &Hit| {
        match &hit.target {
            Target::Proof(link) => from.pasted(hit.address.as_deref(), link),
            Target::IdOfEitherKind(id) => bare.set(Some(id.clone())),
        }
        router.push(&hit.path());
    };
    let check = move |text: &str| {
        if let Some(file) = payload(text) {
            files.take(&Array::of1(&file));
            return;
        }
        let refuse = |why| {
            refused.set(Some(why));
            if let Some(input) = input.get_untracked() {
                let _ = input.focus();
            }
        };
        match find(text) {
            Found::One(hit) => go(&hit),
            Found::Several(hits) => {
                choices.set(hits);
                refuse(words::say!(about_not_recognised_several));
            }
            Found::Nothing => refuse(words::say!(about_not_recognised_nothing)),
            Found::Key => refuse(words::say!(about_not_recognised_key)),
            Found::Unknown => refuse(words::say!(about_not_recognised_unknown)),
        }
    };
    let submit = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let typed = input.get_untracked().map(|input| input.value());
        check(&typed.unwrap_or_default());
    };
    // A field keeps one line of a text, so the page first looks for a proof in the whole text.
    let offer = move |data: Option<DataTransfer>| {
        let text = data?.get_data("text/plain").ok()?;
        if is_proof(&text) {
            check(&text);
            return Some(None);
        }
        let shown = shown(&text)?;
        refused.set(None);
        choices.set(Vec::new());
        if let Some(input) = input.get_untracked() {
            input.set_value(&shown);
        }
        if matches!(find(&text), Found::Several(_)) {
            check(&text);
            return Some(None);
        }
        Some(Some(text))
    };
    let pasted = window_event_listener(ev::paste, move |event: ev::ClipboardEvent| {
        let field = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let is_box = field.is_some() && field == input.get_untracked();
        if (is_box || field.is_none())
            && let Some(text) = offer(event.clipboard_data())
        {
            event.prevent_default();
            if let Some(text) = text.filter(|_| !is_box) {
                check(&text);
            }
        }
    });
    let dropped = move |event: ev::DragEvent| {
        if offer(event.data_transfer()).is_some() {
            event.prevent_default();
        }
    };
    on_cleanup(move || pasted.remove());
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
                    on:input=move |_| {
                        refused.set(None);
                        choices.set(Vec::new());
                    }
                    on:drop=dropped
                />
                <button type="submit" class="button primary">{words::say!(home_check)}</button>
            </div>
            <p id="proof-help" class="note" data-refused=move || refused.get().is_some().then_some("") prop:textContent={text(move || refused.get().unwrap_or(words::say!(about_the_box)))}></p>
            {redrawn(move || choices.with(|hits| {
                let choice = |hit: &Hit| {
                    let (words, hit) = (named(hit), hit.clone());
                    view! {
                        <li><button type="button" class="button" data-choice=hit.path() on:click=move |_| go(&hit)>{words}</button></li>
                    }
                };
                (!hits.is_empty()).then(|| view! { <ul class="paste-choices">{hits.iter().take(MOST).map(choice).collect_view()}</ul> })
            }))}
        </form>
    }
}

/// Returns a pasted text as a file, if it is a payload or a saved proof.
fn payload(text: &str) -> Option<File> {
    let text = is_proof(text).then(|| Array::of1(&text.into()))?;
    File::new_with_str_sequence(&text, "pasted.json").ok()
}

/// Returns the text that the box shows for a pasted one, if that names a proof.
fn shown(text: &str) -> Option<String> {
    match find(text) {
        Found::One(Hit {
            address: Some(address),
            ..
        }) => Some(address),
        Found::One(Hit {
            target: Target::IdOfEitherKind(id),
            ..
        }) => Some(id),
        Found::One(hit) => Some(hit.path()),
        Found::Several(_) => Some(text.split_whitespace().collect::<Vec<_>>().join(" ")),
        Found::Nothing | Found::Key | Found::Unknown => None,
    }
}

/// Returns the name of a proof among several: its kind and its id.
fn named(hit: &Hit) -> String {
    match &hit.target {
        Target::Proof(Link::Pull(id)) => words::join::named(words::files::kind(Kind::PackPull), id),
        Target::Proof(Link::Event(id)) => {
            words::join::named(words::files::kind(Kind::PackEvent), id)
        }
        Target::IdOfEitherKind(id) => id.clone(),
    }
}
