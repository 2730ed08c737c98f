//! A value beside another one: exactly the characters that differ are underlined.

use leptos::prelude::*;

/// The value.
#[component]
pub fn Difference(
    /// The value.
    value: String,
    /// The one beside it.
    other: String,
) -> impl IntoView {
    let pieces = words::difference(&value, &other).into_iter();
    let pieces = pieces.map(|(piece, differs)| {
        if differs {
            view! { <mark>{piece}</mark> }.into_any()
        } else {
            piece.into_any()
        }
    });
    view! { <bdi>{pieces.collect_view()}</bdi> }
}
