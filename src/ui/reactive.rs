//! What follows the signals: views that are drawn again, rows of a list, and effects.
//!
//! Leptos compiles each of these anew for every type of closure that it is given. Here every closure is boxed first, so
//! that it is compiled once.

use std::sync::Arc;

use leptos::prelude::*;

/// Draws a view, and draws it again whenever a signal that it reads changes.
pub type Redrawn = Box<dyn FnMut() -> AnyView + Send>;

/// A view that is drawn again with its signals.
pub fn redrawn<V: IntoAny>(mut draw: impl FnMut() -> V + Send + 'static) -> Redrawn {
    Box::new(move || draw().into_any())
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
