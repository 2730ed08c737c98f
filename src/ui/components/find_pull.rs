//! Finds one of many pulls: by its published values, or by its number.

use leptos::html;
use leptos::prelude::*;

use super::search_box::{SearchBox, typed};
use crate::ui::check::Check;
use crate::ui::reactive::text;
use words::find::{List, SearchTerm};

/// Draws a search box with its matches, and a way to a number.
#[component]
pub fn FindPull(
    /// The check.
    check: Check,
    /// The list that is searched.
    list: List,
    /// The number of pulls.
    pulls: u64,
) -> impl IntoView {
    let (wanted, number) = (NodeRef::<html::Input>::new(), NodeRef::<html::Input>::new());
    let found = check.signals.found(list).clone();
    let current = {
        let found = found.clone();
        move || found.with_untracked(|found| found.as_ref().and_then(|found| found.row))
    };
    // A search goes from the shown match to the one beside it; a first search starts at the first row.
    let find = {
        let check = check.clone();
        move |text: String, back: bool| {
            let from = match (current(), back) {
                (Some(row), true) => row.checked_sub(1).unwrap_or(u64::MAX),
                (Some(row), false) => row.saturating_add(1),
                (None, _) => 0,
            };
            check.find(list, SearchTerm::Text(text), from, back);
        }
    };
    let search = {
        let check = check.clone();
        move |text| check.find(list, SearchTerm::Text(text), 0, false)
    };
    let beside = move |back| {
        let find = find.clone();
        move || find(typed(wanted).unwrap_or_default(), back)
    };
    let (next, previous) = (beside(false), beside(true));
    let go = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let number = number.get_untracked().map(|input| input.value());
        if let Some(number) = number.and_then(|text| text.trim().parse().ok()) {
            check.find(list, SearchTerm::Pull(number), 0, false);
        }
    };
    let is_text = {
        let found = found.clone();
        move || found.with(|found| found.as_ref().is_some_and(|found| found.of > 1))
    };
    view! {
        <div class="find">
            <form
                role="search"
                aria-label=words::find_label(list)
                on:submit=move |event| {
                    event.prevent_default();
                    next();
                }
            >
                <SearchBox label=words::find_label(list) placeholder=words::say!(find_what) input=wanted search />
                <button type="button" class="button" data-action="previous" disabled={let several = is_text.clone(); move || !several()} on:click=move |_| previous()>
                    {words::say!(find_previous)}
                </button>
                <button type="submit" class="button" data-action="next" disabled=move || !is_text()>{words::say!(find_next)}</button>
            </form>
            <form on:submit=go>
                <label>
                    {words::go_label(list)}
                    <input type="number" name="pull" min="1" max=pulls.to_string() node_ref=number required />
                </label>
                <button type="submit" class="button">{words::say!(find_go)}</button>
            </form>
            <p role="status" prop:textContent={text(move || found.get().map(|found| words::found(&found)).unwrap_or_default())}></p>
        </div>
    }
}
