//! Chooses and finds files of a table, and leads through its pages.

use leptos::{html, prelude::*};

use super::search_box::SearchBox;
use super::shown_files::{PAGE, Shown};
use crate::ui::browser;
use crate::ui::reactive::{redrawn, text};
use answer::Choice;

/// The most failing steps whose filters stand open.
const FEW: usize = 3;

/// Draws the counts of every verdict and of each failing step, which are filters, and the search box.
#[component]
pub fn FileBar(
    /// The table.
    shown: Shown,
    /// The number of all files.
    total: usize,
) -> impl IntoView {
    let input = NodeRef::<html::Input>::new();
    let search = {
        let shown = shown.clone();
        move |find| shown.change(|view| view.find = find)
    };
    let choices = {
        let shown = shown.clone();
        redrawn(move || {
            let (steps, verdicts): (Vec<_>, Vec<_>) = shown
                .choices
                .get()
                .into_iter()
                .partition(|(choice, _)| matches!(choice, Choice::Failing(_)));
            let all = [(None, total)].into_iter();
            let some = |(choice, count): (Choice, usize)| (Some(choice), count);
            let verdicts: Vec<_> = all.chain(verdicts.into_iter().map(some)).collect();
            let steps: Vec<_> = steps.into_iter().map(some).collect();
            view! {
                <div class="files-choices">
                    <div role="group" aria-label=words::say!(files_choices)>
                        <Choices shown=shown.clone() choices=verdicts />
                    </div>
                    {match steps.len() {
                        0 => None,
                        1..=FEW => Some(view! { <Failing shown=shown.clone() steps /> }.into_any()),
                        // More would push the table off the first screen.
                        _ => Some(view! {
                            <details class="files-steps">
                                <summary>{words::say!(files_failing)}</summary>
                                <Failing shown=shown.clone() steps />
                            </details>
                        }.into_any()),
                    }}
                </div>
            }
        })
    };
    let none = shown.files;
    let find = shown.view.with_untracked(|view| view.find.clone());
    view! {
        <div class="files-bar">
        {choices}
        <form class="find files-find" role="search" aria-label=words::say!(files_find) on:submit=|event| event.prevent_default()>
            <SearchBox label=words::say!(files_find) placeholder=words::say!(files_find_what) value=find input search />
            <p role="status" prop:textContent={text(move || match none.with(Vec::is_empty) {
                true => words::say!(files_none_shown),
                false => "",
            })}></p>
        </form>
        </div>
    }
}

/// Draws the filters for failing steps.
#[component]
fn Failing(shown: Shown, steps: Vec<(Option<Choice>, usize)>) -> impl IntoView {
    view! {
        <div class="files-failing" role="group" aria-label=words::say!(files_choices_steps)>
            <Choices shown choices=steps />
        </div>
    }
}

#[component]
fn Choices(shown: Shown, choices: Vec<(Option<Choice>, usize)>) -> impl IntoView {
    let each = move |(choice, count): (Option<Choice>, usize)| {
        let view = shown.view;
        let shown = shown.clone();
        view! {
            <button
                type="button"
                class="button"
                data-choice=Choice::code(choice)
                aria-pressed=move || view.with(|view| view.choice == choice).to_string()
                on:click=move |_| shown.change(|view| view.choice = choice)
            >
                {words::file_choice(choice, count)}
            </button>
        }
    };
    choices.into_iter().map(each).collect_view()
}

/// Draws the way to the other pages of the table, if it has several.
#[component]
pub fn Pager(
    /// The table.
    shown: Shown,
) -> impl IntoView {
    redrawn(move || {
        let files = shown.files.with(Vec::len);
        let page = shown.page.get();
        let first = page.saturating_mul(PAGE);
        let end = first.saturating_add(PAGE).min(files);
        let Shown {
            page: at, frame, ..
        } = shown.clone();
        let turn = move |page: usize| {
            move |_| {
                at.set(page);
                if let Some(frame) = frame.get_untracked() {
                    frame.scroll_into_view();
                    browser::focus(&frame);
                }
            }
        };
        let number = |row: usize| u64::try_from(row).unwrap_or(u64::MAX);
        let rows = words::rows_in_view(number(first.saturating_add(1)), number(end), number(files));
        (files > PAGE).then(|| {
            view! {
                <nav class="actions files-pages" aria-label=words::say!(files_pages)>
                    <button type="button" class="button" data-action="previous" disabled={page == 0} on:click=turn(page.saturating_sub(1))>
                        {words::say!(files_previous)}
                    </button>
                    <span role="status">{rows}</span>
                    <button type="button" class="button" data-action="next" disabled={end == files} on:click=turn(page.saturating_add(1))>
                        {words::say!(files_next)}
                    </button>
                </nav>
            }
        })
    })
}
