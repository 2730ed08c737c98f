//! Shows the verdict, or its substitute if the verdict is missing or not there yet.

use std::sync::Arc;

use leptos::{ev, prelude::*};

use crate::model::paths;
use crate::ui::browser;
use crate::ui::check::{Check, CheckSignals};
use crate::ui::components::parts::error_panel::ErrorPanel;
use crate::ui::components::parts::progress::Progress;
use crate::ui::components::parts::safe_text::Around;
use crate::ui::components::reading::waiting::Waiting;
use crate::ui::components::report::dependents::ToFailed;
use crate::ui::components::report::mismatch::Mismatch;
use crate::ui::components::report::seal::Seal;
use crate::ui::reactive::redrawn;
use crate::ui::state::State;
use answer::{Answer, Chip};
use intake::LoadError;
use words::{Card, CheckError};

/// The state of a check, for the top of its page.
#[derive(Clone, PartialEq, Eq)]
pub enum Phase {
    /// The proof is on its way.
    Loading,
    /// The proof is being checked.
    Checking,
    /// The proof is not ready, or may not be, and the page asks for it again and again.
    Waiting(LoadError),
    /// The check has ended without a report.
    Halted(CheckError),
    /// The reader stopped it.
    Cancelled,
    /// The check has its report.
    Done,
}

impl Phase {
    /// Follows the phase of a check.
    pub fn follow(signals: CheckSignals) -> Memo<Self> {
        Memo::new(move |_| Self::of(&signals.state.get(), signals))
    }

    /// Returns the phase of a check.
    fn of(state: &State, signals: CheckSignals) -> Self {
        match state {
            State::Halted(CheckError::Load(error)) if error.again().begins => {
                Self::Waiting(error.clone())
            }
            State::Starting | State::Receiving { .. } => match signals.waiting.get() {
                Some(waiting) => Self::Waiting(waiting.reason),
                None => Self::Loading,
            },
            State::Checking { .. } => Self::Checking,
            State::Halted(halt) => Self::Halted(halt.clone()),
            State::Cancelled => Self::Cancelled,
            State::Done => Self::Done,
        }
    }

    /// Returns the words of the heading while there is no verdict.
    pub fn heading(&self) -> &'static str {
        match self {
            Self::Loading => words::say!(verdict_loading),
            Self::Checking | Self::Done => words::say!(verdict_checking),
            Self::Waiting(error) => words::load_error::load_heading(error),
            Self::Halted(halt) => words::check_error::error_heading(halt),
            Self::Cancelled => words::say!(verdict_stopped),
        }
    }
}

/// Draws the top of a report.
#[component]
pub fn VerdictPanel(
    check: Check,
    /// The state of the check.
    phase: Memo<Phase>,
) -> impl IntoView {
    let answer = check.signals.answer;
    // Each phase is drawn over the one before, so that the focus stays at its place.
    redrawn(move || {
        let phase = phase.get();
        if let (Phase::Done, Some(answer)) = (&phase, answer.get()) {
            return view! { <Settled answer check /> }.into_any();
        }
        let heading = phase.heading();
        let below = match phase {
            Phase::Loading | Phase::Checking | Phase::Done => view! {
                <p class="verdict-lead">{words::say!(verdict_meanwhile)}</p>
                <Progress check />
            }
            .into_any(),
            Phase::Waiting(error) => view! { <Waiting check error /> }.into_any(),
            Phase::Halted(halt) => view! { <ErrorPanel check halt /> }.into_any(),
            Phase::Cancelled => view! { <Stopped check /> }.into_any(),
        };
        view! {
            <div class="verdict">
                <h1><Seal headline=None /><span>{heading}</span></h1>
                {below}
            </div>
        }
        .into_any()
    })
}

#[component]
fn Settled(answer: Arc<Answer>, check: Check) -> impl IntoView {
    let card = Card::of(&answer);
    let awaits = check.signals.awaits_recorded;
    let beneath = move || match awaits.get() {
        true => Some(words::say!(verdict_recorded_checking).to_owned()),
        false => card.beneath.clone(),
    };
    view! {
        <div class="verdict" data-verdict=answer.report.verdict.name()>
            <div class="verdict-head">
                <h1><Seal headline=Some(answer.headline) /><span>{card.heading}</span></h1>
                <Chips chips=card.chips />
                {redrawn(move || beneath().map(|words| view! { <p class="verdict-beneath"><bdi>{words}</bdi></p> }))}
            </div>
            <div class="verdict-words">
            <p class="verdict-lead"><bdi>{card.lead}</bdi></p>
            {card.limits.map(|words| view! { <p class="note" data-limits="">{words}</p> })}
            {card.server_says_no.map(|words| view! { <p class="note" data-server="no">{words}</p> })}
            {card.tool_mark.map(|words| view! { <p class="note" data-tool-mark="">{words}</p> })}
            <Differs signals=check.signals answer=answer.clone() />
            </div>
        </div>
    }
}

/// Draws the contract's chips next to the headline, which a reader must know. A sample is marked
/// above.
#[component]
pub fn Chips(
    /// The chips with their words.
    mut chips: Vec<(Chip, &'static str)>,
) -> impl IntoView {
    chips.retain(|(chip, _)| *chip != Chip::Sample);
    (!chips.is_empty()).then(|| {
        let each = chips
            .into_iter()
            .map(|(chip, words)| view! { <li data-chip=chip.name()>{words}</li> });
        view! { <ul class="chips">{each.collect_view()}</ul> }
    })
}

/// Warns that the verdict rests on a single reader, with a link to the form that asks another.
#[component]
fn Lone(answer: Arc<Answer>, host: String) -> impl IntoView {
    let words = words::verdict::caution(&answer, &host, words::HERE);
    let ask = move |event: ev::MouseEvent| {
        event.prevent_default();
        browser::go_to(paths::CONFIRM);
    };
    let said = match words.contains(words::HERE) {
        true => view! {
            <Around words>
                <a href=format!("#{}", paths::CONFIRM) data-action="ask-another" on:click=ask>
                    {words::say!(verdict_ask_another)}
                </a>
            </Around>
        }
        .into_any(),
        false => words.into_any(),
    };
    view! { <p class="verdict-told" data-told-by=host><bdi>{said}</bdi></p> }
}

/// Draws the content under a verdict's reasons: the endpoints' answers, and the difference.
#[component]
fn Differs(signals: CheckSignals, answer: Arc<Answer>) -> impl IntoView {
    let lone = answer.lone.clone();
    let refuted = words::reading::left_out_refutes(&answer);
    view! {
        {refuted.map(|words| view! { <p class="verdict-told" data-left-out="refutes"><bdi>{words}</bdi></p> })}
        {lone.map(|host| view! { <Lone answer=answer.clone() host /> })}
        <ToFailed signals answer=answer.clone() />
        <Mismatch answer />
    }
}

#[component]
fn Stopped(check: Check) -> impl IntoView {
    view! {
        <p class="verdict-lead">{words::say!(verdict_no_verdict)}</p>
        <div class="actions">
            <button type="button" class="button primary" data-action="retry" on:click=move |_| check.restart()>
                {words::say!(verdict_check_again)}
            </button>
        </div>
    }
}
