//! Shows the contract: its network, its address, and the page's knowledge of them.

use std::sync::Arc;

use leptos::prelude::*;

use crate::model::endpoints;
use crate::ui::components::parts::copy::Exact;
use crate::ui::components::parts::safe_text::SafeText;
use crate::ui::components::reading::explorer::ExplorerLink;
use crate::ui::deployment;
use answer::{Answer, Coordinator, Network};
use explain::{ContractName, Subject};
use verify::claims::UsedCoordinator;

/// Draws a network's label, and names the kind of network in unmistakable words.
#[component]
pub fn NetworkName(
    /// `vrf_network`, as published.
    label: String,
) -> impl IntoView {
    let network = Network::of(&label);
    view! {
        <SafeText text=label limit=40 />" "
        <span class="network" data-network=network.name()>{words::network::network_kind(network)}</span>{words::join::between()}{words::network::network_meaning(network)}
    }
}

/// Draws the contract, its entry in the list, and the transaction that anchored an event. None of this is a check.
#[component]
pub fn ContractFacts(answer: Arc<Answer>) -> impl IntoView {
    let contract = answer.subject.contract().clone();
    let known = endpoints::network(&contract);
    let listed = deployment::look_up(&contract);
    let none =
        || view! { <span class="absent">{words::say!(bond_not_published)}</span> }.into_any();
    let network = match contract.network {
        Some(label) => view! { <NetworkName label /> }.into_any(),
        None => none(),
    };
    let named = contract.address.is_some();
    let address = match contract.address {
        Some(address) => {
            let page = known.and_then(|network| network.address_url(&address));
            view! { <Exact value=address what=words::say!(contract_its_address) /><ExplorerLink page /> }
                .into_any()
        }
        None => none(),
    };
    // A pull's transactions are next to the moments that they wrote.
    let anchored_by = match &answer.subject {
        Subject::Event(event) => event.vrf_request_id.clone(),
        Subject::Pull(_) => None,
    };
    let anchored_by = anchored_by.map(|hash| {
        let page = known.and_then(|network| network.tx_url(&hash));
        view! {
            <dt>{words::about::field("vrf_request_id")}</dt>
            <dd><Exact value=hash what="vrf_request_id" /><ExplorerLink page /></dd>
        }
    });
    view! {
        <div class="contract"><dl>
            <dt>{words::say!(contract_network)}</dt>
            <dd>{network}</dd>
            <dt>{words::say!(contract_address)}</dt>
            <dd>{address}</dd>
            {named.then(|| view! {
                <dt>{words::say!(contract_listed)}</dt>
                <dd data-contract=listed.name()>{words::contract::list(listed)}</dd>
            })}
            {anchored_by}
        </dl></div>
    }
}

/// Draws every coordinator that is known to have been asked for a word, and the list that has it.
#[component]
pub fn ServedBy(
    served: Vec<UsedCoordinator>,
    /// The contract, as the payload names it.
    contract: ContractName,
) -> impl IntoView {
    let known = endpoints::network(&contract);
    let several = (served.len() > 1).then(|| words::contract::several_coordinators(served.len()));
    let none = served.is_empty().then(|| {
        view! { <dd data-coordinator="unseen">{words::say!(contract_coordinator_unseen)}</dd> }
    });
    let each = served.into_iter().map(|served| {
        let coordinator = Coordinator::of(&contract, &served);
        let address = served.coordinator.to_string();
        let page = known.and_then(|network| network.address_url(&address));
        view! {
            <dd data-coordinator=coordinator.name()>
                <Exact value=address what=words::say!(contract_coordinators_address) /><ExplorerLink page />
                <p>{words::contract::coordinator(coordinator)}</p>
                <p class="note">{words::contract::words_asked(served.words)}</p>
            </dd>
        }
    });
    view! {
        <dt>{words::say!(contract_served_by)}</dt>
        {none}
        {several.map(|words| view! { <dd data-coordinators=""><strong>{words}</strong></dd> })}
        {each.collect_view()}
    }
}
