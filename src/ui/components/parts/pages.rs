//! Draws a long list a page at a time. All rows of a page are in the document, so that the browser's search finds
//! them.

use leptos::prelude::*;
use leptos::{ev, html};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::ui::browser;
use crate::ui::check::Check;
use crate::ui::reactive::{effect, redrawn};
use crate::worker::ask::Ask;

/// The rows on one page.
pub const PAGE: u64 = 100;

/// A list of which one page is drawn, and the rows that are opened. Rows are counted from 0. Copies share it.
#[derive(Clone, Copy)]
pub struct Pages {
    rows: Signal<u64>,
    page: RwSignal<u64>,
    opened: RwSignal<Vec<u64>>,
    goal: StoredValue<Option<Goal>>,
    frame: NodeRef<html::Div>,
}

/// A row that is brought into view as soon as its page is drawn.
#[derive(Clone, Copy)]
struct Goal {
    row: u64,
    /// True if the keyboard goes there too.
    focus: bool,
}

impl Pages {
    /// Returns the first page of a list of this many rows.
    pub fn of(rows: impl Into<Signal<u64>>) -> Self {
        Self::at(rows, RwSignal::new(0))
    }

    /// Returns a list at the page that this signal holds.
    pub fn at(rows: impl Into<Signal<u64>>, page: RwSignal<u64>) -> Self {
        Self {
            rows: rows.into(),
            page,
            opened: RwSignal::new(Vec::new()),
            goal: StoredValue::new(None),
            frame: NodeRef::new(),
        }
    }

    /// Returns whether the list has more rows than a page.
    pub fn are_several(self) -> bool {
        self.rows.get_untracked() > PAGE
    }

    /// Returns the first row of the page.
    pub fn first(self) -> u64 {
        self.page.get().saturating_mul(PAGE)
    }

    /// Asks for the rows of the page. Returns those that came last, each with its number.
    pub fn ask<T, Q>(
        self,
        check: Check,
        question: impl Fn(u64, u64) -> Q + 'static,
    ) -> Signal<Vec<(u64, T)>>
    where
        T: Clone + Send + Sync + 'static,
        Q: Ask<Answer = Vec<T>> + 'static,
    {
        let asked = LocalResource::new(move || {
            let from = self.first();
            let question = question(from, PAGE);
            async move { Some((from, check.ask(question).await?)) }
        });
        effect(move || {
            asked.track();
            self.arrive();
        });
        Signal::derive(move || {
            let (from, rows) = asked.get().flatten().unwrap_or_default();
            (from..).zip(rows).collect()
        })
    }

    /// Turns to the page of a row.
    pub fn show(self, row: u64) {
        let page = row.checked_div(PAGE).unwrap_or(0);
        if self.page.get_untracked() != page {
            self.page.set(page);
        }
    }

    /// Turns to the page of a row, and opens the row.
    pub fn open(self, row: u64) {
        self.show(row);
        if !self.opened.with_untracked(|opened| opened.contains(&row)) {
            self.opened.update(|opened| opened.push(row));
        }
    }

    /// Turns to the page of a row, and brings the row into view.
    pub fn bring(self, row: u64) {
        self.go(Goal { row, focus: false });
    }

    /// Turns to the page of a row, opens the row, and brings it into view with the keyboard.
    pub fn reach(self, row: u64) {
        self.open(row);
        self.go(Goal { row, focus: true });
    }

    /// Returns whether a row is opened.
    pub fn is_open(self, row: u64) -> bool {
        self.opened.with(|opened| opened.contains(&row))
    }

    /// Opens a row, or closes it. Returns whether it is open now.
    pub fn toggle(self, row: u64) -> bool {
        let mut opens = true;
        self.opened.update(|opened| {
            opens = !opened.contains(&row);
            match opens {
                true => opened.push(row),
                false => opened.retain(|open| *open != row),
            }
        });
        opens
    }

    fn go(self, goal: Goal) {
        self.goal.set_value(Some(goal));
        self.show(goal.row);
        self.arrive();
    }

