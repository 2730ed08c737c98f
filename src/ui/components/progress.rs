//! Shows a check under way: its progress, and the button that stops it.

use leptos::prelude::*;

use crate::ui::check::Check;
use crate::ui::reactive::text;
use crate::ui::state::{Source, State};

/// Draws the progress of a check.
#[component]
pub fn Progress(
    /// The check.
    check: Check,
) -> impl IntoView {
    let state = check.signals.state.clone();
    let local = matches!(check.source, Source::File(_));
    let shown = Memo::new(move |_| ProgressText::of(&state.get(), local));
    view! {
        <div class="progress">
            <div
                class="progress-bar"
                data-progress=""
                role="progressbar"
                aria-label=words::say!(progress_label)
                aria-valuemin="0"
                aria-valuenow=move || shown.get().far.map(|(now, _)| now.to_string())
                aria-valuemax=move || shown.get().far.map(|(_, most)| most.to_string())
                aria-valuetext=move || shown.get().words
            >
                <svg class="progress-track" aria-hidden="true">
                    <rect class="progress-ground" width="100%" height="100%" />
                    <rect class="progress-done" width=move || format!("{}%", shown.get().percent()) height="100%" />
                </svg>
                <span class="progress-words" prop:textContent={text(move || shown.get().words)}></span>
            </div>
            <button type="button" class="button" data-action="cancel" on:click=move |_| check.cancel()>{words::say!(button_stop)}</button>
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

    /// Returns the filled part of the bar in percent; 0 while the end is unknown.
    fn percent(&self) -> u64 {
        let percent = |(now, most): (u64, u64)| now.saturating_mul(100).checked_div(most);
        self.far.and_then(percent).unwrap_or(0)
    }
}
