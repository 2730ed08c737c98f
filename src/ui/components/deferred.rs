//! Delays pieces of the page until the parts that must be seen first are drawn. Each piece has a task of its own, so
//! that the page can answer a tap between two of them.

use core::time::Duration;

use leptos::prelude::*;

use crate::ui::reactive::effect;

/// The time between two pieces: two frames, so that one piece is drawn before the next comes.
const BETWEEN: Duration = Duration::from_millis(32);

/// Returns whether a turn has come, counted from the moment at which there was a reason.
pub(crate) fn after_turns(turn: u32, reason: impl Fn() -> bool + 'static) -> Signal<bool> {
    let come = RwSignal::new(false);
    Effect::new(move |waits: Option<bool>| {
        let waits = waits.unwrap_or_default();
        if !waits && reason() {
            wait(turn, come);
            return true;
        }
        waits
    });
    come.into()
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

fn wait(turn: u32, come: RwSignal<bool>) {
    let comes = move || {
        // The reader may have left this page.
        come.try_set(true);
    };
    set_timeout(comes, BETWEEN.saturating_mul(turn));
}
