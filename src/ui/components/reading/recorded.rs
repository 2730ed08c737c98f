//! Shows the source of a saved proof's answers. The steps that they settle are among the others, as recorded.

use check::ReadFrom;
use leptos::prelude::*;

use crate::ui::check::CheckSignals;
use crate::ui::components::parts::safe_text::{Around, SafeText};
use crate::ui::components::reading::proven_block::proven_block;
use crate::ui::reactive::redrawn;

/// Draws the recorded reading, if the payload came in a saved proof and this tab has not read the contract.
#[component]
pub fn RecordedView(signals: CheckSignals) -> impl IntoView {
    redrawn(move || {
        let read = signals.read.get()?;
        let ReadFrom::File { build, at } = &read.source else {
            return None;
        };
        let (lead, build) = (words::reading::recorded(&read.reading, at), build.clone());
        Some(view! {
            <div class="box reading" data-recorded="">
                <p class="reading-lead"><bdi>{lead}</bdi></p>
                {proven_block(&read)}
                <p class="note">
                    {words::say!(reading_recorded_is_not_read)}{words::join::between()}
                    <Around words=words::say!(reading_saved_by, build = words::HERE)><SafeText text=build limit=40 /></Around>
                </p>
            </div>
        })
    })
}
