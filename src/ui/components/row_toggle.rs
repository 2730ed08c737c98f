//! Draws the button that opens and closes a row of a long table.

use leptos::html;
use leptos::prelude::*;

use super::virtual_table::VirtualTable;

/// Draws the button at the head of a row.
#[component]
pub fn RowToggle(
    /// The table.
    table: VirtualTable,
    /// The row's number, from 0.
    row: u64,
    /// The id of the content below the row while it is open.
    below: String,
    /// The button's node, so that other views can lead the reader to it.
    #[prop(optional)]
    button: NodeRef<html::Button>,
    /// True if a click anywhere on the row opens it, this button included.
    #[prop(optional)]
    whole: bool,
    /// The row's name.
    children: Children,
) -> impl IntoView {
    let is_open = move || table.is_open(row);
    view! {
        <button
            type="button"
            class="text-button pull-toggle"
            tabindex=move || table.tab(row)
            aria-expanded=move || is_open().to_string()
            aria-controls=move || is_open().then(|| below.clone())
            node_ref=button
            on:click=move |_| if !whole { table.toggle(row) }
        >
            {children()}
        </button>
    }
}
