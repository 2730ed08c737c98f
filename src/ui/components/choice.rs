//! The choice of endpoints for the contract: the page's suggestions, what the reader ticks and types, and the button
//! that asks.

use leptos::{ev, html, prelude::*};

use super::announcer::LiveRegion;
use super::disclosure::Disclosure;
use crate::ui::check::Check;
use crate::ui::{browser, endpoints, wallet};
use chain::endpoint::Endpoint;
use explain::ContractName;
use words::Group;

/// The id of the button that asks, for links to it.
pub const ASK: &str = "ask-the-contract";

/// The id of the list of endpoints.
pub const WHOM: &str = "whom-to-ask";

/// How many suggestions are ticked before the reader has chosen.
const TICKED: usize = 2;

/// What the reader has ticked and typed so far.
#[derive(Clone, Copy)]
struct EndpointChoice {
    offered: RwSignal<Vec<Endpoint>>,
    /// The endpoints that the reader ticked; until then, those that the page suggests.
    ticked: RwSignal<Option<Vec<Endpoint>>>,
    proposed: RwSignal<Vec<Endpoint>>,
    typed: RwSignal<String>,
}

impl EndpointChoice {
    fn of(contract: &ContractName) -> Self {
        let mut offered = endpoints::suggested(contract);
        let remembered = endpoints::remembered(contract);
        let proposed = if remembered.is_empty() {
            offered.iter().take(TICKED).cloned().collect()
        } else {
            remembered.clone()
        };
        let others: Vec<_> = remembered
            .into_iter()
            .filter(|endpoint| !offered.contains(endpoint) && *endpoint != Endpoint::Wallet)
            .collect();
        offered.extend(others);
        if wallet::is_there() {
            offered.push(Endpoint::Wallet);
        }
        Self {
            offered: RwSignal::new(offered),
            ticked: RwSignal::new(None),
            proposed: RwSignal::new(proposed),
            typed: RwSignal::new(String::new()),
        }
    }

    /// The ticked endpoints. If the reader types an address, the page suggests no other.
    fn ticked(self) -> Vec<Endpoint> {
        match self.ticked.get() {
            Some(ticked) => ticked,
            None if self.typed.with(|typed| typed.trim().is_empty()) => self.proposed.get(),
            None => Vec::new(),
        }
    }

    fn tick(self, endpoint: &Endpoint, on: bool) {
        let mut ticked = untrack(|| self.ticked());
        ticked.retain(|other| other != endpoint);
        if on {
            ticked.push(endpoint.clone());
        }
        self.ticked.set(Some(ticked));
    }

    /// The endpoints to ask, in the order of the list, or why there is none.
    fn all(self) -> Result<Vec<Endpoint>, &'static str> {
        let (typed, ticked) = untrack(|| (self.typed.get(), self.ticked()));
        let offered = self.offered.get_untracked();
        let mut all: Vec<_> = offered
            .into_iter()
            .filter(|endpoint| ticked.contains(endpoint))
            .collect();
        if !typed.trim().is_empty() {
            let typed = Endpoint::parse(&typed).ok_or(words::not_an_endpoint(&typed))?;
            if !all.contains(&typed) {
                all.push(typed);
            }
        }
        match all.len() {
            0 => Err(words::say!(endpoints_nobody_chosen)),
            1..=endpoints::MAX => Ok(all),
            _ => Err(words::say!(endpoints_too_many_chosen)),
        }
    }

    /// Adds the typed endpoint to the list.
    fn offer(self, all: &[Endpoint]) {
        self.offered.update(|offered| {
            for endpoint in all {
                if !offered.contains(endpoint) {
                    offered.push(endpoint.clone());
                }
            }
        });
        self.typed.set(String::new());
        self.ticked.set(Some(all.to_vec()));
    }
}

