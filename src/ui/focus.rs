//! Keeps what the reader has in hand while a view is replaced: the focus, and what is open.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDetailsElement, HtmlElement};

use super::browser;

/// Brings the focus back to its place, if the view that has it is being replaced.
pub fn keep() {
    let Some(focused) = document().active_element() else {
        return;
    };
    if focused.tag_name() == "BODY" {
        return;
    }
    let way = way_to(&focused);
    queue_microtask(move || {
        let is_lost = document()
            .active_element()
            .is_none_or(|now| now.tag_name() == "BODY");
        if is_lost && !focused.is_connected() {
            focus_same(&focused, &way);
        }
    });
}

/// Each element on the way up from this one, with its place among its parent's.
fn way_to(element: &Element) -> Vec<(Element, u32)> {
    let mut way = Vec::new();
    let mut at = Some(element.clone());
    while let Some(element) = at {
        let mut place = 0;
        let mut before = element.previous_element_sibling();
        while let Some(sibling) = before {
            place += 1;
            before = sibling.previous_element_sibling();
        }
        at = element.parent_element();
        way.push((element, place));
    }
    way
}

/// Focuses the element at the same place below what is still on the page.
fn focus_same(lost: &Element, way: &[(Element, u32)]) {
    let Some(from) = way.iter().position(|(element, _)| element.is_connected()) else {
        return;
    };
    let mut at = way.get(from).map(|(element, _)| element.clone());
    for (_, place) in way.iter().take(from).rev() {
        let mut child = at.and_then(|element| element.first_element_child());
        for _ in 0..*place {
            child = child.and_then(|element| element.next_element_sibling());
        }
        at = child;
    }
    let same = at.filter(|element| element.tag_name() == lost.tag_name());
    if let Some(same) = same.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        browser::focus(&same);
    }
}

/// Opens again what is open, if the page is drawn again in another language.
pub fn keep_open() {
    let open: Vec<bool> = folds().iter().map(HtmlDetailsElement::open).collect();
    if open.is_empty() {
        return;
    }
    queue_microtask(move || {
        let folds = folds();
        if folds.len() == open.len() {
            for (fold, open) in folds.iter().zip(open) {
                fold.set_open(open);
            }
        }
    });
}

/// Everything on the page that can be opened, in order.
fn folds() -> Vec<HtmlDetailsElement> {
    let all = document().query_selector_all("details");
    let all = all
        .into_iter()
        .flat_map(|all| (0..all.length()).filter_map(move |at| all.get(at)));
    all.filter_map(|fold| fold.dyn_into().ok()).collect()
}
