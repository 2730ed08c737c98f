//! Shows the cards with the highest prices of an event's deck, each with where it went.

use leptos::prelude::*;

use crate::model::paths;
use crate::ui::check::Check;
use crate::ui::components::parts::details::Fold;
use crate::ui::components::parts::safe_text::SafeText;
use crate::ui::components::pull::draw::heads;
use crate::ui::reactive::redrawn;
use crate::worker::ask::HighestPrices;
use explain::event::{HighestCard, HighestCards};

/// Draws the fold. Its line has the answer as soon as the list has come.
#[component]
pub fn TopCards(check: Check) -> impl IntoView {
    let highest = LocalResource::new(move || check.ask(HighestPrices {}));
    let line = Signal::derive(move || {
        let said = highest.get().flatten();
        let said = said.map(|cards| words::highest::highest_in_a_line(&cards));
        said.unwrap_or_else(|| words::say!(highest_waits).into())
    });
    let content = move || {
        let cards = redrawn(move || Some(view! { <Cards cards=highest.get().flatten()? /> }));
        view! {
            <div>{cards}</div>
            <p class="note">{words::say!(highest_note)}</p>
        }
        .into_any()
    };
    view! { <Fold id="top" title=words::say!(highest_heading) line content /> }
}

/// Draws the cards: each with its price and where it went.
#[component]
fn Cards(cards: HighestCards) -> impl IntoView {
    let columns = [
        words::say!(column_price),
        words::say!(column_card),
        words::say!(column_pulled),
    ];
    let rows = cards.rows.iter().map(|row| view_of(row, columns));
    let rows = rows.collect_view();
    let left_out = words::highest::left_out(&cards).into_iter();
    let left_out = left_out.map(|words| view! { <p class="note">{words}</p> });
    view! {
        <p class="section-lead">{words::highest::highest_in_a_line(&cards)}</p>
        <table class="draw-table">
            <caption class="unseen">{words::say!(highest_table)}</caption>
            <thead>
                <tr>{heads(&columns)}</tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
        {left_out.collect_view()}
    }
}

fn view_of(row: &HighestCard, columns: [&'static str; 3]) -> impl IntoView + use<> {
    let [of_price, of_card, _] = columns;
    let title = row.title.clone();
    let number = row.fate.pull().map(|pull| pull.sequence_index);
    let fate = words::highest::fate(&row.fate);
    let went = match number {
        Some(number) => {
            view! { <a href=paths::pull_fragment(number)><bdi>{fate}</bdi></a> }.into_any()
        }
        None => fate.into_any(),
    };
    let id = words::value::short_hash(&row.card.pack_card_id);
    view! {
        <tr data-fate=row.fate.name() data-position=row.card.position.to_string()>
            <th scope="row" data-label=of_price><bdi>{words::highest::card_price(row)}</bdi></th>
            <td data-label=of_card>{title.map(|title| view! { <SafeText text=title limit=60 />" " })}<bdi>{id}</bdi></td>
            <td>{went}</td>
        </tr>
    }
}
