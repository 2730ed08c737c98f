//! A check under way: how far it is, and the button that stops it.

use leptos::prelude::*;

use crate::ui::check::Check;
use crate::ui::state::{Source, State};
use crate::ui::text;

/// The progress of a check.
#[component]
pub fn Progress(
    /// The check.
    check: Check,
) -> impl IntoView {
    let state = check.seen.state.clone();
    let local = matches!(check.source, Source::File(_));
    let shown = Memo::new(move |_| How::of(&state.get(), local));
    view! {
        <div class="progress">
            <div
                class="progress-bar"
                data-progress=""
                role="progressbar"
                aria-label="Progress of the check"
                aria-valuemin="0"
                aria-valuenow=move || shown.get().far.map(|(now, _)| now.to_string())
                aria-valuemax=move || shown.get().far.map(|(_, most)| most.to_string())
                aria-valuetext=move || shown.get().words
            >
                <svg class="progress-track" aria-hidden="true">
                    <rect class="progress-ground" width="100%" height="100%" />
                    <rect class="progress-done" width=move || format!("{}%", shown.get().percent()) height="100%" />
                </svg>
                <span class="progress-words">{move || shown.get().words}</span>
            </div>
            <button type="button" class="button" data-action="cancel" on:click=move |_| check.cancel()>"Stop"</button>
        </div>
    }
}

#[derive(Clone, PartialEq, Eq)]
struct How {
    /// How far it is, and how far it goes; `None` while that is not known.
    far: Option<(u64, u64)>,
    words: String,
}

impl How {
    fn of(state: &State, local: bool) -> Self {
        let (far, words) = match state {
            State::Receiving {
                bytes,
                total: Some(total),
            } if bytes < total => (
                Some((*bytes, *total)),
                format!(
                    "{} of {} have arrived",
                    text::bytes(*bytes),
                    text::bytes(*total)
                ),
            ),
            State::Receiving {
                bytes,
                total: Some(_),
            } => (None, format!("Reading {}", text::bytes(*bytes))),
            State::Receiving { bytes, total: None } => {
                (None, format!("{} have arrived", text::bytes(*bytes)))
            }
            State::Checking { done, total } if *total > 0 => (
                Some((*done, *total)),
                format!(
                    "{} of {} draws replayed",
                    text::thousands(*done),
                    text::thousands(*total)
                ),
            ),
            State::Checking { .. } => (None, "Checking what was published".into()),
            State::Starting | State::Done | State::Halted(_) | State::Cancelled if local => {
                (None, "Opening the file".into())
            }
            State::Starting | State::Done | State::Halted(_) | State::Cancelled => {
                (None, "Asking for the proof".into())
            }
        };
        Self { far, words }
    }

    /// How much of the bar is filled; nothing while the end is unknown.
    fn percent(&self) -> u64 {
        let percent = |(now, most): (u64, u64)| now.saturating_mul(100).checked_div(most);
        self.far.and_then(percent).unwrap_or(0)
    }
}
