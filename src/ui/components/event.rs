//! A pack event: what was sold, how far it went, what was committed and revealed, and its pulls.

use std::sync::Arc;

use leptos::prelude::*;

use super::commitments::Commitments;
use super::deck::Deck;
use super::deferred::deferred;
use super::expected_value::ExpectedValueSection;
use super::identicon::Identicon;
use super::pulls::{NoSuchPull, Pulls};
use super::safe_text::{Around, SafeText, ShortHash};
use crate::ui::check::Check;
use crate::ui::router::Router;
use explain::Overview;
use explain::event::EventSubject;

/// The content beside the verdict of an event.
#[component]
pub fn EventCard(
    /// The event.
    event: EventSubject,
) -> impl IntoView {
    let far = words::how_far(&event).or_else(|| {
        let live = event.is_active == Some(true);
        live.then(|| words::say!(event_at_the_end).into())
    });
    let id = event.pack_event_id.unwrap_or_default();
    let name = event
        .name
        .unwrap_or_else(|| words::say!(event_unnamed).into());
    let price = event
        .pack_price
        .map(|price| words::price(&price).unwrap_or(price));
    view! {
        <div class="card">
            <div class="card-deck"><Identicon id=id.clone() /></div>
            <div class="card-words">
                <p class="card-name"><SafeText text=name limit=60 /></p>
                {price.map(|price| view! { <p><Around words=words::say!(event_price, price = words::HERE)><SafeText text=price limit=24 /></Around></p> })}
                {event.algo_version.map(|version| view! { <p><Around words=words::say!(event_rules, version = words::HERE)><SafeText text=version limit=24 /></Around></p> })}
                {far.map(|far| view! { <p>{far}</p> })}
                <p class="card-id"><Around words=words::say!(event_id, id = words::HERE)><ShortHash value=id /></Around></p>
            </div>
        </div>
    }
}

/// The content under the questions of an event.
#[component]
pub fn EventSections(
    /// The check.
    check: Check,
    /// Its report.
    report: Arc<Overview>,
    /// The event.
    event: EventSubject,
) -> impl IntoView {
    let (signals, cards, pulls) = (check.signals.clone(), event.cards, event.pulls);
    let drawdown = signals.drawdown.clone();
    let live = event.is_active == Some(true);
    let cards = cards.filter(|cards| *cards > 0);
    if cards.is_some() {
        check.ask_drawdown();
    }
    let addressed = expect_context::<Router>().pull();
    let missing = move || {
        let pull = addressed.get().filter(|_| pulls == 0)?;
        Some(view! { <NoSuchPull pull /> })
    };
    view! {
        {missing}
        {(pulls > 0).then(|| {
            let check = check.clone();
            deferred(1, move || view! { <Pulls check report pulls /> }.into_any())
        })}
        {cards.map(|cards| view! {
            {deferred(2, move || view! { <Deck check cards pulls /> }.into_any())}
            {deferred(3, move || view! { <ExpectedValueSection drawdown live /> }.into_any())}
        })}
        {deferred(4, move || view! { <Commitments signals event /> }.into_any())}
    }
}
