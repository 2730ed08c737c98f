//! A check under way: how far it is, and the button that stops it.

use leptos::prelude::*;

use crate::ui::check::Check;
use crate::ui::state::State;
use crate::ui::text;

/// The progress of a check.
#[component]
pub fn Progress(
    /// The check.
    check: Check,
) -> impl IntoView {
    let state = check.seen.state.clone();
    let shown = Memo::new(move |_| How::of(&state.get()));
    view! {
        <div class="progress">
            <div
                class="progress-bar"
                data-progress=""
                role="progressbar"
                aria-label="Progress of the check"
                aria-valuemin="0"
                aria-valuenow=move || shown.get().now.to_string()
                aria-valuemax=move || shown.get().most.to_string()
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
    now: u64,
    most: u64,
    words: String,
}

impl How {
    fn of(state: &State) -> Self {
        let (now, most, words) = match state {
            State::Receiving {
                bytes,
                total: Some(total),
            } => (
                *bytes,
                (*total).max(*bytes),
                format!(
                    "{} of {} have arrived",
                    text::bytes(*bytes),
                    text::bytes(*total)
                ),
            ),
            State::Receiving { bytes, total: None } => (
                *bytes,
                *bytes,
                format!("{} have arrived", text::bytes(*bytes)),
            ),
            State::Checking { done, total } if *total > 0 => (
                *done,
                *total,
                format!(
                    "{} of {} draws replayed",
                    text::thousands(*done),
                    text::thousands(*total)
                ),
            ),
            State::Checking { .. } => (0, 1, "Reading what was published".into()),
            State::Starting | State::Done | State::Halted(_) | State::Cancelled => {
                (0, 1, "Asking for the proof".into())
            }
        };
        Self { now, most, words }
    }

    /// How much of the bar is filled; nothing while the end is unknown.
    fn percent(&self) -> u64 {
        if self.most <= 1 || self.now == self.most {
            return 0;
        }
        self.now
            .saturating_mul(100)
            .checked_div(self.most)
            .unwrap_or(0)
    }
}
