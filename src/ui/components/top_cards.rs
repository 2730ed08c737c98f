//! Shows the cards with the highest prices of an event's deck, and those of a price that the reader types, each with
//! where it went.

use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;

use super::draw::heads;
use super::fold::Fold;
use super::safe_text::SafeText;
use super::search_box::after_pause;
use crate::model::paths;
use crate::ui::check::Check;
use crate::ui::reactive::redrawn;
use explain::event::{PricedCard, PricedCards};

/// Draws the fold. Its line has the answer as soon as the list has come.
#[component]
pub fn TopCards(
    /// The check.
    check: Check,
) -> impl IntoView {
    check.ask_priced(None);
    let highest = check.signals.highest.clone();
    let line = Signal::derive(move || {
        highest.with(|highest| {
            let said = highest.as_deref().map(words::highest_in_a_line);
            said.unwrap_or_else(|| words::say!(priced_waits).into())
        })
    });
    view! {
        <Fold
            id="top"
            title=words::say!(priced_heading)
            line
            content=move || view! { <Priced check=check.clone() /> }.into_any()
        />
    }
}

/// Draws the cards with the highest prices, and the box for another price.
#[component]
fn Priced(check: Check) -> impl IntoView {
    let highest = check.signals.highest.clone();
    let highest = redrawn(move || {
        let highest = highest.get()?;
        Some(view! {
            <p class="section-lead">{words::highest_in_a_line(&highest)}</p>
            <Cards cards=highest caption=words::say!(priced_table) />
        })
    });
    view! {
        <div class="top-cards">
            <div>{highest}</div>
            <OfPrice check />
            <p class="note">{words::say!(priced_note)}</p>
        </div>
    }
}

/// Draws the box for a price, and the cards of that price and above.
#[component]
fn OfPrice(check: Check) -> impl IntoView {
    let input = NodeRef::<html::Input>::new();
    let is_wrong = RwSignal::new(false);
    let priced = check.signals.priced.clone();
    let search = {
        let priced = priced.clone();
        move |text: String| {
            let price = words::typed_price(&text);
            is_wrong.set(price.is_none() && !text.trim().is_empty());
            match price {
                Some(price) => check.ask_priced(Some(price)),
                None => priced.set(None),
            }
        }
    };
    let found = redrawn(move || {
        if is_wrong.get() {
            return Some(view! { <p role="status">{words::no_price()}</p> }.into_any());
        }
        let found = priced.get()?;
        let said = words::found_priced(&found);
        let is_any = found.cards > 0;
        Some(
            view! {
                <p role="status">{said}</p>
                {is_any.then(|| view! { <Cards cards=found caption=words::say!(priced_found_table) /> })}
            }
            .into_any(),
        )
    });
    view! {
        <form class="mine" on:submit=|event| event.prevent_default()>
            <label for="price">{words::say!(priced_label)}</label>
            <input id="price" name="price" type="search" inputmode="decimal" maxlength="40" autocomplete="off" node_ref=input on:input=after_pause(input, search) />
            {found}
        </form>
    }
}

/// Draws a list of cards: each with its price and where it went.
#[component]
fn Cards(cards: Arc<PricedCards>, caption: &'static str) -> impl IntoView {
    let columns = [
        words::say!(column_price),
        words::say!(column_card),
        words::say!(column_pulled),
    ];
    let rows = cards.rows.iter().map(|row| view_of(row, columns));
    let rows = rows.collect_view();
    let left_out = words::left_out(&cards).into_iter();
    let left_out = left_out.map(|words| view! { <p class="note">{words}</p> });
    view! {
        <table class="draw-table">
            <caption class="unseen">{caption}</caption>
            <thead>
                <tr>{heads(&columns)}</tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
        {left_out.collect_view()}
    }
}

fn view_of(row: &PricedCard, columns: [&'static str; 3]) -> impl IntoView + use<> {
    let [_, of_card, _] = columns;
    let pull = row.fate.pull();
    let title = pull.and_then(|pull| pull.title.clone());
    let number = pull.map(|pull| pull.sequence_index);
    let fate = words::fate(&row.fate);
    let went = match number {
        Some(number) => {
            view! { <a href=paths::pull_fragment(number)><bdi>{fate}</bdi></a> }.into_any()
        }
        None => fate.into_any(),
    };
    let id = words::short_hash(&row.card.pack_card_id);
    view! {
        <tr data-fate=row.fate.name() data-position=row.card.position.to_string()>
            <th scope="row"><bdi>{words::priced(row)}</bdi></th>
            <td data-label=of_card>{title.map(|title| view! { <SafeText text=title limit=60 />" " })}<bdi>{id}</bdi></td>
            <td>{went}</td>
        </tr>
    }
}
