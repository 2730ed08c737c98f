//! Offers the ways to hand a report's link to someone else.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::model::paths;
use crate::ui::browser;
use crate::ui::check::Check;
use crate::ui::components::frame::announcer::LiveRegion;
use crate::ui::components::parts::copy::briefly;
use crate::ui::components::parts::qr::QrCode;
use crate::ui::reactive::{redrawn, text};
use crate::ui::router::Router;
use verify::report::Kind;

/// Draws the link of a report, or the reason that it has none. The link carries nothing but the id, and the pull of
/// an event that the reader is looking at.
#[component]
pub fn PassOn(check: Check) -> impl IntoView {
    let Some(proof) = check.address() else {
        let why = words::share::no_link(check.source().origin());
        return view! { <p class="actions-none" data-no-link="">{why}</p> }.into_any();
    };
    let address = with_pull(&check, proof);
    view! { <Address address /> }.into_any()
}

/// Adds the pull of an event that the reader is looking at to the event's address.
pub(super) fn with_pull(check: &Check, proof: String) -> Memo<String> {
    let pull = expect_context::<Router>().pull();
    let of_event = check.signals.kind.get_untracked() == Some(Kind::PackEvent);
    Memo::new(move |_| {
        let fragment = pull.get().filter(|_| of_event).map(paths::pull_fragment);
        format!("{proof}{}", fragment.unwrap_or_default())
    })
}

/// Draws the buttons that share an address if the system can, copy it everywhere, and show it as a code.
#[component]
fn Address(address: Memo<String>) -> impl IntoView {
    let live_region = expect_context::<LiveRegion>();
    let copied = RwSignal::new(None);
    let coded = RwSignal::new(false);
    let share = move |_| spawn_local(browser::share(address.get_untracked()));
    let copy = move |_| {
        spawn_local(async move {
            let done = browser::copy(address.get_untracked()).await;
            live_region.say(if done {
                words::say!(share_link_copied)
            } else {
                words::say!(share_no_copying)
            });
            if done {
                briefly(copied, Some(true));
            } else {
                copied.try_set(Some(false));
            }
        });
    };
    let link = move || view! { <code translate="no" class="value">{address}</code> };
    view! {
        {browser::can_share().then(|| view! {
            <button type="button" class="button" data-action="share" on:click=share>{words::say!(share_share)}</button>
        })}
        <button type="button" class="button" data-action="copy" on:click=copy prop:textContent={text(move || if copied.get() == Some(true) { words::say!(share_link_copied) } else { words::say!(share_copy_link) })}></button>
        <button
            type="button"
            class="button"
            data-action="qr"
            aria-expanded=move || coded.get().to_string()
            on:click=move |_| coded.update(|coded| *coded = !*coded)
        >
            {words::say!(share_show_code)}
        </button>
        {redrawn(move || coded.get().then(|| view! {
            <figure class="actions-code">
                <QrCode link=address.get() />
                <figcaption><span>{words::say!(share_about_the_code)}</span>{link()}</figcaption>
            </figure>
        }))}
        {redrawn(move || (copied.get() == Some(false)).then(|| view! { <p class="actions-link">{link()}</p> }))}
    }
}
