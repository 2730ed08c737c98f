//! Text of a payload or a file: never more than text.

use leptos::prelude::*;

/// Shows a text that someone else wrote: cut, isolated, and without invisible characters.
#[component]
pub fn SafeText(
    /// The text.
    #[prop(into)]
    text: String,
    /// The most characters that are shown.
    #[prop(default = 80)]
    limit: usize,
) -> impl IntoView {
    view! { <bdi class="said">{words::safe_text(&text, limit).shown}</bdi> }
}

/// A long hexadecimal value, shortened; the whole of it is one click below elsewhere.
#[component]
pub fn ShortHash(
    /// The value.
    #[prop(into)]
    value: String,
) -> impl IntoView {
    view! { <code translate="no" class="value">{words::short_hash(&value)}</code> }
}

/// A sentence with something drawn in the middle of it, at [`words::HERE`].
#[component]
pub fn Around(
    /// The sentence, without any text of a payload.
    #[prop(into)]
    words: String,
    /// What is drawn.
    children: Children,
) -> impl IntoView {
    let (before, after) = words.split_once(words::HERE).unwrap_or((&words, ""));
    view! {
        {before.to_owned()}
        {children()}
        {after.to_owned()}
    }
}