    /// Brings the goal into view, once it is drawn.
    fn arrive(self) {
        request_animation_frame(move || {
            let goal = self.goal.try_get_value().flatten();
            let frame = self.frame.try_get_untracked().flatten();
            let Some((goal, frame)) = goal.zip(frame) else {
                return;
            };
            let css = format!("[data-row=\"{}\"]", goal.row);
            let Some(row) = frame.query_selector(&css).ok().flatten() else {
                return;
            };
            self.goal.set_value(None);
            row.scroll_into_view();
            let link = row.query_selector("a, button").ok().flatten();
            if let (true, Some(link)) = (goal.focus, link) {
                browser::focus(link.unchecked_ref::<HtmlElement>());
            }
        });
    }
}

/// Draws the table around the rows of the page: each a `tr` with its number in `data-row`.
#[component]
pub fn PagedTable(
    pages: Pages,
    /// The kind of rows, which the style knows: pulls, a deck, cards or draws.
    of: &'static str,
    /// The table's name, for readers who do not see it.
    label: &'static str,
    /// The names of the columns, as a row.
    head: AnyView,
    /// The rows.
    children: Children,
) -> impl IntoView {
    let rows = move || pages.rows.get().saturating_add(1).to_string();
    view! {
        <div class="sheet" tabindex="-1" node_ref=pages.frame>
            <table role="table" aria-rowcount=rows data-rows=of>
                <caption class="unseen">{label}</caption>
                <thead role="rowgroup">{head}</thead>
                <tbody role="rowgroup">{children()}</tbody>
            </table>
        </div>
        <Pager pages />
    }
}

/// Draws the names of columns.
pub fn heads(names: impl IntoIterator<Item = &'static str>) -> AnyView {
    let head = |name| view! { <th role="columnheader" scope="col">{name}</th> };
    let heads = names.into_iter().map(head).collect_view();
    view! { <tr role="row" aria-rowindex="1">{heads}</tr> }.into_any()
}

/// Draws the way to the other pages, if there are several.
#[component]
fn Pager(pages: Pages) -> impl IntoView {
    redrawn(move || {
        let rows = pages.rows.get();
        let page = pages.page.get();
        let first = pages.first();
        let end = first.saturating_add(PAGE).min(rows);
        let turn = move |page: u64| {
            move |_: ev::MouseEvent| {
                pages.page.set(page);
                if let Some(frame) = pages.frame.get_untracked() {
                    frame.scroll_into_view();
                    browser::focus(&frame);
                }
            }
        };
        (rows > PAGE).then(|| {
            view! {
                <nav class="actions pages" aria-label=words::say!(files_pages)>
                    <button type="button" class="button" data-action="previous" disabled={page == 0} on:click=turn(page.saturating_sub(1))>
                        {words::say!(files_previous)}
                    </button>
                    <span role="status">{words::say!(dealt_rows_in_view, first = first.saturating_add(1), last = end, of = rows)}</span>
                    <button type="button" class="button" data-action="next" disabled={end == rows} on:click=turn(page.saturating_add(1))>
                        {words::say!(files_next)}
                    </button>
                </nav>
            }
        })
    })
}

/// Draws the button at the head of a row, which opens and closes the row.
#[component]
pub fn RowToggle(
    pages: Pages,
    row: u64,
    /// The id of the content below the row while it is open.
    below: String,
    /// True if a click anywhere on the row opens it, this button included.
    #[prop(optional)]
    whole: bool,
    /// The row's name.
    children: Children,
) -> impl IntoView {
    let is_open = move || pages.is_open(row);
    let toggle = move |_| {
        if !whole {
            pages.toggle(row);
        }
    };
    view! {
        <button
            type="button"
            class="text-button pull-toggle"
            aria-expanded=move || is_open().to_string()
            aria-controls=move || is_open().then(|| below.clone())
            on:click=toggle
        >
            {children()}
        </button>
    }
}
