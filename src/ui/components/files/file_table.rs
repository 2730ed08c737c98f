//! Shows several files: a table of verdicts, failures first. Each row opens the report of its file.

use leptos::prelude::*;
use web_sys::File;

use crate::model::listing::BriefResult;
use crate::model::paths;
use crate::ui::batch::Batch;
use crate::ui::components::files::file_choices::FileBar;
use crate::ui::components::files::save_files::Save;
use crate::ui::components::files::shown_files::{KeptTable, Shown};
use crate::ui::components::parts::mark::MarkSign;
use crate::ui::components::parts::pages::PagedTable;
use crate::ui::components::parts::progress::{self, ProgressBar};
use crate::ui::files::Files;
use crate::ui::reactive::{effect, redrawn, rows, text};
use crate::ui::{browser, router};
use answer::{Choice, Headline, Mark, Order};

/// The most characters of a file's name that are shown.
const MAX_NAME_LENGTH: usize = 60;

/// Draws the table of a batch.
#[component]
pub fn FileTable(
    /// The files.
    batch: Batch,
    /// The state that outlives a change of language.
    kept: KeptTable,
) -> impl IntoView {
    let left_out = expect_context::<Files>().left_out.get_untracked();
    let files = batch.files.get_untracked();
    let names: Vec<String> = files.iter().map(File::name).collect();
    let (total, results) = (files.len(), batch.results);
    let shown = Shown::of(batch, kept, names.clone());
    let choices = shown.choices;
    let count = move |is: fn(&Choice) -> bool| {
        choices.with(|choices| {
            let counts = choices.iter().filter(|(choice, _)| is(choice));
            counts.map(|(_, count)| count).sum::<usize>()
        })
    };
    let done = Memo::new(move |_| total.saturating_sub(count(|choice| *choice == Choice::Waiting)));
    let heading = Memo::new(move |_| {
        let failed = count(|choice| *choice == Choice::Headline(Headline::NotVerified));
        let unread = count(|choice| *choice == Choice::Unread);
        let open = count(|choice| choice.is_open());
        words::files::files_so_far(total, done.get(), failed, unread, open)
    });
    effect(move || browser::set_title(&words::verdict::tab(&heading.get())));

    let each = move || {
        let page = shown.on_page();
        results.with(|all| {
            let with = |(row, index): (u64, usize)| (row, index, all.get(index).cloned().flatten());
            page.into_iter().map(with).collect::<Vec<_>>()
        })
    };
    let key = |(row, index, result): &(u64, usize, Option<BriefResult>)| {
        format!("{row} {index} {}", result.is_some())
    };
    let line = move |(row, index, result): (u64, usize, Option<BriefResult>)| {
        let name = names.get(index).cloned().unwrap_or_default();
        view! { <Row row number=index.saturating_add(1) name result /> }.into_any()
    };
    let stopped = batch.stopped;
    let numbers = shown.files;
    // The button stays as long as files are checked: a press on one that is replaced would be lost.
    let is_under_way = Memo::new(move |_| done.get() < total && !stopped.get());
    let foot = redrawn(move || {
        if is_under_way.get() {
            view! { <UnderWay batch done total /> }.into_any()
        } else {
            view! { <div class="files-tools"><Save batch files=numbers /></div> }.into_any()
        }
    });
    view! {
        <article class="files">
            <h1 prop:textContent={text(move || heading.get())}></h1>
            {foot}
            <FileBar shown total />
            <PagedTable pages=shown.pages of="files" label=words::say!(files_table) head=view! { <Heads shown /> }.into_any()>
                {rows(each, key, line)}
            </PagedTable>
            {(left_out > 0).then(|| view! { <p class="note" data-left-out="">{words::say!(files_left_out, count = left_out)}</p> })}
        </article>
    }
}

/// Draws the names of the columns. Each orders the table by its column, and turns that order around.
#[component]
fn Heads(shown: Shown) -> impl IntoView {
    let view = shown.view;
    let heads = words::files::file_columns().into_iter().zip(Order::ALL);
    let head = |(name, order): (&'static str, Order)| {
        let sorted = move || view.with(|view| view.direction(order));
        let turn = move |_| shown.change(|view| view.turn(order));
        view! {
            <th role="columnheader" scope="col" aria-sort=sorted>
                <button type="button" class="text-button" data-sort=order.name() on:click=turn>{name}</button>
            </th>
        }
    };
    view! { <tr role="row" aria-rowindex="1">{heads.map(head).collect_view()}</tr> }
}

#[component]
fn UnderWay(batch: Batch, done: Memo<usize>, total: usize) -> impl IntoView {
    let words = Signal::derive(move || words::files::files_so_far(total, done.get(), 0, 0, 0));
    let far = Signal::derive(move || progress::of_files(done.get(), total));
    view! {
        <div class="progress">
            <ProgressBar label=words::say!(files_progress) far words />
            <button type="button" class="button" data-action="cancel" on:click=move |_| batch.cancel()>{words::say!(button_stop)}</button>
        </div>
    }
}

#[component]
fn Row(row: u64, number: usize, name: String, result: Option<BriefResult>) -> impl IntoView {
    let mark = match &result {
        None => Mark::Waiting,
        Some(Err(_)) => Mark::Skipped,
        Some(Ok(brief)) => brief.headline.mark(),
    };
    let (verdict, trouble) = match &result {
        Some(Ok(brief)) => (Some(brief.report.verdict.name()), None),
        Some(Err(halt)) => (None, Some(halt.name())),
        None => (None, None),
    };
    let (kind, word, why) = match result {
        None => ("", "", String::new()),
        Some(Err(halt)) => {
            let words = words::check_error(&halt);
            ("", words.heading, words.sentence)
        }
        Some(Ok(brief)) => (
            words::files::kind(brief.report.kind),
            words::verdict::heading(brief.headline),
            words::verdict::note(&brief),
        ),
    };
    let shown = words::safe_text::middle(&name, MAX_NAME_LENGTH);
    let name: String = name.chars().take(2 * MAX_NAME_LENGTH).collect();
    view! {
        <tr
            role="row"
            aria-rowindex=row.saturating_add(2).to_string()
            data-row=row.to_string()
            data-file=name
            data-verdict=verdict
            data-trouble=trouble
        >
            <th role="rowheader" scope="row">
                <a href=router::href(&paths::file(number))><bdi class="said">{shown}</bdi></a>
            </th>
            <td role="cell">{kind}</td>
            <td role="cell"><span class="files-verdict"><MarkSign mark />{word}</span></td>
            <td role="cell" class="of-reason"><bdi>{why}</bdi></td>
        </tr>
    }
}
