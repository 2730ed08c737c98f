//! Links to a network's block explorer.

use leptos::prelude::*;

/// Draws a link to the explorer's page of the value next to it, if there is one.
#[component]
pub fn ExplorerLink(
    /// The page's address, built from a well-formed value only.
    page: Option<String>,
) -> impl IntoView {
    let page = page.and_then(|page| {
        let host = page.strip_prefix("https://")?.split('/').next()?.to_owned();
        Some((page, host))
    });
    page.map(|(page, host)| {
        view! {
            " "
            <a class="explorer" href=page target="_blank" rel="noopener noreferrer">
                {words::say!(explorer_on, host = host)}
                <span class="unseen">" "{words::say!(explorer_another_tab)}</span>
            </a>
        }
    })
}
