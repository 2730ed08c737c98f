//! Draws the button that saves the proof, next to a sentence that asks for it, and under it the result of saving.

use leptos::prelude::*;

use crate::ui::check::Check;
use crate::ui::components::frame::announcer::LiveRegion;
use crate::ui::reactive::{effect, text};

/// The check whose proof the button saves.
#[derive(Clone)]
pub struct SavedHere(pub Check);

/// Draws the button; nothing if there is no report.
#[component]
pub fn SaveProof() -> impl IntoView {
    let SavedHere(check) = use_context()?;
    let is_pressed = RwSignal::new(false);
    let save = move |_| {
        is_pressed.set(true);
        check.save_proof();
    };
    Some(view! {
        <button type="button" class="button save-proof" data-action="save-proof-here" on:click=save>
            {words::say!(share_save_proof)}
        </button>
        <Saved check is_pressed />
    })
}

/// Draws the result of saving, under the button.
#[component]
pub fn Saved(
    /// The check whose proof was saved.
    check: Check,
    /// True once the button was pressed.
    is_pressed: RwSignal<bool>,
) -> impl IntoView {
    let (saved, read) = (check.signals.saved, check.signals.read);
    let said = Memo::new(move |_| {
        let saving = saved.get().filter(|_| is_pressed.get());
        let has_answers = read.with_untracked(Option::is_some);
        saving.map_or_else(String::new, |saving| {
            words::share::saved(&saving, has_answers)
        })
    });
    let live_region = expect_context::<LiveRegion>();
    effect(move || {
        let said = said.get();
        if !said.is_empty() {
            live_region.say(said);
        }
    });
    let is_empty = move || said.with(String::is_empty);
    view! { <p class="note" data-saved="" hidden=is_empty prop:textContent={text(move || said.get())}></p> }
}
