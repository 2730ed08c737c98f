//! What can be done with a report: pass its link on, keep its payload, open another.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::announcer::Voice;
use super::endpoints::ToTheContract;
use super::opener::OpenButton;
use crate::ui::check::Check;
use crate::ui::{browser, paths};

/// The buttons beside a verdict.
#[component]
pub fn Actions(
    /// The check.
    check: Check,
    /// Whether asking the contract is the first of them.
    asks: bool,
) -> impl IntoView {
    let address = check
        .link()
        .map(|link| format!("{}{}", browser::origin(), paths::proof(link)));
    let was_read = {
        let (reading, recorded) = (check.seen.reading.clone(), check.seen.recorded.clone());
        Memo::new(move |_| reading.with(Option::is_some) || recorded.with(Option::is_some))
    };
    let proof = check.clone();
    view! {
        <div class="actions">
            {asks.then(|| view! { <ToTheContract /> })}
            {address.map(|address| view! { <PassOn address first=!asks /> })}
            {move || was_read.get().then(|| {
                let check = proof.clone();
                view! {
                    <button type="button" class="button" data-action="save-proof" on:click=move |_| check.save_proof()>
                        "Save the proof"
                    </button>
                }
            })}
            <button type="button" class="button" data-action="save" on:click=move |_| check.save()>
                "Save the payload"
            </button>
            <OpenButton label="Open a saved proof" />
        </div>
    }
}

/// Shares the link where the system can, and copies it everywhere. It carries nothing but the id.
#[component]
fn PassOn(address: String, first: bool) -> impl IntoView {
    let voice = expect_context::<Voice>();
    let copied = RwSignal::new(None);
    let share = {
        let address = address.clone();
        move |_| spawn_local(browser::share(address.clone()))
    };
    let copy = {
        let address = address.clone();
        move |_| {
            let address = address.clone();
            spawn_local(async move {
                let done = browser::copy(address).await;
                voice.say(if done {
                    "Link copied."
                } else {
                    "The browser does not allow copying here."
                });
                copied.try_set(Some(done));
            });
        }
    };
    view! {
        {browser::can_share().then(|| view! {
            <button type="button" class="button" class:primary=first data-action="share" on:click=share>"Share this proof"</button>
        })}
        <button type="button" class="button" class:primary=first && !browser::can_share() data-action="copy" on:click=copy>
            {move || if copied.get() == Some(true) { "Link copied" } else { "Copy the link" }}
        </button>
        {move || (copied.get() == Some(false)).then(|| view! {
            <p class="actions-link"><code class="value">{address.clone()}</code></p>
        })}
    }
}
