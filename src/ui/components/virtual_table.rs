//! Draws a table of any length. A short one is drawn whole. A long one scrolls in a box of its own, and only the rows
//! near the view are drawn. In it, Tab leads to one row, and the arrows, Page Up, Page Down, Home and End lead from
//! that row to any other.

use core::ops::Range;

use leptos::prelude::*;
use leptos::{ev, html};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::model::viewport::Viewport;
use crate::ui::browser;

/// The longest table that is drawn whole.
const SHORT: u64 = 40;

/// A table's rows, with the drawn range and the row that the keyboard is on.
#[derive(Clone, Copy)]
pub struct VirtualTable {
    /// The rows to draw, counted from 0.
    pub draws: RwSignal<Range<u64>>,
    viewport: RwSignal<Viewport>,
    scrolled: RwSignal<u64>,
    active: RwSignal<u64>,
    opened: RwSignal<Vec<u64>>,
    target: StoredValue<Option<ScrollTarget>>,
    /// The element that had the focus last. A row that moves among others would lose it.
    held: StoredValue<Option<HtmlElement>, LocalStorage>,
    frame: NodeRef<html::Div>,
    body: NodeRef<html::Tbody>,
}

/// A row on its way into view.
#[derive(Clone, Copy)]
struct ScrollTarget {
    row: u64,
    /// True to bring the row into the middle of the box, false to bring it just into the box.
    middle: bool,
    /// True if the keyboard goes with it.
    focus: bool,
    /// True if the page scrolls to it too.
    page: bool,
}

impl VirtualTable {
    /// Returns a table of this many rows.
    pub fn new(rows: u64) -> Self {
        let viewport = Viewport::new(rows);
        let draws = if rows > SHORT {
            viewport.draws(0, &(0..0))
        } else {
            0..rows
        };
        Self {
            draws: RwSignal::new(draws),
            viewport: RwSignal::new(viewport),
            scrolled: RwSignal::new(0),
            active: RwSignal::new(0),
            opened: RwSignal::new(Vec::new()),
            target: StoredValue::new(None),
            held: StoredValue::new_local(None),
            frame: NodeRef::new(),
            body: NodeRef::new(),
        }
    }

    /// Returns whether the table scrolls in a box of its own.
    pub fn is_long(self) -> bool {
        self.rows() > SHORT
    }

    /// Brings a row into the middle of the view.
    pub fn show(self, row: u64) {
        self.scroll_to(ScrollTarget {
            row,
            middle: true,
            focus: false,
            page: false,
        });
    }

    /// Opens a row, and brings it into the middle of its box without scrolling the page.
    pub fn open(self, row: u64) {
        if !self.opened.with_untracked(|opened| opened.contains(&row)) {
            self.opened.update(|opened| opened.push(row));
        }
        self.show(row);
    }

    /// Opens a row, brings it into view on the page, and the keyboard to it.
    pub fn reach(self, row: u64) {
        self.open(row);
        self.scroll_to(ScrollTarget {
            row,
            middle: true,
            focus: true,
            page: true,
        });
    }

    /// Returns the rows that are at least partly in view.
    pub fn visible(self) -> Range<u64> {
        let scrolled = self.scrolled.get();
        self.viewport.with(|viewport| viewport.visible(scrolled))
    }

