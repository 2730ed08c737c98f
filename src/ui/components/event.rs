//! Shows a pack event: the goods, the progress of the sale, the committed and revealed values, and its pulls.
pub mod commitments;
pub mod deck;
pub mod expected_value;
pub mod picture;
pub mod pull_row;
pub mod pulls;
pub mod top_cards;
pub mod worked;

use std::sync::Arc;

use leptos::prelude::*;

use crate::ui::check::Check;
use crate::ui::components::event::commitments::Commitments;
use crate::ui::components::event::deck::Deck;
use crate::ui::components::event::expected_value::ExpectedValueSection;
use crate::ui::components::event::pulls::{NoSuchPull, Pulls};
use crate::ui::components::event::top_cards::TopCards;
use crate::ui::components::parts::details::Fold;
use crate::ui::components::parts::identicon::Identicon;
use crate::ui::components::parts::safe_text::{Around, SafeText, ShortHash};
use crate::ui::components::report::own_pulls::FindMine;
use crate::ui::reactive::redrawn;
use crate::ui::router::Router;
use answer::Answer;
use explain::event::EventSubject;

/// Draws the content next to the verdict of an event.
pub fn event_card(event: &EventSubject) -> impl IntoView + use<> {
    let far = words::about::how_far(event).or_else(|| {
        let live = event.is_live();
        live.then(|| words::say!(event_at_the_end).into())
    });
    let id = event.pack_event_id.clone().unwrap_or_default();
    let name = event
        .name
        .clone()
        .unwrap_or_else(|| words::say!(event_unnamed).into());
    let price = event
        .pack_price
        .as_ref()
        .map(|price| words::format::price(price).unwrap_or_else(|| price.clone()));
    view! {
        <div class="card">
            <div class="card-deck"><Identicon id=id.clone() /></div>
            <div class="card-words">
                <p class="card-name"><SafeText text=name limit=60 /></p>
                {far.map(|far| view! { <p>{far}</p> })}
                {price.map(|price| view! { <p class="card-more"><Around words=words::say!(event_price, price = words::HERE)><SafeText text=price limit=24 /></Around></p> })}
                {event.algo_version.clone().map(|version| view! { <p class="card-more"><Around words=words::say!(event_rules, version = words::HERE)><SafeText text=version limit=24 /></Around></p> })}
                <p class="card-more"><Around words=words::say!(event_id, id = words::HERE)><ShortHash value=id /></Around></p>
            </div>
        </div>
    }
}

/// Draws the content under the questions of an event.
#[component]
pub fn EventSections(check: Check, answer: Arc<Answer>, event: EventSubject) -> impl IntoView {
    let (cards, pulls) = (event.cards.filter(|cards| *cards > 0), event.pulls);
    let live = event.is_live();
    let addressed = expect_context::<Router>().pull();
    let missing = redrawn(move || {
        let pull = addressed.get().filter(|_| pulls == 0)?;
        Some(view! { <NoSuchPull pull /> })
    });
    let stated = StoredValue::new(words::limits::stated_return(&answer.subject));
    let event = StoredValue::new(event);
    let answer = StoredValue::new(answer);
    let position = RwSignal::new(None);
    view! {
        {missing}
        {(pulls > 0).then(|| view! {
            <section class="find-mine" aria-labelledby="find-mine">
                <h2 id="find-mine">{words::say!(mine_heading)}</h2>
                <p class="note">{words::say!(about_is_this_yours)}</p>
                <FindMine check />
                <Fold
                    id="pulls"
                    title=words::say!(pulls_heading)
                    line=words::say!(working_pulls, pulls = pulls)
                    open=Signal::derive(move || addressed.get().is_some())
                    content=move || view! { <Pulls check answer=answer.get_value() pulls position /> }.into_any()
                />
            </section>
        })}
        <section class="working" aria-labelledby="working">
            <h2 id="working">{words::say!(working_heading)}</h2>
            {cards.map(|cards| view! {
                <TopCards check />
                <Fold
                    id="deck"
                    title=words::say!(dealt_deck_heading)
                    line=words::commitments::cards_in_order(cards)
                    content=move || view! { <Deck check cards marked=position /> }.into_any()
                />
                <Fold
                    id="expected"
                    title=words::say!(dealt_value_heading)
                    line=words::say!(working_value)
                    content=move || view! { <ExpectedValueSection check live stated=stated.get_value() /> }.into_any()
                />
            })}
            <Fold
                id="commitments"
                title=words::say!(bond_heading)
                line=words::say!(working_commitments)
                content=move || view! { <Commitments signals=check.signals event=event.get_value() /> }.into_any()
            />
        </section>
    }
}
