//! Shows the block of the request, as far as it proves itself.

use leptos::prelude::*;

use crate::ui::check::CheckSignals;
use crate::ui::clock;
use crate::ui::reactive::redrawn;
use crate::worker::response::ContractRead;

/// Draws the block that the last reading proves.
#[component]
pub fn ReadBlock(signals: CheckSignals) -> impl IntoView {
    redrawn(move || proven_block(&*signals.live()?))
}

/// Draws the block that a reading proves, or the reason that no block is proven.
pub fn proven_block(read: &ContractRead) -> Option<impl IntoView + use<>> {
    let block = read.block.as_ref()?;
    let words = words::block(block, clock::local_time);
    let counts = read.counts_from_file;
    Some(view! {
        <p class="note" data-proven-block=words::block::block_name(block)>
            <bdi>{words}</bdi>
            {counts.then(|| words::join::between() + words::say!(block_counts))}
        </p>
    })
}
