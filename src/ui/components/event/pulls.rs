//! Shows an event's pulls, a page at a time.

use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;

use crate::model::paths;
use crate::ui::check::Check;
use crate::ui::components::event::pull_row::{Opened, PullLine};
use crate::ui::components::parts::pages::{PagedTable, Pages, heads};
use crate::ui::components::report::chosen_pull::Chosen;
use crate::ui::reactive::{effect, redrawn, rows};
use crate::ui::router::Router;
use crate::worker::ask::{PullRows, RowOfPull};
use answer::Answer;
use verify::report::{Place, Report, StepId};

/// Draws the table of pulls. It leads to the pull that the address names, or else to the first that failed.
#[component]
pub fn Pulls(
    check: Check,
    answer: Arc<Answer>,
    /// The number of pulls.
    pulls: u64,
    /// The position in the deck of the pull that was worked through last.
    position: RwSignal<Option<u64>>,
) -> impl IntoView {
    let pages = Pages::of(pulls);
    let chosen = expect_context::<Chosen>();
    let addressed = expect_context::<Router>().pull();
    let by_hand = StoredValue::new(None);
    let led_to = RwSignal::new(None::<u64>);
    let failed = failed_pull(&answer.report);
    Effect::new(move |before: Option<()>| {
        let pull = addressed.get().or(failed.filter(|_| before.is_none()));
        // A row that the reader opened is already in view.
        if pull.is_some() && by_hand.get_value() != pull {
            led_to.set(pull);
        }
    });
    Effect::new(move |before: Option<()>| {
        chosen.leads.track();
        if before.is_some() {
            led_to.set(addressed.get_untracked());
        }
    });
    let found = LocalResource::new(move || {
        let pull = led_to.get();
        async move {
            let pull = pull?;
            Some((pull, check.ask(RowOfPull { pull }).await?))
        }
    });
    effect(move || {
        let Some((pull, Some(row))) = found.get().flatten() else {
            return;
        };
        match addressed.get_untracked() {
            // The first screen shows this pull next to the verdict.
            Some(addressed) if addressed == pull && chosen.opens_with(pull) => pages.open(row),
            Some(addressed) if addressed == pull => pages.reach(row),
            _ => pages.show(row),
        }
    });
    let missing = redrawn(move || {
        let (pull, row) = found.get().flatten()?;
        let is_missing = row.is_none() && addressed.get() == Some(pull);
        is_missing.then(|| view! { <NoSuchPull pull /> })
    });
    let opened = Opened {
        by_hand,
        row: Memo::new(move |_| found.get().flatten().and_then(|(_, row)| row)),
        position,
    };
    let drawn = pages.ask(check, |from, count| PullRows { from, count });
    let row = move |(row, pull)| view! { <PullLine check pages row pull opened /> }.into_any();
    view! {
        <div class="pulls">
            <p class="note">{words::say!(worked_open_a_pull)}</p>
            {missing}
            {pages.are_several().then(|| view! { <GoToPull /> })}
            <PagedTable pages of="pulls" label=words::say!(pulls_table) head=heads(words::deck::pull_columns())>
                {rows(move || drawn.get(), |(row, _)| row.to_string(), row)}
            </PagedTable>
        </div>
    }
}

/// Draws the box in which the reader names a pull to go to.
#[component]
fn GoToPull() -> impl IntoView {
    let router = expect_context::<Router>();
    let chosen = expect_context::<Chosen>();
    let input = NodeRef::<html::Input>::new();
    let go = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let typed = input.get_untracked().map(|input| input.value());
        if let Some(pull) = typed.and_then(|typed| typed.trim().parse().ok()) {
            router.name_fragment(&paths::pull_fragment(pull));
            chosen.lead();
        }
    };
    view! {
        <form class="find" on:submit=go>
            <label>
                {words::say!(pulls_go_to)}
                <input type="text" name="pull" inputmode="numeric" maxlength="20" autocomplete="off" node_ref=input />
            </label>
            <button type="submit" class="button" data-action="go-to-pull">{words::say!(pulls_go)}</button>
        </form>
    }
}

/// Draws a note that the address's pull does not exist.
#[component]
pub fn NoSuchPull(pull: u64) -> impl IntoView {
    view! { <p class="pulls-missing" role="status">{words::say!(dealt_no_such_pull, pull = pull)}</p> }
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
