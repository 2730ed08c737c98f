//! Shows the sheet that confirms a report on the blockchain, at the report's first button: who looks it up, the button
//! that asks, and below it the choice of other endpoints and what they learn.

use leptos::{ev, html, prelude::*};

use crate::model::{endpoints, paths};
use crate::ui::check::Check;
use crate::ui::components::frame::announcer::LiveRegion;
use crate::ui::components::parts::disclosure::Disclosure;
use crate::ui::reactive::{redrawn, text};
use crate::ui::{browser, choice::Choice, chosen, storage};
use answer::{Asks, Next};
use chain::endpoint::Endpoint;
use explain::ContractName;
use verify::report::Kind;

/// Returns the words of the button that asks. `again` is true if the chain was read before.
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
    kind: Kind,
    /// The first button of the report. If it asks the chain, it is this one; if it suggests a further reading, this one
    /// is under it.
    next: Memo<Option<Next>>,
) -> impl IntoView {
    let asks = Memo::new(move |_| next.get().and_then(Next::asks));
    let first = Memo::new(move |_| matches!(next.get(), Some(Next::Confirm(_))));
    let live_region = expect_context::<LiveRegion>();
    let chosen = Choice::of(&contract);
    let kept = RwSignal::new(!chosen::remembered(&contract).is_empty());
    let refused = RwSignal::new(None::<&'static str>);
    let caution = Memo::new(move |_| chosen.caution());
    let button = NodeRef::<html::Summary>::new();
    let who = NodeRef::<html::P>::new();
    let submits = NodeRef::<html::Button>::new();
    let suggests = !endpoints::suggested(&contract).is_empty();
    let no_suggestions =
        (!suggests).then(|| words::endpoints::no_suggestions(contract.network.as_deref()));
    let fold = Disclosure::default();
    let others = Disclosure::default();
    // The reader asks again here for values that could not be read.
    let (answer, asking) = (check.signals.answer, check.signals.asking);
    let live = check.signals;
    let reads = Memo::new(move |_| asking.with(|asking| !asking.is_empty()));
    let troubled =
        Memo::new(move |_| answer.with(|answer| answer.as_ref().is_some_and(|it| it.is_troubled)));
    fold.open_when(move || troubled.get());
    // The same readers would give the same answer.
    others.open_when(move || {
        troubled.get() || matches!(asks.get(), Some(Asks::Third | Asks::Another))
    });
    let toggled = move |_| {
        fold.toggled();
        let pressed = document().active_element().zip(button.get_untracked());
        let is_by_hand = pressed.is_some_and(|(active, button)| button.contains(Some(&active)));
        if is_by_hand && fold.open.get_untracked() {
            if let Some(who) = who.get_untracked() {
                browser::focus(&who);
            }
            if let Some(submits) = submits.get_untracked() {
                browser::bring_into_view(&submits);
            }
        }
    };
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
                    browser::go_to(paths::RPC);
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
    let choice = view! {
        <fieldset>
            <legend>{words::say!(endpoints_ask_several)}</legend>
            {redrawn(move || {
                chosen.offered.get().into_iter().map(|endpoint| view! { <Offer chosen endpoint /> }).collect_view()
            })}
        </fieldset>
        <label for=paths::RPC>{if suggests { words::say!(endpoints_another) } else { words::say!(endpoints_one) }}</label>
        <input
            id=paths::RPC
            name="rpc"
            type="text"
            inputmode="url"
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
            placeholder="https://…"
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
        <p class="note">{words::endpoints::keeping(storage::is_there())}</p>
    };
    // Without a reader to ask, the choice comes before the button.
    let is_folded = !chosen.offered.with_untracked(Vec::is_empty);
    let (above, below) = match is_folded {
        true => {
            let folded = view! {
                <details
                    class="endpoints-others"
                    node_ref=others.details
                    open=move || others.open.get()
                    on:toggle=move |_| others.toggled()
                >
                    <summary>{words::say!(endpoints_choose_others)}</summary>
                    {choice}
                </details>
            };
            (None, Some(folded))
        }
        false => (Some(choice), None),
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
            on:toggle=toggled
            on:keydown=escape
        >
            <summary class="button" class:primary=move || first.get() data-action="confirm" node_ref=button prop:textContent={text(move || words(asks.get(), live.live().is_some()))}></summary>
            <form class="endpoints-choice" on:submit=submit novalidate>
                <p class="endpoints-who" tabindex="-1" node_ref=who><bdi prop:textContent={text(move || words::endpoints::who_looks(kind, &chosen.hosts()))}></bdi></p>
                {no_suggestions.map(|why| view! { <p class="note"><bdi>{why}</bdi></p> })}
                {above}
                <div class="actions">
                    <button type="submit" class="button primary" data-action="read-contract" node_ref=submits prop:textContent={text(move || words::say!(endpoints_ask_chosen, count = chosen.count().max(1)))}></button>
                    <button type="button" class="button quiet" data-action="cancel-confirm" on:click=move |_| close()>
                        {words::say!(endpoints_cancel)}
                    </button>
                </div>
                {below}
                <details>
                    <summary>{words::say!(endpoints_what_they_learn)}</summary>
                    <p class="note">{words::say!(endpoints_about_endpoints)}</p>
                </details>
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
