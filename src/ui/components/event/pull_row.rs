//! Shows one pull of an event's table, and one click below its values and its draw, worked through.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::model::paths;
use crate::ui::check::Check;
use crate::ui::components::event::picture::Picture;
use crate::ui::components::event::worked::Worked;
use crate::ui::components::parts::copy::Exact;
use crate::ui::components::parts::mark::MarkSign;
use crate::ui::components::parts::pages::{Pages, RowToggle};
use crate::ui::components::parts::safe_text::SafeText;
use crate::ui::reactive::redrawn;
use crate::ui::router::Router;
use answer::Mark;
use explain::event::PullRow;

/// The pulls that the reader opens, by their `sequence_index`. Copies share them.
#[derive(Clone, Copy)]
pub struct Opened {
    /// The pull that the reader opened last by a click on its row.
    pub by_hand: StoredValue<Option<u64>>,
    /// The row that the page led to last.
    pub row: Memo<Option<u64>>,
    /// The position in the deck that was drawn by the pull worked through last.
    pub position: RwSignal<Option<u64>>,
}

/// Draws a row, which opens to show all published values of the pull and its draw.
#[component]
pub fn PullLine(
    check: Check,
    pages: Pages,
    /// The row's number, from 0.
    row: u64,
    pull: PullRow,
    opened: Opened,
) -> impl IntoView {
    let router = expect_context::<Router>();
    let open = Memo::new(move |_| pages.is_open(row));
    let is_found = move || opened.row.get() == Some(row);
    let number = pull.sequence_index;
    let below = format!("pull-{number}-below");
    let mark = pull.agrees.map(|agrees| Mark::of_replay(Some(agrees)));
    let when = pull
        .pulled_at
        .clone()
        .map(|when| words::format::when(&when).unwrap_or(when));
    let price = pull
        .market_price
        .clone()
        .map(|price| words::format::price(&price).unwrap_or(price));
    let title = pull
        .title
        .clone()
        .unwrap_or_else(|| words::value::short_hash(&pull.pack_card_id));
    let whole = StoredValue::new(pull.clone());
    // A click counts anywhere on the row except on the content below it.
    let toggle = move |event: ev::MouseEvent| {
        let target = event.target().and_then(|at| at.dyn_into::<Element>().ok());
        if target.is_none_or(|at| at.closest(".below, a").is_ok_and(|within| within.is_some())) {
            return;
        }
        if pages.toggle(row) {
            opened.by_hand.set_value(Some(number));
            router.name_fragment(&paths::pull_fragment(number));
        } else if router.pull().get_untracked() == Some(number) {
            router.name_fragment("");
        }
    };
    view! {
        <tr
            role="row"
            aria-rowindex=row.saturating_add(2).to_string()
            aria-current=move || is_found().then_some("true")
            on:click=toggle
            data-row=row.to_string()
            data-pull=number.to_string()
            data-agrees=pull.agrees.map(|agrees| agrees.to_string())
        >
            <th role="rowheader" scope="row">
                <RowToggle pages row below=below.clone() whole=true>
                    {mark.map(|mark| view! { <MarkSign mark /> })}
                    <span class="unseen">{words::say!(pulls_number)}</span>{words::format::thousands(number)}
                </RowToggle>
            </th>
            <td role="cell" class="of-card"><SafeText text=title limit=60 /></td>
            <td role="cell" class="of-buyer"><SafeText text=pull.username.unwrap_or_default() limit=32 /></td>
            <td role="cell" class="of-account" data-label=words::say!(column_account_short)><code translate="no" class="value"><SafeText text=pull.user_id limit=48 /></code></td>
            <td role="cell" class="of-when"><SafeText text=when.unwrap_or_default() limit=32 /></td>
            <td role="cell" class="of-value" data-label=price.is_some().then_some(words::say!(column_price_shown))><SafeText text=price.clone().unwrap_or_default() limit=24 /></td>
            {redrawn(move || open.get().then(|| view! {
                <td role="cell" class="below" id=below.clone()>
                    <Details row=whole.get_value() />
                    <Worked check pull=number position=opened.position />
                </td>
            }))}
        </tr>
    }
}

#[component]
fn Details(row: PullRow) -> impl IntoView {
    let verdict = words::deck::replayed(row.agrees);
    view! {
        <div class="pull-below">
            <Picture id=row.pack_card_id.clone() address=row.front_image title=row.title />
            <dl>
                <dt>{words::say!(pulls_replay)}</dt>
                <dd>{verdict}</dd>
                <dt>"pack_card_id"</dt>
                <dd><Exact value=row.pack_card_id what="pack_card_id" /></dd>
                <dt>"user_id"</dt>
                <dd><Exact value=row.user_id what="user_id" /></dd>
                {row.pull_id.map(|id| view! {
                    <dt>"pull_id"</dt>
                    <dd><Exact value=id what="pull_id" /></dd>
                })}
            </dl>
        </div>
    }
}
