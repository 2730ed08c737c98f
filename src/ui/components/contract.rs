//! Which contract it is: its network, its address, and what is known of them.

use leptos::prelude::*;

use super::copy::Exact;
use super::explorer::Explore;
use super::said::Said;
use crate::ui::check::Seen;
use crate::ui::contracts::Listed;
use crate::ui::text::{self, Coordinator};
use crate::ui::{browser, endpoints};
use crate::verify::subject::ContractName;

/// A network's label, and in unmistakable words what kind of network it is.
#[component]
pub fn NetworkName(
    /// `vrf_network`, as published.
    label: String,
) -> impl IntoView {
    let network = text::network(&label);
    view! {
        <Said text=label limit=40 />" "
        <span class="network" data-network=network.name()>{network.kind()}</span>" "{network.meaning()}
    }
}

/// The contract, and the transactions that can be looked up.
#[component]
pub fn Contract(
    /// What has come of the check.
    seen: Seen,
    /// As the payload names it.
    contract: ContractName,
    /// Transactions: field and hash.
    transactions: Vec<(String, String)>,
) -> impl IntoView {
    let known = endpoints::network(&contract);
    let explored = |hash: &str| known.and_then(|network| network.tx_url(hash));
    let none = || view! { <span class="absent">"not published"</span> }.into_any();
    let network = match contract.network.clone() {
        Some(label) => view! { <NetworkName label /> }.into_any(),
        None => none(),
    };
    let address = match contract.address.clone() {
        Some(address) => {
            let page = known.and_then(|network| network.address_url(&address));
            view! { <Exact value=address what="the contract's address" /><Explore page /> }
                .into_any()
        }
        None => none(),
    };
    view! {
        <section class="contract" aria-labelledby="contract">
            <h2 id="contract">"Which contract?"</h2>
            <dl>
                <dt>"network"</dt>
                <dd>{network}</dd>
                <dt>"address"</dt>
                <dd>{address}</dd>
                <WhatIsKnown seen contract />
                {transactions
                    .into_iter()
                    .map(|(name, hash)| {
                        let page = explored(&hash);
                        view! {
                            <dt>{text::field(&name)}</dt>
                            <dd><Exact value=hash what=name /><Explore page /></dd>
                        }
                    })
                    .collect_view()}
            </dl>
            <p class="note">{text::CONTRACT_IS_THE_SHOPS}</p>
        </section>
    }
}

/// Whether it is listed, whether it was met before, and who served its word. None of it is a check.
#[component]
fn WhatIsKnown(seen: Seen, contract: ContractName) -> impl IntoView {
    let listed = Listed::look_up(&contract);
    let named = contract.address.is_some();
    let (met, reading) = (seen.met.clone(), seen.reading.clone());
    let met_before = move || {
        met.get().map(|met| {
            view! {
                <dt>"met before"</dt>
                <dd data-met=met.name()>{text::met(met, browser::local_time)}</dd>
            }
        })
    };
    let served = move || {
        let coordinator = Coordinator::of(&contract, reading.get().as_deref());
        let known = endpoints::network(&contract);
        let address = match coordinator {
            Coordinator::Published(address, _) | Coordinator::Unknown(address) => {
                let page = known.and_then(|network| network.address_url(&address.to_string()));
                Some(
                    view! { <Exact value=address.to_string() what="the coordinator's address" /><Explore page /> },
                )
            }
            Coordinator::Unseen => None,
        };
        view! {
            <dt>"word served by"</dt>
            <dd data-coordinator=coordinator.name()>{address}<p>{text::coordinator(coordinator)}</p></dd>
        }
    };
    named.then(|| {
        view! {
            <dt>"listed"</dt>
            <dd data-contract=listed.name()>{text::list(listed)}</dd>
            {met_before}
            {served}
        }
    })
}
