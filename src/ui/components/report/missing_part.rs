//! Reports that the details worker did not load: the opened content is missing, and the shown content holds.

use leptos::prelude::*;

use crate::ui::check::Check;
use crate::ui::components::frame::offline::Offline;
use crate::ui::components::parts::error_panel::Cause;
use crate::ui::reactive::redrawn;
use words::check_error;

/// Draws the sentence for a missing details worker at the bottom of the screen, and the way to try again.
#[component]
pub fn MissingPart(check: Check) -> impl IntoView {
    let missing = check.signals.missing;
    redrawn(move || {
        let why = check_error(&missing.get()?);
        Some(view! {
            <div class="box missing-part" data-missing-part="" role="alert">
                <p>{words::say!(part_missing)}{words::join::between()}{words::say!(part_missing_holds)}</p>
                <Offline />
                <Cause cause=why.cause />
                <button type="button" class="button primary" data-action="ask-again" on:click=move |_| check.start_details_again()>
                    {words::say!(button_again)}
                </button>
            </div>
        })
    })
}
