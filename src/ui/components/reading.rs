//! Shows a reading of the contract: the readers on which it rests, and its block.
pub mod confirm;
pub mod contract;
pub mod endpoints;
pub mod explorer;
pub mod proven_block;
pub mod reading_result;
pub mod recorded;
pub mod waiting;

use std::sync::Arc;

use leptos::prelude::*;

use crate::ui::clock;
use crate::ui::components::reading::contract::ServedBy;
use crate::ui::components::reading::explorer::ExplorerLink;
use crate::worker::response::ContractRead;
use answer::Answer;

/// Draws a reading, and the report that it settled.
#[component]
pub fn ReadingView(
    answer: Arc<Answer>,
    /// The reading.
    read: Arc<ContractRead>,
) -> impl IntoView {
    let reading = &read.reading;
    let lead = words::reading::rests_on(&answer);
    let contract = answer.subject.contract();
    let network = crate::model::endpoints::network(contract);
    let block = reading.block.clone().map(|block| {
        let page = network.and_then(|network| network.block_url(block.number));
        view! {
            <dt>{words::say!(reading_block)}</dt>
            <dd data-block=block.number.to_string()>{words::format::thousands(block.number)}<ExplorerLink page /></dd>
            <dt>{words::say!(reading_time)}</dt>
            <dd>{clock::local_time(block.timestamp)}</dd>
            <dt>{words::say!(reading_final)}</dt>
            <dd>{words::reading::finality(reading.finality)}</dd>
        }
    });
    let chain = reading
        .chain_id
        .filter(|_| network.is_none())
        .map(|chain_id| {
            view! { <dt>{words::say!(reading_chain_name)}</dt><dd>{words::network::chain(chain_id)}</dd> }
        });
    view! {
        <div class="box reading" data-reading="">
            {(!lead.is_empty()).then(|| view! { <p class="reading-lead">{lead}</p> })}
            <dl>{block}{chain}<ServedBy served=reading.coordinators.clone() contract=contract.clone() /></dl>
            <details class="step-more">
                <summary>{words::say!(reading_exactly)}</summary>
                <dl>
                    {words::reading::exact_reading(reading)
                        .into_iter()
                        .map(|(name, value)| view! { <dt>{name}</dt><dd><code translate="no" class="value">{value}</code></dd> })
                        .collect_view()}
                </dl>
            </details>
        </div>
    }
}
