//! Draws the seal next to the verdict.

use leptos::prelude::*;

use crate::model::seal;
use answer::Headline;

/// Draws the seal of a verdict.
#[component]
pub fn Seal(headline: Option<Headline>) -> impl IntoView {
    let seal = seal::Seal::of(headline);
    view! {
        <svg class="seal" viewBox="0 0 64 64" aria-hidden="true">
            {if seal.rays > 0 {
                view! { <path class="rays" transform="scale(.01)" d=seal.rayed() /> }.into_any()
            } else {
                view! { <circle class="unsealed" cx="32" cy="32" r="28.5" stroke-dasharray="3.6 3.56" /> }.into_any()
            }}
            {seal.rings.map(|[ring, fine]| view! {
                <path class="ring" d=ring />
                <path class="ring fine" d=fine />
            })}
            <path class="sign" d=seal.sign />
        </svg>
    }
}
