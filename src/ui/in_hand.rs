//! Keeps the focus and the open elements while a view is replaced.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDetailsElement, HtmlElement};

use super::browser;

/// Returns the focus to its place in a replaced view, and opens again the elements that were open.
pub(crate) fn keep() {
    let focused = focused().map(|element| Way::to(&element));
    let open: Vec<Way> = open().iter().map(Way::to).collect();
    if focused.is_none() && open.is_empty() {
        return;
    }
    queue_microtask(move || {
        for way in open {
            if let Some(same) = way.same::<HtmlDetailsElement>() {
                same.set_open(true);
            }
        }
        let lost = focused.filter(|_| self::focused().is_none());
        if let Some(same) = lost.and_then(|way| way.same::<HtmlElement>()) {
            browser::focus(&same);
        }
    });
}

/// Returns the element that has the focus, if it is not the page.
fn focused() -> Option<Element> {
    let focused = document().active_element();
    focused.filter(|focused| focused.tag_name() != "BODY")
}

/// Returns every open element on the page.
fn open() -> Vec<Element> {
    let open = document().query_selector_all("details[open]");
    let open = open.into_iter();
    let each = open.flat_map(|open| (0..open.length()).filter_map(move |at| open.get(at)));
    each.filter_map(|element| element.dyn_into().ok()).collect()
}

/// The path from an element up to the root: each element on it, with its index among its parent's children.
struct Way(Vec<(Element, u32)>);

impl Way {
    fn to(element: &Element) -> Self {
        let mut way = Vec::new();
        let mut at = Some(element.clone());
        while let Some(element) = at {
            let mut index = 0;
            let mut before = element.previous_element_sibling();
            while let Some(sibling) = before {
                index = u32::saturating_add(index, is_ours(&sibling).into());
                before = sibling.previous_element_sibling();
            }
            at = element.parent_element();
            way.push((element, index));
        }
        Self(way)
    }

    /// Returns the element at the end of the same path, if this path's element is gone and the other has the same
    /// kind.
    fn same<E: JsCast>(&self) -> Option<E> {
        let (lost, _) = self.0.first()?;
        let from = self
            .0
            .iter()
            .position(|(element, _)| element.is_connected())?;
        let mut at = self.0.get(from).map(|(element, _)| element.clone());
        for (_, index) in self.0.iter().take(from).rev() {
            at = at.and_then(|element| child(&element, *index));
        }
        let same = at.filter(|element| from > 0 && element.tag_name() == lost.tag_name());
        same.and_then(|element| element.dyn_into().ok())
    }
}

/// Returns the parent's child at this index.
fn child(parent: &Element, index: u32) -> Option<Element> {
    let mut left = index;
    let mut at = parent.first_element_child();
    while let Some(element) = at {
        match (is_ours(&element), left) {
            (true, 0) => return Some(element),
            (true, _) => left = left.saturating_sub(1),
            (false, _) => {}
        }
        at = element.next_element_sibling();
    }
    None
}

/// Returns whether the page made an element. A translator's elements are `FONT`.
fn is_ours(element: &Element) -> bool {
    element.tag_name() != "FONT"
}
