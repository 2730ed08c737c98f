//! An event's pulls. Only the rows that are drawn cross from the worker, which also finds them.

use std::sync::Arc;

use leptos::prelude::*;

use super::find_pull::FindPull;
use super::long_table::{LongTable, Sheet};
use super::pull_row::PullLine;
use crate::ui::check::Check;
use crate::ui::text;
use crate::verify::Report;
use crate::verify::report::{Place, StepId};
use crate::worker::message::Sought;

const COLUMNS: &[&str] = &[
    "pull",
    "card",
    "pulled by",
    "account id that was hashed",
    "when",
    "value",
];

/// The table of pulls. It shows whichever pull [`Check::find`] finds, whoever asked.
#[component]
pub fn Pulls(
    /// The check.
    check: Check,
    /// Its report.
    report: Arc<Report>,
    /// How many pulls there are.
    pulls: u64,
) -> impl IntoView {
    let sheet = Sheet::new(pulls);
    let ask = {
        let check = check.clone();
        move |draws: core::ops::Range<u64>| {
            check.ask_rows(draws.start, draws.end.saturating_sub(draws.start));
        }
    };
    Effect::new(move |_| ask(sheet.draws.get()));
    if let Some(number) = failed_pull(&report) {
        check.find(Sought::Pull(number), 0, false);
    }

    let found = check.seen.found.clone();
    let shown = {
        let found = found.clone();
        Memo::new(move |_| found.get()?.row)
    };
    Effect::new(move |_| {
        // The same pull may be asked for again.
        found.track();
        if let Some(row) = shown.get() {
            sheet.show(row);
        }
    });

    let rows = check.seen.rows.clone();
    let numbered = {
        let rows = rows.clone();
        move || {
            let (from, rows) = rows.get().unwrap_or_default();
            (from..).zip(rows).collect::<Vec<_>>()
        }
    };
    let drawn = Signal::derive(move || {
        rows.with(|rows| {
            let from = rows.as_ref().map_or(0, |(from, _)| *from);
            let count = rows.as_ref().map_or(0, |(_, rows)| rows.len());
            from..from.saturating_add(u64::try_from(count).unwrap_or(0))
        })
    });
    Effect::new(move |_| {
        drawn.track();
        sheet.settle();
    });
    let long = sheet.is_long();
    view! {
        <section class="pulls" aria-labelledby="pulls">
            <h2 id="pulls">"The pulls"</h2>
            <p class="note">{text::IS_THIS_YOURS}</p>
            {long.then(|| view! { <FindPull check pulls /> })}
            <LongTable sheet drawn of="pulls" label="Pulls, in order" columns=COLUMNS>
                <For each=numbered key=|(row, _)| *row let((row, pull))>
                    <PullLine sheet row pull found=shown />
                </For>
            </LongTable>
            {long.then(|| view! { <p class="note">{move || in_view(sheet, pulls)}</p> })}
        </section>
    }
}

/// Where the view stands in the whole list.
fn in_view(sheet: Sheet, pulls: u64) -> String {
    let seen = sheet.seen();
    format!(
        "Rows {} to {} of {}",
        text::thousands(seen.start.saturating_add(1)),
        text::thousands(seen.end),
        text::thousands(pulls),
    )
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