    /// Returns the `tabindex` of a row's link or button.
    pub fn tab(self, row: u64) -> Option<&'static str> {
        self.is_long()
            .then(|| if self.active.get() == row { "0" } else { "-1" })
    }

    /// Returns whether a row is opened; it stays so while it is out of view.
    pub fn is_open(self, row: u64) -> bool {
        self.opened.with(|opened| opened.contains(&row))
    }

    /// Returns whether a row is opened, without following it.
    pub fn is_open_untracked(self, row: u64) -> bool {
        self.opened.with_untracked(|opened| opened.contains(&row))
    }

    /// Opens a row, or closes it.
    pub fn toggle(self, row: u64) {
        self.opened
            .update(|opened| match opened.iter().position(|open| *open == row) {
                Some(at) => drop(opened.swap_remove(at)),
                None => opened.push(row),
            });
        self.lay_out();
    }

    /// Measures newly drawn rows, and continues on the way to the target row. Call this after other rows were drawn.
    pub fn lay_out(self) {
        if self.is_long() {
            self.restore_focus();
            request_animation_frame(move || self.laid_out());
        }
    }

    /// Gives the focus back to an element that lost it by moving, and to nothing else.
    fn restore_focus(self) {
        let Some(held) = self.held.try_get_value().flatten() else {
            return;
        };
        let lost = document()
            .active_element()
            .is_none_or(|focused| focused.tag_name() == "BODY");
        if lost && held.is_connected() {
            browser::focus(&held);
        }
    }

    fn rows(self) -> u64 {
        self.viewport.with_untracked(|viewport| viewport.rows)
    }

    fn scroll_to(self, target: ScrollTarget) {
        self.active.set(target.row);
        self.target.set_value(Some(target));
        if self.is_long() {
            self.lay_out();
        } else {
            request_animation_frame(move || self.arrive());
        }
    }

    /// Ends the way of a row that has come into the box.
    fn arrive(self) {
        let target = self.target.try_get_value().flatten();
        let Some((target, row)) = target.and_then(|target| Some((target, self.row(target.row)?)))
        else {
            return;
        };
        self.target.set_value(None);
        if target.page {
            let frame = self.frame.get_untracked();
            match frame.filter(|_| self.is_long()) {
                Some(frame) => frame.scroll_into_view(),
                None => row.scroll_into_view(),
            }
        }
        let link = row.query_selector("a, button").ok().flatten();
        if let (true, Some(link)) = (target.focus, link) {
            browser::focus(link.unchecked_ref());
        }
    }

    fn laid_out(self) {
        // The reader may have left this page.
        let Some(frame) = self.frame.try_get_untracked().flatten() else {
            return;
        };
        self.restore_focus();
        if self.measure(&frame) {
            return self.lay_out();
        }
        let target = self.target.get_value();
        if let Some(target) = target {
            let scrolled = px(frame.scroll_top());
            let to = self
                .viewport
                .with_untracked(|viewport| viewport.reveals(target.row, scrolled, target.middle));
            frame.set_scroll_top(i32::try_from(to).unwrap_or(i32::MAX));
        }
        self.follow();
        self.arrive();
    }

    /// Measures the box and the drawn rows. Returns whether anything has changed.
    fn measure(self, frame: &HtmlElement) -> bool {
        let Some(body) = self.body.get_untracked() else {
            return false;
        };
        let mut viewport = self.viewport.get_untracked();
        viewport.view = px(frame.client_height()).saturating_sub(px(body.offset_top()));
        let mut next = body.first_element_child();
        while let Some(row) = next {
            let below = row.query_selector(".below").ok().flatten();
            let more = below.map_or(0, |below| height(&below));
            viewport.row = height(&row).saturating_sub(more).max(1);
            if let Some(number) = number_of(&row) {
                viewport.is_taller(number, more);
            }
            next = row.next_element_sibling();
        }
        let (changed, turned) = self
            .viewport
            .with_untracked(|before| (*before != viewport, before.row != viewport.row));
        if turned && self.target.with_value(Option::is_none) {
            // On a screen of another shape the reader stays at the same row.
            self.target.set_value(Some(ScrollTarget {
                row: self.active.get_untracked(),
                middle: true,
                focus: false,
                page: false,
            }));
        }
        if changed {
            self.viewport.set(viewport);
        }
        changed
    }

    /// Notes the scroll position of the box, and draws the rows that have come near.
    fn follow(self) {
        let Some(frame) = self.frame.get_untracked() else {
            return;
        };
        if !self.is_long() {
            return;
        }
        let scrolled = px(frame.scroll_top());
        self.scrolled.set(scrolled);
        let before = self.draws.get_untracked();
        let (visible, draws) = self.viewport.with_untracked(|viewport| {
            (
                viewport.visible(scrolled),
                viewport.draws(scrolled, &before),
            )
        });
        let focused = self.focused();
        let is_gone = focused.is_some_and(|row| !draws.contains(&row));
        if is_gone {
            // The row under the keyboard is about to disappear, so the box itself takes the focus.
            browser::focus(&frame);
        }
        // A reader who comes by Tab, or goes on with the keys, comes to a row in view.
        if is_gone || (focused.is_none() && self.target.with_value(Option::is_none)) {
            let active = self.active.get_untracked();
            let near = active.clamp(
                visible.start,
                visible.end.saturating_sub(1).max(visible.start),
            );
            if near != active {
                self.active.set(near);
            }
        }
        if draws != before {
            self.draws.set(draws);
        }
    }

    /// Returns the row that has the focus.
    fn focused(self) -> Option<u64> {
        let body = self.body.get_untracked()?;
        let focused = document().active_element()?;
        body.contains(Some(&focused))
            .then(|| number_of(&focused.closest("[data-row]").ok()??))?
    }

    /// Returns a row, while it is drawn.
    fn row(self, row: u64) -> Option<Element> {
        let body = self.body.get_untracked()?;
        body.query_selector(&format!("[data-row=\"{row}\"]")).ok()?
    }

    fn key(self, event: &ev::KeyboardEvent) {
        let plain = !(event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key());
        let target = event.target().and_then(|at| at.dyn_into::<Element>().ok());
        let below =
            target.is_some_and(|at| at.closest(".below").is_ok_and(|below| below.is_some()));
        if !self.is_long() || !plain || below {
            return;
        }
        let (row, last) = (self.active.get_untracked(), self.rows().saturating_sub(1));
        let visible = untrack(|| self.visible());
        let page = visible
            .end
            .saturating_sub(visible.start)
            .saturating_sub(2)
            .max(1);
        let row = match event.key().as_str() {
            "ArrowDown" => row.saturating_add(1),
            "ArrowUp" => row.saturating_sub(1),
            "PageDown" => row.saturating_add(page),
            "PageUp" => row.saturating_sub(page),
            "Home" => 0,
            "End" => last,
            _ => return,
        };
        event.prevent_default();
        self.scroll_to(ScrollTarget {
            row: row.min(last),
            middle: false,
            focus: true,
            page: false,
        });
    }
}

