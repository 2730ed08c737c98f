//! Shows one pull on a stream, in large type: its draw step by step, and the verdict.

use core::time::Duration;
use std::sync::Arc;

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::error_panel::ErrorPanel;
use super::missing_part::MissingPart;
use super::report::name_the_tab;
use super::seal::Seal;
use super::stage_pictures::{Cards, OddsBar, PlaceBar, Ranked, Remaining};
use super::verdict::{Chips, Phase};
use super::waiting::{UntilTheEnd, Waiting};
use crate::model::paths;
use crate::model::stage::{Move, Stage, Steps, is_press};
use crate::ui::check::{Check, CheckSignals, Staged};
use crate::ui::locale::Locale;
use crate::ui::reactive::{effect, redrawn, text};
use crate::ui::router::{self, Router};
use crate::ui::stage_sheet::Dressed;
use crate::worker::response::ReadFrom;
use answer::Answer;
use chain::endpoint::Endpoint;
use explain::Subject;
use explain::event::{StagedDraw, StagedPull};
use words::{StagePicture, StageStep};

/// The time for a step that is followed by the next.
const PACE: Duration = Duration::from_secs(5);

/// The report on the stage, with the pull of an event.
#[derive(Clone)]
struct Shown {
    answer: Arc<Answer>,
    /// The number of the pull that the address names, and the pull.
    staged: Option<Staged>,
}

impl Shown {
    fn staged(&self) -> Option<&StagedPull> {
        self.staged.as_ref()?.1.as_deref()
    }

    fn steps(&self) -> Vec<StageStep> {
        let wanted = self.staged.as_ref().and_then(|(wanted, _)| *wanted);
        words::stage_steps(&self.answer, self.staged(), wanted)
    }
}

/// Draws a check on the stage.
#[component]
pub fn StageView(
    /// The check.
    check: Check,
    /// The options of the stage.
    stage: Stage,
) -> impl IntoView {
    let signals = check.signals.clone();
    let phase = Phase::follow(&signals);
    name_the_tab(signals.report.clone(), phase);
    let dressed = Dressed::start(stage.is_transparent);
    on_cleanup(move || dressed.end());

    let router = expect_context::<Router>();
    let shown = shown(&check, router.pull());
    let locale = expect_context::<Locale>();
    let all = Memo::new(move |_| {
        locale.language();
        shown.with(|shown| shown.as_ref().map(Shown::steps).unwrap_or_default())
    });
    let of = move || all.with(Vec::len);
    let steps = RwSignal::new(Steps::start(stage.is_auto));
    start_with_each_pull(shown, steps, stage);
    play(steps, all);
    let leave = {
        let proof = check.link().map(paths::proof).unwrap_or_default();
        move || proof.clone() + &router.fragment().get_untracked()
    };
    by_keys(steps, all, router, leave.clone());

    let step = Memo::new(move |_| all.with(|all| all.get(steps.get().at).cloned()));
    let is_last = Memo::new(move |_| steps.get().at.saturating_add(1) >= of());
    let scene = {
        let (check, signals) = (check.clone(), signals.clone());
        redrawn(move || {
            match (phase.get(), step.get()) {
            (Phase::Waiting(error), _) => {
                view! { <div class="stage-wait"><h2>{words::load_heading(&error)}</h2><Waiting check=check.clone() error /></div> }.into_any()
            }
            (Phase::Halted(halt), _) => {
                view! { <div class="stage-wait"><h2>{words::error_heading(&halt)}</h2><ErrorPanel check=check.clone() halt /></div> }.into_any()
            }
            (phase, None) => {
                view! { <div class="stage-wait"><h2>{phase.heading()}</h2></div> }.into_any()
            }
            (_, Some(step)) => {
                let at = shown.get_untracked();
                at.map(|shown| view! { <Scene step shown signals=signals.clone() phase /> }).into_any()
            }
        }
        })
    };
    let head = redrawn(move || {
        shown.get().map(|shown| {
            let title = words::stage_title(&shown.answer, shown.staged());
            let buyer = words::stage_buyer(&shown.answer, shown.staged());
            view! {
                <header class="stage-head">
                    <h1><bdi>{title}</bdi></h1>
                    {buyer.map(|buyer| view! { <p><bdi>{buyer}</bdi></p> })}
                </header>
            }
        })
    });
    let foot = {
        let signals = signals.clone();
        redrawn(move || {
            let has_verdict = step.with(Option::is_some) && !is_last.get();
            has_verdict.then(
                || view! { <footer class="stage-foot"><Ending signals=signals.clone() phase is_brief=true /></footer> },
            )
        })
    };
    let live = {
        let check = check.clone();
        redrawn(move || {
            let runs = |report: &Option<Arc<Answer>>| matches!(report.as_deref().map(|report| &report.subject), Some(Subject::Event(event)) if event.is_live());
            let runs = phase.get() == Phase::Done && check.signals.report.with(runs);
            runs.then(
                || view! { <div class="stage-live"><UntilTheEnd check=check.clone() /></div> },
            )
        })
    };
    view! {
        <article
            class="stage"
            data-step=move || step.with(|step| step.as_ref().map(|step| step.picture.name()))
            data-transparent=stage.is_transparent.then_some("")
        >
            {head}
            <div class="stage-scene" aria-live="polite">{scene}</div>
            {foot}
            {live}
            <Controls steps all leave />
            <MissingPart check />
        </article>
    }
}

