//! Shows the shop's picture of a card, loaded only when the reader asks, and without a referrer.

use leptos::prelude::*;

use crate::ui::components::parts::identicon::Identicon;
use crate::ui::reactive::{redrawn, text};

/// Draws a card: its drawn face, and the shop's picture on demand.
#[component]
pub fn Picture(
    /// The id that the face is drawn from.
    id: String,
    /// The picture's address, as published.
    address: Option<String>,
    /// The picture's content, in words.
    title: Option<String>,
) -> impl IntoView {
    let shown = RwSignal::new(false);
    let picture = address.and_then(|address| Some((host(&address)?, address)));
    let note = if picture.is_some() {
        words::say!(about_picture_is_the_shops)
    } else {
        words::say!(about_face_is_drawn)
    };
    let host = picture
        .as_ref()
        .map(|(host, _)| words::safe_text(host, 60).shown);
    let alt = words::about::picture_of(title.as_deref());
    view! {
        <figure class="picture">
            {redrawn(move || match (shown.get(), &picture) {
                (true, Some((_, address))) => view! {
                    <img src=address.clone() alt=alt.clone() referrerpolicy="no-referrer" loading="lazy" decoding="async" />
                }.into_any(),
                _ => view! { <Identicon id=id.clone() /> }.into_any(),
            })}
            <figcaption>
                {host.map(|host| view! {
                    <button
                        type="button"
                        class="button"
                        data-action="picture"
                        on:click=move |_| shown.update(|shown| *shown = !*shown)
                     prop:textContent={text(move || if shown.get() {
                            words::say!(picture_hide).to_owned()
                        } else {
                            words::say!(picture_show, host = &host)
                        })}></button>
                })}
                <p class="note">{note}</p>
            </figcaption>
        </figure>
    }
}

/// Returns the host of a picture that may be loaded: https, with no user name or password in its address.
fn host(address: &str) -> Option<String> {
    let url = web_sys::Url::new(address).ok()?;
    let plain =
        url.protocol() == "https:" && url.username().is_empty() && url.password().is_empty();
    (plain && !url.host().is_empty()).then(|| url.host())
}
