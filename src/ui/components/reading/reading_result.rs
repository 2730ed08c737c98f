//! Shows a reading of the blockchain, at the button that began it: its progress, and its result.

use std::sync::Arc;
use std::time::Duration;

use leptos::html;
use leptos::html::Input;
use leptos::prelude::*;

use crate::model::paths;
use crate::ui::check::Check;
use crate::ui::reactive::{effect, redrawn, text};
use crate::ui::{browser, clock};
use answer::{Answer, Reader, Shows, Standing};
use check::ReadFrom;
use verify::claims::Witnesses;

/// Draws the progress of a reading, and then its result.
#[component]
pub fn ReadingResult(
    check: Check,
    /// The element that shows it.
    region: NodeRef<html::Div>,
) -> impl IntoView {
    let signals = check.signals;
    let asks = Memo::new(move |_| signals.asking.with(|asking| !asking.is_empty()));
    // The focus and the view follow the reader's action: from the sheet to the progress, and on to the result.
    effect(move || {
        asks.track();
        let lost = document().active_element().is_none_or(|focused| {
            focused.tag_name() == "BODY"
                || focused
                    .closest(".confirm form")
                    .is_ok_and(|form| form.is_some())
        });
        if let Some(region) = region
            .get_untracked()
            .filter(|_| lost && asks.get_untracked())
        {
            browser::focus(&region);
            if let Ok(Some(top)) = region.closest(".report-top") {
                top.scroll_into_view();
            }
        }
    });
    let shown = redrawn(move || {
        if asks.get() {
            view! { <Asking check /> }.into_any()
        } else {
            view! { <Answered check /> }.into_any()
        }
    });
    view! { <div class="outcome" tabindex="-1" node_ref=region>{shown}</div> }
}

/// Draws the number of answers so far, and the endpoints that have not answered, each with the seconds of its silence.
#[component]
fn Asking(check: Check) -> impl IntoView {
    let answers = check.signals.answers;
    let waiting_for = check.signals.waiting_for;
    let (now, set_now) = signal(clock::now());
    let tick = move || set_now.set(clock::now());
    if let Ok(ticking) = set_interval_with_handle(tick, Duration::from_secs(1)) {
        on_cleanup(move || ticking.clear());
    }
    let silent =
        text(move || waiting_for.with(|hosts| words::reading::waiting_for(hosts, now.get())));
    view! {
        <p class="box endpoints-asking" data-asking="">
            <span data-answers="" prop:textContent={text(move || words::reading::answers(answers.get()))}></span>
            <bdi data-waiting-for="" prop:textContent=silent></bdi>
            <button
                type="button"
                class="button"
                data-action="stop-reading"
                on:click=move |_| {
                    check.stop_reading();
                    // The sheet is there again a moment later.
                    request_animation_frame(|| browser::go_to(paths::CONFIRM));
                }
            >
                {words::say!(button_stop)}
            </button>
        </p>
    }
}

/// Draws a note that the reading goes on after its verdict: for the oracle's proofs, or because a newer block is awaited, and then this
/// is the result so far. The note disappears again, so it moves no button.
#[component]
pub fn Proving(
    check: Check,
    /// The result, which has the focus once the button is gone.
    region: NodeRef<html::Div>,
) -> impl IntoView {
    let proving = check.signals.proving;
    redrawn(move || {
        let stop = move |_| {
            check.stop_reading();
            if let Some(region) = region.get_untracked() {
                browser::focus(&region);
            }
        };
        proving.get().then(|| {
            let waits = check.signals.live().is_some_and(|read| read.reading.waits);
            let note = match waits {
                true => words::say!(reading_waits),
                false => words::say!(reading_proving),
            };
            view! {
                // The note is a line that disappears again, and it pushes nothing off a phone's first screen.
                <p class="note" data-proving="">
                    {note}" "
                    <button type="button" class="button quiet" data-action="stop-reading" on:click=stop>
                        {words::say!(button_stop)}
                    </button>
                </p>
            }
        })
    })
}

