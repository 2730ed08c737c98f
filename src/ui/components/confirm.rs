//! Shows the sheet that confirms a report on the blockchain, at the report's first button: the suggested endpoints,
//! the reader's ticks and typed address, and the button that asks.

use leptos::{ev, html, prelude::*};

use super::announcer::LiveRegion;
use super::disclosure::Disclosure;
use crate::model::{endpoints, paths};
use crate::ui::check::Check;
use crate::ui::reactive::{redrawn, text};
use crate::ui::{browser, chosen};
use answer::{Asks, Next};
use chain::endpoint::Endpoint;
use explain::ContractName;

/// Returns the words of the button that asks. `again` says that the chain was read before.
fn words(asks: Option<Asks>, again: bool) -> &'static str {
    match asks {
        Some(Asks::Contract) => words::say!(endpoints_ask),
        Some(Asks::Third) => words::say!(endpoints_ask_third),
        Some(Asks::Another) => words::say!(endpoints_ask_another),
        None if again => words::say!(endpoints_ask_more),
        None => words::say!(endpoints_ask),
    }
}

/// The number of suggestions that are ticked before the reader has chosen.
const TICKED: usize = 2;

/// The reader's ticks and typed address so far.
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
        let remembered = chosen::remembered(contract);
        let proposed = if remembered.is_empty() {
            offered.iter().take(TICKED).cloned().collect()
        } else {
            remembered.clone()
        };
        let others: Vec<_> = remembered
            .into_iter()
            .filter(|endpoint| !offered.contains(endpoint))
            .collect();
        offered.extend(others);
        Self {
            offered: RwSignal::new(offered),
            ticked: RwSignal::new(None),
            proposed: RwSignal::new(proposed),
            typed: RwSignal::new(String::new()),
        }
    }

    /// Returns the ticked endpoints. If the reader types an address, the page suggests no other.
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

    /// Returns the endpoints to ask, in the order of the list, or the reason that there are none.
    fn all(self) -> Result<Vec<Endpoint>, &'static str> {
        let typed = self.typed.get_untracked();
        if !typed.trim().is_empty() && Endpoint::parse(&typed).is_none() {
            return Err(words::not_an_endpoint(&typed));
        }
        let all = untrack(|| self.chosen());
        match all.len() {
            0 => Err(words::say!(endpoints_nobody_chosen)),
            1..=endpoints::MAX => Ok(all),
            _ => Err(words::say!(endpoints_too_many_chosen)),
        }
    }

    /// Returns the endpoints that are chosen so far, in the order of the list. The typed one precedes others of its
    /// operator, so that the page asks it.
    fn chosen(self) -> Vec<Endpoint> {
        let ticked = self.ticked();
        let mut all = self.offered.get();
        all.retain(|endpoint| ticked.contains(endpoint));
        match self.typed.with(|typed| Endpoint::parse(typed)) {
            Some(typed) => endpoints::with_typed(all, typed),
            None => all,
        }
    }

    /// Returns the number of readers that the page would ask.
    fn count(self) -> usize {
        let chosen = self.chosen();
        let asked = chosen
            .len()
            .saturating_sub(endpoints::not_asked(&chosen).len());
        let is_unread =
            |typed: &String| !typed.trim().is_empty() && Endpoint::parse(typed).is_none();
        asked.saturating_add(usize::from(self.typed.with(is_unread)))
    }

    /// Returns the words about an endpoint that the page would not ask.
    fn one_operator(self) -> Option<String> {
        let chosen = self.chosen();
        let repeated = endpoints::not_asked(&chosen);
        repeated
            .first()
            .map(|endpoint| words::one_operator(&endpoint.host()))
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
        let not_asked = endpoints::not_asked(all);
        let asked = all.iter().filter(|endpoint| !not_asked.contains(endpoint));
        self.ticked.set(Some(asked.cloned().collect()));
    }
}

