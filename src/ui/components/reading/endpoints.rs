//! Shows the content under the question about the contract: its network, the recording of a saved proof, the reading,
//! and the way to ask.

use leptos::prelude::*;

use crate::model::paths;
use crate::ui::browser;
use crate::ui::check::Check;
use crate::ui::components::parts::deferred;
use crate::ui::components::parts::safe_text::Around;
use crate::ui::components::reading::ReadingView;
use crate::ui::components::reading::contract::NetworkName;
use crate::ui::components::reading::proven_block::ReadBlock;
use crate::ui::components::reading::recorded::RecordedView;
use crate::ui::reactive::redrawn;
use answer::Chip;

/// Draws the content under the question about the contract.
#[component]
pub fn Endpoints(check: Check) -> impl IntoView {
    let answer = check.signals.answer;
    let about = Memo::new(move |_| {
        answer.with(|answer| {
            answer.as_ref().map(|answer| {
                (
                    answer.subject.contract().clone(),
                    answer.can_ask,
                    answer.chips.contains(&Chip::Sample),
                )
            })
        })
    });
    redrawn(move || {
        let (contract, can_ask, is_sample) = about.get()?;
        let signals = check.signals;
        Some(view! {
            <div class="endpoints">
                {contract.network.map(|label| view! {
                    <p><Around words=words::say!(endpoints_on_network, network = words::HERE)><NetworkName label /></Around></p>
                })}
                {if can_ask {
                    // The verdict of the reading is drawn first.
                    let read = deferred::a_task_later(move || signals.answer.get().zip(signals.live()));
                    view! {
                        <RecordedView signals />
                        {redrawn(move || read.get().map(|(answer, read)| view! { <ReadingView answer read /> }))}
                        <ReadBlock signals />
                        <button type="button" class="button" data-action="ask-contract" on:click=move |_| browser::go_to(paths::CONFIRM)>
                            {words::say!(endpoints_ask)}
                        </button>
                    }.into_any()
                } else {
                    view! { <p class="note">{words::endpoints::nothing_to_ask(is_sample)}</p> }.into_any()
                }}
            </div>
        })
    })
}
