//! Shows exact values, the button that copies one, and the line that makes a hash again in a terminal.

use core::time::Duration;
use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::ui::browser;
use crate::ui::components::frame::announcer::LiveRegion;
use crate::ui::reactive::redrawn;
use answer::Answer;
use explain::Preimage;

/// The most characters of a value that are shown; the copy is always whole.
const SHOWN: usize = 400;

/// Draws a value in full, with a button that copies it.
#[component]
pub fn Exact(
    /// The value.
    #[prop(into)]
    value: String,
    /// The value's name, for readers who do not see its place.
    #[prop(into)]
    what: String,
) -> impl IntoView {
    let shown = words::safe_text(&value, SHOWN).shown;
    view! {
        <span class="exact">
            <code translate="no" class="value"><bdi>{shown}</bdi></code>
            <CopyButton value=value.clone() what />
        </span>
        <MadeAgain hash=value />
    }
}

/// The report, whose hashes can be made again.
#[derive(Clone)]
pub struct Hashes(pub RwSignal<Option<Arc<Answer>>>);

/// Draws the line that makes a hash again, if the report has the hashed bytes.
#[component]
pub fn MadeAgain(
    /// A value, in hex if it is a hash.
    #[prop(into)]
    hash: String,
) -> impl IntoView {
    let hash = hash.strip_prefix("0x").unwrap_or(&hash).to_owned();
    let answer = use_context::<Hashes>()?.0.get_untracked()?;
    let mut known = answer.subject.hashes().iter();
    let known = known.find(|known| known.hash.to_string() == hash)?;
    Some(view! { <Line line=known.line() /> })
}

/// Draws the line that makes the hash of these bytes.
#[component]
pub fn MadeFrom(bytes: Vec<u8>) -> impl IntoView {
    Preimage::of(&[&bytes]).map(|made| view! { <Line line=made.line() /> })
}

#[component]
fn Line(line: String) -> impl IntoView {
    let attribute = line.clone();
    view! {
        <span class="terminal" data-terminal=attribute>
            <kbd>{line.clone()}</kbd>
            <CopyButton value=line what=words::say!(copy_terminal).to_owned() />
        </span>
    }
}

/// Puts each shortened value of a copied selection into the clipboard as a whole.
pub fn copy_whole(event: &web_sys::ClipboardEvent) {
    let Some((selection, data)) = window()
        .get_selection()
        .ok()
        .flatten()
        .zip(event.clipboard_data())
    else {
        return;
    };
    let Ok(values) = document().query_selector_all("[data-whole]") else {
        return;
    };
    let text = String::from(selection.to_string());
    let (mut copied, mut rest) = (String::new(), text.as_str());
    for value in (0..values.length()).filter_map(|at| values.item(at)) {
        let is_selected = selection.contains_node_with_allow_partial_containment(&value, true);
        let shown = value.text_content().unwrap_or_default();
        let whole = value
            .dyn_ref::<Element>()
            .and_then(|value| value.get_attribute("data-whole"));
        // A part of a shown value is copied as it is.
        let Some((before, after)) = rest.split_once(&shown) else {
            continue;
        };
        if let Some(whole) = whole.filter(|_| is_selected == Ok(true) && !shown.is_empty()) {
            copied.extend([before, &whole]);
            rest = after;
        }
    }
    if !copied.is_empty()
        && data
            .set_data("text/plain", &[&copied, rest].concat())
            .is_ok()
    {
        event.prevent_default();
    }
}

/// Sets a signal for two seconds, in which a button shows that it copied.
pub fn briefly<T: Default + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    signal.try_set(value);
    let reset = move || {
        signal.try_set(T::default());
    };
    set_timeout(reset, Duration::from_secs(2));
}

/// Draws the button that copies a value.
#[component]
pub fn CopyButton(
    /// The value to copy.
    value: String,
    /// The value's name.
    what: String,
) -> impl IntoView {
    let live_region = expect_context::<LiveRegion>();
    let copied = RwSignal::new(false);
    let copy = move |_| {
        let value = value.clone();
        spawn_local(async move {
            if browser::copy(value).await {
                live_region.say(words::say!(copy_done));
                briefly(copied, true);
            } else {
                live_region.say(words::say!(share_no_copying));
            }
        });
    };
    view! {
        <button type="button" class="copy" class:copied=copied on:click=copy aria-label=words::say!(copy_value, what = &what)>
            <svg viewBox="0 0 16 16" aria-hidden="true">
                {redrawn(move || if copied.get() {
                    view! { <path d="m3 8.5 3.2 3.2L13 5" /> }.into_any()
                } else {
                    view! { <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" /> }.into_any()
                })}
            </svg>
        </button>
    }
}
