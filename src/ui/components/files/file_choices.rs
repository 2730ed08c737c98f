//! Chooses and finds files of a table.

use leptos::{html, prelude::*};

use crate::ui::components::files::shown_files::Shown;
use crate::ui::components::parts::search_box::SearchBox;
use crate::ui::reactive::{redrawn, text};
use answer::Choice;

/// The filters are open if at most this many steps fail.
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
    let search = move |find| shown.change(|view| view.find = find);
    let choices = redrawn(move || {
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
                    <Choices shown choices=verdicts />
                </div>
                {match steps.len() {
                    0 => None,
                    1..=FEW => Some(view! { <Failing shown steps /> }.into_any()),
                    // More would push the table off the first screen.
                    _ => Some(view! {
                        <details class="files-steps">
                            <summary>{words::say!(files_failing)}</summary>
                            <Failing shown steps />
                        </details>
                    }.into_any()),
                }}
            </div>
        }
    });
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
        view! {
            <button
                type="button"
                class="button"
                data-choice=Choice::code(choice)
                aria-pressed=move || view.with(|view| view.choice == choice).to_string()
                on:click=move |_| shown.change(|view| view.choice = choice)
            >
                {words::files::file_choice(choice, count)}
            </button>
        }
    };
    choices.into_iter().map(each).collect_view()
}
