//! Announces news to readers who do not see the page: one polite region, fed in batches.

use core::time::Duration;

use crate::ui::reactive::text;
use leptos::prelude::*;

/// The page's one live region for announcements.
#[derive(Clone, Copy, Default)]
pub struct LiveRegion {
    queue: StoredValue<Vec<String>>,
    said: RwSignal<String>,
}

impl LiveRegion {
    /// The time for which sentences are gathered before they are announced together.
    const BATCH: Duration = Duration::from_millis(400);

    /// Announces a sentence, together with others of the same moment.
    pub fn say(self, sentence: impl Into<String>) {
        let first = self.queue.try_update_value(|queue| {
            queue.push(sentence.into());
            queue.len() == 1
        });
        if first == Some(true) {
            set_timeout(move || self.announce(), Self::BATCH);
        }
    }

    fn announce(self) {
        if let Some(queue) = self.queue.try_update_value(core::mem::take) {
            self.said.set(queue.join(" "));
        }
    }
}

/// Draws the region, once on the page.
#[component]
pub fn Announcer() -> impl IntoView {
    let live_region = expect_context::<LiveRegion>();
    view! { <p class="unseen" role="status" aria-live="polite" prop:textContent={text(move || live_region.said.get())}></p> }
}