/// Returns the number of a row, as it was drawn.
fn number_of(row: &Element) -> Option<u64> {
    row.get_attribute("data-row")?.parse().ok()
}

fn height(element: &Element) -> u64 {
    px(element.unchecked_ref::<HtmlElement>().offset_height())
}

fn px(length: i32) -> u64 {
    u64::try_from(length).unwrap_or(0)
}

/// Draws the table around its rows: each a `tr` with its number in `data-row`, and its opened content in `.below`.
#[component]
pub fn VirtualTableView(
    /// The table's rows.
    table: VirtualTable,
    /// The rows that are now in the table.
    #[prop(into)]
    drawn: Signal<Range<u64>>,
    /// The kind of rows: pulls or a deck.
    of: &'static str,
    /// The table's name, for readers who do not see it.
    label: &'static str,
    /// The columns' names.
    #[prop(into)]
    columns: Vec<&'static str>,
    /// The rows.
    children: Children,
) -> impl IntoView {
    let resized = window_event_listener(ev::resize, move |_| table.lay_out());
    on_cleanup(move || resized.remove());
    let long = table.is_long();
    let above = Memo::new(move |_| {
        let (first, scrolled) = (drawn.get().start, table.scrolled.get());
        table
            .viewport
            .with(|viewport| viewport.above(scrolled, first))
    });
    let below = Memo::new(move |_| {
        let (drawn, above) = (drawn.get(), above.get());
        table.viewport.with(|viewport| {
            let stands = viewport
                .top(drawn.end)
                .saturating_sub(viewport.top(drawn.start));
            viewport
                .height()
                .saturating_sub(above)
                .saturating_sub(stands)
        })
    });
    let empty = move |rows: Memo<u64>| move || long.then(|| format!("{}px", rows.get()));
    let focus = move |event: ev::FocusEvent| {
        let focused = event
            .target()
            .and_then(|at| at.dyn_into::<HtmlElement>().ok());
        let row = focused
            .as_ref()
            .and_then(|at| at.closest("[data-row]").ok()?);
        if let Some(row) = row.as_ref().and_then(number_of) {
            // While another row is on its way, keys count from that one.
            if table.target.with_value(Option::is_none) {
                table.active.set(row);
            }
            table.held.set_value(focused);
        }
    };
    view! {
        <div
            class="sheet"
            class:long=long
            tabindex=long.then_some("-1")
            node_ref=table.frame
            on:scroll=move |_| table.follow()
            on:keydown=move |event| table.key(&event)
            on:focusin=focus
        >
            <table
                role="table"
                aria-rowcount=table.rows().saturating_add(1).to_string()
                data-pulls=(of == "pulls").then_some("")
                data-deck=(of == "deck").then_some("")
            >
                <caption class="unseen">{label}</caption>
                <thead role="rowgroup">
                    <tr role="row" aria-rowindex="1">
                        {columns.into_iter().map(|name| view! { <th role="columnheader" scope="col">{name}</th> }).collect_view()}
                    </tr>
                </thead>
                <tbody
                    role="rowgroup"
                    node_ref=table.body
                    style:padding-top=empty(above)
                    style:padding-bottom=empty(below)
                >
                    {children()}
                </tbody>
            </table>
        </div>
    }
}
