//! Folds content that is drawn when the reader first opens it. Small content needs no more than the browser's
//! `details`, in which the browser's search finds it.

use leptos::html;
use leptos::prelude::*;

use crate::ui::reactive::{effect, redrawn, text};

/// Draws folded content under its title.
#[component]
pub fn Details(
    class: &'static str,
    /// The name in addresses: `#odds` opens it.
    #[prop(optional)]
    id: Option<&'static str>,
    title: AnyView,
    /// True if the page opens it.
    #[prop(into, optional)]
    open: Signal<bool>,
    #[prop(into)] content: ViewFn,
) -> impl IntoView {
    let details = NodeRef::<html::Details>::new();
    let drawn = RwSignal::new(false);
    // Drawn content stays as its reader left it.
    let draw = move || {
        if !drawn.get_untracked() {
            drawn.set(true);
        }
    };
    effect(move || {
        if open.get()
            && let Some(details) = details.get()
        {
            details.set_open(true);
        }
    });
    let toggled = move |_| {
        let details = details.get_untracked();
        if details.is_some_and(|details| details.open()) {
            draw();
        }
    };
    view! {
        <details class=class id=id node_ref=details on:toggle=toggled>
            // The toggle comes a frame after the click.
            <summary on:click=move |_| draw()>{title}</summary>
            {redrawn(move || drawn.get().then(|| content.run()))}
        </details>
    }
}

/// Draws a folded section of a report: its name and a line about it.
#[component]
pub fn Fold(
    id: &'static str,
    #[prop(into)] title: String,
    /// The line about the content.
    #[prop(into)]
    line: Signal<String>,
    #[prop(into, optional)] open: Signal<bool>,
    #[prop(into)] content: ViewFn,
) -> impl IntoView {
    let title = view! {
        <h3>{title}</h3>
        <span class="fold-line"><bdi prop:textContent={text(move || line.get())}></bdi></span>
    };
    view! { <Details class="fold" id title=title.into_any() open content /> }
}
