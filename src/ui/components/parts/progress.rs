//! Shows a check under way: its progress, and the button that stops it.

use leptos::prelude::*;

use crate::ui::check::Check;
use crate::ui::reactive::text;
use crate::ui::state::{Source, State};

/// Draws the progress of a check.
#[component]
pub fn Progress(check: Check) -> impl IntoView {
    let state = check.signals.state;
    let local = matches!(check.source(), Source::File(_));
    let shown = Memo::new(move |_| ProgressText::of(&state.get(), local));
    let far = Signal::derive(move || shown.get().far);
    let words = Signal::derive(move || shown.get().words);
    view! {
        <div class="progress">
            <ProgressBar label=words::say!(progress_label) far words />
            <button type="button" class="button" data-action="cancel" on:click=move |_| check.cancel()>{words::say!(button_stop)}</button>
        </div>
    }
}

/// Returns the progress over several files.
pub fn of_files(done: usize, files: usize) -> Option<(u64, u64)> {
    Some((u64::try_from(done).ok()?, u64::try_from(files).ok()?))
}

/// Draws a bar, and its words next to it.
#[component]
pub fn ProgressBar(
    /// The name of the bar, for a screen reader.
    label: &'static str,
    /// The progress and the goal; `None` while they are not known.
    #[prop(into)]
    far: Signal<Option<(u64, u64)>>,
    /// The words.
    #[prop(into)]
    words: Signal<String>,
) -> impl IntoView {
    let max = move || far.get().map(|(_, most)| most.to_string());
    let value = move || far.get().map(|(now, _)| now.to_string());
    view! {
        <div class="progress-bar">
            <progress data-progress="" aria-label=label aria-valuetext=move || words.get() max=max value=value></progress>
            <span aria-hidden="true" prop:textContent={text(move || words.get())}></span>
        </div>
    }
}

#[derive(Clone, PartialEq, Eq)]
struct ProgressText {
    /// The progress and the goal; `None` while they are not known.
    far: Option<(u64, u64)>,
    words: String,
}

impl ProgressText {
    fn of(state: &State, local: bool) -> Self {
        let far = match state {
            State::Receiving {
                bytes,
                total: Some(total),
            } if bytes < total => Some((*bytes, *total)),
            State::Checking { done, total } if *total > 0 => Some((*done, *total)),
            _ => None,
        };
        let words = match state {
            State::Receiving { bytes, total } => words::progress::received(*bytes, *total),
            State::Checking { done, total } => words::progress::replayed_so_far(*done, *total),
            State::Starting | State::Done | State::Halted(_) | State::Cancelled => {
                words::progress::opening(local).into()
            }
        };
        Self { far, words }
    }
}
