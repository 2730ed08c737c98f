//! The block of the request, as far as it proves itself.

use std::sync::Arc;

use leptos::prelude::*;

use crate::ui::browser;
use crate::ui::check::{BlockResult, CheckSignals};
use crate::ui::reactive::redrawn;

/// The block that the last reading proves.
#[component]
pub fn ReadBlock(
    /// The results of the check.
    signals: Arc<CheckSignals>,
) -> impl IntoView {
    redrawn(move || {
        let block = signals.block.get()?;
        Some(view! { <ProvenBlock block counts=false /> })
    })
}

/// A block that is proven, or why it is not.
#[component]
pub fn ProvenBlock(
    /// The block.
    block: BlockResult,
    /// Whether it proves a step from a file.
    counts: bool,
) -> impl IntoView {
    let name = words::block_name(&block);
    let words = words::block(&block, browser::local_time);
    view! {
        <p class="note" data-proven-block=name>
            <bdi>{words}</bdi>
            {counts.then(|| [" ", words::say!(block_counts)])}
        </p>
    }
}
