//! What stands beside a verdict: which contract it is about, and who is being asked just now.

use std::sync::Arc;

use leptos::prelude::*;

use crate::chain::line::Endpoint;
use crate::ui::check::Check;
use crate::ui::contracts::Listed;
use crate::ui::endpoints;
use crate::ui::text::{self, Coordinator};
use crate::verify::Report;

/// Which contract, in short. It changes no verdict, and is never silent.
#[component]
pub fn Beside(
    /// The check.
    check: Check,
    /// Its report.
    report: Arc<Report>,
) -> impl IntoView {
    let seen = check.seen;
    move || {
        let contract = report.subject.contract();
        let reading = seen.reading.get();
        let chain = reading
            .as_ref()
            .and_then(|reading| reading.chain_id)
            .filter(|_| endpoints::network(contract).is_none());
        let coordinator = Coordinator::of(contract, reading.as_deref());
        let listed = Listed::look_up(contract);
        let words = text::beside(
            contract,
            listed,
            seen.met.get(),
            coordinator,
            chain.map(text::chain),
        );
        words.map(|sentences| {
            view! { <p class="verdict-contract" data-beside="contract"><bdi>{sentences.join(" ")}</bdi></p> }
        })
    }
}

/// Who is being asked, while the verdict is still the one without the contract.
#[component]
pub fn Asking(
    /// The check.
    check: Check,
) -> impl IntoView {
    let asking = check.seen.asking;
    move || {
        let hosts: Vec<_> = asking.with(|asking| asking.iter().map(Endpoint::host).collect());
        (!hosts.is_empty())
            .then(|| view! { <p class="verdict-asking"><bdi>{text::asking(&hosts)}</bdi></p> })
    }
}
