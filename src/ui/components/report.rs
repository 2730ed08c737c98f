//! Shows a whole report, from the moment its check starts.
pub mod actions;
pub mod chosen_pull;
pub mod compare;
pub mod dependents;
pub mod difference;
pub mod digit;
pub mod mismatch;
pub mod missing_part;
pub mod other_type;
pub mod own_pulls;
pub mod pass_on;
pub mod questions;
pub mod save_proof;
pub mod seal;
pub mod step;
pub mod trust;
pub mod verdict;

use std::sync::Arc;

use leptos::prelude::*;

use crate::model::paths;
use crate::ui::check::{Check, CheckSignals};
use crate::ui::components::event::{EventSections, event_card};
use crate::ui::components::frame::announcer::LiveRegion;
use crate::ui::components::parts::copy::Hashes;
use crate::ui::components::parts::safe_text::{Around, SafeText};
use crate::ui::components::pull::{PullSections, pull_card};
use crate::ui::components::report::actions::Actions;
use crate::ui::components::report::chosen_pull::Chosen;
use crate::ui::components::report::digit::ChangeDigit;
use crate::ui::components::report::missing_part::MissingPart;
use crate::ui::components::report::other_type::OtherType;
use crate::ui::components::report::questions::{Disclosures, Questions};
use crate::ui::components::report::save_proof::SavedHere;
use crate::ui::components::report::trust::{OnPaper, Trust};
use crate::ui::components::report::verdict::{Phase, VerdictPanel};
use crate::ui::locale::{Locale, Localized};
use crate::ui::reactive::{effect, redrawn};
use crate::ui::router::Router;
use crate::ui::state::{Source, State};
use crate::ui::{browser, router};
use answer::Answer;
use chain::endpoint::Endpoint;
use explain::Subject;

/// Draws a check and all its results.
#[component]
pub fn ReportView(check: Check) -> impl IntoView {
    let signals = check.signals;
    let phase = Phase::follow(signals);
    name_the_tab(signals.answer, phase);
    announce(signals, phase);

    provide_context(Hashes(signals.answer));
    provide_context(SavedHere(check));
    provide_context(Chosen::start());
    let is_large = expect_context::<Router>().is_large();
    let folds = Disclosures::default();
    let halted = move || matches!(phase.get(), Phase::Halted(_));
    let asked = move || (!halted()).then(|| view! { <Questions check folds /> });
    // The contract's answers change the verdict, but no view that is drawn here.
    let drawn = Memo::new(move |_| {
        let is_there = signals.answer.with(Option::is_some);
        is_there.then(|| signals.checked.get())
    });
    let drawn_answer = move || drawn.get().and_then(|_| signals.answer.get_untracked());
    go_to_named(drawn);
    let card = move || match drawn_answer().as_deref().map(|answer| &answer.subject) {
        Some(Subject::Event(event)) => event_card(event).into_any(),
        Some(Subject::Pull(pull)) => pull_card(pull).into_any(),
        None => view! { <div class="card"><div class="card-none"></div></div> }.into_any(),
    };
    let done = Memo::new(move |_| phase.get() == Phase::Done);
    let trust = move || done.get().then(|| view! { <Trust check /> });
    let paper = move || done.get().then(|| view! { <OnPaper check /> });
    let awaits_recorded = check.signals.awaits_recorded;
    let is_settled = Memo::new(move |_| done.get() && !awaits_recorded.get());
    let actions = move || is_settled.get().then(|| view! { <Actions check /> });
    let below = move || {
        drawn_answer().map(|answer| match answer.subject.clone() {
            Subject::Event(event) => {
                view! { <EventSections check answer event=*event /> }.into_any()
            }
            Subject::Pull(pull) => view! { <PullSections check pull=*pull /> }.into_any(),
        })
    };
    view! {
        <Localized>
            <article class="report" class:stage=move || is_large.get() data-sample=check.source().is_sample().then_some("")>
                <Origin source=check.source() />
                <div class="report-top">
                    <VerdictPanel check phase />
                    <div class="report-beside" hidden=halted>{redrawn(card)}</div>
                    {redrawn(actions)}
                    {redrawn(asked)}
                </div>
                {redrawn(paper)}
                {redrawn(trust)}
                {redrawn(below)}
                <ReportEnd check />
            </article>
        </Localized>
    }
}

