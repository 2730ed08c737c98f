//! A proof that is not ready, or may not be: it says so, counts down and asks again, each time after a longer while, and
//! not at all while the tab is in the background.

use core::time::Duration;

use leptos::prelude::*;

use crate::ui::browser;
use crate::ui::check::Check;
use crate::ui::reactive::{effect, text};
use crate::ui::state::State;
use words::LoadError;

/// Seconds until the service is asked again after it has given no proof so many times.
fn pause(waits: u32) -> u64 {
    match waits {
        0 | 1 => 5,
        2 => 10,
        3 => 20,
        4 => 40,
        _ => 60,
    }
}

/// The wait for a proof.
#[component]
pub fn Waiting(
    /// The check whose proof is not ready, or may not be.
    check: Check,
    /// Why there is no proof yet.
    error: LoadError,
) -> impl IntoView {
    let words = words::load_error(&error);
    let waiting = match error {
        LoadError::NotReady => "proof_not_ready",
        _ => error.name(),
    };
    let state = check.signals.state.clone();
    let waits = check.signals.waits.clone();
    let asking = Memo::new(move |_| !matches!(state.get(), State::Halted(_)));
    let left = RwSignal::new(0);
    let paused = RwSignal::new(false);
    effect(move || left.set(pause(waits.get())));

    let again = {
        let check = check.clone();
        move || check.restart()
    };
    let tick = {
        let again = again.clone();
        move || {
            paused.set(browser::hidden());
            if paused.get_untracked() || asking.get_untracked() {
                return;
            }
            left.update(|left: &mut u64| *left = left.saturating_sub(1));
            if left.get_untracked() == 0 {
                again();
            }
        }
    };
    if let Ok(ticking) = set_interval_with_handle(tick, Duration::from_secs(1)) {
        on_cleanup(move || ticking.clear());
    }
    let count = text(move || words::asks_again(asking.get(), paused.get(), left.get()));
    view! {
        <section class="waiting" data-waiting=waiting data-trouble=error.name()>
            <p class="verdict-lead">{words.sentence}</p>
            <p class="waiting-count" role="timer" prop:textContent=count></p>
            <div class="actions">
                <button
                    type="button"
                    class="button primary"
                    data-action="check-now"
                    aria-disabled=move || asking.get().to_string()
                    on:click=move |_| if !asking.get_untracked() { again() }
                >
                    {words::say!(waiting_ask_now)}
                </button>
            </div>
            <p class="note">{words.way_on}</p>
            <details class="cause"><summary>{words::say!(trouble_cause)}</summary><p>{words.cause}</p></details>
        </section>
    }
}
