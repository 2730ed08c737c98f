//! Draws the box in which the reader types a text to find.

use core::time::Duration;

use leptos::{html, prelude::*};

/// The pause in typing after which the text is searched.
const PAUSE: Duration = Duration::from_millis(200);

/// Returns the text in a box; `None` if the box is gone.
fn typed(input: NodeRef<html::Input>) -> Option<String> {
    let input = input.try_get_untracked().flatten();
    input.map(|input| input.value())
}

/// Returns the handler of the reader's typing: it searches the text after a pause.
pub fn after_pause<E>(
    input: NodeRef<html::Input>,
    search: impl Fn(String) + Clone + 'static,
) -> impl Fn(E) + 'static {
    move |_| {
        let (search, before) = (search.clone(), typed(input));
        let look = move || match typed(input) {
            Some(text) if Some(&text) == before.as_ref() => search(text),
            _ => {}
        };
        set_timeout(look, PAUSE);
    }
}

/// Draws the box under its label, and searches once the reader pauses.
#[component]
pub fn SearchBox(
    label: &'static str,
    /// The kinds of text that can be found, which an empty box shows.
    placeholder: &'static str,
    /// The text at the start.
    #[prop(optional)]
    value: String,
    /// The box.
    input: NodeRef<html::Input>,
    search: impl Fn(String) + Clone + 'static,
) -> impl IntoView {
    view! {
        <label>
            {label}
            <input
                type="search"
                name="find"
                maxlength="200"
                autocomplete="off"
                placeholder=placeholder
                value=value
                node_ref=input
                on:input=after_pause(input, search)
            />
        </label>
    }
}
