//! Shows the button that confirms all files of a table on the blockchain, its progress, and what it left.

use leptos::prelude::*;

use super::progress::{self, ProgressBar};
use crate::model::confirming::MAX_ANSWERS;
use crate::ui::confirm_all::ConfirmAll;
use crate::ui::reactive::{redrawn, text};
use answer::{Choice, Headline};

/// Draws the button, or the progress and a button that stops it.
#[component]
pub fn ConfirmFiles(
    /// The confirmation.
    confirm: ConfirmAll,
    /// The number of files of each choice.
    choices: Memo<Vec<(Choice, usize)>>,
) -> impl IntoView {
    let (progress, is_running) = (confirm.progress.clone(), confirm.is_running.clone());
    let adds_up = move || {
        choices.with(|choices| {
            let mut found = choices.iter();
            let found = found.find(|(choice, _)| *choice == Choice::Headline(Headline::AddsUp));
            found.map_or(0, |(_, count)| *count)
        })
    };
    let (now, running) = (progress.clone(), is_running.clone());
    // The button stays as long as files are confirmed: a press on one that is replaced would be lost.
    let is_under_way = Memo::new(move |_| running.get() && now.with(Option::is_some));
    let button = redrawn(move || {
        let confirm = confirm.clone();
        if is_under_way.get() {
            return view! { <Running confirm /> }.into_any();
        }
        let count = adds_up();
        let start = move |_| confirm.start();
        (count > 0)
            .then(|| {
                view! {
                    <div class="actions">
                        <button type="button" class="button" data-action="confirm-all" on:click=start>{words::say!(files_confirm, count = count)}</button>
                        <p class="actions-none">{words::say!(files_confirm_about, limit = MAX_ANSWERS)}</p>
                    </div>
                }
            })
            .into_any()
    });
    let said = text(move || match progress.get() {
        Some(ended) if !is_running.get() => words::files_confirmed(
            ended.read,
            ended.files,
            ended.no_reader,
            ended.is_at_limit().then_some(ended.answers()),
        ),
        _ => String::new(),
    });
    view! {
        {button}
        <p class="note" role="status" data-confirmed="" prop:textContent=said></p>
    }
}

#[component]
fn Running(confirm: ConfirmAll) -> impl IntoView {
    let progress = confirm.progress.clone();
    let now = Signal::derive(move || progress.get().unwrap_or_default());
    let words = Signal::derive(move || {
        let now = now.get();
        let (done, files, answers) = (now.done(), now.files, now.answers());
        words::say!(
            files_confirming,
            done = done,
            files = files,
            answers = answers
        )
    });
    let far = Signal::derive(move || {
        let now = now.get();
        progress::of_files(now.done(), now.files)
    });
    view! {
        <div class="progress">
            <ProgressBar label=words::say!(files_confirm_progress) far words />
            <button type="button" class="button" data-action="stop-confirming" on:click=move |_| confirm.stop()>{words::say!(button_stop)}</button>
        </div>
    }
}
