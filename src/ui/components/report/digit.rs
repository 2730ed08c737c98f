//! Shows a failing check: one digit of the random number is changed in a copy of the proof, and the same check runs on
//! the copy.
//!
//! The words and the frame mark the copy. It has no hook of a real verdict or step: nothing of it can be saved, shared
//! or confirmed.

use leptos::prelude::*;

use crate::ui::check::{Check, Rows};
use crate::ui::components::frame::announcer::LiveRegion;
use crate::ui::components::parts::safe_text::SafeText;
use crate::ui::components::report::difference::Difference;
use crate::ui::components::report::step::StepRow;
use crate::ui::reactive::{effect, redrawn, text};
use crate::worker::ask::ChangedDigit;
use crate::worker::response::CheckedCopy;

/// Draws the button on a report that passed, and the changed copy's result.
#[component]
pub fn ChangeDigit(check: Check) -> impl IntoView {
    let answer = check.signals.answer;
    let passes = Memo::new(move |_| {
        answer.with(|answer| answer.as_ref().is_some_and(|answer| answer.passes))
    });
    redrawn(move || passes.get().then(|| view! { <Button check /> }))
}

#[component]
fn Button(check: Check) -> impl IntoView {
    let live_region = expect_context::<LiveRegion>();
    let open = RwSignal::new(false);
    let asked = RwSignal::new(false);
    // `None` while the copy is checked.
    let copy = LocalResource::new(move || {
        let asked = asked.get();
        async move {
            match asked {
                true => check.ask(ChangedDigit {}).await,
                false => None,
            }
        }
    });
    effect(move || {
        if open.get()
            && let Some(Some(Some(copy))) = copy.get()
        {
            live_region.say(words::digit::copy_said(&copy.brief));
        }
    });
    let toggle = move |_| {
        open.update(|open| *open = !*open);
        if !open.get_untracked() {
            live_region.say(words::say!(digit_undone));
        } else if !asked.get_untracked() {
            asked.set(true);
        }
    };
    let panel = redrawn(move || open.get().then(|| view! { <CopyPanel copy /> }));
    view! {
        <section class="digit" aria-labelledby="digit">
            <h2 id="digit">{words::say!(digit_see_it_fail)}</h2>
            <p class="section-lead">{words::say!(digit_about)}</p>
            <button
                type="button"
                class="button"
                data-action="change-digit"
                aria-expanded=move || open.get().to_string()
                aria-controls="changed-copy"
                on:click=toggle
             prop:textContent={text(move || if open.get() { words::say!(digit_undo) } else { words::say!(digit_change) })}></button>
            {panel}
        </section>
    }
}

/// Draws the changed copy under its mark, once it is checked.
#[component]
fn CopyPanel(copy: LocalResource<Option<Option<CheckedCopy>>>) -> impl IntoView {
    let result = redrawn(move || match copy.get().flatten() {
        Some(Some(copy)) => view! { <CopyResult copy /> }.into_any(),
        Some(None) => view! { <p>{words::say!(digit_failed)}</p> }.into_any(),
        None => view! { <p>{words::say!(digit_checking)}</p> }.into_any(),
    });
    view! {
        <div class="digit-copy" id="changed-copy" role="group" aria-labelledby="changed-copy-mark">
            <p class="digit-mark" id="changed-copy-mark">{words::say!(digit_mark)}</p>
            {result}
        </div>
    }
}

#[component]
fn CopyResult(copy: CheckedCopy) -> impl IntoView {
    let CheckedCopy {
        before,
        after,
        brief,
    } = copy;
    let steps = Rows::of_failed(&brief);
    let failed = steps.ids();
    let steps = RwSignal::new(steps);
    let other = before.clone();
    view! {
        <div data-changed-copy=brief.report.verdict.name()>
            <div class="digit-values">
                <code translate="no">{words::digit::changed_field(brief.report.kind)}</code>
                <dl>
                    <dt>{words::say!(digit_before)}</dt>
                    <dd data-before=""><code translate="no" class="value"><SafeText text=before limit=200 /></code></dd>
                    <dt>{words::say!(digit_after)}</dt>
                    <dd data-after=""><code translate="no" class="value"><Difference value=after other /></code></dd>
                </dl>
            </div>
            <h3>{words::verdict::heading(brief.headline)}</h3>
            <p class="section-lead"><bdi>{words::digit::copy_lead(&brief)}</bdi></p>
            {(!failed.is_empty()).then(|| view! {
                <ul class="steps">
                    {failed.into_iter().map(|id| view! { <StepRow steps=steps id of_copy=true /> }).collect_view()}
                </ul>
            })}
            <p class="note">{words::digit::others_of_copy(&brief.report)}</p>
        </div>
    }
}
