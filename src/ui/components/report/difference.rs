//! Shows a value next to another one, with exactly the differing characters underlined.

use leptos::prelude::*;

/// Draws the value.
#[component]
pub fn Difference(
    value: String,
    /// The value next to it.
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
