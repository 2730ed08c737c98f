//! Offers the report on the stage, for a stream.

use leptos::prelude::*;

use crate::model::paths;
use crate::model::stage::Stage;
use crate::ui::check::Check;
use crate::ui::reactive::text;
use crate::ui::router::{self, Router};

/// Draws the link to the stage, with the pull that the reader is looking at. Only a proof with a link has one.
#[component]
pub fn ToStage(
    /// The check.
    check: Check,
) -> impl IntoView {
    let stage = paths::stage(check.link()?, Stage::default());
    let fragment = expect_context::<Router>().fragment();
    Some(view! {
        <a
            class="button"
            data-action="stage"
            title=words::say!(stage_keys)
            href=move || router::href(&stage) + &fragment.get()
            prop:textContent={text(|| words::say!(stage_open))}
        ></a>
    })
}