/// Draws the button of a report that is not confirmed, and the sheet that it opens.
#[component]
pub fn Confirm(
    check: Check,
    /// The contract to read.
    contract: ContractName,
    /// The first button of the report. If it asks the chain, it is this one; if it suggests a further reading, this one
    /// stands under it.
    next: Memo<Option<Next>>,
) -> impl IntoView {
    let asks = Memo::new(move |_| next.get().and_then(Next::asks));
    let first = Memo::new(move |_| matches!(next.get(), Some(Next::Confirm(_))));
    let live_region = expect_context::<LiveRegion>();
    let chosen = EndpointChoice::of(&contract);
    let kept = RwSignal::new(!chosen::remembered(&contract).is_empty());
    let refused = RwSignal::new(None::<&'static str>);
    let one_operator = Memo::new(move |_| chosen.one_operator());
    let input = NodeRef::<html::Input>::new();
    let button = NodeRef::<html::Summary>::new();
    let suggests = !endpoints::suggested(&contract).is_empty();
    let no_suggestions = (!suggests).then(|| words::no_suggestions(contract.network.as_deref()));
    let fold = Disclosure::default();
    // The reader asks again here for values that could not be read.
    let (answer, asking) = (check.signals.report, check.signals.asking);
    let live = check.signals;
    let reads = Memo::new(move |_| asking.with(|asking| !asking.is_empty()));
    let troubled =
        Memo::new(move |_| answer.with(|answer| answer.as_ref().is_some_and(|it| it.is_troubled)));
    fold.open_when(move || troubled.get());
    let close = move || {
        fold.set(false);
        if let Some(button) = button.get_untracked() {
            browser::focus(&button);
        }
    };
    let submit = {
        let contract = contract.clone();
        move |event: ev::SubmitEvent| {
            event.prevent_default();
            match chosen.all() {
                Ok(all) => {
                    refused.set(None);
                    if kept.get_untracked() {
                        chosen::remember(&contract, &all);
                    }
                    chosen.offer(&all);
                    // If a value could not be read, the sheet opens again.
                    fold.settle();
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
    let keep = move |event: ev::Event| {
        kept.set(event_target_checked(&event));
        if !kept.get_untracked() && !chosen::remembered(&contract).is_empty() {
            chosen::forget(&contract);
            live_region.say(words::say!(endpoints_choice_forgotten));
        }
    };
    let escape = move |event: ev::KeyboardEvent| {
        // The browser reports a moment later that it opened the sheet.
        fold.toggled();
        if event.key() == "Escape" && fold.open.get_untracked() {
            event.stop_propagation();
            close();
        }
    };
    view! {
        <details
            class="confirm"
            id=paths::CONFIRM
            class:first=move || first.get()
            class:second=move || asks.get().is_some() && !first.get()
            // Only one reading runs at a time.
            hidden=move || reads.get()
            node_ref=fold.details
            open=move || fold.open.get()
            on:toggle=move |_| fold.toggled()
            on:keydown=escape
        >
            <summary class="button" class:primary=move || first.get() data-action="confirm" node_ref=button prop:textContent={text(move || words(asks.get(), live.live().is_some()))}></summary>
            <form class="endpoints-choice" on:submit=submit novalidate>
                <p class="note">{words::say!(endpoints_about_endpoints)}" "{words::say!(endpoints_ask_several)}</p>
                {no_suggestions.map(|why| view! { <p class="note"><bdi>{why}</bdi></p> })}
                <fieldset tabindex="-1">
                    <legend>{words::say!(endpoints_whom)}</legend>
                    {redrawn(move || {
                        chosen.offered.get().into_iter().map(|endpoint| view! { <Offer chosen endpoint /> }).collect_view()
                    })}
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
                <p
                    id="rpc-help"
                    class="note"
                    role="status"
                    data-refused=move || refused.get().is_some().then_some("")
                    data-one-operator=move || one_operator.with(Option::is_some).then_some("")
                    prop:textContent={text(move || {
                        let refused = refused.get().map(str::to_owned).or_else(|| one_operator.get());
                        refused.unwrap_or_else(|| words::say!(endpoints_about_the_address).to_owned())
                    })}
                ></p>
                {browser::can_store().then(|| view! {
                    <label class="endpoints-offer">
                        <input type="checkbox" name="remember" prop:checked=kept on:change=keep />
                        {words::say!(endpoints_remember)}
                    </label>
                })}
                <p class="note">{words::keeping(browser::can_store())}</p>
                <div class="actions">
                    <button type="submit" class="button primary" data-action="read-contract" prop:textContent={text(move || words::say!(endpoints_ask_chosen, count = chosen.count().max(1)))}></button>
                    <button type="button" class="button" data-action="cancel-confirm" on:click=move |_| close()>
                        {words::say!(endpoints_cancel)}
                    </button>
                </div>
            </form>
        </details>
    }
}

/// Draws one endpoint that can be ticked.
#[component]
fn Offer(chosen: EndpointChoice, endpoint: Endpoint) -> impl IntoView {
    let url = endpoint.url().to_owned();
    let ticked = {
        let endpoint = endpoint.clone();
        move || chosen.ticked().contains(&endpoint)
    };
    view! {
        <label class="endpoints-offer">
            <input
                type="checkbox"
                name="endpoint"
                value=url.clone()
                prop:checked=ticked
                on:change=move |event| chosen.tick(&endpoint, event_target_checked(&event))
            />
            <code translate="no" class="value">{url}</code>
        </label>
    }
}
