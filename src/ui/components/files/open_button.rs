//! Draws the button that opens the file picker.

use leptos::prelude::*;

use crate::ui::files::Files;

/// Draws the button that opens the page's one file picker.
#[component]
pub fn OpenButton(
    /// The button's words.
    label: &'static str,
) -> impl IntoView {
    let files = expect_context::<Files>();
    view! {
        <button type="button" class="button" data-action="open-file" on:click=move |_| files.pick()>
            {label}
        </button>
    }
}
