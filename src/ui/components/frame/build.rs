//! Shows the exact build of the page, and the way to compare it with another build of the same source.

use leptos::prelude::*;

use crate::ui::components::frame::site::SettingsDigest;
use crate::ui::components::parts::copy::Exact;
use crate::ui::components::parts::safe_text::SafeText;
use crate::ui::reactive::redrawn;
use crate::ui::{browser, deployment};
use chain::deployment::Link;

/// Draws the version, the commit, and the digest that the checker had to match before it started.
#[component]
pub fn BuildFacts() -> impl IntoView {
    let commit = browser::meta("commit").filter(|commit| !commit.is_empty());
    let commit = commit.map(|commit| {
        // A build with later changes is another build, which the commit does not reproduce.
        let (commit, changed) = match commit.strip_suffix('+') {
            Some(commit) => (commit.to_owned(), true),
            None => (commit, false),
        };
        view! {
            <dt>{words::say!(build_commit)}</dt>
            <dd data-commit="">
                <Exact value=commit what=words::say!(build_commit) />
                {changed.then(|| view! { " "{words::say!(build_commit_changed)} })}
            </dd>
        }
    });
    let checker = browser::digest("verdict.wasm").map(|digest| {
        view! {
            <dt>{words::say!(build_checker)}</dt>
            <dd data-checker=""><Exact value=digest what=words::say!(build_checker) /></dd>
        }
    });
    view! {
        <div class="build">
            <dl>
                <dt>{words::say!(build_version)}</dt>
                <dd>{env!("CARGO_PKG_VERSION")}</dd>
                {commit}
                {checker}
                <SettingsDigest />
            </dl>
            <p>{words::say!(build_compare)}</p>
            <OtherPlaces />
        </div>
    }
}

/// Draws the places to check a proof without this site, if the deployment names any.
#[component]
fn OtherPlaces() -> impl IntoView {
    redrawn(|| {
        let links = deployment::followed()?.links;
        let link = |Link { text, url }| {
            view! { <li><a href=url rel="noopener noreferrer external"><SafeText text limit=80 /></a></li> }
        };
        (!links.is_empty()).then(|| {
            view! {
                <div data-elsewhere="">
                    <p>{words::say!(build_elsewhere)}</p>
                    <ul>{links.into_iter().map(link).collect_view()}</ul>
                </div>
            }
        })
    })
}
