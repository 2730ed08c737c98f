//! A whole report, from the moment its check starts.

use std::sync::Arc;

use leptos::prelude::*;

use super::actions::Actions;
use super::announcer::LiveRegion;
use super::copy::Hashes;
use super::event::{EventCard, EventSections};
use super::experiment::Experiment;
use super::print::{PrintedReport, Printing};
use super::pull::{PullCard, PullSections};
use super::questions::{Disclosures, Questions};
use super::rest::RestFold;
use super::safe_text::{Around, SafeText};
use super::told_by::WitnessReading;
use super::trail::Trails;
use super::trust::Trust;
use super::verdict::{Phase, VerdictPanel};
use crate::ui::check::{Check, CheckSignals};
use crate::ui::locale::{Locale, Localized};
use crate::ui::router::Router;
use crate::ui::state::Source;
use crate::ui::{browser, paths, router};
use chain::endpoint::Endpoint;
use explain::{Overview, Subject};
use verify::report::{Step, StepId};
use words::Mark;

/// A check and all its results.
#[component]
pub fn ReportView(
    /// The check.
    check: Check,
) -> impl IntoView {
    let signals = check.signals.clone();
    let phase = {
        let signals = signals.clone();
        Memo::new(move |_| Phase::of(&signals.state.get(), signals.waits.get()))
    };
    name_the_tab(signals.report.clone(), phase);
    announce(&signals, phase);

    provide_context(Hashes(signals.report.clone()));
    provide_context(WitnessReading(signals.reading.clone()));
    provide_context(Printing::default());
    let folds = Disclosures::default();
    let asked = {
        let check = check.clone();
        let halted = move || matches!(phase.get(), Phase::Halted(_));
        move || (!halted()).then(|| view! { <Questions check=check.clone() folds /> })
    };
    // The contract's answers change the verdict, and nothing of what is drawn here.
    let drawn = {
        let report = signals.report.clone();
        Memo::new_with_compare(move |_| report.get(), redraws)
    };
    go_to_named(drawn);
    let beside = {
        move || match drawn.get().map(|report| report.subject.clone()) {
            Some(Subject::Event(event)) => view! { <EventCard event=*event /> }.into_any(),
            Some(Subject::Pull(pull)) => view! { <PullCard pull=*pull /> }.into_any(),
            None => view! { <div class="card"><div class="card-none"></div></div> }.into_any(),
        }
    };
    let done = Memo::new(move |_| phase.get() == Phase::Done);
    let trust = {
        let check = check.clone();
        move || {
            done.get().then(|| {
                view! {
                    <Trust check=check.clone() />
                    <RestFold check=check.clone() />
                    <Trails signals=check.signals.clone() />
                }
            })
        }
    };
    let actions = {
        let check = check.clone();
        move || {
            done.get()
                .then(|| view! { <Actions check=check.clone() /> })
        }
    };
    let below = {
        let check = check.clone();
        move || {
            drawn
                .get()
                .map(|report| view! { <Sections check=check.clone() report /> })
        }
    };
    view! {
        <Localized>
            <article class="report" data-sample=check.source.is_sample().then_some("")>
                <Origin source=check.source.clone() />
                <div class="report-top">
                    <div class="report-beside" hidden=move || matches!(phase.get(), Phase::Halted(_))>{beside}</div>
                    <VerdictPanel check=check.clone() phase />
                    {actions.clone()}
                </div>
                {asked.clone()}
                {trust.clone()}
                {below.clone()}
                <Experiment check=check.clone() />
                {move || done.get().then(|| view! { <p class="report-how"><a href=router::href(paths::HOW)>{words::say!(how_title)}</a></p> })}
                <PrintedReport check=check.clone() />
            </article>
        </Localized>
    }
}

/// The origin of the payload, if it is not the address of the page.
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

#[component]
fn Sections(check: Check, report: Arc<Overview>) -> impl IntoView {
    match report.subject.clone() {
        Subject::Event(event) => view! { <EventSections check report event=*event /> }.into_any(),
        Subject::Pull(pull) => view! { <PullSections check pull=*pull /> }.into_any(),
    }
}

type Drawn = Option<Arc<Overview>>;

/// Whether a new report looks different below its verdict.
fn redraws(before: Option<&Drawn>, now: Option<&Drawn>) -> bool {
    let looks = |report: &Arc<Overview>| report.subject.clone();
    let looks = |drawn: Option<&Drawn>| drawn.and_then(Option::as_ref).map(looks);
    looks(before) != looks(now)
}

/// Opens and shows what the address names, once it is there. An event's pulls find their own.
fn go_to_named(drawn: Memo<Drawn>) {
    let part = expect_context::<Router>().part();
    Effect::new(move |_| {
        let part = part.get();
        if drawn.with(Option::is_some)
            && let Some(id) = part.strip_prefix('#').filter(|id| !id.is_empty())
            && paths::pull_in(&part).is_none()
        {
            let id = id.to_owned();
            request_animation_frame(move || browser::go_to(&id));
        }
    });
}

fn name_the_tab(report: ArcRwSignal<Option<Arc<Overview>>>, phase: Memo<Phase>) {
    let locale = expect_context::<Locale>();
    Effect::new(
        move |_| match (locale.language(), phase.get(), report.get()) {
            (_, Phase::Done, Some(report)) => browser::set_title(&words::document_title(&report)),
            (_, phase, _) => browser::set_title(&words::tab(phase.heading())),
        },
    );
}

/// Announces each step as it settles, and the verdict.
fn announce(signals: &CheckSignals, phase: Memo<Phase>) {
    let live_region = expect_context::<LiveRegion>();
    let steps = signals.steps.clone();
    Effect::new(move |said: Option<Vec<(StepId, &'static str)>>| {
        let said = said.unwrap_or_default();
        steps.with(|steps| {
            let settled = |step: &Arc<Step>| (step.id, step.status.name());
            let settled: Vec<_> = steps.finished().map(settled).collect();
            for (id, _) in settled.iter().filter(|step| !said.contains(step)) {
                let word = words::mark_word(Mark::in_steps(steps, *id));
                live_region.say(words::said_of(words::title(*id), word));
            }
            settled
        })
    });
    let asking = signals.asking.clone();
    Effect::new(move |_| {
        let hosts: Vec<_> = asking.with(|asking| asking.iter().map(Endpoint::host).collect());
        if !hosts.is_empty() {
            live_region.say(words::asking(&hosts));
        }
    });
    let report = signals.report.clone();
    Effect::new(move |said: Option<(Phase, String)>| {
        let sentence = match (phase.get(), report.get()) {
            (Phase::Done, Some(report)) => words::verdict_said(&report),
            (Phase::Cancelled, _) => words::say!(verdict_stopped_said).into(),
            _ => String::new(),
        };
        let now = (phase.get(), sentence);
        // The oracle's proof comes after the verdict, and leaves it as it is.
        if said.as_ref() != Some(&now) && !now.1.is_empty() {
            live_region.say(now.1.clone());
        }
        now
    });
}
