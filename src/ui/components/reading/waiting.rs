//! Waits for a proof that is not ready, or may not be, and for a running event: the page counts down and asks again,
//! but not while the tab is in the background or the device is offline.

use core::time::Duration;

use leptos::prelude::*;

use crate::model::paths;
use crate::ui::check::Check;
use crate::ui::reactive::{effect, text};
use crate::ui::state::State;
use crate::ui::{browser, clock};
use intake::LoadError;
use words::Wait;

/// The seconds until a running event is checked again.
const EVENT: u64 = 60;

/// Returns the words of a countdown, and calls `again` at its end. A device whose last request got no reply may be offline.
fn counts_down(
    left: RwSignal<u64>,
    asking: Memo<bool>,
    is_reached: RwSignal<bool>,
    again: impl Fn() + Clone + 'static,
) -> impl Fn() -> String + Send + Clone + 'static {
    let wait = RwSignal::new(Wait::Left(left.get_untracked()));
    let look = move || {
        wait.set(match (asking.get(), browser::hidden()) {
            (true, _) => Wait::Asking,
            (_, true) => Wait::Hidden,
            // A reply that came is better evidence than the browser's flag, which a virtual adapter may set.
            _ if browser::is_offline() && !is_reached.get() => Wait::Offline,
            _ => Wait::Left(left.get()),
        });
    };
    effect(look);
    let tick = move || {
        // A clock may still owe a tick to a view that is gone.
        if wait.is_disposed() {
            return;
        }
        untrack(look);
        let Wait::Left(seconds) = wait.get_untracked() else {
            return;
        };
        left.set(seconds.saturating_sub(1));
        if left.get_untracked() == 0 {
            again();
        }
    };
    if let Ok(ticking) = set_interval_with_handle(tick, Duration::from_secs(1)) {
        on_cleanup(move || ticking.clear());
    }
    move || words::progress::asks_again(wait.get())
}

/// Draws the wait for a proof.
#[component]
pub fn Waiting(
    /// The check whose proof is not ready, or may not be.
    check: Check,
    /// The reason that there is no proof yet.
    error: LoadError,
) -> impl IntoView {
    let words = words::load_error(&error);
    let waiting = match error {
        LoadError::NotReady => "proof_not_ready",
        _ => error.name(),
    };
    let state = check.signals.state;
    let asking = Memo::new(move |_| !matches!(state.get(), State::Halted(_)));
    let wait = check.signals.waiting;
    let seconds = move || {
        wait.with(|wait| wait.as_ref().map(intake::Waiting::seconds))
            .unwrap_or(EVENT)
    };
    let left = RwSignal::new(untrack(seconds));
    effect(move || left.set(seconds()));
    let again = move || check.restart();
    let count = text(counts_down(left, asking, check.signals.is_reached, again));
    let since = check.signals.waits_since.get_untracked();
    let since = words::progress::waits_since(&error, &clock::local_time(since));
    let failed = text(move || {
        wait.with(|wait| {
            let last = wait.as_ref().and_then(intake::Waiting::last_failure);
            last.map(words::progress::goes_on).unwrap_or_default()
        })
    });
    view! {
        <section class="waiting" data-waiting=waiting data-trouble=error.name()>
            <p class="verdict-lead">{words.sentence}</p>
            <p class="waiting-since" data-since="">{since}</p>
            <p class="waiting-count" role="timer" prop:textContent=count></p>
            <p class="note" data-last-failed="" prop:textContent=failed></p>
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
            {words.way_on.map(|way_on| view! { <p class="note">{way_on}</p> })}
            <details class="cause"><summary>{words::say!(trouble_cause)}</summary><p>{words.cause}</p></details>
        </section>
    }
}

/// Draws the wait for the end of an event. Checks again if the shop publishes something else by now, but not while
/// the reader is confirming the report.
#[component]
pub fn UntilTheEnd(
    /// The check of a running event.
    check: Check,
) -> impl IntoView {
    let left = RwSignal::new(EVENT);
    let looking = check.signals.looking;
    let asking = Memo::new(move |_| looking.get());
    let signals = check.signals;
    effect(move || {
        if signals.outdated.get() {
            check.restart();
        }
    });
    let is_read = move || {
        let reads = !signals.asking.with_untracked(Vec::is_empty);
        reads || signals.proving.get_untracked()
    };
    let again = move || {
        left.set(EVENT);
        // A reader who fills in the sheet, or reads the blockchain, is not interrupted.
        if !browser::is_open(paths::CONFIRM) && !is_read() {
            check.look_again();
        }
    };
    let count = text(counts_down(left, asking, signals.is_reached, again));
    view! {
        <p class="note" data-live="">{words::say!(waiting_event)}{words::join::between()}<span class="waiting-count" role="timer" prop:textContent=count></span></p>
    }
}
