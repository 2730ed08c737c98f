//! A folded part of a report: its name and a line about it, and what it holds once it is opened.

use leptos::html;
use leptos::prelude::*;

use crate::ui::reactive::{effect, redrawn};

/// A part under its name. It is drawn when it is opened for the first time.
#[component]
pub fn Fold(
    /// Its name in addresses: `#odds` opens it.
    id: &'static str,
    /// Its name.
    #[prop(into)]
    title: String,
    /// What it holds, in a line.
    #[prop(into)]
    line: String,
    /// Whether it opens by itself.
    #[prop(into, optional)]
    opens: Signal<bool>,
    /// What it holds.
    #[prop(into)]
    content: ViewFn,
) -> impl IntoView {
    let details = NodeRef::<html::Details>::new();
    let drawn = RwSignal::new(false);
    // What is drawn stays as its reader left it.
    let draw = move || {
        if !drawn.get_untracked() {
            drawn.set(true);
        }
    };
    effect(move || {
        if opens.get()
            && let Some(details) = details.get()
        {
            details.set_open(true);
        }
    });
    let toggled = move |_| {
        if details
            .get_untracked()
            .is_some_and(|details| details.open())
        {
            draw();
        }
    };
    view! {
        <details class="fold" id=id node_ref=details on:toggle=toggled>
            // The toggle comes a frame after the click.
            <summary on:click=move |_| draw()>
                <h3>{title}</h3>
                <span class="fold-line"><bdi>{line}</bdi></span>
            </summary>
            {redrawn(move || drawn.get().then(|| content.run()))}
        </details>
    }
}
