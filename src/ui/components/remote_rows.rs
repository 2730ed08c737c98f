//! Requests the rows of a long table from the worker, which holds them. The table asks for rows near the view, draws
//! them as they arrive, and finds one of them.

use core::ops::Range;

use leptos::prelude::*;

use super::virtual_table::VirtualTable;
use crate::ui::reactive::{effect, text};

/// The rows that came: the first one's number from 0, and the rows.
pub type LoadedRows<T> = ArcRwSignal<Option<(u64, Vec<T>)>>;

/// Asks for the rows that a table is to draw: for the first ones at once, so that the worker finds them while the
/// table is drawn.
pub fn request_drawn(table: VirtualTable, ask: impl Fn(u64, u64) + 'static) {
    let ask = move |draws: Range<u64>| {
        ask(draws.start, draws.end.saturating_sub(draws.start));
    };
    let first = table.draws.get_untracked();
    ask(first.clone());
    let mut asked = first;
    effect(move || {
        let draws = table.draws.get();
        if draws != asked {
            asked = draws.clone();
            ask(draws);
        }
    });
}

/// Returns the range of the rows that have come. The table measures them.
pub fn loaded<T: Send + Sync + 'static>(
    table: VirtualTable,
    came: LoadedRows<T>,
) -> Signal<Range<u64>> {
    let drawn = Signal::derive(move || {
        came.with(|came| {
            let (from, count) = came
                .as_ref()
                .map_or((0, 0), |(from, rows)| (*from, rows.len()));
            from..from.saturating_add(u64::try_from(count).unwrap_or(0))
        })
    });
    effect(move || {
        drawn.track();
        table.lay_out();
    });
    drawn
}

/// Returns the rows that have come, each with its number from 0.
pub fn numbered<T: Clone + Send + Sync + 'static>(
    came: LoadedRows<T>,
) -> impl Fn() -> Vec<(u64, T)> {
    move || {
        let (from, rows) = came.get().unwrap_or_default();
        (from..).zip(rows).collect()
    }
}

/// Returns the row that was asked for last, and calls `show` with it each time it comes.
pub fn found_row(
    found: ArcRwSignal<Option<(u64, Option<u64>)>>,
    show: impl Fn(u64) + 'static,
) -> Memo<Option<u64>> {
    let row = {
        let found = found.clone();
        Memo::new(move |_| found.get()?.1)
    };
    effect(move || {
        // The reader may ask for the same row again.
        found.track();
        if let Some(row) = row.get() {
            show(row);
        }
    });
    row
}

/// Draws the place of the view in the whole list.
#[component]
pub fn InView(
    /// The table.
    table: VirtualTable,
    /// The number of rows.
    rows: u64,
) -> impl IntoView {
    table.is_long().then(|| {
        view! {
            <p class="note" prop:textContent={text(move || {
                let visible = table.visible();
                words::rows_in_view(visible.start.saturating_add(1), visible.end, rows)
            })}></p>
        }
    })
}
