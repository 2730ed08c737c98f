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

/// Draws a bar, and its words beside it.
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
    let percent = move || {
        let percent = |(now, most): (u64, u64)| now.saturating_mul(100).checked_div(most);
        format!("{}%", far.get().and_then(percent).unwrap_or(0))
    };
    view! {
        <div
            class="progress-bar"
            data-progress=""
            role="progressbar"
            aria-label=label
            aria-valuemin="0"
            aria-valuenow=move || far.get().map(|(now, _)| now.to_string())
            aria-valuemax=move || far.get().map(|(_, most)| most.to_string())
            aria-valuetext=move || words.get()
        >
            <svg class="progress-track" aria-hidden="true">
                <rect class="progress-ground" width="100%" height="100%" />
                <rect class="progress-done" width=percent height="100%" />
            </svg>
            <span class="progress-words" prop:textContent={text(move || words.get())}></span>
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
            State::Receiving { bytes, total } => words::received(*bytes, *total),
            State::Checking { done, total } => words::replayed_so_far(*done, *total),
            State::Starting | State::Done | State::Halted(_) | State::Cancelled => {
                words::opening(local).into()
            }
        };
        Self { far, words }
    }
}
