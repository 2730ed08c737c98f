//! Offers the verifier as a single file to keep with a proof: its address, and the way to identify it.

use leptos::prelude::*;

use super::copy::Exact;
use crate::ui::browser;

/// Draws the offer. The single file does not offer itself.
#[component]
pub fn OfflineCopy() -> impl IntoView {
    let (address, digest) = browser::single_file()?;
    Some(view! {
        <details class="keep" data-keep="">
            <summary>{words::say!(keep_heading)}</summary>
            <p>{words::say!(keep_what)}</p>
            <p><a href=address download="" data-action="keep">{words::say!(keep_save)}</a></p>
            <p>{words::say!(keep_digest)}" "<Exact value=digest what=words::say!(keep_digest_name) /></p>
        </details>
    })
}
