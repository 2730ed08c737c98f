//! There is no report: one clear sentence, its cause one click below, and a way on.

use leptos::prelude::*;

use super::opener::OpenButton;
use super::said::Said;
use crate::ui::check::Check;
use crate::ui::files::Files;
use crate::ui::state::{Halt, Source};
use crate::ui::{paths, place, text};

/// Why a check has no report, in the place of its verdict.
#[component]
pub fn TroublePanel(
    /// The check.
    check: Check,
    /// Why.
    halt: Halt,
) -> impl IntoView {
    let words = text::trouble(&halt);
    let retry = words.retry || !matches!(check.source, Source::File(_));
    let reload = matches!(halt, Halt::AnotherBuild(_));
    view! {
        <div class="trouble" data-trouble=halt.name() role="alert">
            <p class="verdict-lead">{words.sentence}</p>
            <p class="note">{words.way_on}</p>
            <div class="actions">
                {(retry && !reload).then(|| view! {
                    <button type="button" class="button primary" data-action="retry" on:click=move |_| check.restart()>
                        "Try again"
                    </button>
                })}
                {reload.then(|| view! {
                    <button type="button" class="button primary" data-action="reload" on:click=move |_| reload_page()>
                        "Reload the page"
                    </button>
                })}
                <OpenButton label="Open a saved proof" />
                <a class="button" href=place::href(paths::HOME)>"Check another proof"</a>
            </div>
            <Cause cause=words.cause />
        </div>
    }
}

/// A file that was no payload, beside what is shown untouched.
#[component]
pub fn Refused() -> impl IntoView {
    let files = expect_context::<Files>();
    move || {
        files.refused.get().map(|(name, halt)| {
            let words = text::trouble(&halt);
            view! {
                <section class="trouble refused" data-trouble=halt.name() role="alert">
                    <div>
                        <h2>{words.heading}": "<Said text=name limit=60 /></h2>
                        <p>{words.sentence}" "{words.way_on}</p>
                        <Cause cause=words.cause />
                    </div>
                    <button
                        type="button"
                        class="button"
                        data-action="dismiss"
                        on:click=move |_| files.refused.set(None)
                    >
                        "Dismiss"
                    </button>
                </section>
            }
        })
    }
}

#[component]
fn Cause(cause: String) -> impl IntoView {
    view! { <details class="cause"><summary>"Cause"</summary><p><bdi>{cause}</bdi></p></details> }
}

fn reload_page() {
    let _ = window().location().reload();
}
