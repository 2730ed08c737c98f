//! What a saved proof has recorded of the contract. The page shows it as recorded and does not believe it.

use std::sync::Arc;

use leptos::prelude::*;

use super::proven_block::ProvenBlock;
use super::safe_text::{Around, SafeText};
use crate::ui::check::{CheckSignals, Recorded};
use crate::ui::reactive::redrawn;
use verify::report::Step;

/// The recorded reading, when the payload came in a saved proof.
#[component]
pub fn RecordedView(
    /// The results of the check.
    signals: Arc<CheckSignals>,
) -> impl IntoView {
    redrawn(move || {
        let recorded: Arc<Recorded> = signals.recorded.get()?;
        let lead = words::recorded(&recorded.reading, &recorded.at);
        let steps = recorded.steps.clone().into_iter();
        Some(view! {
            <div class="reading" data-recorded="">
                <p class="reading-lead"><bdi>{lead}</bdi></p>
                <ul class="reading-endpoints">
                    {steps.map(|step| view! { <RecordedStep step /> }).collect_view()}
                </ul>
                {recorded.block.clone().map(|block| view! { <ProvenBlock block counts=recorded.counts /> })}
                <p class="note">
                    {words::say!(reading_recorded_is_not_read)}" "
                    <Around words=words::say!(reading_saved_by, build = words::HERE)><SafeText text=recorded.build.clone() limit=40 /></Around>
                </p>
            </div>
        })
    })
}

/// A chain step, as the recorded answers settle it.
#[component]
fn RecordedStep(step: Step) -> impl IntoView {
    let word = words::status_word(&step.status);
    let ended = match step.failed() {
        true => view! { " " }.into_any(),
        false => {
            view! { {words::say!(joint_colon)}<strong>{word}</strong>{words::say!(joint_stop)} }
                .into_any()
        }
    };
    view! {
        <li data-recorded-step=step.id.name() data-status=step.status.name()>
            {words::title_of(&step)}{ended}{words::detail(&step)}
        </li>
    }
}
