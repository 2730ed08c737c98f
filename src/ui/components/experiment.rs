//! Shows a failing check: one change to a copy of the proof, and the same check on the changed copy.
//!
//! The words and the frame mark it as an experiment. It has no hook of a real verdict or step: nothing of it can be
//! saved, shared or printed.

use std::sync::Arc;

use leptos::{ev, html, prelude::*};

use super::announcer::LiveRegion;
use super::difference::Difference;
use super::safe_text::SafeText;
use super::step::StepRow;
use crate::experiment::{Change, MAX_BYTES, Offer};
use crate::ui::check::Check;
use crate::ui::check::Rows;
use crate::ui::reactive::{effect, redrawn, text};
use crate::worker::response::{Trial, TrialUpdate};
use words::experiment::ChangedValue;

/// The state of an experiment.
#[derive(Clone, Copy)]
struct ExperimentState {
    open: RwSignal<bool>,
    offers: RwSignal<Vec<Offer>>,
    /// The change that is being tried or was tried last.
    tried: RwSignal<Option<Change>>,
    /// The element in which the changes are chosen.
    panel: NodeRef<html::Div>,
    opener: NodeRef<html::Button>,
}

/// Draws the experiment on a report that passed.
#[component]
pub fn Experiment(
    /// The check.
    check: Check,
) -> impl IntoView {
    let report = check.signals.report.clone();
    let passes = Memo::new(move |_| {
        report.with(|report| report.as_ref().is_some_and(|report| report.passes))
    });
    redrawn(move || {
        passes
            .get()
            .then(|| view! { <Opened check=check.clone() /> })
    })
}

#[component]
fn Opened(check: Check) -> impl IntoView {
    let live_region = expect_context::<LiveRegion>();
    let state = ExperimentState {
        open: RwSignal::new(false),
        offers: RwSignal::new(Vec::new()),
        tried: RwSignal::new(None),
        panel: NodeRef::new(),
        opener: NodeRef::new(),
    };
    let updates = check.signals.tried.clone();
    {
        let updates = updates.clone();
        effect(move || match updates.get().as_deref() {
            Some(TrialUpdate::Offers(offers)) => state.offers.set(offers.clone()),
            Some(TrialUpdate::Checked(trial))
                if state.tried.get_untracked() == Some(trial.change) =>
            {
                live_region.say(words::trial_said(trial.change.what, &trial.brief));
            }
            _ => {}
        });
    }
    let toggle = {
        let check = check.clone();
        move |_| {
            state.tried.set(None);
            check.undo_change();
            state.open.update(|open| *open = !*open);
            if state.open.get_untracked() && state.offers.with_untracked(Vec::is_empty) {
                check.ask_offers();
            }
        }
    };
    let running = {
        let updates = updates.clone();
        Signal::derive(move || match updates.get().as_deref() {
            Some(TrialUpdate::Checked(_) | TrialUpdate::Nothing | TrialUpdate::Failed) => false,
            Some(
                TrialUpdate::Offers(_) | TrialUpdate::TooLarge(_) | TrialUpdate::Replayed { .. },
            )
            | None => true,
        })
    };
    let undo = StoredValue::new(check.clone());
    let mend = move || {
        live_region.say(if running.get_untracked() {
            words::say!(experiment_stopped)
        } else {
            words::say!(experiment_mended)
        });
        undo.with_value(Check::undo_change);
        state.tried.set(None);
        if let Some(panel) = state.panel.get_untracked() {
            let _ = panel.focus();
        }
    };
    let back = move |event: ev::KeyboardEvent| {
        if event.key() == "Escape" && state.open.get_untracked() {
            event.stop_propagation();
            if state.tried.get_untracked().is_some() {
                mend();
            } else {
                state.open.set(false);
                if let Some(opener) = state.opener.get_untracked() {
                    let _ = opener.focus();
                }
            }
        }
    };
    let panel = redrawn(move || {
        let (check, updates) = (check.clone(), updates.clone());
        state.open.get().then(|| {
            view! {
                <div class="experiment-panel" id="experiment-panel" node_ref=state.panel tabindex="-1">
                    {redrawn(move || match state.tried.get() {
                        Some(change) => view! { <Result state change updates=updates.clone() running mend /> }.into_any(),
                        None => view! { <Changes state check=check.clone() updates=updates.clone() /> }.into_any(),
                    })}
                </div>
            }
        })
    });
    view! {
        <section class="experiment" aria-labelledby="experiment" on:keydown=back>
            <h2 id="experiment">{words::say!(experiment_see_it_fail)}</h2>
            <p class="section-lead">{words::say!(experiment_about_breaking)}</p>
            <button
                type="button"
                class="button"
                data-action="break"
                aria-expanded=move || state.open.get().to_string()
                aria-controls="experiment-panel"
                node_ref=state.opener
                on:click=toggle
             prop:textContent={text(move || if state.open.get() { words::say!(experiment_close_breaking) } else { words::say!(experiment_break_it) })}></button>
            {panel}
        </section>
    }
}

type TrialUpdates = ArcRwSignal<Option<Arc<TrialUpdate>>>;

