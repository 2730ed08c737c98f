//! Finds pulls: those of a reader, and those of a number, an id or a card. The typed text stays in the browser.

use leptos::html;
use leptos::prelude::*;

use crate::model::paths;
use crate::ui::check::Check;
use crate::ui::components::parts::mark::MarkSign;
use crate::ui::components::parts::safe_text::SafeText;
use crate::ui::components::parts::search_box::after_pause;
use crate::ui::reactive::redrawn;
use crate::worker::ask::FindPulls;
use answer::Mark;
use explain::event::{AccountPulls, PullRow};

/// Draws the box, and the pulls that the text in it means.
#[component]
pub fn FindMine(check: Check) -> impl IntoView {
    let input = NodeRef::<html::Input>::new();
    let typed = RwSignal::new(String::new());
    let found = LocalResource::new(move || {
        let text = typed.get();
        async move {
            match text.trim().is_empty() {
                true => None,
                false => check.ask(FindPulls { text }).await,
            }
        }
    });
    let listed = redrawn(move || {
        let found = found.get().flatten()?;
        let said = words::working::own_pulls(&found);
        let is_sure = found.accounts.len() == 1 && !found.is_part;
        let has_both = !found.accounts.is_empty() && found.of > 0;
        let matching = has_both.then(|| words::say!(mine_matching, pulls = found.of));
        let accounts = found.accounts.into_iter();
        let accounts = accounts.map(|account| view! { <Account account named=!is_sure /> });
        Some(view! {
            <p role="status">{said}</p>
            {accounts.collect_view()}
            {matching.map(|words| view! { <p class="mine-matching">{words}</p> })}
            {(found.of > 0).then(|| view! { <Listed rows=found.pulls of=found.of /> })}
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
                on:input=after_pause(input, move |text| typed.set(text))
            />
            <p class="note" id="mine-private">{words::say!(mine_private)}</p>
            {listed}
        </form>
    }
}

/// Draws the pulls of an account, under its name and id if it may be another reader's.
#[component]
fn Account(account: AccountPulls, named: bool) -> impl IntoView {
    let AccountPulls { user_id, rows, of } = account;
    let head = named.then(|| {
        let id = user_id.clone();
        let name = rows.first().and_then(|row| row.username.clone());
        view! {
            <h3 class="mine-account" data-account=id>
                {name.map(|name| view! { <SafeText text=name limit=60 />" " })}
                <code><SafeText text=user_id limit=80 /></code>
            </h3>
        }
    });
    view! {
        {head}
        <Listed rows of />
    }
}

/// Draws the first of some pulls, and the number of the others.
#[component]
fn Listed(rows: Vec<PullRow>, of: u64) -> impl IntoView {
    let more = of.saturating_sub(u64::try_from(rows.len()).unwrap_or(u64::MAX));
    view! {
        <ol class="mine-pulls">{rows.into_iter().map(|row| view! { <OwnPull row /> }).collect_view()}</ol>
        {(more > 0).then(|| view! { <p class="note">{words::say!(mine_more, more = more)}</p> })}
    }
}

#[component]
fn OwnPull(row: PullRow) -> impl IntoView {
    let number = row.sequence_index;
    let mark = Mark::of_replay(row.agrees);
    let title = row
        .title
        .unwrap_or_else(|| words::value::short_hash(&row.pack_card_id));
    view! {
        <li>
            <a href=paths::pull_fragment(number) data-own=number.to_string() data-agrees=row.agrees.map(|agrees| agrees.to_string())>
                <MarkSign mark />
                <strong>{words::say!(pulls_number)}{words::format::thousands(number)}</strong>
                <SafeText text=title limit=60 />
                <span class="mine-answer">{words::deck::replayed(row.agrees)}</span>
            </a>
        </li>
    }
}