/// Follows the report and, for an event, its pull. While the page checks once more, the last one stays.
fn shown(check: &Check, wanted: Memo<Option<u64>>) -> RwSignal<Option<Shown>> {
    let shown = RwSignal::new(None);
    let signals = check.signals.clone();
    let asks = check.clone();
    effect(move || {
        signals.checked.track();
        let is_event = signals.report.with_untracked(|report| {
            let subject = report.as_deref().map(|report| &report.subject);
            matches!(subject, Some(Subject::Event(_)))
        });
        let wanted = wanted.get();
        if is_event {
            asks.stage(wanted);
        }
    });
    let (report, staged) = (check.signals.report.clone(), check.signals.staged.clone());
    effect(move || {
        let Some(answer) = report.get() else { return };
        let staged = match answer.subject {
            Subject::Pull(_) => None,
            Subject::Event(_) => match staged.get() {
                Some(staged) if staged.0 == wanted.get() => Some(staged),
                _ => return,
            },
        };
        shown.set(Some(Shown { answer, staged }));
    });
    shown
}

/// Shows the first step of each new pull.
fn start_with_each_pull(shown: RwSignal<Option<Shown>>, steps: RwSignal<Steps>, stage: Stage) {
    let pull = Memo::new(move |_| {
        shown.with(|shown| {
            let staged = shown.as_ref()?.staged()?;
            Some((staged.pull.sequence_index, staged.draw.is_some()))
        })
    });
    effect(move || {
        pull.track();
        steps.set(Steps::start(stage.is_auto));
    });
}

/// Shows the next step after a while, if the steps follow each other.
fn play(steps: RwSignal<Steps>, all: Memo<Vec<StageStep>>) {
    effect(move || {
        let (now, of) = (steps.get(), all.with(Vec::len));
        if !now.is_playing || of == 0 {
            return;
        }
        let go_on = move || {
            if steps.try_get_untracked() == Some(now) {
                steps.update(|steps| steps.next(of));
            }
        };
        set_timeout(go_on, PACE);
    });
}

