//! Shows an event's pulls. Only the drawn rows cross from the worker.

use std::sync::Arc;

use leptos::prelude::*;

use super::chosen_pull::Chosen;
use super::pull_row::PullLine;
use super::remote_rows::{InView, found_row, loaded, numbered, request_drawn};
use super::virtual_table::{VirtualTable, VirtualTableView};
use crate::ui::check::Check;
use crate::ui::reactive::{effect, redrawn, rows};
use crate::ui::router;
use answer::Answer;
use verify::report::{Place, Report, StepId};

/// Draws the table of pulls. It shows every pull whose row [`Check::ask_row_of`] asks for.
#[component]
pub fn Pulls(
    /// The check.
    check: Check,
    /// The check's report.
    report: Arc<Answer>,
    /// The number of pulls.
    pulls: u64,
) -> impl IntoView {
    let table = VirtualTable::new(pulls);
    {
        let check = check.clone();
        request_drawn(table, move |from, count| check.ask_rows(from, count));
    }
    let addressed = expect_context::<router::Router>().pull();
    let by_hand = StoredValue::new(None);
    {
        let (check, failed) = (check.clone(), failed_pull(&report));
        Effect::new(move |before: Option<Option<u64>>| {
            let addressed = addressed.get();
            let wanted = addressed.or(failed.filter(|_| before.is_none()));
            // A row that the reader opens is already in view.
            let wanted = wanted.filter(|pull| by_hand.get_value() != Some(*pull));
            if let Some(pull) = wanted {
                check.ask_row_of(pull);
            }
            addressed
        });
    }

    let found = check.signals.row_of.clone();
    let is_addressed = {
        let found = found.clone();
        move || {
            let (wanted, _) = found.get_untracked()?;
            let pull = addressed.get_untracked()?;
            (wanted == pull).then_some(pull)
        }
    };
    let chosen = expect_context::<Chosen>();
    let shown = found_row(found.clone(), move |row| match is_addressed() {
        // The first screen shows this pull beside the verdict.
        Some(pull) if chosen.opens_with(pull) => table.open(row),
        Some(_) => table.reach(row),
        None => table.show(row),
    });
    let missing = redrawn(move || {
        let pull = addressed.get()?;
        let (wanted, row) = found.get()?;
        (row.is_none() && wanted == pull).then(|| view! { <NoSuchPull pull /> })
    });
    let numbered = numbered(check.signals.rows.clone());
    let drawn = loaded(table, check.signals.rows.clone());
    {
        // A row that grows is measured again.
        let worked = check.signals.worked.clone();
        effect(move || {
            worked.track();
            table.lay_out();
        });
    }
    let row = move |(row, pull)| {
        view! { <PullLine check=check.clone() table row pull found=shown addressed by_hand /> }
            .into_any()
    };
    view! {
        <div class="pulls">
            <p class="note">{words::say!(worked_open_a_pull)}</p>
            {missing}
            <VirtualTableView table drawn of="pulls" label=words::say!(pulls_table) columns=words::pull_columns()>
                {rows(numbered, |(row, _)| row.to_string(), row)}
            </VirtualTableView>
            <InView table rows=pulls />
        </div>
    }
}

/// Draws a note that the address's pull does not exist.
#[component]
pub fn NoSuchPull(
    /// The pull.
    pull: u64,
) -> impl IntoView {
    view! { <p class="pulls-missing" role="status">{words::no_such_pull(pull)}</p> }
}

/// Returns the number of the first pull whose card is not the recipe's.
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
