//! Shows several files: a table of verdicts, failures first, each opening its own report.

use leptos::prelude::*;
use web_sys::File;

use super::mark::MarkSign;
use super::realised::Realised;
use super::safe_text::SafeText;
use super::streaks::Streaks;
use super::virtual_table::{VirtualTable, VirtualTableView};
use crate::model::listing::{self, Outcome};
use crate::model::paths;
use crate::ui::batch::{Batch, LAST, order};
use crate::ui::reactive::{effect, redrawn, rows, text};
use crate::ui::{browser, router};
use answer::Mark;
use explain::pull::{streaks, together};

/// The most characters of a file's name that are shown.
const MAX_NAME_LENGTH: usize = 120;

/// Draws the table of a batch.
#[component]
pub fn FileTable(
    /// The files.
    batch: Batch,
) -> impl IntoView {
    let (files, outcomes) = (batch.files.get_untracked(), batch.outcomes.clone());
    let total = files.len();
    // The files' indices in the order of the table.
    let sorted = {
        let outcomes = outcomes.clone();
        Memo::new(move |_| {
            outcomes.with(|all| {
                let of = |rank| {
                    let is =
                        move |(_, one): &(usize, &Option<Outcome>)| order(one.as_ref()) == rank;
                    all.iter().enumerate().filter(is).map(|(index, _)| index)
                };
                (0..=LAST).flat_map(of).collect::<Vec<usize>>()
            })
        })
    };
    let done = {
        let outcomes = outcomes.clone();
        Memo::new(move |_| outcomes.with(|all| all.iter().flatten().count()))
    };
    let ranked = |rank| {
        let outcomes = outcomes.clone();
        let is = move |one: &&Option<Outcome>| order(one.as_ref()) == rank;
        Memo::new(move |_| outcomes.with(|all| all.iter().filter(is).count()))
    };
    let (failed, unchecked, open) = (ranked(0), ranked(1), ranked(2));
    let heading = Memo::new(move |_| {
        words::files_so_far(total, done.get(), failed.get(), unchecked.get(), open.get())
    });
    effect(move || browser::set_title(&words::tab(&heading.get())));

    let table = VirtualTable::new(u64::try_from(total).unwrap_or(u64::MAX));
    let drawn = table.draws;
    effect(move || {
        drawn.track();
        table.lay_out();
    });
    let each = move || {
        let drawn = drawn.get();
        let (first, last) = (usize::try_from(drawn.start), usize::try_from(drawn.end));
        let shown = first.unwrap_or(usize::MAX)..last.unwrap_or(usize::MAX);
        let sorted = sorted.with(|sorted| sorted.get(shown).map(<[usize]>::to_vec));
        outcomes.with(|all| {
            let outcome = |index: &usize| all.get(*index).cloned().flatten();
            (drawn.start..)
                .zip(sorted.unwrap_or_default())
                .map(|(row, index)| (row, index, outcome(&index)))
                .collect::<Vec<_>>()
        })
    };
    let key = |(row, index, outcome): &(u64, usize, Option<Outcome>)| {
        format!("{row} {index} {}", outcome.is_some())
    };
    let line = move |(row, index, outcome): (u64, usize, Option<Outcome>)| {
        let name = files.get(index).map(File::name).unwrap_or_default();
        let name = name.chars().take(MAX_NAME_LENGTH).collect();
        view! { <Row table row number=index.saturating_add(1) name outcome /> }.into_any()
    };
    let ended = {
        let stopped = batch.stopped.clone();
        move || done.get() == total || stopped.get()
    };
    let rolls = batch.rolls.clone();
    let all_ended = ended.clone();
    let realised = redrawn(move || {
        let tallies = all_ended().then(|| rolls.with_untracked(|rolls| together(rolls)));
        let several = tallies.into_iter().flatten().filter(words::odds::is_enough);
        several
            .map(|tally| view! { <Realised tally /> })
            .collect_view()
    });
    let rolls = batch.rolls.clone();
    let streaks = redrawn(move || {
        let streaks = ended().then(|| rolls.with_untracked(|rolls| streaks(rolls)));
        let streaks = streaks.filter(|streaks| !streaks.is_empty())?;
        Some(view! { <Streaks streaks /> })
    });
    let stopped = batch.stopped.clone();
    let foot = redrawn(move || {
        let batch = batch.clone();
        if done.get() < total && !stopped.get() {
            view! { <UnderWay batch done=done.get() total /> }.into_any()
        } else {
            view! { <Save batch sorted /> }.into_any()
        }
    });
    view! {
        <article class="files">
            <h1 prop:textContent={text(move || heading.get())}></h1>
            {foot}
            <VirtualTableView table drawn of="files" label=words::say!(files_table) columns=words::file_columns()>
                {rows(each, key, line)}
            </VirtualTableView>
            {streaks}
            {realised}
        </article>
    }
}

