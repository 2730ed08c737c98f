//! Creates everything that follows signals: replaced views, texts, rows of a list, and effects.
//!
//! Leptos compiles each of these once for every type of closure. Here every closure is boxed first, so that each is
//! compiled only once.
//!
//! A browser that translates a page replaces text nodes with elements that it made. Leptos would then change nodes
//! that are gone, and the reader would still see the old result. So no code here changes a text node: a view is
//! replaced as a whole, and a text is set as all of its element's content.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::reactive::graph::{AnySource, Observer, Source, ToAnySource};
use leptos::tachys::reactive_graph::OwnedView;

use super::in_hand;

/// A closure that draws a view, and another whenever a signal that it reads changes.
pub type Redrawn = Box<dyn FnMut() -> AnyView + Send>;

/// A closure that gives a text, and another whenever a signal that it reads changes: for `prop:textContent` of its
/// element.
pub type Text = Box<dyn FnMut() -> String + Send>;

/// Returns a view that is replaced when its signals change. It must begin with an element. The focus stays at its
/// place in it, and open elements stay open.
pub fn redrawn<V: IntoAny>(mut draw: impl FnMut() -> V + Send + 'static) -> Redrawn {
    let mut before = None;
    Box::new(move || {
        let view = draw().into_any();
        replacing(view, &mut before)
    })
}

/// Wraps every other view in another type: Leptos replaces a view of another type, and patches one of the same.
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

/// Draws a view under a separate owner. Leptos keeps the contexts that a view provides until the next view of the
/// same owner provides others. Without a separate owner, the last report and its worker would stay when the reader
/// leaves it.
pub fn owned(draw: impl FnOnce() -> AnyView) -> AnyView {
    let owner = Owner::new();
    let view = owner.with(draw);
    OwnedView::new_with_owner(view, owner).into_any()
}

/// Returns a text that follows its signals.
pub fn text<T: ToString>(mut say: impl FnMut() -> T + Send + 'static) -> Text {
    Box::new(move || say().to_string())
}

/// A signal that outlives the views which follow it. Copies share it.
///
/// A signal of Leptos keeps the subscription of a view that is gone. A subscription to this one ends with its view.
pub struct Lasting<T>(RwSignal<T>);

impl<T: Send + Sync + Clone + 'static> Lasting<T> {
    /// Returns a signal with this value.
    pub fn new(value: T) -> Self {
        Self(RwSignal::new(value))
    }

    /// Returns the value. A view that reads it is drawn again when it changes.
    pub fn get(self) -> T {
        end_with_reader(self.0.to_any_source());
        self.0.get()
    }

    /// Returns the value, without following it.
    pub fn get_untracked(self) -> T {
        self.0.get_untracked()
    }

    /// Sets the value.
    pub fn set(self, value: T) {
        self.0.set(value);
    }

    /// Draws the views again that read the value.
    pub fn notify(self) {
        self.0.notify();
    }
}

/// Ends the subscription of the view that reads this signal with the view, or before the view is drawn again.
fn end_with_reader(signal: AnySource) {
    if let Some(reader) = Observer::get() {
        on_cleanup(move || signal.remove_subscriber(&reader));
    }
}

impl<T> Clone for Lasting<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Lasting<T> {}

impl<T: Send + Sync + Clone + Default + 'static> Default for Lasting<T> {
    fn default() -> Self {
        Self::new(T::default())
    }
}

/// Runs the closure now, and again whenever a signal that it reads changes.
pub fn effect(run: impl FnMut() + 'static) {
    let run: Box<dyn FnMut()> = Box::new(run);
    Effect::new(run);
}

/// A row's key, and the closure that draws the row.
type Row = (String, Box<dyn FnOnce() -> AnyView + Send>);

/// Draws the rows of a list. A row whose key was there before stays as it was drawn.
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
