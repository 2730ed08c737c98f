//! Draws the button that keeps a running event's commitments on this device, and the one that removes them.

use leptos::prelude::*;

use crate::ui::check::Check;
use crate::ui::reactive::{redrawn, text};
use crate::ui::{browser, followed};

/// Draws the button; nothing for anything else than a running event from the shop, or one that the reader follows.
#[component]
pub fn Follow(
    /// The check.
    check: Check,
) -> impl IntoView {
    let event = check.event()?;
    let can_follow = event.is_live() && check.link().is_some() && browser::can_store();
    let follows = RwSignal::new(followed::has(&event));
    let toggle = move |_| {
        match follows.get_untracked() {
            true => check.stop_following(),
            false => check.follow(),
        }
        follows.set(followed::has(&event));
    };
    let words = text(move || match follows.get() {
        true => words::say!(followed_forget),
        false => words::say!(followed_follow),
    });
    let about = redrawn(move || {
        (!follows.get())
            .then(|| view! { <p class="note" id="about-follow">{words::say!(followed_about)}</p> })
    });
    (can_follow || follows.get_untracked()).then(|| {
        view! {
            <button
                type="button"
                class="button"
                data-action="follow"
                data-follows=move || follows.get().to_string()
                aria-describedby="about-follow"
                on:click=toggle
                prop:textContent=words
            ></button>
            {about}
        }
    })
}
