//! Shows a link as a code for a camera: dark on light in either theme, as cameras expect it.

use leptos::prelude::*;

use crate::model::qr::Qr;

/// Draws the code of a link. The link is always next to it as text.
#[component]
pub fn QrCode(link: String) -> impl IntoView {
    Qr::of(&link).map(|Qr { side, dark }| {
        view! {
            <svg class="qr" viewBox=format!("0 0 {side} {side}") role="img" aria-label=link>
                <path class="qr-light" d=format!("M0 0h{side}v{side}H0z") />
                <path class="qr-dark" d=dark />
            </svg>
        }
    })
}
