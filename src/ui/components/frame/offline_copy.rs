//! Offers the verifier as a single file to keep with a proof: its address, and the way to identify it.

use js_sys::Array;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use verify::hash::Hash32;
use web_sys::{Blob, BlobPropertyBag};

use crate::model::single::with_settings;
use crate::ui::components::parts::copy::Exact;
use crate::ui::reactive::redrawn;
use crate::ui::{browser, part, settings};
use words::Saving;

/// The progress of saving the file with the site's settings.
#[derive(Clone, Copy)]
enum Copying {
    Loading,
    Offered(Hash32),
    NotHere,
    Failed,
}

/// Draws the offer. The single file does not offer itself. A file that a site offers carries the site's settings, so
/// that it gives the same verdicts as the site.
#[component]
pub fn OfflineCopy() -> impl IntoView {
    let (address, digest) = browser::single_file()?;
    let saving = RwSignal::new(None);
    let save = move |event: MouseEvent| {
        let file = settings::file();
        if file.bytes.is_empty() {
            return;
        }
        event.prevent_default();
        if matches!(saving.get_untracked(), Some(Copying::Loading)) {
            return;
        }
        saving.set(Some(Copying::Loading));
        spawn_local(async move {
            let single = part::single().await;
            let single = single.and_then(|single| with_settings(&single, &file.bytes));
            let Some(single) = single else {
                return saving.set(Some(Copying::Failed));
            };
            saving.set(offer(&single).await.map(|saving| match saving {
                Saving::NotHere => Copying::NotHere,
                _ => Copying::Offered(Hash32::of(&[single.as_bytes()])),
            }));
        });
    };
    let of_settings = redrawn(move || {
        let file = settings::followed().filter(|file| !file.bytes.is_empty());
        file.map(|_| view! { <p data-keep-settings="">{words::say!(keep_settings)}</p> })
    });
    let saved = redrawn(move || match saving.get()? {
        Copying::Loading => {
            Some(view! { <p role="status">{words::say!(keep_loading)}</p> }.into_any())
        }
        Copying::Offered(digest) => Some(
            view! {
                <p role="status" data-kept="">
                    {words::say!(keep_saved)}{words::join::between()}
                    <Exact value=digest.to_string() what=words::say!(keep_saved_name) />
                </p>
            }
            .into_any(),
        ),
        Copying::NotHere => Some(
            view! { <p role="status" data-kept="failed">{words::say!(share_no_saving)}</p> }
                .into_any(),
        ),
        Copying::Failed => Some(
            view! { <p role="status" data-kept="failed">{words::say!(keep_failed)}</p> }.into_any(),
        ),
    });
    Some(view! {
        <details class="keep" data-keep="">
            <summary>{words::say!(keep_heading)}</summary>
            <p>{words::say!(keep_what)}</p>
            {of_settings}
            <p><a href=address download="" data-action="keep" on:click=save>{words::say!(keep_save)}</a></p>
            {saved}
            <p>{words::say!(keep_digest)}{words::join::between()}<Exact value=digest what=words::say!(keep_digest_name) /></p>
        </details>
    })
}

/// Saves the single file, as far as this browser does.
async fn offer(single: &str) -> Option<Saving> {
    let parts = Array::of1(&single.into());
    let options = BlobPropertyBag::new();
    options.set_type("text/html");
    let file = Blob::new_with_str_sequence_and_options(&parts, &options).ok()?;
    browser::save(&file, "packproof.html").await
}
