//! Shows an event's deck: the course of its drawdown, and every position of it on demand.

use leptos::prelude::*;

use crate::model::paths;
use crate::ui::check::Check;
use crate::ui::components::parts::details::Details;
use crate::ui::components::parts::pages::{PagedTable, Pages, heads};
use crate::ui::components::parts::safe_text::SafeText;
use crate::ui::reactive::{redrawn, rows};
use crate::worker::ask::{DeckDrawdown, DeckRows};
use explain::event::{DeckRow, Drawdown};

/// Draws the deck's picture and its table.
#[component]
pub fn Deck(
    check: Check,
    /// The number of cards.
    cards: u64,
    /// The position of the pull that was worked through last.
    marked: RwSignal<Option<u64>>,
) -> impl IntoView {
    let drawdown = LocalResource::new(move || check.ask(DeckDrawdown {}));
    let picture = redrawn(move || {
        let drawdown = drawdown.get().flatten()?;
        Some(view! { <DeckPicture drawdown marked /> })
    });
    view! {
        <div class="deck">
            {picture}
            <Details
                class="deck-cards"
                title=words::say!(dealt_every_card).into_any()
                content=move || view! { <Cards check cards /> }
            />
        </div>
    }
}

/// Draws the deck as squares in the committed order, in a few paths for any number of cards.
#[component]
fn DeckPicture(drawdown: Drawdown, marked: RwSignal<Option<u64>>) -> impl IntoView {
    const SIDE: usize = 10;
    const INNER: u64 = 8;
    let columns = if drawdown.cells.len() > 100 { 40 } else { 20 };
    let columns = drawdown.cells.len().clamp(1, columns);
    let rows = drawdown.cells.len().div_ceil(columns);
    let corner = move |cell: usize| (cell % columns * SIDE + 1, cell / columns * SIDE + 1);
    let (mut all, mut pulled) = (String::new(), String::new());
    for (cell, count) in drawdown.cells.iter().enumerate() {
        let (x, y) = corner(cell);
        all.push_str(&format!("M{x} {y}h{INNER}v{INNER}h-{INNER}z"));
        // The widths are in hundredths of a unit: the last square may represent fewer cards than the others.
        let before = u64::try_from(cell)
            .unwrap_or(0)
            .saturating_mul(drawdown.cell);
        let of = drawdown
            .cards
            .saturating_sub(before)
            .clamp(1, drawdown.cell);
        let height = count.saturating_mul(INNER * 100) / of;
        if height > 0 {
            let height = format!("{}.{:02}", height / 100, height % 100);
            pulled.push_str(&format!("M{x} {}h{INNER}v-{height}h-{INNER}z", y + 8));
        }
    }
    let cell_size = drawdown.cell.max(1);
    let mark = redrawn(move || {
        let cell = usize::try_from(marked.get()?.checked_sub(1)? / cell_size).ok()?;
        let (x, y) = corner(cell);
        let ring = format!("M{} {}h10v10h-10zm3.5 3.5v3h3v-3z", x - 1, y - 1);
        Some(view! { <path class="deck-mark" d=ring /> })
    });
    let key = redrawn(move || {
        marked
            .get()
            .map(|_| view! { <li class="deck-key-mark">{words::say!(dealt_key_marked)}</li> })
    });
    let label = {
        let drawdown = drawdown.clone();
        move || words::deck::deck_picture(&drawdown, marked.get())
    };
    view! {
        <p>{words::deck::drawn_down(&drawdown)}</p>
        <svg
            class="deck-picture"
            role="img"
            aria-label=label
            viewBox=format!("0 0 {} {}", columns * SIDE, rows * SIDE)
            style:max-width=format!("{}rem", columns * 3 / 2)
        >
            <path class="deck-all" d=all />
            <path class="deck-pulled" d=pulled />
            {mark}
        </svg>
        <ul class="deck-keys" aria-hidden="true">
            <li class="deck-key-pulled">{words::say!(dealt_key_pulled)}</li>
            <li>{words::say!(dealt_key_remained)}</li>
            {key}
        </ul>
        <p class="note">{words::deck::square(drawdown.cell)}</p>
    }
}

/// Draws the table of every position.
#[component]
fn Cards(check: Check, cards: u64) -> impl IntoView {
    let pages = Pages::of(cards);
    let drawn = pages.ask(check, |from, count| DeckRows { from, count });
    let key = |(row, card): &(u64, DeckRow)| format!("{row} {}", card.position);
    let row = |(row, card)| view! { <Card row card /> }.into_any();
    view! {
        <PagedTable pages of="deck" label=words::say!(dealt_deck_label) head=heads(words::deck::deck_columns())>
            {rows(move || drawn.get(), key, row)}
        </PagedTable>
    }
}

#[component]
fn Card(row: u64, card: DeckRow) -> impl IntoView {
    let price = card
        .initial_price
        .map(|price| words::format::price(&price).unwrap_or(price));
    let (pulled, by, when) = match card.pull {
        Some(pull) => {
            let number = pull.sequence_index;
            let when = pull
                .pulled_at
                .map(|when| words::format::when(&when).unwrap_or(when));
            let link = view! {
                <a href=paths::pull_fragment(number)>{words::say!(dealt_pulled_as, pull = number)}</a>
            };
            let by = pull.username.unwrap_or(pull.user_id);
            (link.into_any(), by, when.unwrap_or_default())
        }
        None => (
            words::say!(dealt_still_there).into_any(),
            String::new(),
            String::new(),
        ),
    };
    view! {
        <tr
            role="row"
            aria-rowindex=row.saturating_add(2).to_string()
            data-row=row.to_string()
            data-position=card.position.to_string()
        >
            <th role="rowheader" scope="row">{words::format::thousands(card.position)}</th>
            <td role="cell" class="of-card"><SafeText text=card.pack_card_id limit=48 /></td>
            <td role="cell" class="of-price" data-label=price.is_some().then_some(words::say!(column_price))><SafeText text=price.clone().unwrap_or_default() limit=24 /></td>
            <td role="cell" class="of-pulled">{pulled}</td>
            <td role="cell" class="of-by"><SafeText text=by limit=32 /></td>
            <td role="cell" class="of-when"><SafeText text=when limit=32 /></td>
        </tr>
    }
}
