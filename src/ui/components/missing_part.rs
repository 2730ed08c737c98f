//! A part of the page that is loaded later did not come: what was opened is missing, and what is shown holds.

use leptos::prelude::*;

use super::error_panel::Cause;
use super::offline::Offline;
use crate::ui::check::Check;
use crate::ui::later::RestOfPage;
use crate::ui::reactive::redrawn;
use words::check_error;

/// The sentence for a part of the worker at the bottom of the screen, and the way to try again.
#[component]
pub fn MissingPart(
    /// The check.
    check: Check,
) -> impl IntoView {
    let missing = check.signals.missing.clone();
    redrawn(move || {
        let why = check_error(&missing.get()?);
        let check = check.clone();
        Some(view! {
            <div class="missing-part" data-missing-part="" role="alert">
                <p>{words::say!(part_missing)}" "{words::say!(part_missing_holds)}</p>
                <Offline />
                <Cause cause=why.cause />
                <button type="button" class="button primary" data-action="ask-again" on:click=move |_| check.ask_again()>
                    {words::say!(button_again)}
                </button>
            </div>
        })
    })
}

/// The same for the rest of the page.
#[component]
pub fn MissingRest() -> impl IntoView {
    let rest = expect_context::<RestOfPage>();
    redrawn(move || {
        let why = rest.missing()?;
        Some(view! {
            <div class="missing-part" data-missing-rest="" role="alert">
                <p>{words::say!(part_rest_missing)}</p>
                <Offline />
                <Cause cause=words::safe_text(&why, 300).shown />
                <button type="button" class="button primary" data-action="load-rest" on:click=move |_| rest.load_again()>
                    {words::say!(button_again)}
                </button>
            </div>
        })
    })
}
