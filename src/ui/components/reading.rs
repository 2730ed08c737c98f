//! Shows a reading of the contract: the endpoints' agreement, the block, and the differences.

use std::sync::Arc;

use leptos::prelude::*;

use super::contract::ServedBy;
use super::difference::Difference;
use super::explorer::ExplorerLink;
use super::safe_text::SafeText;
use crate::model::endpoints;
use crate::ui::browser;
use crate::worker::response::ContractRead;
use answer::Answer;
use verify::claims::Unneeded;

/// Draws a reading, and the report that it settled.
#[component]
pub fn ReadingView(
    /// The report.
    report: Arc<Answer>,
    /// The reading.
    read: Arc<ContractRead>,
) -> impl IntoView {
    let reading = &read.reading;
    let contract = report.subject.contract();
    let network = endpoints::network(contract);
    let block = reading.block.clone().map(|block| {
        let page = network.and_then(|network| network.block_url(block.number));
        view! {
            <dt>{words::say!(reading_block)}</dt>
            <dd data-block=block.number.to_string()>{words::thousands(block.number)}<ExplorerLink page /></dd>
            <dt>{words::say!(reading_time)}</dt>
            <dd>{browser::local_time(block.timestamp)}</dd>
            <dt>{words::say!(reading_final)}</dt>
            <dd>{words::finality(reading.finality)}</dd>
        }
    });
    let chain = reading
        .chain_id
        .filter(|_| network.is_none())
        .map(|chain_id| {
            view! { <dt>{words::say!(reading_chain_name)}</dt><dd data-chain=chain_id.to_string()>{words::chain(chain_id)}</dd> }
        });
    let said = words::disagreements(reading);
    view! {
        <div class="reading" data-reading="">
            <p class="reading-lead">{words::agreement(&report.steps, reading)}</p>
            {(!said.is_empty()).then(|| view! { <Disagreement said /> })}
            <dl>{block}{chain}<ServedBy served=reading.coordinators.clone() contract=contract.clone() /></dl>
            <NotNeeded unneeded=reading.unneeded.clone() />
            <details class="step-more">
                <summary>{words::say!(reading_exactly)}</summary>
                <dl>
                    {words::exact_reading(reading)
                        .into_iter()
                        .map(|(name, value)| view! { <dt>{name}</dt><dd><code translate="no" class="value">{value}</code></dd> })
                        .collect_view()}
                </dl>
            </details>
        </div>
    }
}

/// Draws the entries of the proof that no rule needs. They fail nothing and cause no question.
#[component]
fn NotNeeded(unneeded: Vec<Unneeded>) -> impl IntoView {
    const SHOWN: usize = 100;
    let more = unneeded.len().saturating_sub(SHOWN);
    (!unneeded.is_empty()).then(|| {
        view! {
            <details class="step-more" data-unneeded=unneeded.len().to_string()>
                <summary>{words::unneeded_entries(unneeded.len())}</summary>
                <p class="note">{words::say!(reading_unneeded_means)}</p>
                <ul class="reading-unneeded">
                    {unneeded
                        .iter()
                        .take(SHOWN)
                        .map(|each| view! { <li data-seen=words::seen_name(each.seen)><bdi>{words::unneeded(each)}</bdi></li> })
                        .collect_view()}
                </ul>
                {(more > 0).then(|| view! { <p class="note">{words::more_unneeded(more)}</p> })}
            </details>
        }
    })
}

/// Draws the answers to one question, with the differences marked in each.
#[component]
pub fn WhoSaidWhat(
    /// Each host with its answer.
    answers: Vec<(String, String)>,
) -> impl IntoView {
    let all: Vec<_> = answers.iter().map(|(_, answer)| answer.clone()).collect();
    let rows = answers.into_iter().map(|(host, answer)| {
        let other = all.iter().find(|other| **other != answer);
        let other = other.unwrap_or(&answer).clone();
        view! {
            <dt><SafeText text=words::host(&host) limit=60 /></dt>
            <dd><code translate="no" class="value"><Difference value=answer other /></code></dd>
        }
    });
    view! { <dl>{rows.collect_view()}</dl> }
}

/// Draws the answer of each endpoint, if the answers differ.
#[component]
fn Disagreement(said: Vec<Vec<(String, String)>>) -> impl IntoView {
    const SHOWN: usize = 1;
    let more = said.len().saturating_sub(SHOWN);
    view! {
        <div class="reading-said" data-disagreement="">
            {said
                .into_iter()
                .take(SHOWN)
                .map(|answers| view! { <WhoSaidWhat answers /> })
                .collect_view()}
            {(more > 0).then(|| view! { <p class="note">{words::more_differ(more)}</p> })}
            <p class="note">{words::say!(reading_who_is_right)}</p>
        </div>
    }
}
