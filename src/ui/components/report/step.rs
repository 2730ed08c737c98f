//! Shows one step: its result, and its comparisons one click below.

use std::sync::Arc;

use leptos::prelude::*;

use crate::model::paths;
use crate::ui::check::Rows;
use crate::ui::components::parts::copy::MadeAgain;
use crate::ui::components::parts::details::Details;
use crate::ui::components::parts::mark::ChangingMark;
use crate::ui::components::parts::rule::Rule;
use crate::ui::components::report::compare::Compare;
use crate::ui::components::report::save_proof::SaveProof;
use crate::ui::reactive::{redrawn, text};
use answer::{Answer, Mark};
use verify::report::{Finding, Step, StepId};

/// Draws one step of a check. A failed step is open.
#[component]
pub fn StepRow(
    steps: RwSignal<Rows>,
    id: StepId,
    /// True if the check is a changed copy's: the step is then no step of the proof, and asks nothing of the reader.
    #[prop(optional)]
    of_copy: bool,
    /// True if folded content is drawn. Open content is always drawn.
    #[prop(default = Signal::stored(true))]
    folded: Signal<bool>,
) -> impl IntoView {
    let step = Memo::new(move |_| steps.with(|steps| steps.get(id)));
    let mark = Memo::new(move |_| steps.with(|steps| steps.mark(id)));
    let drawn = Memo::new(move |_| folded.get() || mark.get() == Mark::Failed);
    let title = text(move || match step.get() {
        Some(step) => words::step::title_of(&step),
        None => words::step::title(id),
    });
    view! {
        <li
            class="step"
            id=(!of_copy).then(|| paths::step_id(id))
            data-step=(!of_copy).then_some(id.name())
            data-copy-step=of_copy.then_some(id.name())
            data-status=move || mark.get().name()
            data-basis=answer::basis_name(id)
        >
            <details open=move || mark.get() == Mark::Failed>
                <summary>
                    <ChangingMark mark />
                    <span prop:textContent=title></span>
                    <code translate="no" class="step-id" aria-hidden="true">{id.name()}</code>
                </summary>
                {redrawn(move || drawn.get().then(|| view! {
                    <div class="step-body">
                        {redrawn(move || step.get().map(|step| view! { <Ended step of_copy /> }))}
                        <p class="step-rule">{words::step::checked_by(id)}</p>
                        <Rule anchor=id.name() />
                    </div>
                }))}
            </details>
        </li>
    }
}

/// Draws a step of one draw. A failed step is open.
#[component]
pub fn StepLine(
    step: Step,
    /// The answer about the payload.
    answer: RwSignal<Option<Arc<Answer>>>,
) -> impl IntoView {
    let id = step.id;
    let of_answer = step.clone();
    let mark = Memo::new(move |_| {
        answer.with(|answer| {
            let answer = answer.as_ref();
            answer.map_or(Mark::Waiting, |answer| answer.mark_of_its_step(&of_answer))
        })
    });
    let status = mark.get_untracked();
    let title = words::step::title_of(&step);
    view! {
        <li class="step" data-own-step=id.name() data-status=status.name()>
            <details open=status == Mark::Failed>
                <summary>
                    <ChangingMark mark />
                    <span>{title}</span>
                    <code translate="no" class="step-id" aria-hidden="true">{id.name()}</code>
                </summary>
                <div class="step-body"><Ended step=Arc::new(step) of_copy=false /><Rule anchor=id.name() /></div>
            </details>
        </li>
    }
}

#[component]
fn Ended(step: Arc<Step>, of_copy: bool) -> impl IntoView {
    let (differing, agreeing): (Vec<_>, Vec<_>) = step
        .findings
        .iter()
        .cloned()
        .partition(|finding| !finding.agrees());
    let failed = step.failed();
    let (made, agreed) = step.comparisons();
    // The deciding comparison is open: the first difference, or else the first agreement.
    let (mut differing, mut agreeing) = (differing.into_iter(), agreeing.into_iter());
    let deciding = if failed {
        differing.next()
    } else {
        agreeing.next()
    };
    view! {
        {(!failed).then(|| view! { <p><bdi>{words::detail(&step)}</bdi></p> })}
        {deciding.map(|finding| view! { <Compared finding /> })}
        {(failed && !of_copy).then(|| view! {
            <p>
                <strong>{words::say!(step_what_it_means)}{words::join::between()}</strong>{words::step::failed_means(step.id)}
            </p>
            <p>
                <strong>{words::say!(step_what_to_do)}{words::join::between()}</strong>{words::step::failed_todo(step.id)}
            </p>
            <SaveProof />
        })}
        <More findings=differing.collect() made failed />
        <More findings=agreeing.collect() made=agreed failed=false />
    }
}

/// Draws a comparison, and the lines that make its hashes again.
#[component]
fn Compared(finding: Finding) -> impl IntoView {
    let (published, computed) = (
        words::value::exact(&finding.published),
        words::value::exact(&finding.computed),
    );
    let other = (computed != published).then(|| view! { <MadeAgain hash=computed /> });
    view! {
        <Compare finding />
        <MadeAgain hash=published />
        {other}
    }
}

/// Draws further comparisons, one click below.
#[component]
fn More(findings: Vec<Finding>, made: u64, failed: bool) -> impl IntoView {
    let shown = u64::try_from(findings.len()).unwrap_or(u64::MAX);
    let words = words::step::more(shown, made, failed);
    (shown > 0).then(|| {
        let findings = StoredValue::new(findings);
        // A page of values needs time to draw.
        let content = move || {
            let findings = findings.get_value().into_iter();
            findings
                .map(|finding| view! { <Compared finding /> })
                .collect_view()
        };
        view! { <Details class="step-more" title=words.into_any() content /> }
    })
}
