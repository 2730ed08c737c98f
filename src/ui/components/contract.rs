//! The contract that a payload names: its network, its address, and what to make of them.

use leptos::prelude::*;

use super::copy::Exact;
use super::said::Said;
use crate::ui::text::{self, Network};
use crate::verify::subject::ContractName;

/// The contract, and the transactions that can be looked up.
#[component]
pub fn Contract(
    /// As the payload names it.
    contract: ContractName,
    /// Transactions: field and hash.
    transactions: Vec<(String, String)>,
) -> impl IntoView {
    let network = contract.network.map(|label| {
        let (kind, words) = match text::network(&label) {
            Network::Main => ("main", "main network"),
            Network::Test => ("test", "test network: nothing on it has a value"),
            Network::Unknown => ("unknown", "a network that this page does not know"),
        };
        view! {
            <Said text=label limit=40 />" "
            <span class="network" data-network=kind>{words}</span>
        }
    });
    let address = contract
        .address
        .map(|address| view! { <Exact value=address what="the contract's address" /> });
    let none = || view! { <span class="absent">"not published"</span> };
    view! {
        <section class="contract" aria-labelledby="contract">
            <h2 id="contract">"The contract that the shop names"</h2>
            <dl>
                <dt>"network"</dt>
                <dd>{match network { Some(network) => network.into_any(), None => none().into_any() }}</dd>
                <dt>"address"</dt>
                <dd>{match address { Some(address) => address.into_any(), None => none().into_any() }}</dd>
                {transactions
                    .into_iter()
                    .map(|(name, hash)| view! {
                        <dt>{text::field(&name)}</dt>
                        <dd><Exact value=hash what=name /></dd>
                    })
                    .collect_view()}
            </dl>
            <p class="note">{text::CONTRACT_IS_THE_SHOPS}</p>
        </section>
    }
}
