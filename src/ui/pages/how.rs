//! Explains a check in plain words, with pictures of bundled samples that the page checks while the reader reads.

use leptos::{ev, html, prelude::*};

use crate::model::paths;
use crate::ui::check::Check;
use crate::ui::components::candidates::Candidates;
use crate::ui::components::deck::Deck;
use crate::ui::components::draw::Draw;
use crate::ui::components::mark::Legend;
use crate::ui::components::print::Printing;
use crate::ui::components::timeline::TimelineView;
use crate::ui::components::worked::Worked;
use crate::ui::reactive::{effect, redrawn};
use crate::ui::state::{Source, State};
use crate::ui::{browser, router};
use explain::Subject;
use explain::pull::PullSubject;
use words::{CheckError, Passage};

/// The pull of the event that is worked through.
const WORKED: u64 = 1;

/// A sample that is checked as soon as the reader comes near one of its pictures.
#[derive(Clone)]
struct Sample {
    name: &'static str,
    check: RwSignal<Option<Check>, LocalStorage>,
}

impl Sample {
    fn of(name: &'static str) -> Self {
        Self {
            name,
            check: RwSignal::new_local(None),
        }
    }

    fn begin(&self) {
        if self.check.with_untracked(Option::is_none) {
            self.check
                .set(Some(Check::start(Source::Sample(self.name.to_owned()))));
        }
    }

    fn end(&self) {
        if let Some(check) = self.check.get_untracked() {
            check.leave();
        }
    }
}

/// Draws the page that explains a check.
#[component]
pub fn How() -> impl IntoView {
    effect(|| browser::set_title(&words::tab(words::say!(how_title))));
    provide_context(Printing::start());
    let (pack, event) = (
        Sample::of(words::SAMPLE_PULL),
        Sample::of(words::SAMPLE_EVENT),
    );
    on_cleanup({
        let samples = [pack.clone(), event.clone()];
        move || samples.iter().for_each(Sample::end)
    });
    let of_pull = |draw: fn(Check, PullSubject) -> AnyView| {
        move |check: Check, subject: Subject| match subject {
            Subject::Pull(pull) => draw(check, *pull),
            Subject::Event(_) => ().into_any(),
        }
    };
    let order =
        of_pull(|check, pull| view! { <TimelineView signals=check.signals pull /> }.into_any());
    let draw = of_pull(|check, pull| {
        view! {
            <div class="pull-draw">
                <Draw pull=pull.clone() />
                <Candidates check pull />
            </div>
        }
        .into_any()
    });
    view! {
        <article class="how" data-sample="">
            <div>
                <h1>{words::say!(how_title)}</h1>
                <div class="home-words">
                    <p>{words::say!(how_lead)}</p>
                    <p>{words::say!(how_time)}</p>
                </div>
            </div>
            <Words passage=words::fingerprints() />
            <Words passage=words::pack_before() />
            <Picture sample=pack.clone() draw=order />
            <Words passage=words::pack_draw() />
            <Picture sample=pack draw />
            <Words passage=words::pack_path() />
            <Words passage=words::event_before() />
            <Picture sample=event.clone() draw=deck />
            <Words passage=words::event_pull() />
            <Picture sample=event draw=worked />
            <Words passage=words::marks() />
            <Legend />
            <section aria-labelledby="limits">
                <h2 id="limits">{words::say!(how_limits)}</h2>
                <p>{words::say!(how_limits_lead)}</p>
                <ul class="how-limits">
                    {words::limits()
                        .into_iter()
                        .map(|(what, then)| view! { <li><strong>{what}</strong>" "{then}</li> })
                        .collect_view()}
                </ul>
            </section>
            <p class="actions">
                <a class="button primary" href=router::href(paths::HOME)>{words::say!(how_your_own)}</a>
                <a class="button" href=router::href(&paths::sample(words::SAMPLE_PULL))>{words::say!(how_break_it)}</a>
                <a class="button" href=router::href(paths::RULES)>{words::say!(rules_all)}</a>
            </p>
        </article>
    }
}

#[component]
fn Words(passage: Passage) -> impl IntoView {
    let says = passage.says.into_iter().map(|says| view! { <p>{says}</p> });
    view! {
        <h2>{passage.heading}</h2>
        {says.collect_view()}
    }
}

/// Draws a picture of a sample, once the sample was checked.
#[component]
fn Picture(
    sample: Sample,
    draw: impl Fn(Check, Subject) -> AnyView + Copy + Send + 'static,
) -> impl IntoView {
    let figure = NodeRef::<html::Figure>::new();
    let near = sample.clone();
    let look = move || {
        if figure
            .get_untracked()
            .is_some_and(|figure| is_near(&figure))
        {
            near.begin();
        }
    };
    let scrolled = window_event_listener(ev::scroll, {
        let look = look.clone();
        move |_| look()
    });
    on_cleanup(move || scrolled.remove());
    effect(move || {
        figure.track();
        look();
    });
    let Sample { name, check } = sample.clone();
    // A browser that prints does not wait: a picture that is not drawn yet is left out, and is there the next time.
    let printed = window_event_listener(ev::beforeprint, move |_| sample.begin());
    on_cleanup(move || printed.remove());
    let drawn = move || {
        let check = check.get()?;
        check.signals.report.with(Option::is_some).then_some("")
    };
    let picture = redrawn(move || {
        let check = check.get()?;
        let report = check.signals.report.get();
        Some(match (report, check.signals.state.get()) {
            (Some(report), _) => draw(check, report.subject.clone()),
            (None, State::Halted(halt @ CheckError::SelfTest { .. })) => {
                view! { <p class="note" data-trouble=halt.name()>{words::check_error(&halt).sentence}</p> }.into_any()
            }
            (None, State::Halted(_)) => {
                view! { <p class="note">{words::say!(how_sample_is_missing)}</p> }.into_any()
            }
            (None, _) => {
                view! { <p class="note">{words::say!(how_sample_is_checked)}</p> }.into_any()
            }
        })
    });
    view! {
        <figure class="how-picture" data-how=name data-drawn=drawn node_ref=figure>
            <figcaption class="report-origin"><strong>{words::say!(about_sample_mark)}</strong></figcaption>
            {picture}
        </figure>
    }
}

/// Returns whether an element is no more than half a screen away.
fn is_near(figure: &web_sys::HtmlElement) -> bool {
    let screen = window()
        .inner_height()
        .ok()
        .and_then(|height| height.as_f64());
    let end = window().scroll_y().unwrap_or_default() + 1.5 * screen.unwrap_or_default();
    f64::from(figure.offset_top()) < end
}

/// Draws the deck, with the time of each card's pull.
fn deck(check: Check, subject: Subject) -> AnyView {
    match subject {
        Subject::Event(event) => {
            check.ask_drawdown();
            let cards = event.cards.unwrap_or_default();
            view! { <Deck check cards /> }.into_any()
        }
        Subject::Pull(_) => ().into_any(),
    }
}

/// Draws the first pull, worked through.
fn worked(check: Check, _subject: Subject) -> AnyView {
    view! { <Worked check pull=WORKED /> }.into_any()
}