/// Draws the changes that can be made.
#[component]
fn Changes(state: ExperimentState, check: Check, updates: TrialUpdates) -> impl IntoView {
    let offers = redrawn(move || {
        let offers = state.offers.get();
        if offers.is_empty() {
            let words = match updates.get().as_deref() {
                Some(TrialUpdate::TooLarge(size)) => words::too_large_to_change(*size, MAX_BYTES),
                Some(TrialUpdate::Offers(_)) => {
                    words::say!(experiment_nothing_to_change).to_owned()
                }
                _ => words::say!(experiment_looking_for_changes).to_owned(),
            };
            return view! { <p class="note" role="status">{words}</p> }.into_any();
        }
        let offers = offers
            .into_iter()
            .map(|offer| view! { <ChangeRow state check=check.clone() offer /> });
        view! { <ul class="experiment-changes">{offers.collect_view()}</ul> }.into_any()
    });
    view! {
        <h3>{words::say!(experiment_what_to_change)}</h3>
        {offers}
    }
}

#[component]
fn ChangeRow(state: ExperimentState, check: Check, offer: Offer) -> impl IntoView {
    let Offer { what, of } = offer;
    let nth = StoredValue::new(1_u64);
    let choose = move |event: ev::Event| {
        nth.set_value(event_target_value(&event).parse().unwrap_or(1));
    };
    let make = move |_| {
        let at = nth.get_value().clamp(1, of).saturating_sub(1);
        let change = Change { what, at };
        state.tried.set(Some(change));
        check.try_change(change);
    };
    let several = (of > 1).then(|| {
        view! {
            <label>
                <span>{words::which_of(what, of)}</span>
                <input type="number" name=what.name() min="1" max=of.to_string() value="1" on:input=choose />
            </label>
        }
    });
    view! {
        <li>
            <button type="button" class="button" data-change=what.name() on:click=make>{words::change(what)}</button>
            {several}
        </li>
    }
}

/// Draws the result of checking the changed copy, and the way back.
#[component]
fn Result(
    state: ExperimentState,
    change: Change,
    updates: TrialUpdates,
    running: Signal<bool>,
    mend: impl Fn() + Copy + Send + 'static,
) -> impl IntoView {
    let way_back = NodeRef::<html::Button>::new();
    effect(move || {
        if let Some(button) = way_back.get() {
            let _ = button.focus();
        }
    });
    let result = redrawn(move || match updates.get().as_deref() {
        Some(TrialUpdate::Checked(trial)) if trial.change == change => {
            let of = count(&state.offers.get_untracked(), change.what);
            view! { <TrialResult trial=(**trial).clone() of /> }.into_any()
        }
        Some(TrialUpdate::Nothing) => {
            view! { <p>{words::say!(experiment_nothing_to_change)}</p> }.into_any()
        }
        Some(TrialUpdate::Failed) => view! { <p>{words::say!(experiment_failed)}</p> }.into_any(),
        Some(TrialUpdate::Replayed { done, total }) => {
            view! { <p>{words::trying(*done, *total)}</p> }.into_any()
        }
        _ => view! { <p>{words::trying(0, 0)}</p> }.into_any(),
    });
    view! {
        <div class="experiment-result" role="group" aria-labelledby="experiment-mark">
            <p class="experiment-mark" id="experiment-mark">{words::say!(experiment_mark)}</p>
            <button
                type="button"
                class="button primary"
                data-action="mend"
                data-running=move || running.get().then_some("")
                node_ref=way_back
                on:click=move |_| mend()
             prop:textContent={text(move || if running.get() { words::say!(experiment_stop) } else { words::say!(experiment_mend) })}></button>
            {result}
        </div>
    }
}

fn count(offers: &[Offer], what: ChangedValue) -> u64 {
    let offer = offers.iter().find(|offer| offer.what == what);
    offer.map_or(1, |offer| offer.of)
}

#[component]
fn TrialResult(trial: Trial, of: u64) -> impl IntoView {
    let (lead, others) = (
        words::trial_lead(trial.change.what, &trial.brief),
        words::others_of_trial(&trial.brief),
    );
    let changed = words::what_was_changed(trial.change.what, trial.change.at, of);
    let Trial {
        change,
        before,
        after,
        brief,
    } = trial;
    let steps = Rows::of_failed(&brief);
    let failed = steps.ids();
    let heading = words::heading(brief.headline);
    let steps = ArcRwSignal::new(steps);
    let after = match after {
        Some(after) => {
            let other = before.clone();
            view! { <code translate="no" class="value"><Difference value=after other /></code> }
                .into_any()
        }
        None => view! { <em>{words::say!(experiment_left_out)}</em> }.into_any(),
    };
    view! {
        <div data-experiment=brief.verdict.name() data-experiment-change=change.what.name()>
            <div class="experiment-values">
                <p><strong>{changed}</strong>" "<code translate="no">{words::changed_field(change.what)}</code></p>
                <dl>
                    <dt>{words::say!(experiment_before)}</dt>
                    <dd data-before=""><code translate="no" class="value"><SafeText text=before limit=200 /></code></dd>
                    <dt>{words::say!(experiment_after)}</dt>
                    <dd data-after="">{after}</dd>
                </dl>
            </div>
            <h3>{heading}</h3>
            <p class="section-lead"><bdi>{lead}</bdi></p>
            {(!failed.is_empty()).then(|| view! {
                <ul class="steps">
                    {failed.into_iter().map(|id| view! { <StepRow steps=steps.clone() id experiment=true /> }).collect_view()}
                </ul>
            })}
            <p class="note">{others}</p>
        </div>
    }
}