/// The choice, and the button that asks.
#[component]
pub fn Choice(
    /// The check.
    check: Check,
    /// The contract to read.
    contract: ContractName,
) -> impl IntoView {
    let live_region = expect_context::<LiveRegion>();
    let chosen = EndpointChoice::of(&contract);
    let kept = RwSignal::new(!endpoints::remembered(&contract).is_empty());
    let refused = RwSignal::new(None::<&'static str>);
    let input = NodeRef::<html::Input>::new();
    let reading = check.signals.reading.clone();
    let suggests = !endpoints::suggested(&contract).is_empty();
    // What is read without another word needs no form, unless it could not be read.
    let folds = kept.get_untracked() && !check.source.is_sample();
    let troubled = {
        let steps = check.signals.steps.clone();
        Memo::new(move |_| steps.with(|steps| Group::Contract.troubled(steps)))
    };
    let label = contract.network.clone();
    let no_suggestions = (!suggests).then(|| words::no_suggestions(label.as_deref()));
    let submit = {
        let contract = contract.clone();
        move |event: ev::SubmitEvent| {
            event.prevent_default();
            match chosen.all() {
                Ok(all) => {
                    refused.set(None);
                    endpoints::remember(&contract, &all);
                    kept.set(!endpoints::remembered(&contract).is_empty());
                    chosen.offer(&all);
                    check.read_contract(all);
                }
                Err(why) => {
                    refused.set(Some(why));
                    if let Some(input) = input.get_untracked() {
                        let _ = input.focus();
                    }
                }
            }
        }
    };
    let forget = move |_| {
        endpoints::forget(&contract);
        kept.set(false);
        live_region.say(words::say!(endpoints_choice_forgotten));
    };
    let form = view! {
        <form class="endpoints-choice" on:submit=submit novalidate>
            <p class="note">{words::say!(endpoints_about_endpoints)}</p>
            {no_suggestions.map(|why| view! { <p class="note" data-unknown-network=""><bdi>{why}</bdi></p> })}
            <fieldset id=WHOM tabindex="-1">
                <legend>{words::say!(endpoints_whom)}</legend>
                {move || {
                    chosen.offered.get().into_iter().map(|endpoint| view! { <Offer chosen endpoint /> }).collect_view()
                }}
            </fieldset>
            <label for="rpc">{if suggests { words::say!(endpoints_another) } else { words::say!(endpoints_one) }}</label>
            <input
                id="rpc"
                name="rpc"
                type="text"
                inputmode="url"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                placeholder="https://…"
                node_ref=input
                aria-invalid=move || refused.get().is_some().then_some("true")
                aria-describedby="rpc-help"
                prop:value=move || chosen.typed.get()
                on:input=move |event| {
                    refused.set(None);
                    chosen.typed.set(event_target_value(&event));
                }
            />
            <p id="rpc-help" class="endpoints-help" role="status" data-refused=move || refused.get().is_some().then_some("")>
                {move || refused.get().unwrap_or(words::say!(endpoints_about_the_address))}
            </p>
            <p class="note">{words::say!(endpoints_ask_several)}" "{move || words::keeping(kept.get(), browser::can_store())}</p>
            <div class="actions">
                <button id=ASK type="submit" class="button primary" data-action="read-contract">
                    {move || if reading.get().is_some() { words::say!(endpoints_ask_again) } else { words::say!(endpoints_ask) }}
                </button>
                {move || {
                    let forget = forget.clone();
                    kept.get().then(|| view! {
                        <button type="button" class="button quiet" data-action="forget-endpoints" on:click=forget>
                            {words::say!(endpoints_forget)}
                        </button>
                    })
                }}
            </div>
        </form>
    };
    if folds {
        let fold = Disclosure::default();
        fold.open_when(move || troubled.get());
        view! {
            <details
                class="endpoints-more"
                node_ref=fold.details
                open=move || fold.open.get()
                on:toggle=move |_| fold.toggled()
            >
                <summary>{words::say!(endpoints_ask_more)}</summary>
                {form}
            </details>
        }
        .into_any()
    } else {
        form.into_any()
    }
}

/// One endpoint that can be ticked.
#[component]
fn Offer(chosen: EndpointChoice, endpoint: Endpoint) -> impl IntoView {
    let name = match &endpoint {
        Endpoint::Url(url) => view! { <code class="value">{url.clone()}</code> }.into_any(),
        Endpoint::Wallet => {
            view! { <span>{words::say!(endpoints_about_the_wallet)}</span> }.into_any()
        }
    };
    let value = match &endpoint {
        Endpoint::Url(url) => url.clone(),
        Endpoint::Wallet => "wallet".into(),
    };
    let ticked = {
        let endpoint = endpoint.clone();
        move || chosen.ticked().contains(&endpoint)
    };
    view! {
        <label class="endpoints-offer">
            <input
                type="checkbox"
                name="endpoint"
                value=value
                prop:checked=ticked
                on:change=move |event| chosen.tick(&endpoint, event_target_checked(&event))
            />
            {name}
        </label>
    }
}
