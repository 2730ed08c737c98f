//! Exact values, and the button that copies one.

use core::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::announcer::LiveRegion;
use crate::ui::browser;

/// Most characters of a value that are put on the page; the copy is always whole.
const SHOWN: usize = 400;

/// A value in full, with a button that copies it.
#[component]
pub fn Exact(
    /// The value.
    #[prop(into)]
    value: String,
    /// What it is, for readers who do not see its place.
    #[prop(into)]
    what: String,
) -> impl IntoView {
    let shown = words::safe_text(&value, SHOWN).shown;
    view! {
        <span class="exact">
            <code class="value"><bdi>{shown}</bdi></code>
            <CopyButton value what />
        </span>
    }
}

/// Copies a value.
#[component]
pub fn CopyButton(
    /// What is copied.
    value: String,
    /// Its name.
    what: String,
) -> impl IntoView {
    let live_region = expect_context::<LiveRegion>();
    let copied = RwSignal::new(false);
    let copy = move |_| {
        let value = value.clone();
        spawn_local(async move {
            if browser::copy(value).await {
                live_region.say(words::say!(copy_done));
                copied.try_set(true);
                set_timeout(
                    move || {
                        copied.try_set(false);
                    },
                    Duration::from_secs(2),
                );
            } else {
                live_region.say(words::say!(share_no_copying));
            }
        });
    };
    view! {
        <button type="button" class="copy" class:copied=copied on:click=copy aria-label=words::copy(&what)>
            <svg viewBox="0 0 16 16" aria-hidden="true">
                {move || if copied.get() {
                    view! { <path d="m3 8.5 3.2 3.2L13 5" /> }.into_any()
                } else {
                    view! { <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" /> }.into_any()
                }}
            </svg>
        </button>
    }
}
