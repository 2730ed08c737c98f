//! Shows the files that were opened by hand: a table of several, and the report of one.

use leptos::prelude::*;

use super::missing::Missing;
use crate::model::paths;
use crate::ui::batch::Batch;
use crate::ui::check::Check;
use crate::ui::components::files::file_table::FileTable;
use crate::ui::components::files::open_button::OpenButton;
use crate::ui::components::files::shown_files::KeptTable;
use crate::ui::components::parts::error_panel::NotToBeUsed;
use crate::ui::components::report::ReportView;
use crate::ui::files::{Files, Opened};
use crate::ui::locale::Localized;
use crate::ui::reactive::{effect, redrawn};
use crate::ui::state::Source;
use crate::ui::{browser, router};

/// Draws the table of several files.
#[component]
pub fn FilesPage() -> impl IntoView {
    let files = expect_context::<Files>();
    redrawn(move || match files.opened.get() {
        Some(Opened::Several(batch)) => {
            let kept = KeptTable::default();
            view! { <Localized><Several batch kept /></Localized> }.into_any()
        }
        Some(Opened::One(check)) => view! { <ReportView check /> }.into_any(),
        None => view! { <Localized><NoFiles /></Localized> }.into_any(),
    })
}

/// Draws the table, unless a checker turns out to be wrong.
#[component]
fn Several(batch: Batch, kept: KeptTable) -> impl IntoView {
    redrawn(move || match batch.rejected.get() {
        None => {
            // The texts of one file may become separate files.
            batch.files.track();
            view! { <FileTable batch kept /> }.into_any()
        }
        Some(halt) => view! { <NotToBeUsed halt /> }.into_any(),
    })
}

/// Draws the report of one file.
#[component]
pub fn FilePage(
    /// The file's number, counted from 1.
    number: usize,
) -> impl IntoView {
    let files = expect_context::<Files>();
    redrawn(move || match files.opened.get() {
        Some(Opened::One(check)) => view! { <ReportView check /> }.into_any(),
        Some(Opened::Several(batch)) => of_several(batch, number),
        None => view! { <Localized><NoFiles /></Localized> }.into_any(),
    })
}

fn of_several(batch: Batch, number: usize) -> AnyView {
    let index = number.checked_sub(1);
    let file = batch
        .files
        .with_untracked(|files| files.get(index?).cloned());
    match file {
        Some(file) => view! {
            <Localized><p class="back"><a href=router::href(paths::FILES)>{words::say!(files_back)}</a></p></Localized>
            <ReportView check=Check::start_in_view(Source::File(file)) />
        }
        .into_any(),
        None => view! { <Missing /> }.into_any(),
    }
}

/// Draws the page without files: after a reload, the page no longer has them, because it never stored them.
#[component]
fn NoFiles() -> impl IntoView {
    effect(|| browser::set_title(&words::verdict::tab(words::say!(files_none))));
    view! {
        <article class="missing">
            <h1>{words::say!(files_none)}</h1>
            <p class="section-lead">{words::say!(files_not_kept)}</p>
            <div class="actions">
                <OpenButton label=words::say!(share_open_saved) />
                <a class="button" href=router::href(paths::HOME)>{words::say!(files_check_link)}</a>
            </div>
        </article>
    }
}