/// Draws the end of a report, which is there before the report.
#[component]
fn ReportEnd(check: Check) -> impl IntoView {
    let state = check.signals.state;
    let done = Memo::new(move |_| state.get() == State::Done);
    let is_large = expect_context::<Router>().is_large();
    view! {
        {redrawn(move || is_large.get().then(|| view! { <p class="report-type"><OtherType /></p> }))}
        <ChangeDigit check />
        {redrawn(move || done.get().then(|| view! { <p class="report-how"><a href=router::href(paths::HOW)>{words::say!(how_title)}</a></p> }))}
        <MissingPart check />
    }
}

/// Draws the origin of the payload, if it is not the address of the page.
#[component]
fn Origin(source: Source) -> impl IntoView {
    match source {
        Source::Link(_) => None,
        Source::Sample(_) => Some(view! { <p class="report-origin"><strong>{words::say!(about_sample_mark)}</strong></p> }.into_any()),
        Source::File(file) => {
            Some(view! { <p class="report-origin"><Around words=words::say!(report_from_file, file = words::HERE)><SafeText text=file.name() limit=80 /></Around></p> }.into_any())
        }
    }
}

/// Opens and shows the section that the address names, once it is drawn. The pulls of an event do this
/// themselves.
fn go_to_named(drawn: Memo<Option<u32>>) {
    let fragment = expect_context::<Router>().fragment();
    effect(move || {
        let fragment = fragment.get();
        if drawn.with(Option::is_some)
            && let Some(id) = fragment.strip_prefix('#').filter(|id| !id.is_empty())
            && paths::pull_in(&fragment).is_none()
        {
            let id = id.to_owned();
            request_animation_frame(move || browser::go_to(&id));
        }
    });
}

/// Names the tab after the verdict, or its substitute.
fn name_the_tab(answer: RwSignal<Option<Arc<Answer>>>, phase: Memo<Phase>) {
    let locale = expect_context::<Locale>();
    effect(
        move || match (locale.language(), phase.get(), answer.get()) {
            (_, Phase::Done, Some(answer)) => {
                browser::set_title(&words::verdict::document_title(&answer))
            }
            (_, phase, _) => browser::set_title(&words::verdict::tab(phase.heading())),
        },
    );
}

/// Announces the verdict, and the readers that are asked.
fn announce(signals: CheckSignals, phase: Memo<Phase>) {
    let live_region = expect_context::<LiveRegion>();
    let heard = signals.is_announced.get_untracked();
    let asking = signals.asking;
    effect(move || {
        let hosts: Vec<_> = asking.with(|asking| asking.iter().map(Endpoint::host).collect());
        if !hosts.is_empty() {
            live_region.say(words::reading::asking(&hosts));
        }
    });
    let answer = signals.answer;
    Effect::new(move |said: Option<(Phase, String)>| {
        let sentence = match (phase.get(), answer.get()) {
            (Phase::Done, Some(answer)) => {
                words::verdict::verdict_said(&answer, &words::verdict::after_reasons(&answer))
            }
            (Phase::Cancelled, _) => words::say!(verdict_stopped_said).into(),
            _ => String::new(),
        };
        let now = (phase.get(), sentence);
        // The oracle's proof comes after the verdict and does not change it.
        let is_heard = heard && said.is_none();
        if !is_heard && said.as_ref() != Some(&now) && !now.1.is_empty() {
            live_region.say(now.1.clone());
        }
        now
    });
}
