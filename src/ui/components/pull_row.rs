//! One pull of an event's table, and one click below what the report says about it.

use leptos::prelude::*;

use super::copy::Exact;
use super::mark::MarkSign;
use super::picture::Picture;
use super::said::Said;
use crate::ui::group::Mark;
use crate::ui::text;
use crate::verify::subject::PullRow;

/// A row, and the row of details under it while that is open.
#[component]
pub fn PullLine(
    /// The pull.
    row: PullRow,
) -> impl IntoView {
    let open = RwSignal::new(false);
    let number = row.sequence_index;
    let details = format!("pull-{number}-details");
    let mark = row
        .agrees
        .map(|agrees| if agrees { Mark::Passed } else { Mark::Failed });
    let when = row
        .pulled_at
        .clone()
        .map(|when| text::when(&when).unwrap_or(when));
    let price = row
        .market_price
        .clone()
        .map(|price| text::price(&price).unwrap_or(price));
    let title = row
        .title
        .clone()
        .unwrap_or_else(|| text::short_hash(&row.pack_card_id));
    let below = StoredValue::new(row.clone());
    view! {
        <tbody class="pull-row" data-pull=number.to_string() data-agrees=row.agrees.map(|agrees| agrees.to_string())>
            <tr>
                <th scope="row">
                    <button
                        type="button"
                        class="pull-toggle"
                        aria-expanded=move || open.get().to_string()
                        aria-controls=details.clone()
                        on:click=move |_| open.update(|open| *open = !*open)
                    >
                        {mark.map(|mark| view! { <MarkSign mark=Signal::stored(mark) /> })}
                        <span class="unseen">"Pull "</span>{text::thousands(number)}
                    </button>
                </th>
                <td data-label="card"><Said text=title limit=60 /></td>
                <td data-label="pulled by"><Said text=row.username.unwrap_or_default() limit=32 /></td>
                <td data-label="account id"><code class="value"><Said text=row.user_id limit=48 /></code></td>
                <td data-label="when"><Said text=when.unwrap_or_default() limit=32 /></td>
                <td data-label="value"><Said text=price.unwrap_or_default() limit=24 /></td>
            </tr>
            <tr class="pull-details" id=details hidden=move || !open.get()>
                <td colspan="6">{move || open.get().then(|| view! { <Details row=below.get_value() /> })}</td>
            </tr>
        </tbody>
    }
}

#[component]
fn Details(row: PullRow) -> impl IntoView {
    let verdict = match row.agrees {
        Some(true) => "The recipe gives this card.",
        Some(false) => "The recipe gives another card, as the steps above say.",
        None => "This pull was not replayed.",
    };
    view! {
        <div class="pull-below">
            <Picture id=row.pack_card_id.clone() address=row.front_image title=row.title />
            <dl>
                <dt>"replay"</dt>
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
