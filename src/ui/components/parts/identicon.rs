//! Shows a card's face, which is drawn from its id.

use leptos::prelude::*;

use crate::model::face::Face;

/// Draws the face of an id.
#[component]
pub fn Identicon(
    /// The id, as it is published.
    #[prop(into)]
    id: String,
    /// True if the id is next to the face in words, so that the face needs no label.
    #[prop(optional)]
    silent: bool,
) -> impl IntoView {
    let Face { ground, shapes } = Face::of(&id);
    let shape = |(shape, fill)| view! { <path d=shape fill=fill /> };
    let label = (!silent).then(|| words::about::face(&id));
    view! {
        <svg class="face" viewBox="0 0 100 140" role=if silent { "presentation" } else { "img" } aria-label=label>
            <rect width="100" height="140" fill=ground />
            {shapes.into_iter().map(shape).collect_view()}
        </svg>
    }
}
