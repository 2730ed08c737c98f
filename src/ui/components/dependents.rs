//! Shows the other draws in a pull's window: the rows in view, each opened to its own steps.

use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;

use super::copy::Exact;
use super::mark::ChangingMark;
use super::row_toggle::RowToggle;
use super::step::StepLine;
use super::virtual_table::{VirtualTable, VirtualTableView};
use crate::ui::check::{Check, CheckSignals};
use crate::ui::reactive::{effect, redrawn, rows, text};
use answer::{Answer, Fact, Mark};
use explain::pull::{DrawReport, DrawRow, PullQuery, PullResponse};
use verify::report::{DrawName, Place, Point, Report, Step};
use words::dependent;

/// Draws the other draws. It shows the draw that the reader asked for from any place on the page.
#[component]
pub fn Dependents(
    /// The check.
    check: Check,
    /// The number of other draws.
    draws: u64,
) -> impl IntoView {
    let table = VirtualTable::new(draws);
    let signals = check.signals.clone();
    let about = text(move || dependent::about(draws, signals.mark_of(Fact::Others)));
    let ask = check.clone();
    effect(move || {
        let drawn = table.draws.get();
        if draws > 0 {
            ask.look(PullQuery::Draws {
                from: drawn.start,
                count: drawn.end.saturating_sub(drawn.start),
            });
        }
    });
    let known = RwSignal::new((0_u64, Vec::<DrawRow>::new()));
    let (looked, wanted) = (check.signals.looked.clone(), check.signals.wanted.clone());
    effect(move || {
        looked.with(|looked| match looked.as_deref() {
            Some(PullResponse::Draws { from, rows: read }) => known.set((*from, read.clone())),
            Some(PullResponse::Draw { row, draw })
                if wanted.get_untracked() == Some(draw.row.pull_key) =>
            {
                if !untrack(|| table.is_open(*row)) {
                    table.toggle(*row);
                }
                table.show(*row);
            }
            _ => {}
        });
    });
    let (wanted, asked) = (check.signals.wanted.clone(), check.clone());
    effect(move || {
        if let Some(key) = wanted.get() {
            asked.look(PullQuery::Draw(key));
        }
    });
    let drawn = Signal::derive(move || {
        known
            .with(|(from, rows)| *from..from.saturating_add(u64::try_from(rows.len()).unwrap_or(0)))
    });
    effect(move || {
        drawn.track();
        table.lay_out();
    });
    let numbered = move || {
        let (from, rows) = known.get();
        (from..).zip(rows).collect::<Vec<_>>()
    };
    let key = |(row, draw): &(u64, DrawRow)| format!("{row} {}", draw.pull_key);
    let row = move |(row, draw)| view! { <Row check=check.clone() table row draw /> }.into_any();
    view! {
        <div class="dependents">
            <p class="section-lead" prop:textContent=about></p>
            {(draws > 0).then(|| view! {
                <VirtualTableView table drawn of="draws" label=words::say!(dependent_table) columns=dependent::columns()>
                    {rows(numbered, key, row)}
                </VirtualTableView>
            })}
        </div>
    }
}

#[component]
fn Row(check: Check, table: VirtualTable, row: u64, draw: DrawRow) -> impl IntoView {
    let open = Memo::new(move |_| table.is_open(row));
    let key = draw.pull_key;
    let report = RwSignal::new(None::<Box<DrawReport>>);
    let answer = RwSignal::from(check.signals.report.clone());
    let mark = Memo::new(move |_| {
        answer.with(|answer| {
            let answer = answer.as_ref();
            answer.map_or(Mark::Waiting, |answer| {
                answer.mark_of_draw(&key, draw.agrees)
            })
        })
    });
    // A step of the chain that failed on this draw stands below the draw's own.
    let refuting = Memo::new(move |_| {
        answer.with(|answer| {
            let answer = answer.as_ref();
            answer.map_or_else(Vec::new, |answer| answer.refuting_draw(&key).collect())
        })
    });
    let looked = check.signals.looked.clone();
    effect(move || {
        looked.with(|looked| match looked.as_deref() {
            Some(PullResponse::Draw { draw, .. }) if draw.row.pull_key == key => {
                report.set(Some(draw.clone()));
            }
            _ => {}
        });
    });
    let toggle = NodeRef::<html::Button>::new();
    let wanted = check.signals.wanted.clone();
    effect(move || {
        if open.get() && report.with(Option::is_none) {
            check.look(PullQuery::Draw(key));
        }
        table.lay_out();
    });
    // The page leads a reader who asked for this draw to it.
    effect(move || {
        let is_wanted = wanted.get() == Some(key) && open.get() && report.with(Option::is_some);
        if let (true, Some(toggle)) = (is_wanted, toggle.get()) {
            wanted.set(None);
            let _ = toggle.focus();
        }
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
                <RowToggle table row below=below.clone() button=toggle>
                    <ChangingMark mark />
                    <span class="unseen">{words::say!(dependent_the_pull_of)}</span>
                    <bdi class="said">{who}</bdi>
                </RowToggle>
            </th>
            <td role="cell" data-label=of_word>{draw.word_at.map(|at| words::thousands(at.block))}</td>
            <td role="cell" data-label=of_roll>{dependent::rolled(&draw)}</td>
            <td role="cell" data-label=of_took>{dependent::took(&draw)}</td>
            {redrawn(move || open.get().then(|| view! {
                <td role="cell" class="below" id=below.clone()>
                    {redrawn(move || match report.get() {
                        Some(draw) => view! { <Opened draw=*draw answer refuting /> }.into_any(),
                        None => words::say!(dependent_opening).into_any(),
                    })}
                </td>
            }))}
        </tr>
    }
}

/// Draws a draw worked through: its values, and its own steps.
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

/// Draws the way to the first draw that failed, beside the verdict, if that is not the pull itself.
#[component]
pub fn ToFailed(
    /// The results of the check.
    signals: Arc<CheckSignals>,
    /// The check's report.
    report: std::sync::Arc<Answer>,
) -> impl IntoView {
    failed_draw(&report).map(|name| {
        view! {
            <p>
                <button
                    type="button"
                    class="text-button"
                    data-action="open-draw"
                    on:click=move |_| signals.wanted.set(Some(name.pull_key))
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
