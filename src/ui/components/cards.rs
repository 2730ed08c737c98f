//! Shows all cards of a version, on demand: the rows in view, and any card by its id.

use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;

use super::candidates::Why;
use super::copy::Exact;
use super::row_toggle::RowToggle;
use super::safe_text::ShortHash;
use super::virtual_table::{VirtualTable, VirtualTableView};
use crate::ui::check::{Check, CheckSignals};
use crate::ui::reactive::{effect, redrawn, rows, text};
use explain::pull::{CardRow, PullQuery, PullResponse};
use words::{draw, odds};

/// Draws the cards, one click below.
#[component]
pub fn Cards(
    /// The check.
    check: Check,
    /// The number of cards.
    cards: u64,
) -> impl IntoView {
    let (open, set_open) = signal(false);
    view! {
        <details class="cards" on:toggle=move |_| set_open.set(true)>
            <summary>{odds::all_cards(cards)}</summary>
            {redrawn(move || open.get().then(|| view! { <List check=check.clone() cards /> }))}
        </details>
    }
}

#[component]
fn List(check: Check, cards: u64) -> impl IntoView {
    let table = VirtualTable::new(cards);
    let ask = check.clone();
    effect(move || {
        let draws = table.draws.get();
        ask.look(PullQuery::Cards {
            from: draws.start,
            count: draws.end.saturating_sub(draws.start),
        });
    });
    let known = RwSignal::new((0_u64, Vec::<CardRow>::new()));
    let found = RwSignal::new(None::<(String, Option<u64>)>);
    let looked = check.signals.looked.clone();
    effect(move || {
        looked.with(|looked| match looked.as_deref() {
            Some(PullResponse::Cards { from, rows: read }) => known.set((*from, read.clone())),
            Some(PullResponse::Card { term, row }) => {
                found.set(Some((term.clone(), *row)));
                if let Some(row) = row {
                    table.show(*row);
                }
            }
            _ => {}
        });
    });
    let drawn = Signal::derive(move || {
        known
            .with(|(from, rows)| *from..from.saturating_add(u64::try_from(rows.len()).unwrap_or(0)))
    });
    effect(move || {
        drawn.track();
        table.lay_out();
    });
    let shown = Memo::new(move |_| found.with(|found| found.as_ref().and_then(|(_, row)| *row)));
    let numbered = move || {
        let (from, rows) = known.get();
        (from..).zip(rows).collect::<Vec<_>>()
    };
    let signals = check.signals.clone();
    let row = move |(row, card)| {
        view! { <Row signals=signals.clone() table row card shown /> }.into_any()
    };
    let wanted = NodeRef::<html::Input>::new();
    let find = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        if let Some(input) = wanted.get_untracked() {
            check.look(PullQuery::Card(input.value()));
        }
    };
    view! {
        <div class="find">
            <form role="search" on:submit=find>
                <label>
                    {words::say!(odds_find_a_card)}
                    <input type="search" name="card" maxlength="36" autocomplete="off" placeholder=words::say!(odds_card_id) node_ref=wanted />
                </label>
                <button type="submit" class="button">{words::say!(odds_find)}</button>
            </form>
            <p role="status" prop:textContent={text(move || found.with(|found| found.as_ref().map(|(term, row)| odds::found(term, *row))).unwrap_or_default())}></p>
        </div>
        <VirtualTableView table drawn of="cards" label=words::say!(odds_cards) columns=odds::card_columns()>
            {rows(numbered, |(row, _)| row.to_string(), row)}
        </VirtualTableView>
    }
}

#[component]
fn Row(
    signals: Arc<CheckSignals>,
    table: VirtualTable,
    row: u64,
    card: CardRow,
    shown: Memo<Option<u64>>,
) -> impl IntoView {
    let open = Memo::new(move |_| table.is_open(row));
    let blocked = card.blocked.is_some().then_some("");
    let id = card.card.to_string();
    let of = card
        .blocked
        .as_ref()
        .map_or_else(|| words::say!(odds_free).to_owned(), draw::blocked);
    let below = format!("card-{row}-below");
    let whole = StoredValue::new((id.clone(), card.blocked));
    view! {
        <tr
            role="row"
            aria-rowindex=row.saturating_add(2).to_string()
            aria-current=move || (shown.get() == Some(row)).then_some("true")
            data-row=row.to_string()
            data-blocked=blocked
        >
            <th role="rowheader" scope="row">
                <RowToggle table row below=below.clone()>
                    <ShortHash value=id />
                </RowToggle>
            </th>
            <td role="cell" class="of-band">{words::thousands(card.band)}</td>
            <td role="cell" class="of-value">{words::money(card.value_cents)}</td>
            <td role="cell" class="of-pull"><bdi>{of}</bdi></td>
            {redrawn(move || open.get().then(|| {
                let ((id, blocked), signals) = (whole.get_value(), signals.clone());
                view! {
                    <td role="cell" class="below" id=below.clone()>
                        <Exact value=id what=words::say!(odds_card_in_full) />
                        {blocked.map(|why| view! { <p><Why signals why /></p> })}
                    </td>
                }
            }))}
        </tr>
    }
}
