//! Offers the report as a picture to post: the page draws it, and the reader saves or shares it.

use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;

use super::chosen_pull::Chosen;
use super::pass_on;
use crate::model::paths;
use crate::model::poster::{Form, TALL, WIDE};
use crate::ui::check::Check;
use crate::ui::reactive::{effect, redrawn};
use crate::ui::state::Source;
use crate::ui::{browser, canvas, poster};
use crate::worker::response::ReadFrom;
use answer::Headline;
use words::Poster;

/// Draws the button, and the pictures below it. A report without an address has none, because nobody could scan it.
#[component]
pub fn ToPost(
    /// The check, with its report.
    check: Check,
) -> impl IntoView {
    let link = pass_on::with_pull(&check, address(&check)?);
    let shown = RwSignal::new(false);
    let chosen = expect_context::<Chosen>();
    let pictures = move || {
        let report = check.signals.report.get().filter(|_| shown.get())?;
        let read = check.signals.live();
        let at = match read.as_ref().map(|read| &read.source) {
            Some(ReadFrom::Tab(at)) => at.clone(),
            _ => words::utc(check.signals.at.get()),
        };
        let reading = read.as_ref().map(|read| &read.reading);
        let poster = words::poster(&report, chosen.row().as_ref(), reading, &at);
        let (poster, headline, link) = (Arc::new(poster), report.headline, link.get());
        let picture =
            |form| view! { <Picture poster=poster.clone() headline link=link.clone() form /> };
        Some(view! { {picture(&WIDE)}{picture(&TALL)} })
    };
    Some(view! {
        <button
            type="button"
            class="button"
            data-action="to-post"
            aria-expanded=move || shown.get().to_string()
            on:click=move |_| shown.update(|shown| *shown = !*shown)
        >
            {words::say!(share_picture)}
        </button>
        {redrawn(pictures)}
    })
}

/// Returns the address at which a viewer runs the same check: that of the link, or of a sample's page.
fn address(check: &Check) -> Option<String> {
    match &check.source {
        Source::Sample(name) if !browser::is_single() => {
            Some(format!("{}{}", browser::origin(), paths::sample(name)))
        }
        _ => check.address(),
    }
}

/// Draws a picture of one form, with the buttons to save and to share it.
#[component]
fn Picture(
    poster: Arc<Poster>,
    headline: Headline,
    link: String,
    form: &'static Form,
) -> impl IntoView {
    let element = NodeRef::<html::Canvas>::new();
    let file = format!("{}-{}-{}.png", words::NAME, headline.name(), form.name);
    let (width, height) = form.size;
    let is_wide = width > height;
    let label = poster.in_words();
    effect(move || {
        if let Some(element) = element.get() {
            poster::paint(&element.into(), &poster, headline, &link, form);
        }
    });
    let shares = poster::shareable(None, &file).is_some();
    let file = StoredValue::new(file);
    let given = move |shares: bool| {
        let Some(element) = element.get_untracked() else {
            return;
        };
        spawn_local(async move {
            let (element, file) = (JsValue::from(element), file.get_value());
            match canvas::png(&element).await {
                Some(picture) if shares => poster::share(&picture, &file).await,
                Some(picture) => browser::save(&picture, &file),
                None => {}
            }
        });
    };
    view! {
        <figure class="actions-code" data-picture=form.name>
            <canvas class="poster" width=width height=height role="img" aria-label=label node_ref=element></canvas>
            <figcaption>
                <span>{if is_wide { words::say!(poster_wide) } else { words::say!(poster_tall) }}</span>
                {shares.then(|| view! {
                    <button type="button" class="button" data-action="share-picture" on:click=move |_| given(true)>{words::say!(poster_share)}</button>
                })}
                <button type="button" class="button" data-action="save-picture" on:click=move |_| given(false)>{words::say!(poster_save)}</button>
            </figcaption>
        </figure>
    }
}
