//! Shows all cards of a version, on demand: the rows in view, and any card by its id.

use leptos::html;
use leptos::prelude::*;

use crate::ui::check::{Check, CheckSignals};
use crate::ui::components::parts::copy::Exact;
use crate::ui::components::parts::details::Details;
use crate::ui::components::parts::pages::{PagedTable, Pages, RowToggle, heads};
use crate::ui::components::parts::safe_text::ShortHash;
use crate::ui::components::pull::candidates::Why;
use crate::ui::reactive::{effect, redrawn, rows, text};
use crate::worker::ask::{CardRows, RowOfCard};
use explain::pull::CardRow;
use words::{draw, odds};

/// Draws the cards, one click below.
#[component]
pub fn Cards(
    check: Check,
    /// The number of cards.
    cards: u64,
) -> impl IntoView {
    view! {
        <Details
            class="cards"
            title=words::say!(odds_all_cards, cards = cards).into_any()
            content=move || view! { <List check cards /> }
        />
    }
}

#[component]
fn List(check: Check, cards: u64) -> impl IntoView {
    let pages = Pages::of(cards);
    let drawn = pages.ask(check, |from, count| CardRows { from, count });
    let term = RwSignal::new(None::<String>);
    let found = LocalResource::new(move || {
        let term = term.get();
        async move {
            let term = term?;
            let row = check.ask(RowOfCard { term: term.clone() }).await?;
            Some((term, row))
        }
    });
    let shown = Memo::new(move |_| found.get().flatten().and_then(|(_, row)| row));
    effect(move || {
        if let Some((_, Some(row))) = found.get().flatten() {
            pages.bring(row);
        }
    });
    let said = move || {
        found
            .get()
            .flatten()
            .map(|(term, row)| odds::found(&term, row))
    };
    let row =
        move |(row, card)| view! { <Row signals=check.signals pages row card shown /> }.into_any();
    let input = NodeRef::<html::Input>::new();
    let find = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        term.set(input.get_untracked().map(|input| input.value()));
    };
    view! {
        <div class="find">
            <form role="search" on:submit=find>
                <label>
                    {words::say!(odds_find_a_card)}
                    <input type="search" name="card" maxlength="36" autocomplete="off" placeholder=words::say!(odds_card_id) node_ref=input />
                </label>
                <button type="submit" class="button">{words::say!(odds_find)}</button>
            </form>
            <p role="status" prop:textContent={text(move || said().unwrap_or_default())}></p>
        </div>
        <PagedTable pages of="cards" label=words::say!(odds_cards) head=heads(odds::card_columns())>
            {rows(move || drawn.get(), |(row, _)| row.to_string(), row)}
        </PagedTable>
    }
}

#[component]
fn Row(
    signals: CheckSignals,
    pages: Pages,
    row: u64,
    card: CardRow,
    shown: Memo<Option<u64>>,
) -> impl IntoView {
    let open = Memo::new(move |_| pages.is_open(row));
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
                <RowToggle pages row below=below.clone()>
                    <ShortHash value=id />
                </RowToggle>
            </th>
            <td role="cell" class="of-band">{words::format::thousands(card.band)}</td>
            <td role="cell" class="of-value">{words::format::money(card.value_cents)}</td>
            <td role="cell" class="of-pull"><bdi>{of}</bdi></td>
            {redrawn(move || open.get().then(|| {
                let ((id, blocked), signals) = (whole.get_value(), signals);
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
