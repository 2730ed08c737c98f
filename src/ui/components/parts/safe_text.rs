//! Shows text of a payload or a file as nothing but text.

use leptos::prelude::*;

/// Draws a text that someone else wrote: cut, isolated, and without invisible characters.
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

/// Draws a long hexadecimal value, shortened; another place has the whole of it one click below. A reader who copies it
/// copies the whole ([`copy_whole`](crate::ui::components::parts::copy::copy_whole)).
#[component]
pub fn ShortHash(
    /// The value.
    #[prop(into)]
    value: String,
) -> impl IntoView {
    let whole = words::safe_text(&value, 400).shown;
    view! { <code translate="no" class="value" data-whole=whole>{words::value::short_hash(&value)}</code> }
}

/// Draws a sentence with a view in the middle of it, at [`words::HERE`].
#[component]
pub fn Around(
    /// The sentence, without any text of a payload.
    #[prop(into)]
    words: String,
    /// The view.
    children: Children,
) -> impl IntoView {
    let (before, after) = words.split_once(words::HERE).unwrap_or((&words, ""));
    view! {
        {before.to_owned()}
        {children()}
        {after.to_owned()}
    }
}
