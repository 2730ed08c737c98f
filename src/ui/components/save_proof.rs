//! The button that saves the proof, beside a sentence that asks for it.

use leptos::prelude::*;

use crate::ui::check::Check;

/// The check whose proof it saves.
#[derive(Clone)]
pub struct SavedHere(pub Check);

/// The button; none where there is no report.
#[component]
pub fn SaveProof() -> impl IntoView {
    let SavedHere(check) = use_context()?;
    Some(view! {
        <button type="button" class="button save-proof" data-action="save-proof-here" on:click=move |_| check.save_proof()>
            {words::say!(share_save_proof)}
        </button>
    })
}
