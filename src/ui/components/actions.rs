//! What the reader can do with a report: share its link, save its payload, open another.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::announcer::LiveRegion;
use super::endpoints::{Asks, ToTheContract};
use super::open_button::OpenButton;
use super::print::Printing;
use super::qr::QrCode;
use crate::ui::check::Check;
use crate::ui::router::Router;
use crate::ui::{browser, paths};
use crate::worker::request::Link;

/// The buttons beside a verdict.
#[component]
pub fn Actions(
    /// The check.
    check: Check,
    /// The question that the first of them asks, if it asks one.
    asks: Option<Asks>,
) -> impl IntoView {
    let pass_on = match check.address() {
        Some(proof) => {
            let pull = expect_context::<Router>().pull();
            let of_event = matches!(check.link(), Some(Link::Event(_)));
            let address = Memo::new(move |_| {
                let part = pull.get().filter(|_| of_event).map(paths::pull_part);
                format!("{proof}{}", part.unwrap_or_default())
            });
            view! { <PassOn address first=asks.is_none() /> }.into_any()
        }
        None => {
            let why = words::no_link(check.source.origin());
            view! { <p class="actions-none" data-no-link="">{why}</p> }.into_any()
        }
    };
    let was_read = {
        let (reading, recorded) = (
            check.signals.reading.clone(),
            check.signals.recorded.clone(),
        );
        Memo::new(move |_| reading.with(Option::is_some) || recorded.with(Option::is_some))
    };
    let printing = expect_context::<Printing>();
    let proof = check.clone();
    view! {
        <div class="actions">
            {asks.map(|asks| view! { <ToTheContract asks /> })}
            {pass_on}
            {move || was_read.get().then(|| {
                let check = proof.clone();
                view! {
                    <button type="button" class="button" data-action="save-proof" on:click=move |_| check.save_proof()>
                        {words::say!(share_save_proof)}
                    </button>
                }
            })}
            <button type="button" class="button" data-action="save" on:click=move |_| check.save()>
                {words::say!(share_save_payload)}
            </button>
            <button type="button" class="button" data-action="print" on:click=move |_| printing.print()>{words::say!(paper_print)}</button>
            <OpenButton label=words::say!(share_open_saved) />
        </div>
    }
}

/// Shares the link where the system can, copies it everywhere, and shows it as a code. It carries nothing but the id, and the
/// pull of an event that the reader is looking at.
#[component]
fn PassOn(address: Memo<String>, first: bool) -> impl IntoView {
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
            copied.try_set(Some(done));
        });
    };
    let link = move || view! { <code class="value">{address}</code> };
    view! {
        {browser::can_share().then(|| view! {
            <button type="button" class="button" class:primary=first data-action="share" on:click=share>{words::say!(share_share)}</button>
        })}
        <button type="button" class="button" class:primary=first && !browser::can_share() data-action="copy" on:click=copy>
            {move || if copied.get() == Some(true) { words::say!(share_link_copied) } else { words::say!(share_copy_link) }}
        </button>
        <button
            type="button"
            class="button"
            data-action="qr"
            aria-expanded=move || coded.get().to_string()
            on:click=move |_| coded.update(|coded| *coded = !*coded)
        >
            {words::say!(share_show_code)}
        </button>
        {move || coded.get().then(|| view! {
            <figure class="actions-code">
                <QrCode link=address.get() />
                <figcaption><span>{words::say!(share_about_the_code)}</span>{link()}</figcaption>
            </figure>
        })}
        {move || (copied.get() == Some(false)).then(|| view! { <p class="actions-link">{link()}</p> })}
    }
}
