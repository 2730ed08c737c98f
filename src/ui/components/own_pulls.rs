//! The pulls of one reader, each with its answer. What is typed stays in the browser.

use core::time::Duration;

use leptos::html;
use leptos::prelude::*;

use super::mark::MarkSign;
use super::safe_text::SafeText;
use crate::model::paths;
use crate::ui::check::Check;
use crate::ui::reactive::redrawn;
use crate::worker::response::OwnPulls;
use answer::Mark;
use explain::event::PullRow;

/// How long the reader types on before the pulls are searched.
const DEBOUNCE: Duration = Duration::from_millis(200);

/// The box, and the pulls of the account or name in it.
#[component]
pub fn FindMine(
    /// The check.
    check: Check,
) -> impl IntoView {
    let input = NodeRef::<html::Input>::new();
    let typed = move || {
        let input = input.try_get_untracked().flatten();
        input.map(|input| input.value()).unwrap_or_default()
    };
    let own = check.signals.own.clone();
    let search = {
        let own = own.clone();
        move |_| {
            let (check, own, before) = (check.clone(), own.clone(), typed());
            let look = move || {
                if before.trim().is_empty() {
                    own.set(None);
                } else if typed() == before {
                    check.find_own(before);
                }
            };
            set_timeout(look, DEBOUNCE);
        }
    };
    let listed = redrawn(move || {
        let OwnPulls { rows, of } = own.get()?;
        let more = of.saturating_sub(u64::try_from(rows.len()).unwrap_or(u64::MAX));
        Some(view! {
            <p role="status">{words::own_pulls(of)}</p>
            <ol class="mine-pulls">{rows.into_iter().map(|row| view! { <OwnPull row /> }).collect_view()}</ol>
            {(more > 0).then(|| view! { <p class="note">{words::more_own_pulls(more)}</p> })}
        })
    });
    view! {
        <form class="mine" on:submit=|event| event.prevent_default()>
            <label for="mine">{words::say!(mine_label)}</label>
            <input
                id="mine"
                name="mine"
                type="search"
                maxlength="200"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                aria-describedby="mine-private"
                node_ref=input
                on:input=search
            />
            <p class="note" id="mine-private">{words::say!(mine_private)}</p>
            {listed}
        </form>
    }
}

#[component]
fn OwnPull(row: PullRow) -> impl IntoView {
    let number = row.sequence_index;
    let mark = Mark::of_replay(row.agrees);
    let title = row
        .title
        .unwrap_or_else(|| words::short_hash(&row.pack_card_id));
    view! {
        <li>
            <a href=paths::pull_part(number) data-own=number.to_string() data-agrees=row.agrees.map(|agrees| agrees.to_string())>
                <MarkSign mark />
                <strong>{words::say!(pulls_number)}{words::thousands(number)}</strong>
                <SafeText text=title limit=60 />
                <span class="mine-answer">{words::replayed(row.agrees)}</span>
            </a>
        </li>
    }
}
