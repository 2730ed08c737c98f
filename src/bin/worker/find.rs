//! Finds rows in an event's lists, in slices, so that a newer search can replace it.

use std::cell::RefCell;

use super::checked_payload::{CheckedPayload, Search};
use explain::event::RowFilter;
use page::net;
use verify::report::count;
use words::find::{List, SearchResult, SearchTerm};

/// The number of rows that are searched before other messages are handled.
const SLICE: usize = 5_000;

/// Finds a match at or after row `from`, or at or before it with `back`. The search wraps around. `None` if there is
/// no list.
pub async fn find(
    list: List,
    term: SearchTerm,
    from: u64,
    back: bool,
    held: &RefCell<Option<CheckedPayload>>,
) -> Option<SearchResult> {
    let text = match &term {
        SearchTerm::Text(text) => text,
        SearchTerm::Pull(number) => {
            let held = held.borrow();
            let event = held.as_ref()?.shown.event()?;
            let row = match list {
                List::Pulls => event.row_of(*number),
                List::Deck => event.position_of(*number),
            };
            let row = row.map(count);
            let of = u64::from(row.is_some());
            return Some(SearchResult {
                list,
                term,
                row,
                nth: of,
                of,
            });
        }
    };
    let known = {
        let held = held.borrow();
        let search = held.as_ref()?.search.as_ref();
        search.is_some_and(|search| search.list == list && search.text == *text)
    };
    if !known {
        let rows = search(list, text, held).await?;
        held.borrow_mut().as_mut()?.search = Some(Search {
            list,
            text: text.clone(),
            rows,
        });
    }
    let held = held.borrow();
    let rows = &held.as_ref()?.search.as_ref()?.rows;
    // The number of matches before the wanted one.
    let before = if back {
        let not_after = rows.partition_point(|row| *row <= from);
        not_after.checked_sub(1).or(rows.len().checked_sub(1))
    } else {
        let before = rows.partition_point(|row| *row < from);
        Some(before.checked_rem(rows.len()).unwrap_or(0))
    };
    let before = before.unwrap_or(0);
    let row = rows.get(before).copied();
    Some(SearchResult {
        list,
        term,
        row,
        nth: row.map_or(0, |_| count(before).saturating_add(1)),
        of: count(rows.len()),
    })
}

/// Returns every row that shows a text.
async fn search(
    list: List,
    text: &str,
    held: &RefCell<Option<CheckedPayload>>,
) -> Option<Vec<u64>> {
    let mut found = Vec::new();
    let Some(wanted) = RowFilter::new(text, fold) else {
        return Some(found);
    };
    let mut row = 0_usize;
    loop {
        {
            let held = held.borrow();
            let event = held.as_ref()?.shown.event()?;
            let length = match list {
                List::Pulls => event.len(),
                List::Deck => event.cards(),
            };
            let slice = row..length.min(row.saturating_add(SLICE));
            row = slice.end;
            let matches = |row: &usize| match list {
                List::Pulls => event.is_wanted(*row, &wanted),
                List::Deck => event.is_wanted_card(*row, &wanted),
            };
            found.extend(slice.filter(matches).map(count));
            if row == length {
                return Some(found);
            }
        }
        net::sleep(0).await;
    }
}

/// Puts a text into one form (NFC) and into lower case, by the browser's tables.
pub fn fold(text: &str) -> String {
    let text = js_sys::JsString::from(text).normalize("NFC");
    text.to_lower_case().into()
}
