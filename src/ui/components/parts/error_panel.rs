//! Shows that there is no report: one clear sentence, its cause one click below, and a way on.

use leptos::html;
use leptos::prelude::*;

use crate::model::paths;
use crate::ui::check::Check;
use crate::ui::components::files::open_button::OpenButton;
use crate::ui::components::frame::offline::Offline;
use crate::ui::components::parts::safe_text::SafeText;
use crate::ui::elsewhere::{self, FromElsewhere};
use crate::ui::files::Files;
use crate::ui::reactive::{effect, redrawn};
use crate::ui::state::Source;
use crate::ui::{browser, router};
use intake::LoadError;
use words::CheckError;

/// Draws the reason that a check has no report, in the place of its verdict.
#[component]
pub fn ErrorPanel(
    check: Check,
    /// The reason.
    halt: CheckError,
) -> impl IntoView {
    let unknown = matches!(halt, CheckError::Load(LoadError::UnknownId));
    let site = check
        .link()
        .filter(|_| unknown)
        .and_then(|link| expect_context::<FromElsewhere>().of(&link));
    let words = match &site {
        Some(site) => words::load_error::elsewhere(&elsewhere::asked(), &site.host),
        None => words::check_error(&halt),
    };
    let retry = site.is_none() && (words.retry || !matches!(check.source(), Source::File(_)));
    let reload = matches!(
        halt,
        CheckError::AnotherBuild { .. }
            | CheckError::SelfTest { .. }
            | CheckError::ContradictsItself
    );
    view! {
        <div class="trouble" data-trouble=halt.name() role="alert">
            <p class="verdict-lead">{words.sentence}</p>
            {words.way_on.map(|way_on| view! { <p class="note">{way_on}</p> })}
            {halt.is_of_network().then(|| view! { <Offline /> })}
            <div class="actions">
                {site.map(|site| view! {
                    <a class="button primary" data-action="elsewhere" href=site.address rel="noopener noreferrer">
                        {words::say!(trouble_elsewhere_open, host = site.host)}
                    </a>
                })}
                {(retry && !reload).then(|| view! {
                    <button type="button" class="button primary" data-action="retry" on:click=move |_| check.restart()>
                        {words::say!(button_again)}
                    </button>
                })}
                {reload.then(|| view! { <Reload /> })}
                {halt.may_try_another().then(|| view! {
                    <OpenButton label=words::say!(share_open_saved) />
                    <a class="button" href=router::href(paths::HOME)>{words::say!(trouble_another_proof)}</a>
                })}
            </div>
            <Cause cause=words.cause />
        </div>
    }
}

/// Draws the reason that no result of several files is shown, in the place of their table.
#[component]
pub fn NotToBeUsed(
    /// The reason.
    halt: CheckError,
) -> impl IntoView {
    let words = words::check_error(&halt);
    let heading = words.heading;
    effect(move || browser::set_title(&words::verdict::tab(heading)));
    view! {
        <article class="files trouble" data-trouble=halt.name() role="alert">
            <h1>{heading}</h1>
            <p class="verdict-lead">{words.sentence}</p>
            {words.way_on.map(|way_on| view! { <p class="note">{way_on}</p> })}
            {halt.is_of_network().then(|| view! { <Offline /> })}
            <div class="actions"><Reload /></div>
            <Cause cause=words.cause />
        </article>
    }
}

#[component]
fn Reload() -> impl IntoView {
    view! {
        <button type="button" class="button primary" data-action="reload" on:click=move |_| reload_page()>
            {words::say!(trouble_reload)}
        </button>
    }
}

/// Draws the note about a file that was not a payload, above the unchanged content.
#[component]
pub fn Refused() -> impl IntoView {
    let files = expect_context::<Files>();
    let note = NodeRef::<html::Section>::new();
    // The button that chose the file may be a screen below.
    effect(move || {
        if let Some(note) = note.get() {
            browser::bring_into_view(&note);
        }
    });
    redrawn(move || {
        files.refused.get().map(|(name, halt)| {
            let words = words::check_error(&halt);
            view! {
                <section class="trouble box refused" data-trouble=halt.name() role="alert" node_ref=note>
                    <div>
                        <h2>{words.heading}{halt.may_try_another().then(|| view! { {words::say!(joint_colon)}<SafeText text=name limit=60 /> })}</h2>
                        <p>{words::join::sentences(&words.sentence, words.way_on.unwrap_or_default())}</p>
                        {halt.is_of_network().then(|| view! { <Offline /> })}
                        <Cause cause=words.cause />
                    </div>
                    <button
                        type="button"
                        class="button"
                        data-action="dismiss"
                        on:click=move |_| files.refused.set(None)
                    >
                        {words::say!(trouble_dismiss)}
                    </button>
                </section>
            }
        })
    })
}

#[component]
pub fn Cause(cause: String) -> impl IntoView {
    view! { <details class="cause"><summary>{words::say!(trouble_cause)}</summary><p><bdi>{cause}</bdi></p></details> }
}

fn reload_page() {
    let _ = window().location().reload();
}
