//! Everything that follows the signals: views that are replaced, texts, rows of a list, and effects.
//!
//! Leptos compiles each of these anew for every type of closure that it is given. Here every closure is boxed first, so
//! that it is compiled once.
//!
//! A browser that translates a page puts elements of its own in the place of text nodes. Leptos would go on to change the
//! nodes that are gone, and the reader would go on to see the old result. So nothing here changes a text node: a view is
//! replaced as a whole, and a text is set as all of its element's content.

use std::sync::Arc;

use leptos::prelude::*;

use super::in_hand;

/// Draws a view, and replaces it by another whenever a signal that it reads changes.
pub type Redrawn = Box<dyn FnMut() -> AnyView + Send>;

/// Says a text, and another whenever a signal that it reads changes: for `prop:textContent` of its element.
pub type Text = Box<dyn FnMut() -> String + Send>;

/// A view that is replaced with its signals. It begins with an element. The focus stays at its place in it, and what is
/// open stays open.
pub fn redrawn<V: IntoAny>(mut draw: impl FnMut() -> V + Send + 'static) -> Redrawn {
    let mut before = None;
    Box::new(move || {
        let view = draw().into_any();
        replacing(view, &mut before)
    })
}

/// The view as another type in every other turn: Leptos replaces a view of another type, and patches one of the same.
fn replacing(view: AnyView, before: &mut Option<bool>) -> AnyView {
    if before.is_some() {
        in_hand::keep();
    }
    let turn = !before.unwrap_or_default();
    *before = Some(turn);
    match turn {
        true => (view,).into_any(),
        false => ((view,),).into_any(),
    }
}

/// A text that follows its signals.
pub fn text<T: ToString>(mut say: impl FnMut() -> T + Send + 'static) -> Text {
    Box::new(move || say().to_string())
}

/// Runs now, and again whenever a signal that it reads changes.
pub fn effect(run: impl FnMut() + 'static) {
    let run: Box<dyn FnMut()> = Box::new(run);
    Effect::new(run);
}

/// A row's key, and what draws it.
type Row = (String, Box<dyn FnOnce() -> AnyView + Send>);

/// The rows of a list. A row whose key was there before stays as it was drawn.
pub fn rows<T: Send + 'static>(
    each: impl Fn() -> Vec<T> + Send + 'static,
    key: impl Fn(&T) -> String + Send + 'static,
    draw: impl Fn(T) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let draw = Arc::new(draw);
    drawn_rows(Box::new(move || {
        let row = |row| -> Row {
            let (key, draw) = (key(&row), draw.clone());
            (key, Box::new(move || draw(row)))
        };
        each().into_iter().map(row).collect()
    }))
}

fn drawn_rows(each: Box<dyn Fn() -> Vec<Row> + Send>) -> AnyView {
    let key = |(key, _): &Row| key.clone();
    let draw = |(_, draw): Row| draw();
    view! { <For each key children=draw /> }.into_any()
}
