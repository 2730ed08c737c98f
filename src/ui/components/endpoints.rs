//! The contract's part of the page: the endpoints being asked, what was read, and the choice of endpoints.

use leptos::prelude::*;

use super::choice::{ASK, Choice, WHOM};
use super::contract::NetworkName;
use super::proven_block::ReadBlock;
use super::reading::ReadingView;
use super::recorded::RecordedView;
use super::safe_text::Around;
use crate::ui::check::Check;
use crate::ui::{browser, endpoints};
use chain::endpoint::Endpoint;
use explain::Overview;
use verify::report::Verdict;
use words::contradiction::contradiction;

/// The content under the question about the contract.
#[component]
pub fn Endpoints(
    /// The check.
    check: Check,
) -> impl IntoView {
    let report = check.signals.report.clone();
    let about = Memo::new(move |_| {
        report.with(|report| {
            report.as_ref().map(|report| {
                (
                    report.subject.contract().clone(),
                    endpoints::can_ask(report),
                )
            })
        })
    });
    move || {
        let (contract, can_ask) = about.get()?;
        let check = check.clone();
        let network = contract.network.clone();
        Some(view! {
            <div class="endpoints">
                {network.map(|label| view! {
                    <p class="endpoints-network"><Around words=words::say!(endpoints_on_network, network = words::HERE)><NetworkName label /></Around></p>
                })}
                {if can_ask {
                    let signals = check.signals.clone();
                    view! { <RecordedView signals /><Read check=check.clone() /><ReadBlock signals=check.signals.clone() /><Choice check contract /> }.into_any()
                } else {
                    view! { <p class="note">{words::say!(endpoints_nothing_to_ask)}</p> }.into_any()
                }}
            </div>
        })
    }
}

/// Who is being asked, or what was read.
#[component]
fn Read(check: Check) -> impl IntoView {
    let signals = check.signals.clone();
    move || {
        let asking = signals.asking.get();
        if !asking.is_empty() {
            let hosts: Vec<_> = asking.iter().map(Endpoint::host).collect();
            let check = check.clone();
            return Some(
                view! {
                    <p class="endpoints-asking" data-asking="">
                        <bdi>{words::asking(&hosts)}</bdi>
                        <button
                            type="button"
                            class="button"
                            data-action="stop-reading"
                            on:click=move |_| {
                                check.stop_reading();
                                browser::go_to(ASK);
                            }
                        >
                            {words::say!(button_stop)}
                        </button>
                    </p>
                }
                .into_any(),
            );
        }
        // The report of a reading comes right after it.
        let report = signals.report.get()?;
        let reading = signals.reading.get()?;
        Some(view! { <ReadingView report reading /> }.into_any())
    }
}

/// The next question that a report suggests.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Asks {
    /// The contract, which was not read.
    Contract,
    /// A third endpoint, if two contradict each other.
    Third,
    /// Another endpoint, if a single one gave what the proof failed on.
    Another,
}

impl Asks {
    /// The next question that this report suggests.
    pub fn of(report: &Overview, is_told_by_one: bool) -> Option<Self> {
        match (contradiction(report), report.verdict) {
            (Some(_), _) => Some(Self::Third),
            (_, Verdict::VerifiedOffline) => Some(Self::Contract),
            (_, Verdict::NotVerified) if is_told_by_one => Some(Self::Another),
            _ => None,
        }
    }
}

/// Leads from the verdict to the choice.
#[component]
pub fn ToTheContract(
    /// The question.
    asks: Asks,
) -> impl IntoView {
    let (name, to, words) = match asks {
        Asks::Contract => ("ask-contract", ASK, words::say!(endpoints_ask)),
        Asks::Third => ("ask-another", WHOM, words::say!(endpoints_ask_third)),
        Asks::Another => ("ask-another", WHOM, words::say!(endpoints_ask_another)),
    };
    view! {
        <button type="button" class="button primary" data-action=name on:click=move |_| browser::go_to(to)>
            {words}
        </button>
    }
}