/// Draws on how many readers the result rests, and the result of each reader.
#[component]
fn Answered(check: Check) -> impl IntoView {
    let signals = check.signals;
    let chosen = StoredValue::new(Witnesses::NONE);
    redrawn(move || {
        // The report of a reading comes directly after it.
        let answer = signals.answer.get()?;
        let read = signals.live()?;
        let before = match &read.source {
            ReadFrom::Tab(at) => Some(words::reading::read_before(at)),
            ReadFrom::Endpoints | ReadFrom::File { .. } => None,
        };
        let lead = words::reading::rests_on(&answer);
        let leads = before.is_none() && !lead.is_empty();
        // For a reading that the tab kept, the line with its time is enough, if its one reader shows everything.
        let is_all = |readers: &[Reader]| matches!(readers, [one] if one.shows == Shows::All);
        let lists = before.is_none() || !is_all(&answer.readers);
        let lines = answer.readers.iter().filter(|_| lists).cloned();
        let lines = lines.map(|reader| {
            view! { <ReaderLine check answer=answer.clone() reader chosen /> }
        });
        Some(view! {
            <div data-outcome="">
                {leads.then(|| view! { <p class="reading-lead">{lead}</p> })}
                {before.map(|words| view! { <p class="note" data-read-before="">{words}</p> })}
                <ul class="reading-endpoints">{lines.collect_view()}</ul>
                {answer.can_leave_out().then(|| view! { <p class="note">{words::say!(reader_choice)}</p> })}
            </div>
        })
    })
}

/// Draws a reader: its result in a few words, with the cause folded behind it. If others have a result too, a box shows whether
/// this one counts. The last one that counts stays. The one that was chosen last keeps the focus while the list is drawn again.
#[component]
fn ReaderLine(
    check: Check,
    answer: Arc<Answer>,
    reader: Reader,
    chosen: StoredValue<Witnesses>,
) -> impl IntoView {
    let line = view! { <bdi>{words::endpoints::host(&reader.host)}</bdi> };
    let in_short = words::reading::reader_in_short(&reader);
    let shows = match words::reading::reader_in_full(&reader) {
        Some(full) => view! {
            <details><summary><bdi>{in_short}</bdi></summary><p class="note"><bdi>{full}</bdi></p></details>
        }
        .into_any(),
        None => view! { <bdi>{in_short}</bdi> }.into_any(),
    };
    let has_box = answer.can_leave_out() && reader.standing != Standing::NoView;
    let (by, counts) = (reader.by, reader.counts());
    let without = answer.left_out();
    let is_last = counts && answer.readers.iter().filter(|each| each.counts()).count() == 1;
    let input = NodeRef::<Input>::new();
    Effect::new(move |_| {
        let is_lost = document()
            .active_element()
            .is_none_or(|active| active.tag_name() == "BODY");
        if let Some(input) = input.get()
            && is_lost
            && chosen.get_value() == by
        {
            // A box that cannot be focused leaves the focus where it is.
            let _ = input.focus();
        }
    });
    let choose = move |_| {
        chosen.set_value(by);
        check.read_without(match counts {
            true => without.with(by),
            false => without.without(by),
        })
    };
    let line = match has_box {
        true => view! {
            <label>
                <input node_ref=input type="checkbox" name="counts" prop:checked=counts disabled=is_last on:change=choose />
                {line}
            </label>
        }
        .into_any(),
        false => line.into_any(),
    };
    let go_on = reader.is_dispensable.then(|| {
        let words = words::say!(reader_go_without, host = words::endpoints::host(&reader.host));
        view! {
            <button type="button" class="button quiet" data-action="go-without" on:click=move |_| check.read_without(without.with(by))>
                {words}
            </button>
        }
    });
    let fault = reader.shows.fault().map(words::unread::fault_name);
    view! {
        <li data-endpoint=reader.host data-shows=reader.shows.name() data-fault=fault>{line}{shows}{go_on}</li>
    }
}
