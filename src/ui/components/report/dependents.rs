//! Shows the other draws in a pull's window: the rows in view, each opened to its steps.

use std::sync::Arc;

use leptos::prelude::*;

use crate::ui::check::{Check, CheckSignals};
use crate::ui::components::parts::copy::Exact;
use crate::ui::components::parts::mark::ChangingMark;
use crate::ui::components::parts::pages::{PagedTable, Pages, RowToggle, heads};
use crate::ui::components::report::step::StepLine;
use crate::ui::reactive::{effect, redrawn, rows, text};
use crate::worker::ask::{DrawRows, OtherDraw};
use answer::{Answer, Fact, Mark};
use explain::pull::{DrawReport, DrawRow};
use verify::hash::Hash32;
use verify::report::{DrawName, Place, Point, Report, Step};
use words::dependent;

/// Draws the other draws. It shows the draw that the reader asked for from any place on the page.
#[component]
pub fn Dependents(
    check: Check,
    /// The number of other draws.
    draws: u64,
) -> impl IntoView {
    let pages = Pages::of(draws);
    let CheckSignals { open_draw, .. } = check.signals;
    let about = text(move || dependent::about(draws, check.signals.mark_of(Fact::Others)));
    let drawn = pages.ask(check, |from, count| DrawRows { from, count });
    let asked = LocalResource::new(move || {
        let pull_key = open_draw.get();
        async move {
            check
                .ask(OtherDraw {
                    pull_key: pull_key?,
                })
                .await?
        }
    });
    effect(move || {
        if let Some((row, _)) = asked.get().flatten() {
            open_draw.set(None);
            pages.reach(row);
        }
    });
    let key = |(row, draw): &(u64, DrawRow)| format!("{row} {}", draw.pull_key);
    let row = move |(row, draw)| view! { <Row check pages row draw /> }.into_any();
    view! {
        <div class="dependents">
            <p class="section-lead" prop:textContent=about></p>
            {(draws > 0).then(|| view! {
                <PagedTable pages of="draws" label=words::say!(dependent_table) head=heads(dependent::columns())>
                    {rows(move || drawn.get(), key, row)}
                </PagedTable>
            })}
        </div>
    }
}

#[component]
fn Row(check: Check, pages: Pages, row: u64, draw: DrawRow) -> impl IntoView {
    let open = Memo::new(move |_| pages.is_open(row));
    let key = draw.pull_key;
    let answer = check.signals.answer;
    let mark = Memo::new(move |_| {
        answer.with(|answer| {
            let answer = answer.as_ref();
            answer.map_or(Mark::Waiting, |answer| {
                answer.mark_of_draw(&key, draw.agrees)
            })
        })
    });
    // A step of the chain that failed on this draw is below the draw's steps.
    let refuting = Memo::new(move |_| {
        answer.with(|answer| {
            let answer = answer.as_ref();
            answer.map_or_else(Vec::new, |answer| answer.refuting_draw(&key).collect())
        })
    });
    let [_, of_word, of_roll, of_took] = dependent::columns();
    let below = format!("draw-{row}-below");
    let who = dependent::who(&draw);
    view! {
        <tr
            role="row"
            aria-rowindex=row.saturating_add(2).to_string()
            data-row=row.to_string()
            data-draw=key.to_string()
            data-agrees=draw.agrees.map(|agrees| agrees.to_string())
        >
            <th role="rowheader" scope="row">
                <RowToggle pages row below=below.clone()>
                    <ChangingMark mark />
                    <span class="unseen">{words::say!(dependent_the_pull_of)}</span>
                    <bdi class="said">{who}</bdi>
                </RowToggle>
            </th>
            <td role="cell" data-label=of_word>{draw.word_at.map(|at| words::format::thousands(at.block))}</td>
            <td role="cell" data-label=of_roll>{dependent::rolled(&draw)}</td>
            <td role="cell" data-label=of_took>{dependent::took(&draw)}</td>
            {redrawn(move || open.get().then(|| view! {
                <td role="cell" class="below" id=below.clone()>
                    <Opening check pull_key=key refuting />
                </td>
            }))}
        </tr>
    }
}

/// Draws a draw once it is worked through.
#[component]
fn Opening(check: Check, pull_key: Hash32, refuting: Memo<Vec<Step>>) -> impl IntoView {
    let draw = LocalResource::new(move || check.ask(OtherDraw { pull_key }));
    let answer = check.signals.answer;
    redrawn(move || match draw.get().flatten().flatten() {
        Some((_, draw)) => view! { <Opened draw answer refuting /> }.into_any(),
        None => words::say!(dependent_opening).into_any(),
    })
}

/// Draws a draw worked through: its values, and its steps.
#[component]
fn Opened(
    draw: DrawReport,
    answer: RwSignal<Option<Arc<Answer>>>,
    refuting: Memo<Vec<Step>>,
) -> impl IntoView {
    let values = dependent::values(&draw).into_iter();
    let exact = dependent::exact(&draw).into_iter();
    let blocks = if draw.row.blocks {
        words::say!(dependent_blocks)
    } else {
        words::say!(dependent_blocks_not)
    };
    let line = move |step| view! { <StepLine step answer /> };
    view! {
        <div class="dependent">
            <p>{draw.row.award.map(|_| blocks)}</p>
            <dl>
                {values.map(|(name, value)| view! { <dt>{name}</dt><dd>{value}</dd> }).collect_view()}
                {exact.map(|(name, value)| view! { <dt>{name}</dt><dd><Exact value what=name /></dd> }).collect_view()}
            </dl>
            <h3>{words::say!(dependent_its_steps)}</h3>
            <ul class="steps">
                {draw.steps.into_iter().map(line).collect_view()}
                {redrawn(move || {
                    let steps = refuting.get().into_iter();
                    steps.map(line).collect_view()
                })}
            </ul>
        </div>
    }
}

/// Draws the way to the first draw that failed, next to the verdict, if that is not the pull itself.
#[component]
pub fn ToFailed(signals: CheckSignals, answer: std::sync::Arc<Answer>) -> impl IntoView {
    failed_draw(&answer.report).map(|name| {
        view! {
            <p>
                <button
                    type="button"
                    class="text-button"
                    data-action="open-draw"
                    on:click=move |_| signals.open_draw.set(Some(name.pull_key))
                >
                    {words::say!(dependent_open)}
                </button>
            </p>
        }
    })
}

/// Returns the first other draw on which a comparison failed. A draw that the window lacks cannot be opened.
fn failed_draw(report: &Report) -> Option<DrawName> {
    let failed = report.steps.iter().filter(|step| step.failed());
    let mut findings = failed.flat_map(|step| &step.findings);
    findings.find_map(|finding| {
        let (Place::Draw(name) | Place::Band(name, _) | Place::Card(name, _)) = &finding.place
        else {
            return None;
        };
        let lacking = matches!(
            finding.point,
            Point::WindowRequest | Point::WindowRoot | Point::WindowRecord
        );
        (!finding.agrees() && !name.target && !lacking).then_some(*name)
    })
}
