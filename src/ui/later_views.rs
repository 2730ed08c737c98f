//! Lists the views in the later part of the page, and fetches it.

use std::pin::Pin;

use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::check;
use super::components::actions::Actions;
use super::components::drop_zone::DropZone;
use super::components::error_panel::{ErrorPanel, Refused};
use super::components::event::EventSections;
use super::components::frame::Colophon;
use super::components::pull::PullSections;
use super::components::questions::QuestionBody;
use super::components::report::ReportEnd;
use super::components::site::SettingsFault;
use super::components::trust::Trust;
use super::components::verdict::Differs;
use super::components::waiting::Waiting;
use super::later::{Loaded, Views};
use super::locale::Localized;
use super::pages::files::{FilePage, FilesPage};
use super::pages::home::Home;
use super::pages::how::How;
use super::pages::missing::Missing;
use super::pages::rules::RulesPage;
use super::part;
use explain::Subject;

/// The file of the later part (tools/wasm.mjs).
const PART: &str = "page.later.wasm";

/// Fetches the later part.
pub fn fetch() -> Pin<Box<dyn Future<Output = Loaded>>> {
    Box::pin(async {
        // The start script keeps the compiled parts for the loader's own requests; otherwise it reports the reason.
        part::compiled(&[PART]).await?;
        let views = views().await.map_err(|_| PART.to_owned())?;
        check::come(views.after);
        Ok(views)
    })
}

/// Returns the views of the later part. No other code refers to them, so they lie in that part.
#[wasm_split(later, fallible)]
fn views() -> Result<&'static Views, SplitLoaderError> {
    Ok(&VIEWS)
}

static VIEWS: Views = Views {
    after: &check::DONE_AFTER,
    entrance: || {
        view! { <Localized><SettingsFault /><DropZone /><Refused /></Localized> }.into_any()
    },
    colophon: || view! { <Localized><Colophon /></Localized> }.into_any(),
    home: || view! { <Localized><Home /></Localized> }.into_any(),
    files: || view! { <FilesPage /> }.into_any(),
    file: |number| view! { <FilePage number /> }.into_any(),
    how: || view! { <Localized><How /></Localized> }.into_any(),
    rules: || view! { <RulesPage /> }.into_any(),
    missing: || view! { <Localized><Missing /></Localized> }.into_any(),
    actions: |check| view! { <Actions check /> }.into_any(),
    trust: |check| view! { <Trust check /> }.into_any(),
    sections: |check, report| match report.subject.clone() {
        Subject::Event(event) => view! { <EventSections check report event=*event /> }.into_any(),
        Subject::Pull(pull) => view! { <PullSections check pull=*pull /> }.into_any(),
    },
    end: |check| view! { <ReportEnd check /> }.into_any(),
    question: |check, group, open, turn| {
        view! { <QuestionBody check group open turn /> }.into_any()
    },
    after_reasons: words::after_reasons,
    cause: words::cause,
    differs: |signals, report| view! { <Differs signals report /> }.into_any(),
    waiting: |check, error| view! { <Waiting check error /> }.into_any(),
    error: |check, halt| view! { <ErrorPanel check halt /> }.into_any(),
};