/// Draws the buttons that save the table as a file.
#[component]
fn Save(batch: Batch, sorted: Memo<Vec<usize>>) -> impl IntoView {
    let save = move |as_csv: bool| {
        sorted.with_untracked(|sorted| {
            batch.outcomes.with_untracked(|outcomes| {
                let lines = sorted.iter().filter_map(|index| {
                    let named = |files: &Vec<File>| Some(files.get(*index)?.name());
                    let name = batch.files.with_untracked(named)?;
                    Some((name, outcomes.get(*index)?.as_ref()))
                });
                if as_csv {
                    browser::save_text(&listing::csv(lines), "text/csv", "verdicts.csv");
                } else {
                    browser::save_text(&listing::json(lines), "application/json", "verdicts.json");
                }
            });
        });
    };
    let as_json = save.clone();
    view! {
        <div class="actions">
            <button type="button" class="button" data-action="csv" on:click=move |_| save(true)>{words::say!(files_save_csv)}</button>
            <button type="button" class="button" data-action="json" on:click=move |_| as_json(false)>{words::say!(files_save_json)}</button>
        </div>
    }
}

#[component]
fn UnderWay(batch: Batch, done: usize, total: usize) -> impl IntoView {
    let words = words::files_so_far(total, done, 0, 0, 0);
    let percent = done.saturating_mul(100).checked_div(total).unwrap_or(0);
    view! {
        <div class="progress">
            <div
                class="progress-bar"
                data-progress=""
                role="progressbar"
                aria-label=words::say!(files_progress)
                aria-valuemin="0"
                aria-valuenow=done.to_string()
                aria-valuemax=total.to_string()
            >
                <svg class="progress-track" aria-hidden="true">
                    <rect class="progress-ground" width="100%" height="100%" />
                    <rect class="progress-done" width=format!("{percent}%") height="100%" />
                </svg>
                <span class="progress-words">{words}</span>
            </div>
            <button type="button" class="button" data-action="cancel" on:click=move |_| batch.cancel()>{words::say!(button_stop)}</button>
        </div>
    }
}

#[component]
fn Row(
    table: VirtualTable,
    row: u64,
    number: usize,
    name: String,
    outcome: Option<Outcome>,
) -> impl IntoView {
    let mark = match &outcome {
        None => Mark::Waiting,
        Some(Outcome::Halted(_)) => Mark::Skipped,
        Some(Outcome::Checked(brief)) => brief.headline.mark(),
    };
    let (verdict, trouble) = match &outcome {
        Some(Outcome::Checked(brief)) => (Some(brief.verdict.name()), None),
        Some(Outcome::Halted(halt)) => (None, Some(halt.name())),
        None => (None, None),
    };
    let (kind, word, why) = match outcome {
        None => ("", "", String::new()),
        Some(Outcome::Halted(halt)) => {
            let words = words::check_error(&halt);
            ("", words.heading, words.sentence)
        }
        Some(Outcome::Checked(brief)) => (
            words::kind(brief.kind),
            words::heading(brief.headline),
            words::note(&brief),
        ),
    };
    let [_, of_kind, of_verdict, of_reason] = words::file_columns();
    view! {
        <tr
            role="row"
            aria-rowindex=row.saturating_add(2).to_string()
            data-row=row.to_string()
            data-file=name.clone()
            data-verdict=verdict
            data-trouble=trouble
        >
            <th role="rowheader" scope="row">
                <a href=router::href(&paths::file(number)) tabindex=move || table.tab(row)><SafeText text=name.clone() limit=60 /></a>
            </th>
            <td role="cell" data-label=of_kind>{kind}</td>
            <td role="cell" data-label=of_verdict><span class="files-verdict"><MarkSign mark />{word}</span></td>
            <td role="cell" data-label=of_reason><bdi>{why}</bdi></td>
        </tr>
    }
}
