//! Folds a section of a report: its name and a line about it, and its content once it is opened.

use leptos::html;
use leptos::prelude::*;

use crate::ui::reactive::{effect, redrawn, text};

/// Draws a section under its name. Its content is drawn when it is opened for the first time.
#[component]
pub fn Fold(
    /// The section's name in addresses: `#odds` opens it.
    id: &'static str,
    /// The section's name.
    #[prop(into)]
    title: String,
    /// The line about the content.
    #[prop(into)]
    line: Signal<String>,
    /// True if the page opens the section.
    #[prop(into, optional)]
    opens: Signal<bool>,
    /// The content.
    #[prop(into)]
    content: ViewFn,
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
                <span class="fold-line"><bdi prop:textContent={text(move || line.get())}></bdi></span>
            </summary>
            {redrawn(move || drawn.get().then(|| content.run()))}
        </details>
    }
}
