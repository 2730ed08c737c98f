//! An event's pulls, a page of rows at a time: only what is shown crosses from the worker.

use std::sync::Arc;

use leptos::prelude::*;

use super::pull_row::PullLine;
use crate::ui::check::Check;
use crate::ui::text;
use crate::verify::Report;
use crate::verify::report::{Place, StepId};

/// Rows of one page.
const PAGE: u64 = 25;

/// The table of pulls.
#[component]
pub fn Pulls(
    /// The check.
    check: Check,
    /// Its report.
    report: Arc<Report>,
    /// How many pulls there are.
    pulls: u64,
) -> impl IntoView {
    let from = RwSignal::new(failed_pull(&report).map_or(0, page_of));
    let ask = {
        let check = check.clone();
        move || check.ask_rows(from.get(), PAGE)
    };
    Effect::new(move |_| ask());
    let rows = check.seen.rows.clone();
    let shown = move || {
        rows.get()
            .map(|(_, rows)| rows)
            .unwrap_or_default()
            .into_iter()
            .map(|row| view! { <PullLine row /> })
            .collect_view()
    };
    view! {
        <section class="pulls" aria-labelledby="pulls">
            <h2 id="pulls">"The pulls"</h2>
            <p class="note">{text::IS_THIS_YOURS}</p>
            <table data-pulls="">
                <caption class="unseen">"Pulls, in order"</caption>
                <thead>
                    <tr>
                        <th scope="col">"pull"</th>
                        <th scope="col">"card"</th>
                        <th scope="col">"pulled by"</th>
                        <th scope="col">"account id that was hashed"</th>
                        <th scope="col">"when"</th>
                        <th scope="col">"value"</th>
                    </tr>
                </thead>
                {shown}
            </table>
            <Pager from pulls />
            <p class="note">{text::WHO_AND_WHEN}" "{text::PICTURE_IS_THE_SHOPS}</p>
        </section>
    }
}

/// Next and previous page, and a jump to a pull.
#[component]
fn Pager(from: RwSignal<u64>, pulls: u64) -> impl IntoView {
    let wanted = NodeRef::<leptos::html::Input>::new();
    let jump = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let number = wanted
            .get_untracked()
            .and_then(|input| input.value().trim().parse::<u64>().ok())
            .filter(|number| (1..=pulls).contains(number));
        if let Some(number) = number {
            from.set(page_of(number));
        }
    };
    let last = move || from.get().saturating_add(PAGE).min(pulls);
    (pulls > PAGE).then(|| view! {
        <nav class="pager" aria-label="Pages of pulls">
            <button
                type="button"
                class="button"
                data-action="previous"
                disabled=move || from.get() == 0
                on:click=move |_| from.update(|from| *from = from.saturating_sub(PAGE))
            >
                "Previous"
            </button>
            <p role="status">
                {move || format!(
                    "Pulls {} to {} of {}",
                    text::thousands(from.get().saturating_add(1)),
                    text::thousands(last()),
                    text::thousands(pulls),
                )}
            </p>
            <button
                type="button"
                class="button"
                data-action="next"
                disabled=move || last() == pulls
                on:click=move |_| from.update(|from| *from = from.saturating_add(PAGE))
            >
                "Next"
            </button>
            <form on:submit=jump>
                <label>"Go to pull "<input type="number" name="pull" min="1" max=pulls.to_string() node_ref=wanted required /></label>
                <button type="submit" class="button">"Go"</button>
            </form>
        </nav>
    })
}

/// The first row of the page on which a pull stands.
const fn page_of(pull: u64) -> u64 {
    let row = pull.saturating_sub(1);
    row - row % PAGE
}

/// The first pull whose card is not the recipe's.
fn failed_pull(report: &Report) -> Option<u64> {
    let draws = report.steps.iter().find(|step| step.id == StepId::Draws)?;
    draws
        .findings
        .iter()
        .find_map(|finding| match finding.place {
            Place::Pull(number) if !finding.agrees() => Some(number),
            _ => None,
        })
}
