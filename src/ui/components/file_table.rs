//! Several files: a table of verdicts, failures first, each opening its own report.

use leptos::prelude::*;

use super::mark::MarkSign;
use super::said::Said;
use crate::ui::batch::{Batch, Outcome};
use crate::ui::group::Mark;
use crate::ui::{browser, paths, text};
use crate::verify::report::{Kind, Verdict};

/// Longest file name that is put on the page.
const LONGEST_NAME: usize = 120;

/// The table of a batch.
#[component]
pub fn FileTable(
    /// The files.
    batch: Batch,
) -> impl IntoView {
    let outcomes = batch.outcomes.clone();
    let names: Vec<String> = batch
        .files
        .iter()
        .map(|file| file.name().chars().take(LONGEST_NAME).collect())
        .collect();
    let total = names.len();
    let stopped = batch.stopped.clone();
    let done = {
        let outcomes = outcomes.clone();
        Memo::new(move |_| outcomes.with(|all| all.iter().flatten().count()))
    };
    let failed = {
        let outcomes = outcomes.clone();
        Memo::new(move |_| outcomes.with(|all| all.iter().filter(|one| order(one) == 0).count()))
    };
    let heading = Memo::new(move |_| summary(total, done.get(), failed.get()));
    Effect::new(move |_| browser::set_title(&format!("{} · packproof", heading.get())));

    let sorted = move || {
        let mut all: Vec<_> = outcomes.get().into_iter().enumerate().collect();
        all.sort_by_key(|(_, outcome)| order(outcome));
        all
    };
    let row = move |(index, outcome): (usize, Option<Outcome>)| {
        let name = names.get(index).cloned().unwrap_or_default();
        view! { <Row number=index.saturating_add(1) name outcome /> }
    };
    view! {
        <article class="files">
            <h1>{move || heading.get()}</h1>
            {move || (done.get() < total && !stopped.get()).then(|| view! { <UnderWay batch=batch.clone() done=done.get() total /> })}
            <table data-files="">
                <caption class="unseen">"Files and their verdicts, failures first"</caption>
                <thead>
                    <tr>
                        <th scope="col">"file"</th>
                        <th scope="col">"kind"</th>
                        <th scope="col">"verdict"</th>
                        <th scope="col">"reason"</th>
                    </tr>
                </thead>
                <tbody>
                    <For each=sorted key=|(index, outcome)| (*index, outcome.is_some()) children=row />
                </tbody>
            </table>
        </article>
    }
}

#[component]
fn UnderWay(batch: Batch, done: usize, total: usize) -> impl IntoView {
    let words = format!("{done} of {total} files checked");
    view! {
        <div class="progress">
            <div
                class="progress-bar"
                data-progress=""
                role="progressbar"
                aria-label="Progress of the files"
                aria-valuemin="0"
                aria-valuenow=done.to_string()
                aria-valuemax=total.to_string()
            >
                <span class="progress-words">{words}</span>
            </div>
            <button type="button" class="button" data-action="cancel" on:click=move |_| batch.cancel()>"Stop"</button>
        </div>
    }
}

#[component]
fn Row(number: usize, name: String, outcome: Option<Outcome>) -> impl IntoView {
    let mark = match &outcome {
        None => Mark::Waiting,
        Some(Outcome::Halted(_)) => Mark::Skipped,
        Some(Outcome::Checked { verdict, .. }) => match verdict {
            Verdict::NotVerified => Mark::Failed,
            Verdict::NotReplayable => Mark::Skipped,
            Verdict::Verified | Verdict::VerifiedInPart | Verdict::VerifiedOffline => Mark::Passed,
        },
    };
    let (verdict, trouble) = match &outcome {
        Some(Outcome::Checked { verdict, .. }) => (Some(verdict.name()), None),
        Some(Outcome::Halted(halt)) => (None, Some(halt.name())),
        None => (None, None),
    };
    let (kind, word, why) = match outcome {
        None => ("", "", String::new()),
        Some(Outcome::Halted(halt)) => {
            let words = text::trouble(&halt);
            ("", words.heading, words.sentence)
        }
        Some(Outcome::Checked {
            kind,
            heading,
            note,
            ..
        }) => (
            match kind {
                Kind::PackEvent => "pack event",
                Kind::PackPull => "Pack pull",
            },
            heading,
            note,
        ),
    };
    view! {
        <tr data-file=name.clone() data-verdict=verdict data-trouble=trouble>
            <th scope="row"><a href=paths::file(number)><Said text=name.clone() limit=60 /></a></th>
            <td data-label="kind">{kind}</td>
            <td data-label="verdict"><span class="files-verdict"><MarkSign mark=Signal::stored(mark) />{word}</span></td>
            <td data-label="why"><bdi>{why}</bdi></td>
        </tr>
    }
}

/// What the reader should see first: what failed, what could not be read, and so on.
fn order(outcome: &Option<Outcome>) -> u8 {
    match outcome {
        Some(Outcome::Checked {
            verdict: Verdict::NotVerified,
            ..
        }) => 0,
        Some(Outcome::Halted(_)) => 1,
        Some(Outcome::Checked {
            verdict: Verdict::NotReplayable,
            ..
        }) => 2,
        Some(Outcome::Checked {
            verdict: Verdict::VerifiedInPart | Verdict::VerifiedOffline | Verdict::Verified,
            ..
        }) => 3,
        None => 4,
    }
}

fn summary(total: usize, done: usize, failed: usize) -> String {
    match (failed, done < total) {
        (0, true) => format!("{done} of {total} files checked"),
        (0, false) => format!("{total} files, and none contradicts itself"),
        (failed, _) => format!("Not verified: {failed} of {total} files"),
    }
}
