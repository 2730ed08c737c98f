//! Shows the buyer's questions, each with its answer in a line and its steps one click below.

use leptos::prelude::*;

use crate::ui::browser;
use crate::ui::check::{Check, CheckSignals, Rows};
use crate::ui::components::parts::deferred;
use crate::ui::components::parts::disclosure::Disclosure;
use crate::ui::components::parts::mark::{ChangingMark, Legend};
use crate::ui::components::reading::endpoints::Endpoints;
use crate::ui::components::report::step::StepRow;
use crate::ui::reactive::{redrawn, text};
use answer::{Group, Mark};
use verify::report::{Kind, StepId};
use words::Answered;

/// The turn of the folded content of the first question: after everything that is visible from the start.
const FOLDED: u32 = 1;

/// The open questions. This outlives their views, which are drawn again when the report comes.
#[derive(Clone, Copy, Default)]
pub struct Disclosures {
    all: RwSignal<bool>,
    each: [Disclosure; Group::ALL.len()],
}

/// Draws the list of questions. It is there before the check runs, and settles live.
#[component]
pub fn Questions(
    check: Check,
    /// The open questions.
    folds: Disclosures,
) -> impl IntoView {
    let kind = check.signals.kind;
    let all_open = folds.all;
    let steps = check.signals.steps;
    let has_failed =
        Memo::new(move |_| steps.with(|steps| steps.marks().any(|(_, mark)| mark == Mark::Failed)));
    redrawn(move || {
        kind.get().map(|kind| {
            view! {
                <section class="questions" aria-labelledby="questions">
                    <h2 class="unseen" id="questions">{words::say!(questions_heading)}</h2>
                    {(FOLDED..)
                        .zip(Group::ALL.into_iter().zip(folds.each))
                        .map(|(turn, (group, fold))| view! { <Question check group kind fold all_open turn /> })
                        .collect_view()}
                        <button
                            type="button"
                            class="button quiet"
                            data-action="open-all"
                            on:click=move |_| all_open.update(|open| *open = !*open)
                         prop:textContent={text(move || if all_open.get() { words::say!(questions_close) } else { words::say!(questions_open) })}></button>
                    <Legend has_failed />
                </section>
            }
        })
    })
}

#[component]
fn Question(
    check: Check,
    group: Group,
    kind: Kind,
    fold: Disclosure,
    all_open: RwSignal<bool>,
    turn: u32,
) -> impl IntoView {
    let signals = check.signals;
    let question = Memo::new(move |_| signals.question(group));
    let mark = Memo::new(move |_| {
        question.with(|question| question.as_ref().map_or(Mark::Waiting, |given| given.mark))
    });
    let said = Memo::new(move |_| {
        // No line changes its length before the report comes.
        let Some(answer) = signals.answer.get() else {
            return words::question::to_come(group, kind).into();
        };
        question.with(|question| match question {
            Some(given) => Answered::of(given, &answer, words::cause).answer,
            None => words::question::being_read().into(),
        })
    });
    let ids = steps_of(group, signals);
    let failed_here = Memo::new(move |_| {
        let mark = |id: &StepId| signals.steps.with(|steps| steps.mark(*id));
        ids.with(|ids| ids.iter().any(|id| mark(id) == Mark::Failed))
    });
    // On a phone the open question would push the other answers out of sight, and the report already leads with the
    // difference.
    fold.open_when(move || browser::is_wide() && failed_here.get());
    Effect::new(move |before: Option<bool>| {
        let all = all_open.get();
        if before.is_some_and(|before| before != all) {
            fold.set(all);
        }
        all
    });
    view! {
        <details
            class="question"
            id=group.name()
            data-group=group.name()
            data-mark=move || mark.get().name()
            node_ref=fold.details
            open=move || fold.open.get()
            on:toggle=move |_| fold.toggled()
        >
            <summary>
                <ChangingMark mark />
                <span class="question-words">
                    <h3>{words::question(group, kind)}</h3>
                    <span class="question-answer"><bdi prop:textContent={text(move || said.get())}></bdi></span>
                </span>
            </summary>
            <QuestionBody check group open=fold.open turn />
        </details>
    }
}

/// Draws the content under a question: its steps, and other known facts.
#[component]
fn QuestionBody(
    check: Check,
    /// The question.
    group: Group,
    /// True while the question is open.
    open: RwSignal<bool>,
    /// The turn at which it is drawn while it is folded.
    turn: u32,
) -> impl IntoView {
    let signals = check.signals;
    let ids = steps_of(group, signals);
    let has_report = {
        let answer = signals.answer;
        deferred::after_turns(turn, move || answer.with(Option::is_some))
    };
    let folded = Signal::derive(move || open.get() || has_report.get());
    let asked = (group == Group::Contract).then(|| view! { <Endpoints check /> });
    let body = redrawn(move || {
        let own = ids.get();
        if own.is_empty() {
            return view! { <p class="note">{words::say!(about_others_of_an_event)}</p> }
                .into_any();
        }
        view! {
            <ul class="steps">
                {own.into_iter().map(|id| view! { <StepRow steps=signals.steps id folded /> }).collect_view()}
            </ul>
        }
        .into_any()
    });
    view! { {body}{asked} }
}

/// Returns the steps that answer a question.
fn steps_of(group: Group, signals: CheckSignals) -> Memo<Vec<StepId>> {
    let steps = signals.steps;
    Memo::new(move |_| {
        let mut ids = steps.with(Rows::ids);
        ids.retain(|id| Group::of(*id) == group);
        ids
    })
}
