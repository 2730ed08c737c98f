//! The rest of the page did not come: what is shown stays, and the reader can try again.

use leptos::prelude::*;

use super::error_panel::Cause;
use crate::ui::later::Rest;

/// Why more is not shown, and the button that tries again.
#[component]
pub fn NotLoaded() -> impl IntoView {
    let rest = expect_context::<Rest>();
    move || {
        rest.missing().map(|cause| {
            view! {
                <section class="trouble" data-trouble="not_loaded" role="alert">
                    <p>{words::say!(trouble_not_loaded)}</p>
                    <div class="actions">
                        <button type="button" class="button" data-action="load-rest" on:click=move |_| rest.load()>
                            {words::say!(button_again)}
                        </button>
                    </div>
                    <Cause cause=words::safe_text(&cause, 300).shown />
                </section>
            }
        })
    }
}
