//! Delays pieces of the page until the parts that must be seen first are drawn. Each piece has a separate task, so
//! that the page can answer a tap between two of them.

use core::time::Duration;

use leptos::prelude::*;

use crate::ui::reactive::effect;

/// The time between two pieces: two frames, so that one piece is drawn before the next comes.
const BETWEEN: Duration = Duration::from_millis(32);

/// Returns whether a turn is due, counted from the moment at which there was a reason.
pub(crate) fn after_turns(turn: u32, reason: impl Fn() -> bool + 'static) -> Signal<bool> {
    let due = RwSignal::new(false);
    Effect::new(move |waits: Option<bool>| {
        let waits = waits.unwrap_or_default();
        if !waits && reason() {
            wait(turn, due);
            return true;
        }
        waits
    });
    due.into()
}

/// Follows a value a task later, so that other views of the same change are drawn first.
pub(crate) fn a_task_later<T: Default + Clone + Send + Sync + 'static>(
    value: impl Fn() -> T + 'static,
) -> Signal<T> {
    let followed = RwSignal::new(T::default());
    effect(move || {
        let value = value();
        let follows = move || {
            followed.try_set(value);
        };
        set_timeout(follows, Duration::ZERO);
    });
    followed.into()
}

fn wait(turn: u32, due: RwSignal<bool>) {
    let set = move || {
        // The reader may have left this page.
        due.try_set(true);
    };
    set_timeout(set, BETWEEN.saturating_mul(turn));
}
