//! Loads the stage: a part of the page's module that only a stream needs.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::check::Check;
use super::components::error_panel::Cause;
use super::components::offline::Offline;
use super::components::stage::StageView;
use super::part;
use super::reactive::redrawn;
use crate::model::stage::Stage;

/// The file of the stage (tools/wasm.mjs).
const PART: &str = "page.stage.wasm";

/// Draws a check on the stage.
type Draw = fn(Check, Stage) -> AnyView;

/// Returns the function of the stage. No other code refers to it, so it lies in that part.
#[wasm_split(stage, fallible)]
fn draw() -> Result<Draw, SplitLoaderError> {
    Ok(|check, stage| view! { <StageView check stage /> }.into_any())
}

/// Loads the part. The error is the reason that it did not come.
async fn loaded() -> Result<Draw, String> {
    part::compiled(&[PART]).await?;
    draw().await.map_err(|_| PART.to_owned())
}

/// Draws the stage as soon as its part has loaded, or says that it did not.
#[component]
pub fn StagePart(
    /// The check.
    check: Check,
    /// The options of the stage.
    stage: Stage,
) -> impl IntoView {
    let come: RwSignal<Option<Result<Draw, String>>> = RwSignal::new(None);
    let load = move || {
        spawn_local(async move {
            let loaded = loaded().await;
            come.try_set(Some(loaded));
        });
    };
    load();
    redrawn(move || {
        match come.get()? {
        Ok(draw) => Some(draw(check.clone(), stage)),
        Err(why) => Some(
            view! {
                <div class="missing-part" data-missing-stage="" role="alert">
                    <p>{words::say!(part_missing)}</p>
                    <Offline />
                    <Cause cause=words::safe_text(&why, 300).shown />
                    <button type="button" class="button primary" data-action="load-stage" on:click=move |_| load()>{words::say!(button_again)}</button>
                </div>
            }
            .into_any(),
        ),
    }
    })
}
