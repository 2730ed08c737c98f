//! Shows that the device is offline, and names the file that still opens saved proofs.

use leptos::ev;
use leptos::prelude::*;

use crate::ui::browser;
use crate::ui::reactive::redrawn;

/// Draws the sentence while there is no network. The single file does not need a network.
#[component]
pub fn Offline() -> impl IntoView {
    let offline = RwSignal::new(browser::is_offline());
    let look = move || offline.set(browser::is_offline());
    let events = [
        window_event_listener(ev::online, move |_| look()),
        window_event_listener(ev::offline, move |_| look()),
    ];
    on_cleanup(move || events.into_iter().for_each(WindowListenerHandle::remove));
    redrawn(move || {
        (offline.get() && !browser::is_single()).then(
            || view! { <p class="box offline" role="status" data-offline="">{words::say!(trouble_offline)}</p> },
        )
    })
}