/// Moves through the steps by keys. A key that a control takes is the control's.
fn by_keys(
    steps: RwSignal<Steps>,
    all: Memo<Vec<StageStep>>,
    router: Router,
    leave: impl Fn() -> String + 'static,
) {
    let keys = window_event_listener(ev::keydown, move |event| {
        let target = event.target().and_then(|at| at.dyn_into::<Element>().ok());
        let is_of_control = target.is_some_and(|at| {
            at.closest("a, button, summary, input")
                .is_ok_and(|control| control.is_some())
        });
        let key = event.key();
        let is_taken = is_of_control && is_press(&key);
        if is_taken || event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        match Move::of_key(&key) {
            Some(Move::Next) => steps.update(|steps| steps.step(all.with_untracked(Vec::len))),
            Some(Move::Back) => steps.update(Steps::back),
            Some(Move::Leave) => router.push(&leave()),
            None => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || keys.remove());
}

/// Draws the buttons for the steps, for readers without a keyboard, and the way to the report.
#[component]
fn Controls(
    steps: RwSignal<Steps>,
    all: Memo<Vec<StageStep>>,
    leave: impl Fn() -> String + Send + 'static,
) -> impl IntoView {
    let of = move || all.with(Vec::len);
    let at = move || steps.get().at;
    let is_last = move || at().saturating_add(1) >= of();
    let play = move || match steps.get().is_playing {
        true => words::say!(stage_pause),
        false => words::say!(stage_play),
    };
    view! {
        <nav class="stage-controls" hidden=move || of() == 0>
            <button type="button" class="button" data-action="stage-back" disabled=move || at() == 0 on:click=move |_| steps.update(Steps::back)>{words::say!(stage_back)}</button>
            <button type="button" class="button primary" data-action="stage-next" disabled=is_last on:click=move |_| steps.update(|steps| steps.step(all.with_untracked(Vec::len)))>{words::say!(stage_next)}</button>
            <button type="button" class="button" data-action="stage-play" on:click=move |_| steps.update(|steps| steps.play(all.with_untracked(Vec::len))) prop:textContent={text(play)}></button>
            <span data-stage-step="" prop:textContent={text(move || words::stage_step(at(), of()))}></span>
            <a class="stage-leave" href=move || router::href(&leave())>{words::say!(stage_leave)}</a>
            <span class="stage-keys">{words::say!(stage_keys)}</span>
        </nav>
    }
}

/// Draws a step: its result in large type, its sentences and its picture. The last one has the verdict.
#[component]
fn Scene(
    step: StageStep,
    shown: Shown,
    signals: Arc<CheckSignals>,
    phase: Memo<Phase>,
) -> impl IntoView {
    let StageStep {
        picture,
        label,
        result,
        said,
        cards,
    } = step;
    let is_last = picture == StagePicture::Card;
    let picture = match (picture, &shown.answer.subject) {
        (StagePicture::Card, _) => view! { <Cards cards /> }.into_any(),
        (StagePicture::Ranks, Subject::Pull(pull)) => {
            view! { <Ranked pull=(**pull).clone() /> }.into_any()
        }
        (_, Subject::Pull(pull)) => {
            let shows_band = picture == StagePicture::Band;
            view! { <OddsBar pull=(**pull).clone() shows_band /> }.into_any()
        }
        (StagePicture::Ranks, Subject::Event(_)) => {
            let draw = shown.staged().and_then(|staged| staged.draw.clone());
            draw.map(|draw| view! { <Remaining draw /> }).into_any()
        }
        (_, Subject::Event(_)) => {
            let draw = shown.staged().and_then(|staged| staged.draw.as_ref());
            let place = |draw: &StagedDraw| {
                let (remaining, idx) = (draw.worked.remaining, draw.worked.idx);
                view! { <PlaceBar remaining idx /> }
            };
            draw.map(place).into_any()
        }
    };
    let said: Vec<_> = said
        .into_iter()
        .map(|words| view! { <p class="stage-said"><bdi>{words}</bdi></p> })
        .collect();
    view! {
        <section data-scene="">
            {(!is_last).then(|| view! { <h2>{label}</h2> })}
            {(!result.is_empty()).then(|| view! { <p class="stage-result">{result}</p> })}
            {said}
            {picture}
            {is_last.then(|| view! { <Ending signals phase is_brief=false /> })}
        </section>
    }
}

/// Draws the verdict as the answer has it: whole at the end, in brief under each earlier step.
#[component]
fn Ending(signals: Arc<CheckSignals>, phase: Memo<Phase>, is_brief: bool) -> impl IntoView {
    redrawn(move || {
        let report = signals.report.get().filter(|_| phase.get() == Phase::Done);
        let asking = signals.asking.with(|asking| {
            let hosts: Vec<_> = asking.iter().map(Endpoint::host).collect();
            (!hosts.is_empty()).then(|| words::asking(&hosts))
        });
        let Some(report) = report else {
            let heading = phase.get().heading();
            return view! { <div class="stage-verdict"><p class="stage-heading"><Seal headline=None /><span>{heading}</span></p></div> }.into_any();
        };
        let read = signals.live();
        let at = match read.as_ref().map(|read| &read.source) {
            Some(ReadFrom::Tab(at)) => at.clone(),
            _ => words::utc(signals.at.get()),
        };
        let reading = read.as_ref().map(|read| &read.reading);
        let poster = words::poster(&report, None, reading, &at);
        let reasons = (!is_brief).then_some(poster.reasons).into_iter().flatten();
        let reasons: Vec<_> = reasons
            .map(|words| view! { <p class="stage-said"><bdi>{words}</bdi></p> })
            .collect();
        view! {
            <div class="stage-verdict" data-verdict=report.verdict.name() data-tone=report.headline.tone().name()>
                <p class="stage-heading"><Seal headline=Some(report.headline) /><span>{words::heading(report.headline)}</span></p>
                <Chips chips=report.chips.clone() />
                {reasons}
                <p class="stage-when"><bdi>{asking.unwrap_or(poster.when)}</bdi></p>
            </div>
        }
        .into_any()
    })
}
