//! Shows the sheet that confirms a report on the blockchain, at the report's first button: the suggested endpoints,
//! the reader's ticks and typed address, and the button that asks.

use leptos::{ev, html, prelude::*};

use super::announcer::LiveRegion;
use super::disclosure::Disclosure;
use crate::model::{endpoints, paths};
use crate::ui::check::Check;
use crate::ui::reactive::{redrawn, text};
use crate::ui::{browser, choice::Choice, chosen, storage};
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
    let chosen = Choice::of(&contract);
    let kept = RwSignal::new(!chosen::remembered(&contract).is_empty());
    let refused = RwSignal::new(None::<&'static str>);
    let caution = Memo::new(move |_| chosen.caution());
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
                    data-caution=move || caution.with(Option::is_some).then_some("")
                    prop:textContent={text(move || {
                        let refused = refused.get().map(str::to_owned).or_else(|| caution.get());
                        refused.unwrap_or_else(|| words::say!(endpoints_about_the_address).to_owned())
                    })}
                ></p>
                {storage::is_there().then(|| view! {
                    <label class="endpoints-offer">
                        <input type="checkbox" name="remember" prop:checked=kept on:change=keep />
                        {words::say!(endpoints_remember)}
                    </label>
                })}
                <p class="note">{words::keeping(storage::is_there())}</p>
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
fn Offer(chosen: Choice, endpoint: Endpoint) -> impl IntoView {
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
